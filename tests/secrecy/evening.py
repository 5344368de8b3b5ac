"""A live table in this process: its servers, its log, and everybody who looks, byte by byte.

Everything but the socket and the disk is the server's own code. Time stands still: nothing happens
but what the test does.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, cast
from unittest.mock import patch

import msgspec

from tests.secrecy.dealing import Dealt
from veillee.live.effects import Command
from veillee.live.people.other_servers import Here
from veillee.live.table import LiveTable
from veillee.running.conversation import talk
from veillee.running.log import SeqTaken
from veillee.running.runner import Runner
from veillee.server.house import House
from veillee.server.http.client import Client
from veillee.server.http.conversation import hear
from veillee.server.http.websocket import Gone, WebSocket
from veillee.server.limits import DEFAULTS
from veillee.server.storage.log import Log
from veillee.table import Refused, Table

ID = "table"
TICKS = 25
"""More turns of the loop than anything takes that waits for neither socket, disk nor clock."""


@contextmanager
def standing_time() -> Iterator[None]:
    with patch("time.monotonic", lambda: 1000.0):
        yield


class Visitor:
    """One connection. `sent`: what it was sent since somebody last looked; `seen`: the last entry
    that each pair of eyes was shown since it was opened."""

    def __init__(self, server: "Server", hello: dict[str, Any]) -> None:
        self.server = server
        self.held = server.evening.opening.seats_for(hello["keys"])
        self.sent: list[bytes] = []
        self.seen: dict[int | None, int] = {}
        self.is_gone = False
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.say({"type": "hello", **hello})
        self._talk = asyncio.create_task(self._visit())

    async def _visit(self) -> None:
        socket, house = cast(WebSocket, self), cast(House, self.server)
        with suppress(Gone, Refused):
            client = Client(self, DEFAULTS)
            await talk(house, ID, client, partial(hear, socket, client, DEFAULTS), 10)
        self.is_gone = True

    def say(self, message: dict[str, Any]) -> None:
        self._heard.put_nowait(msgspec.json.encode(message))

    def open_eyes(self, seats: list[int]) -> None:
        if set(seats) <= set(self.held):
            self.seen = {}
        self.say({"type": "eyes", "seats": seats})

    def leave(self) -> None:
        self._heard.put_nowait(None)

    async def hear(self) -> bytes:
        message = await self._heard.get()
        if message is None:
            raise Gone
        return message

    def write(self, message: bytes) -> None:
        self.sent.append(message)

    def hang_up(self, code: int) -> None:
        self.leave()


class Server:
    """One of the servers of a house, with this one table. It may sleep and wake."""

    is_shared = True

    def __init__(self, evening: "Evening", name: str) -> None:
        self.evening = evening
        self.name = name
        self._awake: Runner | None = None
        self.is_deaf = False
        """Whether news of what others wrote do not reach it for now."""

    async def table(self, id: str) -> Runner:
        if self._awake is None:
            self._awake = self._wake(id)
        return self._awake

    def _wake(self, id: str) -> Runner:
        evening, now = self.evening, time.monotonic()
        live = LiveTable(id, evening.opening, [], now, server=self.name)
        live.replay(evening.written[: evening.seq])
        others = [each._awake for each in evening.servers if each is not self]
        live.learn([other.live.here(now) for other in others if other is not None], now)
        runner = Runner(live, cast(Log, evening), self.tell, lambda _name, _reason: None, 1)
        runner.start()
        return runner

    def sleep(self) -> None:
        """It is stopped and its lines are cut; it wakes when somebody comes."""
        if self._awake is not None:
            self._awake.stop()
            self._awake = None
        for visitor in self.evening.visitors:
            if visitor.server is self:
                visitor.leave()

    # -- what it tells the others ----------------------------------------------------------------

    def tell(self, message: Any) -> None:
        for other in self.evening.servers:
            if other is not self and other._awake is not None and isinstance(message, Here):
                runner = other._awake
                runner.carry_out(runner.live.hear_of(message, time.monotonic()))

    def read_on(self, seq: int, entry: dict[str, Any]) -> None:
        if self._awake is not None and not self.is_deaf:
            self._awake.hear(seq, entry)


class Evening:
    """The log, and what goes on around it. `table` is the game as the log has it."""

    def __init__(self, opening: Dealt, servers: int) -> None:
        self.opening = opening
        self.table: Table = opening.new_table()
        self.written: list[dict[str, Any]] = []
        self.servers = [Server(self, f"server {i}") for i in range(servers)]
        self.visitors: list[Visitor] = []

    @property
    def seq(self) -> int:
        return len(self.written)

    async def append(self, _table: str, seq: int, entry: dict[str, Any]) -> None:
        if seq != self.seq + 2:
            raise SeqTaken
        entry = msgspec.to_builtins(entry)
        self.written.append(entry)
        self.table.play(entry["seat"], entry["move"])
        for server in self.servers:
            server.read_on(seq, entry)

    async def entries(self, _table: str, after: int) -> list[dict[str, Any]]:
        return self.written[after - 1 :]

    async def come(self, server: int, hello: dict[str, Any]) -> Visitor:
        visitor = Visitor(self.servers[server], hello)
        self.visitors.append(visitor)
        await settle()
        return visitor

    async def play(self, server: int, seat: int | None, move: Any) -> None:
        runner = await self.servers[server].table(ID)
        await runner.catch_up()
        await runner.act(Command(seat, move))
        await settle()

    async def end(self) -> None:
        for server in self.servers:
            server.sleep()
        await settle()


async def settle() -> None:
    for _ in range(TICKS):
        await asyncio.sleep(0)
