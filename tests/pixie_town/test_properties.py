"""What is always true of Pixie Town's pieces."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings

from tests.pixie_town.playing import all_stones
from tests.random_play import any_table, playing, randoms
from veillee.games.pixie_town.player.stability import dropped, looked_at
from veillee.games.pixie_town.rules.plot import lies_inside
from veillee.games.pixie_town.rules.setup import needs
from veillee.games.pixie_town.rules.stones import BLUE_STONES, PLANS, SHAPE, STONES


@given(chance=randoms)
@settings(max_examples=120)
def test_stones_are_conserved(chance):
    """40 and 12, always."""
    table = any_table("pixie_town", chance)
    board = table.board
    for _ in playing(table, chance):
        everywhere = all_stones(board)
        assert len(everywhere) == 52
        assert sorted(everywhere) == sorted([*STONES, *BLUE_STONES])
        assert sorted([*board.blue, *board.tower]) == sorted(BLUE_STONES)
        assert all(stone.startswith(kind) for kind, left in board.middle.items() for stone in left)


@given(chance=randoms)
@settings(max_examples=60)
def test_cards_are_conserved(chance):
    table = any_table("pixie_town", chance)
    board = table.board
    for _ in playing(table, chance):
        dealt = [house.card for houses in board.houses for house in houses]
        assert sorted([*dealt, *board.pile]) == sorted(PLANS)


@given(chance=randoms)
@settings(max_examples=60)
def test_what_a_plan_needs_is_there(chance):
    """Plans: of every shape the middle has as many stones as plans and pile still need."""
    table = any_table("pixie_town", chance)
    board = table.board
    for _ in playing(table, chance):
        if not board.imposed:
            return
        houses = [house for houses in board.houses for house in houses]
        needed = Counter(shape for house in houses for shape in house.missing.values())
        needed += Counter(shape for card in board.pile for shape in needs(card).values())
        assert needed == Counter(SHAPE[stone] for left in board.middle.values() for stone in left)
        for house in houses:
            assert set(house.spots.values()) == set(house.stones)
            assert house.spots.keys() | house.missing.keys() == needs(house.card).keys()


@given(chance=randoms)
@settings(max_examples=60)
def test_every_stone_lies_on_a_plot(chance):
    table = any_table("pixie_town", chance)
    board = table.board
    for _ in playing(table, chance):
        plots = [board.tower, *(house.stones for houses in board.houses for house in houses)]
        for plot in plots:
            assert all(lies_inside(SHAPE[stone], pose) for stone, pose in plot.items())


@given(chance=randoms)
@settings(max_examples=40)
def test_marks_are_named_in_no_view_before_they_are_found(chance):
    table = any_table("pixie_town", chance)
    board = table.board
    for _ in playing(table, chance):
        view = table.view(None)
        text = msgspec.json.encode(view).decode()
        assert text.count('"marked":true') == (
            sum(stone in board.tower for stone in board.marked) if board.gnome is None else 0
        )
        assert isinstance(view["pile"], int)


@pytest.mark.parametrize("card", PLANS)
def test_every_plan_stands(card):
    """Set down from the ground up, every stone of a plan stays where the plan wants it."""
    spots = sorted(PLANS[card], key=lambda spot: spot.pose.y)
    for number, spot in enumerate(spots):
        below = looked_at((one.shape, one.pose) for one in spots[:number])
        width = 1000 if spot.pose.turn or spot.shape == "C" else 2000
        left = spot.pose.x - width // 2
        assert dropped(spot.shape, spot.pose.turn, left, below) == spot.pose
