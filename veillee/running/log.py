"""What a table's log must be able to do, whatever it is kept in."""

from collections.abc import Iterable
from typing import Any, Protocol

from veillee.live.people.seating import Guest


class SeqTaken(Exception):
    """Somebody else wrote this entry first: read on, and look again."""


class Log(Protocol):
    """Where it cannot be written or read, everything here is `Refused("storage", …)`."""

    async def open_table(
        self, table: str, game: str, opening: dict[str, Any], entries: Iterable[dict[str, Any]], /
    ) -> None:
        """The opening is the first entry of a table's log; a game begun elsewhere has more."""
        ...

    async def append(self, table: str, seq: int, entry: dict[str, Any], /) -> None:
        """Returns once the entry is on disk. Raises `SeqTaken`."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[dict[str, Any]]: ...

    async def introduce(self, table: str, guest: Guest, /) -> None: ...

    async def guests(self, table: str, /) -> list[Guest]: ...
