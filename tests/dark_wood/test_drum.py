"""Those who wait thump on the table: all hear it, and nothing in the game changes."""

import pytest

from tests.live.host import PERSON, Host, wanted
from veillee.live.wire.messages import Drum, MoveWanted
from veillee.table.refused import Refused

WOOD = wanted("dark_wood", PERSON, PERSON, PERSON, seed="drums", options={"first_player": 0})


def feeling():
    """Seat 0 feels the tree; the other two wait on a device of their own."""
    host = Host(WOOD)
    players = [host.come(seat) for seat in range(3)]
    for n, move in enumerate(("Draw", "TakeInHand")):
        host.say(players[0], MoveWanted(f"m{n}", 0, host.table.seq, {"type": move}))
    assert host.table.board.feeling == 0
    return host, players


def drums(somebody):
    return [one["seat"] for one in somebody.heard if one["type"] == "drummed"]


def test_everybody_hears_who_waits_and_thumps():
    host, players = feeling()
    for seat in (1, 2, 1):
        host.say(players[seat], Drum(seat))
    assert [drums(one) for one in players] == [[1, 2, 1]] * 3


def test_it_is_written_nowhere_and_changes_nothing():
    host, players = feeling()
    before = len(host.log), host.table.seq, host.table.view(None)
    host.say(players[1], Drum(1))
    assert (len(host.log), host.table.seq, host.table.view(None)) == before


def test_who_feels_does_not_thump():
    host, players = feeling()
    host.say(players[0], Drum(0))
    assert drums(players[1]) == []


def test_before_and_after_the_touch_nobody_hears_it():
    host = Host(WOOD)
    players = [host.come(seat) for seat in range(3)]
    host.say(players[1], Drum(1))
    assert drums(players[2]) == []


def test_nobody_thumps_for_somebody_else():
    host, players = feeling()
    with pytest.raises(Refused, match="not yours"):
        host.say(players[1], Drum(2))


def test_where_there_is_no_drum_nothing_is_heard():
    host = Host(wanted("tom_thumb", PERSON, PERSON, PERSON))
    players = [host.come(seat) for seat in range(3)]
    host.say(players[0], Drum(0))
    assert drums(players[1]) == []
