"""A slap counts from when its card was shown, whatever was said meanwhile."""

from tests.live.host import PERSON, Host, Somebody, wanted
from veillee.live.effects import Command
from veillee.live.wire.messages import MoveWanted

SLOW = {"card_seconds": 15, "first_player": 0}


def finding() -> tuple[Host, Somebody]:
    """Two people; the first card has just been turned up."""
    host = Host(wanted("dark_wood", PERSON, PERSON, options=SLOW, seed="a card"))
    both = host.come(0, 1)
    host.act(Command(0, {"type": "Draw"}, on=host.table.seq))
    for seat in (0, 1):
        host.act(Command(seat, {"type": "TakeInHand"}, on=host.table.seq))
        host.act(Command(seat, {"type": "PassOn"}, on=host.table.seq))
    host.act(Command(0, {"type": "TurnUp"}, on=host.table.seq))
    return host, both


def test_whoever_let_a_card_go_may_still_slap_it():
    host, both = finding()
    host.pass_time(1.0)
    host.say(both, MoveWanted("m1", 0, host.table.seq, {"type": "NotThisOne", "card": 1}))
    host.pass_time(0.5)
    slap = {"type": "Slap", "card": 1, "after": 1400}
    host.say(both, MoveWanted("m2", 0, host.table.seq, slap))
    assert both.last("taken")["id"] == "m2"
