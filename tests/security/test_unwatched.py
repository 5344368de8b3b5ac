"""Tables where only computers play: they cost nothing while nobody watches, and make room first."""

import asyncio
import dataclasses

import msgspec
import pytest

from tests.loop import run
from veillee.server.attendance import Attendance
from veillee.server.connection import Connection
from veillee.server.house import House as Rooms
from veillee.server.limits import LIMITS
from veillee.server.live import LiveTable
from veillee.server.log import Log
from veillee.server.news import Here, Silence
from veillee.server.opening import new_opening
from veillee.server.wire import OpenTable

PERSON, COMPUTER = {"kind": "person"}, {"kind": "computer", "persona": "adult"}
FAMILY = msgspec.convert({"game": "tom_thumb", "seats": [PERSON] * 3}, OpenTable)
COMPUTERS = msgspec.convert({"game": "tom_thumb", "seats": [COMPUTER] * 3}, OpenTable)
ALONE = msgspec.convert({"game": "tom_thumb", "seats": [PERSON, COMPUTER, COMPUTER]}, OpenTable)
BOTH = msgspec.convert(
    {"game": "dark_wood", "seats": [COMPUTER, PERSON], "options": {"first_player": 0}}, OpenTable
)


class Nowhere:
    """A line with nobody at its end."""

    def write(self, message: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


async def watch(live: LiveTable, entries: int) -> None:
    """Somebody comes, sees some more entries of the log, and leaves."""
    watcher, until = Connection(Nowhere()), live.table.seq + entries
    await live.join(watcher, 0)
    await come_to(live, until)
    live.leave(watcher)


async def come_to(live: LiveTable, seq: int) -> None:
    async with asyncio.timeout(20):
        while live.table.seq < seq and live.table.outcome is None:  # noqa: ASYNC110
            await asyncio.sleep(0)


def test_computers_pause_while_nobody_watches_and_go_on_when_somebody_comes(tmp_path):
    async def evening():
        rooms = Rooms(await Log.open(tmp_path / "house.db"), quick=True)
        try:
            live = await rooms.live((await rooms.open(COMPUTERS)).table)
            await watch(live, 4)
            await asyncio.sleep(0.2)
            paused_at = live.table.seq
            await asyncio.sleep(1)
            is_paused = live.table.seq == paused_at and live.table.outcome is None
            await watch(live, 10_000)
            return is_paused, live.table.outcome is not None
        finally:
            await rooms.close()

    assert run(evening()) == (True, True)


def test_time_stands_still_while_a_table_is_paused(tmp_path):
    """Who comes back has as long to look at the tiles as was left."""

    async def evening():
        rooms = Rooms(await Log.open(tmp_path / "house.db"))
        try:
            live = await rooms.live((await rooms.open(COMPUTERS)).table)
            await watch(live, 1)
            clock = live.course.clock
            is_stopped = clock.left is None
            live.course.pause()
            await asyncio.sleep(0.5)
            watcher = Connection(Nowhere())
            await live.join(watcher, 0)
            seconds, left = live.table.seconds, clock.left
            assert seconds is not None
            assert left is not None
            return is_stopped, seconds - left < 0.4
        finally:
            await rooms.close()

    assert run(evening()) == (True, True)


def test_tables_where_only_computers_play_make_room_first(tmp_path, monkeypatch):
    """A family's table that everybody has left for a moment stays; it has been left for longer."""
    few = dataclasses.replace(LIMITS, tables_awake=4)
    monkeypatch.setattr("veillee.server.house.LIMITS", few)

    async def evening():
        rooms = Rooms(await Log.open(tmp_path / "house.db"))
        try:
            family = (await rooms.open(FAMILY)).table
            rooms._awake[family].touched -= 60
            crowd = [(await rooms.open(COMPUTERS)).table for _ in range(3)]
            for table in crowd:
                await watch(await rooms.live(table), 1)
                rooms._awake[table].touched -= 2
            late = [(await rooms.open(FAMILY)).table for _ in range(3)]
            return list(rooms._awake) == [family, *late]
        finally:
            await rooms.close()

    assert run(evening())


def test_computers_that_play_without_their_people_do_not_keep_a_table_awake(tmp_path, monkeypatch):
    few = dataclasses.replace(LIMITS, tables_awake=1)
    monkeypatch.setattr("veillee.server.house.LIMITS", few)

    async def evening():
        rooms = Rooms(await Log.open(tmp_path / "house.db"), quick=True)
        try:
            opened = await rooms.open(BOTH)
            live = await rooms.live(opened.table)
            player = Connection(Nowhere())
            player.held = live.seats_for([opened.seats[0].key])
            await live.join(player, 0)
            live.leave(player)
            live.touched -= 60
            await come_to(live, live.table.seq + 1)
            added = (await rooms.open(FAMILY)).table
            return list(rooms._awake) == [added]
        finally:
            await rooms.close()

    assert run(evening())


class Someone:
    """A line to a table: what was said on it, in order."""

    def __init__(self, live: LiveTable, *seats: int) -> None:
        self.said: list[dict] = []
        self.connection = Connection(self)
        self.connection.held = self.connection.eyes = list(seats)
        self.live = live

    def write(self, message: bytes) -> None:
        self.said.append(msgspec.json.decode(message))

    def hang_up(self, code: int) -> None: ...

    async def come(self) -> "Someone":
        await self.live.join(self.connection, 0)
        return self

    def reads(self, over: bool = False) -> None:
        self.live.pause(self.connection, over)


def test_while_somebody_who_plays_alone_reads_computers_wait_and_time_stands_still(tmp_path):
    """Somebody who only watches cannot hold them up, and does not make them go on."""

    async def evening():
        rooms = Rooms(await Log.open(tmp_path / "house.db"))
        try:
            live = await rooms.live((await rooms.open(ALONE)).table)
            player, watcher = await Someone(live, 0).come(), await Someone(live).come()
            watcher.reads()
            runs = live.course.clock.left is not None
            player.reads()
            left, is_paused = live.course.clock._held, live.is_paused
            await asyncio.sleep(0.4)
            has_stopped = live.course.clock.left is None and not live.course._computers._timers
            player.reads(over=True)
            sight = next(one for one in reversed(player.said) if one["type"] == "sight")
            shown = sight["asks"][0]["seconds"]
            return runs, is_paused, has_stopped, abs(shown - left) < 0.2
        finally:
            await rooms.close()

    assert run(evening()) == (True, True, True, True)


def test_nobody_holds_up_others_by_reading(tmp_path):
    async def evening():
        rooms = Rooms(await Log.open(tmp_path / "house.db"))
        try:
            live = await rooms.live((await rooms.open(FAMILY)).table)
            one, other = await Someone(live, 0, 1).come(), await Someone(live, 2).come()
            one.reads()
            alone = live.is_paused
            other.reads()
            both = live.is_paused
            live.leave(one.connection)
            left_by_one = live.is_paused
            other.reads(over=True)
            return alone, both, left_by_one, live.is_paused
        finally:
            await rooms.close()

    assert run(evening()) == (False, True, True, False)


def test_whoever_plays_on_another_server_is_waited_for_too():
    opening, _ = new_opening(FAMILY)
    here = Attendance("table", opening, opening.new_table(), [], "b", Silence())
    reader = Connection(Nowhere())
    reader.held, reader.is_waited_for = [0], True
    here.connections.add(reader)
    assert (here.turn, here.is_paused) == (None, True)
    here.hear_of(Here("a", "table", held=[1], lines=1))
    assert not here.is_paused
    here.hear_of(Here("a", "table", held=[1], lines=1, waits=True))
    assert (here.turn, here.is_paused) == (None, True)


@pytest.mark.parametrize(("wanted", "turn"), [(COMPUTERS, None), (BOTH, 0.0), (FAMILY, 0.0)])
def test_somebody_who_watches_on_another_server_is_somebody(wanted, turn):
    opening, _ = new_opening(wanted)
    here = Attendance("table", opening, opening.new_table(), [], "b", Silence())
    assert (here.turn, here.is_paused) == (turn, turn is None)
    here.hear_of(Here("a", "table", lines=1, onlookers=1))
    assert (here.turn, here.is_paused) == (None, False)
    here.connections.add(Connection(Nowhere()))
    assert (here.turn, here.is_paused) == (LIMITS.turn_seconds, False)
