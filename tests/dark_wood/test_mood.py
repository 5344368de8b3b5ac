"""What shows on a computer player's face in the Dark Wood, and what never does."""

from random import Random

import pytest

from tests.dark_wood.standing import FEEL, hand_on, slap_ask, wood
from veillee.games.dark_wood.board import (
    CameHome,
    CardTaken,
    CardTurnedUp,
    Eaten,
    TokenLaid,
    TurnBegun,
    Vote,
)
from veillee.games.dark_wood.player.player import DarkWoodPlayer
from veillee.games.dark_wood.rules.trees import TREES
from veillee.lab.evening import Hourglass, seat_players
from veillee.table import AskSeen, Seat, Sight, Table, TimeUp
from veillee.table.seen.events import Event

VOTE = AskSeen(0, "vote", [Vote(0), Vote(1)])
EARLY, LATE = 22, 1
"""How many cards are left in the pile."""


def player(felt: str = "fir-low") -> DarkWoodPlayer:
    one = DarkWoodPlayer(0, "adult", Random(3))
    one.touch(hand_on(felt))
    one.watch(Sight(0, 1, wood(card=0), [FEEL], [TurnBegun(1, 0)]))
    return one


def takes(one: DarkWoodPlayer, after: int, pile: int, tree: str = "fir-low") -> None:
    view = wood(pile=pile, cards=[tree, None, None, None])
    one.watch(Sight(0, 3, view, [], [CardTaken(0, tree, after)]))


def laid(one: DarkWoodPlayer, *events: Event) -> str | None:
    one.watch(Sight(0, 5, wood(phase="reveal"), [], list(events)))
    return one.mood


def voting(one: DarkWoodPlayer) -> str | None:
    one.watch(Sight(0, 4, wood(phase="vote"), [VOTE], []))
    return one.mood


def test_it_is_proud_when_its_card_is_the_right_one_and_when_it_comes_home() -> None:
    one = player()
    assert laid(one, TokenLaid("fir-low", 0)) == "proud"
    assert laid(one, TokenLaid("fir-low", 0), CameHome(0)) == "proud"
    assert laid(one, TokenLaid("fir-low", 2), CameHome(2)) is None


def test_it_is_sorry_when_the_boots_catch_it_or_a_card_it_was_sure_of_is_wrong() -> None:
    one = player()
    assert laid(one, Eaten([0, 2])) == "sorry"
    assert laid(one, Eaten([2])) is None
    takes(one, 200, EARLY)
    assert laid(one, TokenLaid("ball-high", 2)) == "sorry"


def test_a_wrong_card_that_it_took_in_doubt_is_nothing_to_speak_of() -> None:
    one = player()
    takes(one, 700, LATE)
    assert laid(one, TokenLaid("ball-high", 2)) is None


def test_while_it_votes_it_seems_as_sure_as_its_own_hand_was() -> None:
    for after, pile, mood in ((300, EARLY, "sure"), (1100, LATE, "unsure"), (650, 12, None)):
        one = player()
        takes(one, after, pile)
        assert one.mood is None, "only while it thinks about a question of its own"
        assert voting(one) == mood


def test_who_took_no_card_shows_nothing_while_voting() -> None:
    assert voting(player()) is None


@pytest.mark.parametrize("felt", ["fir-low", "cloud-side"])
def test_what_it_felt_shows_on_no_face(felt: str) -> None:
    """Not while it feels, nor before the card it felt, nor by the card it takes in the end."""
    one = player(felt)
    assert one.mood is None
    for card, tree in enumerate(TREES, 1):
        view = wood(card=card, top=tree, pile=25 - card)
        one.watch(Sight(0, 2, view, [slap_ask(card)], [CardTurnedUp(card, tree)]))
        assert one.mood is None
    takes(one, 300, EARLY)
    assert voting(one) == "sure"


def test_it_shows_a_mood_every_second_or_third_turn() -> None:
    """Rare enough to stay charming."""
    shown = turns = 0
    for number in range(25):
        seats = [Seat(persona) for persona in ("age7", "adult", "age70", "age10")]
        table = Table("dark_wood", seats, None, f"moods {number}")
        players, hourglass = seat_players(table), Hourglass()
        moods: list[str | None] = [None] * 4
        while table.outcome is None:
            wants = [table.show(one, seat) for seat, one in enumerate(players)]
            before, moods = moods, [one.mood for one in players]
            shown += sum(now not in (None, was) for was, now in zip(before, moods, strict=True))
            begun = any(isinstance(event, TurnBegun) for event in table.sight(None).events)
            turns += begun * len(table.board.living())
            acting = hourglass.next_to_act(table, wants)
            decision = None if acting is None else wants[acting]
            table.play(acting, TimeUp() if decision is None else decision.move)
    assert 0.3 < shown / turns < 0.55
