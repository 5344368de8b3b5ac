"""Tables where only computers play: they cost nothing while nobody watches, and make room first."""

import asyncio

import msgspec
import pytest

from tests.live.host import COMPUTER, LIMITS, PERSON, Host, Somebody
from tests.loop import run
from veillee.live.opening import Opening, new_opening
from veillee.live.people.attendance import Attendance
from veillee.live.people.other_servers import Here
from veillee.live.people.seating import Seating
from veillee.live.table import LiveTable
from veillee.live.wire.calls import OpenTable
from veillee.live.wire.messages import Pause
from veillee.running.runner import Runner
from veillee.server.house import House as Rooms
from veillee.server.http.client import Client
from veillee.server.limits import DEFAULTS, Limits
from veillee.server.storage.log import Log

FAMILY = msgspec.convert({"game": "tom_thumb", "seats": [PERSON] * 3}, OpenTable)
COMPUTERS = msgspec.convert({"game": "tom_thumb", "seats": [COMPUTER] * 3}, OpenTable)
ALONE = msgspec.convert({"game": "tom_thumb", "seats": [PERSON, COMPUTER, COMPUTER]}, OpenTable)
BOTH = msgspec.convert(
    {"game": "dark_wood", "seats": [COMPUTER, PERSON], "options": {"first_player": 0}}, OpenTable
)


class Nowhere:
    """A connection with nobody at its end."""

    def write(self, message: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


async def watch(runner: Runner, entries: int) -> None:
    """Somebody comes, sees some more entries of the log, and leaves."""
    watcher, until = Client(Nowhere(), DEFAULTS), runner.live.table.seq + entries
    await runner.join(watcher, 0)
    await come_to(runner.live, until)
    runner.leave(watcher)


async def come_to(live: LiveTable, seq: int) -> None:
    async with asyncio.timeout(20):
        while live.table.seq < seq and live.table.outcome is None:  # noqa: ASYNC110
            await asyncio.sleep(0)


def test_computers_pause_while_nobody_watches_and_go_on_when_somebody_comes():
    host = Host(COMPUTERS, quick=True)
    watcher = host.come()
    host.pass_time(0.1)
    host.leave(watcher)
    paused_at = host.table.seq
    host.pass_time(1000)
    assert (host.table.seq, host.table.outcome) == (paused_at, None)
    host.come()
    host.pass_time(1000)
    assert host.table.outcome is not None


def test_time_stands_still_while_a_table_is_paused():
    """Who comes back has as long to look at the tiles as was left."""
    host = Host(COMPUTERS)
    watcher = host.come()
    host.pass_time(1)
    left = host.live.left(host.now)
    host.leave(watcher)
    assert host.live.left(host.now) is None
    host.pass_time(1000)
    host.come()
    assert host.live.left(host.now) == pytest.approx(left)


def test_tables_where_only_computers_play_make_room_first(tmp_path):
    """A family's table that everybody has left for a moment stays; it has been left for longer."""

    async def evening():
        rooms = Rooms(await Log.open(tmp_path / "house.db"), limits=Limits(tables_awake=4))
        try:
            family = (await rooms.open(FAMILY)).table
            rooms._awake[family].live.touched -= 60
            crowd = [(await rooms.open(COMPUTERS)).table for _ in range(3)]
            for table in crowd:
                await watch(await rooms.table(table), 1)
                rooms._awake[table].live.touched -= 2
            late = [(await rooms.open(FAMILY)).table for _ in range(3)]
            return list(rooms._awake) == [family, *late]
        finally:
            await rooms.close()

    assert run(evening())


def test_computers_that_play_without_their_people_do_not_keep_a_table_awake(tmp_path):
    async def evening():
        rooms = Rooms(
            await Log.open(tmp_path / "house.db"), quick=True, limits=Limits(tables_awake=1)
        )
        try:
            opened = await rooms.open(BOTH)
            runner = await rooms.table(opened.table)
            player = Client(Nowhere(), DEFAULTS)
            player.held = runner.live.opening.seats_for([opened.seats[0].key])
            await runner.join(player, 0)
            runner.leave(player)
            runner.live.touched -= 60
            await come_to(runner.live, runner.live.table.seq + 1)
            added = (await rooms.open(FAMILY)).table
            return list(rooms._awake) == [added]
        finally:
            await rooms.close()

    assert run(evening())


def test_while_somebody_who_plays_alone_reads_computers_wait_and_time_stands_still():
    """Somebody who only watches cannot hold them up, and does not make them go on."""
    host = Host(ALONE)
    player, watcher = host.come(0), host.come()
    host.say(watcher, Pause())
    left = host.live.left(host.now)
    assert left is not None
    host.say(player, Pause())
    assert host.live.is_paused
    host.pass_time(1000)
    assert (host.live.left(host.now), host.live.due) == (None, None)
    host.say(player, Pause(over=True))
    assert player.last("sight")["asks"][0]["seconds"] == pytest.approx(left, abs=0.06)


def test_nobody_holds_up_others_by_reading():
    host = Host(FAMILY)
    one, other = host.come(0, 1), host.come(2)
    host.say(one, Pause())
    assert not host.live.is_paused
    host.say(other, Pause())
    assert host.live.is_paused
    host.leave(one)
    assert host.live.is_paused
    host.say(other, Pause(over=True))
    assert not host.live.is_paused


def attendance(opening: Opening) -> Attendance:
    seating = Seating(opening, opening.new_table(), [], LIMITS, 0.0)
    return Attendance("table", opening, seating, "b", LIMITS)


def test_whoever_plays_on_another_server_is_waited_for_too():
    opening, _ = new_opening(FAMILY)
    here = attendance(opening)
    reader = Somebody()
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
    here = attendance(opening)
    assert (here.turn, here.is_paused) == (turn, turn is None)
    here.hear_of(Here("a", "table", lines=1, onlookers=1))
    assert (here.turn, here.is_paused) == (None, False)
    here.connections.add(Somebody())
    assert (here.turn, here.is_paused) == (LIMITS.turn_seconds, False)
