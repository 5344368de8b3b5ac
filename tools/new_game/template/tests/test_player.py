"""How the computer plays Berry basket."""

from random import Random

from tests.berry_basket.playing import bush, pick
from veillee.games.berry_basket.board import FOX, GoHome, Pick
from veillee.lab.evening import play_evening


def wish(*things: str) -> object:
    """What an elephant wants to do after these came out, one after the other."""
    table = bush(*things, "strawberry", "strawberry", seats=2)
    player = table.game.player(0, "elephant", Random(1))
    for _ in things:
        player.watch(table.sight(0))
        pick(table)
    decision = player.watch(table.sight(0))
    return decision.move if decision else None


def test_it_goes_home_with_a_full_hand_and_picks_on_with_an_empty_one():
    assert wish("strawberry") == Pick()
    assert wish(*["goldberry"] * 3, *["blackberry"] * 3) == GoHome()


def test_when_all_the_foxes_have_come_it_is_not_afraid():
    """Foxes change the turn, so after six of them it is its own turn again."""
    assert wish(*[FOX] * 6, *["goldberry"] * 3, *["blackberry"] * 3) == Pick()


def test_computers_play_a_whole_game():
    outcome = play_evening("berry_basket", ["age5", "adult", "elephant"], None, "a bush").outcome
    assert outcome is not None
    assert sum(outcome.scores or ()) > 0
