"""What the script of the web worker calls. Whatever goes in and out is text."""

import asyncio
import logging
from collections.abc import Callable

from veillee.live.people.attendance import encode
from veillee.live.people.connection import Connection
from veillee.live.wire.messages import Closing, FromClient
from veillee.pocket.calls import Calls
from veillee.pocket.storage import Store, StoredLog
from veillee.pocket.tables import PocketTables
from veillee.running.conversation import read_message, talk
from veillee.running.limits import RunLimits
from veillee.table.refused import Refused

_journal = logging.getLogger("veillee")


class Line(Connection):
    """A page's connection to one table. `say(None)`: it is closed from this side."""

    def __init__(self, limits: RunLimits, say: Callable[[str | None], None]) -> None:
        super().__init__(limits)
        self._limits = limits
        self._say = say
        self._heard: asyncio.Queue[str] = asyncio.Queue()

    def deliver(self, data: bytes, /) -> None:
        self._say(data.decode())

    def part(self, closing: Closing) -> None:
        self.deliver(encode(closing))
        self._say(None)

    def hear(self, message: str) -> None:
        self._heard.put_nowait(message)

    async def next(self) -> FromClient:
        return read_message(await self._heard.get(), self._limits)


class Pocket:
    """`quick`: computers do not hesitate, and no time passes where nobody is asked anything."""

    def __init__(self, store: Store, quick: bool = False) -> None:
        self._limits = RunLimits()
        self._tables = PocketTables(StoredLog(store), self._limits, quick)
        self._calls = Calls(self._tables, self._limits)
        self._lines: dict[int, tuple[Line, asyncio.Task[None]]] = {}

    async def answer(self, method: str, address: str, body: str) -> tuple[bool, str]:
        return await self._calls.answer(method, address, body)

    def heard_of(self, table: str, seq: int) -> None:
        """Another tab appended an entry."""
        self._tables.hear(table, seq)

    def open(self, number: int, table: str, say: Callable[[str | None], None]) -> None:
        line = Line(self._limits, say)
        self._lines[number] = line, asyncio.create_task(self._talk(table, line))

    def hear(self, number: int, message: str) -> None:
        if number in self._lines:
            self._lines[number][0].hear(message)

    def close(self, number: int) -> None:
        """The page has gone from that table."""
        if number in self._lines:
            self._lines.pop(number)[1].cancel()

    async def _talk(self, table: str, line: Line) -> None:
        try:
            await talk(self._tables, table, line, line.next, self._limits.hello_seconds)
        except Refused as no:
            line.part(Closing(no.name, no.reason))
        except Exception:
            _journal.exception("connection_failed")
            line.part(Closing("unknown", "something went wrong here; come back"))
        finally:
            self._tables.rest()
