"""Somebody who wants to be the fastest hand without being it."""

from tests.live.host import PERSON, Host, Somebody, wanted
from veillee.live.effects import Command
from veillee.live.table import LiveTable
from veillee.live.wire.messages import MoveWanted

HONEST, CHEAT = 0, 1
WOOD = wanted("dark_wood", *[PERSON] * 4, options={"first_player": 0}, seed="boots at night")


def slap(host: Host, somebody: Somebody, seat: int, after: int) -> int:
    """The reaction that counts."""
    move = {"type": "Slap", "after": after, "card": host.table.board.card}
    host.say(somebody, MoveWanted(f"{seat}", seat, host.table.seq, move))
    (hand,) = [hand for hand in host.table.board.hands if hand.seat == seat]
    return hand.after


def card_turned_up() -> tuple[Host, list[Somebody]]:
    """A table where the first card is turned up just now, with two of the seats on their own."""
    host = Host(WOOD)
    people = [host.come(HONEST), host.come(CHEAT), host.come(2, 3)]
    while host.table.asks[0].kind != "slap":
        ask = host.table.asks[0]
        host.act(Command(ask.seat, ask.choices[0]))
    return host, people


def test_coming_back_after_anothers_hand_does_not_win():
    """Shown the card with the others, away when they slap, back at once: 150 ms, says the page."""
    host, people = card_turned_up()
    host.now += 0.6
    assert slap(host, people[HONEST], HONEST, 580) == 580
    host.leave(people[CHEAT])
    host.now += 0.05
    back = host.come(CHEAT)
    host.now += 0.15
    assert slap(host, back, CHEAT, 150) > 580


def test_looking_on_without_a_key_and_then_sitting_down_does_not_win():
    """The seat itself was shown nothing before; whoever has its key has looked on."""
    host, people = card_turned_up()
    host.leave(people[CHEAT])
    host.act(Command(None, {"type": "TimeUp"}))
    host.come()
    host.now += 0.6
    assert slap(host, people[HONEST], HONEST, 580) == 580
    host.now += 0.05
    back = host.come(CHEAT)
    host.now += 0.15
    assert slap(host, back, CHEAT, 150) > 580


def test_coming_back_to_another_server_does_not_win():
    """That server loads the table, and learns from the first how long the card lies there."""
    host, people = card_turned_up()
    host.now += 0.6
    assert slap(host, people[HONEST], HONEST, 580) == 580
    other = Host(WOOD, now=host.now)
    other.opening = host.opening
    other.live = LiveTable("table", host.opening, [], host.now, server="other")
    other.table = other.live.table
    other.live.replay(host.log)
    other.live.learn([host.live.here(host.now)], host.now)
    back = other.come(CHEAT)
    other.now += 0.15
    assert slap(other, back, CHEAT, 150) > 580


def test_a_slow_connection_that_stays_is_still_believed():
    """Nothing is taken from whoever was there all the time: their lag counts for them as before."""
    host, people = card_turned_up()
    slow = people[CHEAT].lag
    slow.pong(slow.ping(host.now), host.now + 0.3)
    host.now += 0.6
    assert slap(host, people[HONEST], HONEST, 580) == 580
    host.now += 0.1
    assert slap(host, people[CHEAT], CHEAT, 420) == 420
