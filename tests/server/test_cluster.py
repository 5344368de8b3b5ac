"""The way from server to server, with nothing behind it but a list."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

from tests.live.host import Somebody
from tests.loop import run
from veillee.live.opening import new_opening
from veillee.live.people.other_servers import Here
from veillee.live.table import LiveTable
from veillee.live.wire.calls import OpenTable, Person
from veillee.running.runner import Runner
from veillee.server.cluster.channel import Channel
from veillee.server.cluster.messages import Alive, Message, RollCall, decode, encode
from veillee.server.cluster.peers import Peers
from veillee.server.limits import Limits
from veillee.table import Refused

SOON = Limits(poll_seconds=0.05, alive_seconds=0.05)


class Database:
    """Gives back what it is told, and remembers when."""

    def __init__(self) -> None:
        self.told: list[tuple[float, list[str]]] = []
        self.enough = asyncio.Event()

    async def add_listener(self, _channel: str, hear: Any) -> None:
        self._hear = hear

    async def execute(self, _statement: str, channel: str = "", news: list[str] | None = None):
        await asyncio.sleep(0)
        if news is not None:
            self.told.append((asyncio.get_running_loop().time(), news))
            for text in news:
                self._hear(self, 1, channel, text)
            if len(self.told) == 3:
                self.enough.set()

    def terminate(self) -> None: ...

    def say(self, message: Message) -> None:
        """As another server."""
        self._hear(self, 1, "", encode(message).decode())

    @property
    def heard(self) -> list[Message]:
        """What our server told the others."""
        return [decode(text) for _, news in self.told for text in news]


class AwayAtFirst:
    """A log whose database is away when it is first asked, and back the next time.

    `written`: what another server wrote after the opening.
    """

    is_shared = True

    def __init__(self, *written: dict[str, Any]) -> None:
        self._written = written
        self._is_away = True

    async def append(self, _table: str, _seq: int, _entry: Any) -> None:
        self._fail_once()

    async def lengths(self, tables: Any) -> dict[str, int]:
        self._fail_once()
        return {table: 1 + len(self._written) for table in tables}

    async def entries(self, _table: str, after: int) -> list[dict[str, Any]]:
        return list(self._written[after - 1 :])

    def _fail_once(self) -> None:
        was_away, self._is_away = self._is_away, False
        if was_away:
            raise Refused("storage", "away")


def a_table(log: Any) -> Runner:
    """Two are expected; one of them is here."""
    opening, _ = new_opening(OpenTable("tom_thumb", [Person(), Person()]))
    live = LiveTable("table", opening, [], time.monotonic(), server="here")
    live.arrive(Somebody(0), time.monotonic())
    return Runner(live, log, lambda _news: None, lambda _name, _reason: None, 0.05)


@asynccontextmanager
async def peers(runner: Runner, log: Any) -> AsyncGenerator[Database]:
    """A server that has this table awake."""
    database = Database()

    async def connect() -> Database:
        return database

    others = Peers(connect, "here", log, {runner.id: runner}, print, print, SOON)
    yield database
    await others.close()
    runner.stop()


def here(runner: Runner) -> list[bool]:
    return [seat.here for seat in runner.live.summary(time.monotonic()).seats]


async def until(there: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not there():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def test_a_table_that_could_not_begin_because_the_database_was_away_begins_when_it_is_back():
    """The last one came by way of another server; nobody else will come."""

    async def evening() -> None:
        runner = a_table(AwayAtFirst())
        here = Here("there", "table", held=[1], lines=1, came=[1], seq=1)
        runner.carry_out(runner.live.hear_of(here, time.monotonic()))
        await until(lambda: not runner.live.table.is_gathering)
        runner.stop()

    run(evening())


def test_what_was_missed_is_read_though_the_database_falters_once_more():
    async def evening() -> None:
        runner = a_table(log := AwayAtFirst({"seat": None, "move": {"type": "Begin"}}))
        async with peers(runner, log):
            await until(lambda: runner.live.table.seq == 2)

    run(evening())


def test_a_server_that_was_away_for_a_moment_is_asked_anew_whom_it_has():
    """What it told meanwhile is lost: here, that somebody left."""
    called = RollCall("here", ["table"], "there")

    async def evening() -> None:
        runner = a_table(log := AwayAtFirst())
        async with peers(runner, log) as database:
            await until(lambda: bool(database.told))
            database.say(Here("there", "table", held=[1], lines=1, came=[1], seq=2))
            assert here(runner) == [True, True]
            await until(lambda: called in database.heard)
            database.told.clear()
            database.say(Alive("there", new=True))
            assert here(runner) == [True, False]
            await until(lambda: called in database.heard)

    run(evening())


def test_a_server_with_nothing_to_tell_says_now_and_then_that_it_is_there():
    """And not all the time."""

    async def listening() -> list[tuple[float, list[str]]]:
        database = Database()

        async def connect() -> Database:
            return database

        soon = Limits(alive_seconds=0.3)
        news = Channel(connect, "here", lambda _message: None, lambda: None, soon)
        await asyncio.wait_for(database.enough.wait(), 20)
        await news.close()
        return database.told

    (_, hello), (first, one), (second, another), *_ = run(listening())
    assert len(hello) == len(one) == len(another) == 1
    assert '"alive"' in another[0]
    assert second - first >= 0.29
