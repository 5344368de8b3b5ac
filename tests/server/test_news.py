"""The way from server to server, with nothing behind it but a list."""

import asyncio
import dataclasses
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from tests.loop import run
from veillee.server.limits import LIMITS
from veillee.server.live import LiveTable
from veillee.server.neighbours import Neighbours
from veillee.server.news import Alive, Here, Message, RollCall, decode, encode
from veillee.server.opening import new_opening
from veillee.server.postnews import PostNews
from veillee.server.wire import OpenTable, Person
from veillee.table import Refused


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


class Somebody:
    """A line to a seat."""

    held = eyes = looks = places = (0,)
    is_waited_for = False

    def send(self, _message: Any) -> None: ...

    send_bytes = send


def a_table(log: Any) -> LiveTable:
    """Two are expected; one of them is here."""
    opening, _ = new_opening(OpenTable("tom_thumb", [Person(), Person()]))
    live = LiveTable("table", opening, log, [], server="here")
    live.connections.add(cast(Any, Somebody()))
    return live


@asynccontextmanager
async def neighbours(live: LiveTable, log: Any) -> AsyncGenerator[Database]:
    """A server that has this table awake."""
    database = Database()

    async def connect() -> Database:
        return database

    others = Neighbours(connect, "here", log, {live.id: live}, print, print)
    yield database
    await others.close()
    live.stop()


@pytest.fixture
def quickly(monkeypatch):
    soon = dataclasses.replace(
        LIMITS, try_again_seconds=0.05, poll_seconds=0.05, alive_seconds=0.05
    )
    for place in ("course", "neighbours", "postnews"):
        monkeypatch.setattr(f"veillee.server.{place}.LIMITS", soon)


async def until(there: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not there():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def test_a_table_that_could_not_begin_because_the_database_was_away_begins_when_it_is_back(quickly):
    """The last one came by way of another server; nobody else will come."""

    async def evening() -> None:
        live = a_table(AwayAtFirst())
        live.hear_of(Here("there", "table", held=[1], lines=1, came=[1], seq=1))
        await until(lambda: not live.table.is_gathering)
        live.stop()

    run(evening())


def test_what_was_missed_is_read_though_the_database_falters_once_more(quickly):
    async def evening() -> None:
        live = a_table(log := AwayAtFirst({"seat": None, "move": {"type": "Begin"}}))
        async with neighbours(live, log):
            await until(lambda: live.table.seq == 2)

    run(evening())


def test_a_server_that_was_away_for_a_moment_is_asked_anew_whom_it_has(quickly):
    """What it told meanwhile is lost: here, that somebody left."""
    called = RollCall("here", ["table"], "there")

    async def evening() -> None:
        live = a_table(log := AwayAtFirst())
        async with neighbours(live, log) as database:
            await until(lambda: bool(database.told))
            database.say(Here("there", "table", held=[1], lines=1, came=[1], seq=2))
            assert [seat.here for seat in live.summary().seats] == [True, True]
            await until(lambda: called in database.heard)
            database.told.clear()
            database.say(Alive("there", new=True))
            assert [seat.here for seat in live.summary().seats] == [True, False]
            await until(lambda: called in database.heard)

    run(evening())


def test_a_server_with_nothing_to_tell_says_now_and_then_that_it_is_there(monkeypatch):
    """And not all the time."""
    soon = dataclasses.replace(LIMITS, alive_seconds=0.3)
    monkeypatch.setattr("veillee.server.postnews.LIMITS", soon)

    async def listening() -> list[tuple[float, list[str]]]:
        database = Database()

        async def connect() -> Database:
            return database

        news = PostNews(connect, "here", lambda _message: None, lambda: None)
        await asyncio.wait_for(database.enough.wait(), 20)
        await news.close()
        return database.told

    (_, hello), (first, one), (second, another), *_ = run(listening())
    assert len(hello) == len(one) == len(another) == 1
    assert '"alive"' in another[0]
    assert second - first >= 0.29
