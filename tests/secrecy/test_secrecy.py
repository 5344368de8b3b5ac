"""Nothing leaks, not even the second time."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest
from hypothesis import given, settings

from tests.random_play import randoms
from tests.secrecy.leaks import CHANNELS, all_leaks, evenings_until_caught
from tests.secrecy.watching import Company, any_opening, watch
from veillee.games import find_game, games
from veillee.table import Event, Refused, Table
from veillee.table.chance import Stream
from veillee.table.seen.secrecy import Hidden, Public, hidden_fields

GAMES = [game.id for game in games()]
LEAKS = list(all_leaks())
SAMPLE = LEAKS[:: len(CHANNELS) + 1]
"""Every field or nearly, each by another way. `make leaks` tries them all."""


@pytest.mark.parametrize("game", GAMES)
@given(chance=randoms)
@settings(max_examples=50)
def test_no_eyes_can_tell_a_table_from_one_that_was_dealt_anew(game, chance):
    watch(game, chance)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@given(chance=randoms)
@settings(max_examples=400)
def test_nor_in_many_more_evenings(game, chance):
    watch(game, chance)


@pytest.mark.parametrize(
    ("game", "leak"), SAMPLE, ids=[f"{game}-{leak.field}-{leak.channel}" for game, leak in SAMPLE]
)
def test_a_deliberate_leak_is_noticed(game, leak):
    assert evenings_until_caught(game, leak) is not None


# -- every board says what is hidden -------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_veil_deals_anew_all_that_is_hidden_and_nothing_else(game):
    """From every seat, and from none. What is never dealt anew, no property can find leaking."""
    hidden = hidden_fields(find_game(game).board)
    missing = {(field, is_seat) for field in hidden for is_seat in (True, False)}
    for seed in range(400):
        for eye, board, veiled in some_positions(game, Random(seed)):
            for field in type(board).__dataclass_fields__:
                is_same = getattr(board, field) == getattr(veiled, field)
                if field not in hidden or eye in hidden[field].eyes(board):
                    assert is_same, f"{eye} can tell by {field}"
                elif not is_same:
                    missing.discard((field, eye is not None))
        if not missing:
            return
    raise AssertionError(f"never dealt anew, for the onlooker (False) or a seat (True): {missing}")


def some_positions(game, chance):
    opening, keys = any_opening(game, chance)
    table = opening.new_table()
    company = Company(table, chance)
    while table.outcome is None:
        if chance.random() < 0.1:
            for eye in (None, *keys):
                luck = Stream(f"{chance.random()}", "veil")
                yield eye, table.board, table.game.veil(table.board, eye, luck)
        company.move()


def test_a_board_with_a_field_that_says_nothing_is_refused():
    @dataclass
    class Board:
        pile: Hidden[list[str]]
        turn: Public[int]
        leak: int

    with pytest.raises(TypeError, match=r"Board\.leak has to say who may know it"):
        hidden_fields(Board)


def test_an_event_reveals_fields_that_it_has():
    with pytest.raises(TypeError, match="CardShown reveals crad: no such field"):

        class CardShown(Event, frozen=True):
            reveals: ClassVar[tuple[str, ...]] = ("crad",)
            card: str


# -- closed by default ---------------------------------------------------------------------------


def test_what_is_asked_is_secret_unless_the_rules_say_otherwise():
    """The Guide's three names: a question whose rules say nothing of secrecy."""
    table = Table("tom_thumb", 3, seed="a wood at night")
    while not (table.asks and table.asks[0].kind == "name"):
        seat, (move, *_) = table.asks[0].seat, table.asks[0].choices
        table.play(seat, move)
    guide = table.asks[0].seat
    for eye in (None, *range(3)):
        (seen,) = table.asks_seen(eye)
        assert bool(seen.choices) is (eye == guide)


@pytest.mark.parametrize("seat", [None, -1, 2, 99])
def test_nobody_feels_with_hands_that_are_not_there(seat):
    """While nobody feels, the board's `feeling` is None, and so is an onlooker's seat."""
    table = Table("dark_wood", 2, seed="a wood at night")
    while table.board.token is None or table.board.feeling is not None:
        seat_asked, (move, *_) = table.asks[0].seat, table.asks[0].choices
        table.play(seat_asked, move)
    with pytest.raises(Refused):
        table.feel(seat, 0.5, 0.5)
