"""Somebody who wants to be the fastest hand without being it."""

from types import SimpleNamespace

import pytest

from tests.loop import run
from veillee.server.connection import Connection
from veillee.server.live import LiveTable
from veillee.server.log import Log
from veillee.server.opening import new_opening
from veillee.server.wire import Computer, MoveWanted, OpenTable, Person

HONEST, CHEAT = 0, 1
TABLE = "table"


class Wire:
    """A line that keeps nothing."""

    def write(self, message): ...

    def hang_up(self, code): ...


@pytest.fixture
def clock(monkeypatch):
    """The server's clock, in seconds; set by the test."""
    clock = SimpleNamespace(now=100.0)
    for module in ("live", "connection"):
        fake = SimpleNamespace(monotonic=lambda: clock.now)
        monkeypatch.setattr(f"veillee.server.{module}.time", fake)
    return clock


async def come(live, *seats):
    line = Connection(Wire())
    line.held = line.eyes = list(seats)
    await live.join(line, 0)
    return line


async def slap(live, line, seat, after):
    """The reaction that counts."""
    move = {"type": "Slap", "after": after, "card": live.table.board.card}
    await live.move(line, MoveWanted(f"{seat}", seat, live.table.seq, move))
    (hand,) = [hand for hand in live.table.board.hands if hand.seat == seat]
    return hand.after


async def card_turned_up(log):
    """A table where the first card is turned up just now, with a line to each of two seats."""
    people: list[Person | Computer] = [Person() for _ in range(4)]
    wanted = OpenTable("dark_wood", people, {"first_player": 0}, "boots at night")
    opening, _ = new_opening(wanted)
    await log.open_table(TABLE, "dark_wood", {})
    live = LiveTable(TABLE, opening, log, [])
    lines = [await come(live, HONEST), await come(live, CHEAT), await come(live, 2, 3)]
    while live.table.asks[0].kind != "slap":
        ask = live.table.asks[0]
        await live.course.act(ask.seat, ask.choices[0])
    return live, lines


async def evening(tmp_path, play):
    log = await Log.open(tmp_path / "house.db")
    live, lines = await card_turned_up(log)
    await play(log, live, lines)
    live.stop()
    await log.close()


def test_coming_back_after_anothers_hand_does_not_win(tmp_path, clock):
    """Shown the card with the others, away when they slap, back at once: 150 ms, says the page."""

    async def play(_log, live, lines):
        clock.now += 0.6
        assert await slap(live, lines[HONEST], HONEST, 580) == 580
        live.leave(lines[CHEAT])
        clock.now += 0.05
        back = await come(live, CHEAT)
        clock.now += 0.15
        assert await slap(live, back, CHEAT, 150) > 580

    run(evening(tmp_path, play))


def test_looking_on_without_a_key_and_then_sitting_down_does_not_win(tmp_path, clock):
    """The seat itself was shown nothing before; whoever has its key has looked on."""

    async def play(_log, live, lines):
        live.leave(lines[CHEAT])
        await live.course.act(None, {"type": "TimeUp"})
        await come(live)
        clock.now += 0.6
        assert await slap(live, lines[HONEST], HONEST, 580) == 580
        clock.now += 0.05
        back = await come(live, CHEAT)
        clock.now += 0.15
        assert await slap(live, back, CHEAT, 150) > 580

    run(evening(tmp_path, play))


def test_coming_back_to_another_server_does_not_win(tmp_path, clock):
    """That server wakes the table up, and learns from the first how long the card lies there."""

    async def play(log, live, lines):
        clock.now += 0.6
        assert await slap(live, lines[HONEST], HONEST, 580) == 580
        other = LiveTable(TABLE, live.opening, log, [], server="other")
        other.wake((await log.entries(TABLE))[1:], None)
        other.learn([live.here()])
        back = await come(other, CHEAT)
        clock.now += 0.15
        assert await slap(other, back, CHEAT, 150) > 580
        other.stop()

    run(evening(tmp_path, play))


def test_a_slow_line_that_stays_is_still_believed(tmp_path, clock):
    """Nothing is taken from whoever was there all the time: their lag counts for them as before."""

    async def play(_log, live, lines):
        slow = lines[CHEAT].lag
        slow.pong(slow.ping(clock.now), clock.now + 0.3)
        clock.now += 0.6
        assert await slap(live, lines[HONEST], HONEST, 580) == 580
        clock.now += 0.1
        assert await slap(live, lines[CHEAT], CHEAT, 420) == 420

    run(evening(tmp_path, play))
