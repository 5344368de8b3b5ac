"""The log of the tables in a browser: kept in IndexedDB, which is spoken to by the page's script.

Several tabs may run the same table, as several servers may: a second entry with the same number is
refused, and whoever is second reads on.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol, TypeVar

import msgspec

from veillee.live.people.seating import Guest
from veillee.running.log import SeqTaken
from veillee.table.refused import Refused

T = TypeVar("T")
FULL = "QuotaExceededError"
"""How browsers call it when the device has no room left."""


class Store(Protocol):
    """`client/src/pocket/storage.ts`. Entries are JSON, and never looked into there."""

    def open_table(self, table: str, game: str, entries: str, /) -> Awaitable[None]:
        """All of these entries, or none."""
        ...

    def append(self, table: str, seq: int, entry: str, /) -> Awaitable[bool]:
        """False: there is an entry with that number."""
        ...

    def entries(self, table: str, after: int, /) -> Awaitable[str]: ...

    def introduce(self, table: str, seat: int, guest: str, /) -> Awaitable[None]: ...

    def guests(self, table: str, /) -> Awaitable[str]: ...

    def forget(self, table: str, /) -> Awaitable[None]: ...


class StoredLog:
    """Where the device cannot keep anything, everything here is `Refused`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open_table(
        self, table: str, game: str, opening: dict[str, Any], entries: Iterable[dict[str, Any]], /
    ) -> None:
        """In one transaction."""
        written = [text(each) for each in (opening, *entries)]
        await kept(lambda: self._store.open_table(table, game, text(written)))

    async def append(self, table: str, seq: int, entry: dict[str, Any], /) -> None:
        if not await kept(lambda: self._store.append(table, seq, text(entry))):
            raise SeqTaken(table)

    async def entries(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        written = await kept(lambda: self._store.entries(table, after))
        return [msgspec.json.decode(each) for each in msgspec.json.decode(written)]

    async def introduce(self, table: str, guest: Guest, /) -> None:
        await kept(lambda: self._store.introduce(table, guest.seat, text(guest)))

    async def guests(self, table: str, /) -> list[Guest]:
        written = await kept(lambda: self._store.guests(table))
        return [msgspec.json.decode(each, type=Guest) for each in msgspec.json.decode(written)]

    async def forget(self, table: str) -> None:
        await kept(lambda: self._store.forget(table))


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


async def kept(work: Callable[[], Awaitable[T]]) -> T:
    """What a browser says when it cannot is of no class of ours: any error is a refusal."""
    try:
        return await work()
    except Exception as error:
        if FULL in str(error):
            raise Refused("device_full", "there is no room left on this device") from error
        raise Refused("storage", f"this browser could not keep it: {error}") from error
