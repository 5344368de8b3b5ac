"""What is always true of the Dark Wood."""

from random import Random

from hypothesis import given, settings

from tests.random_play import any_table, playing, randoms
from veillee.games.dark_wood.board import COTTAGE
from veillee.games.dark_wood.rules.setup import trees_in_play
from veillee.games.dark_wood.rules.trees import TREES
from veillee.table import Refused


@given(chance=randoms)
@settings(max_examples=120)
def test_tokens_and_cards_are_conserved(chance):
    table = any_table("dark_wood", chance)
    board = table.board
    trees = sorted(trees_in_play(board.options))
    for _ in playing(table, chance):
        token = [] if board.token is None else [board.token]
        assert sorted([*board.bag, *board.gone, *token]) == trees
        held = [card for card in board.cards if card is not None]
        lying = [*board.pile, *held, *board.gone, *([board.top] if board.top else [])]
        assert len(lying) == len(set(lying))
        assert set(lying) <= set(trees)


@given(chance=randoms)
@settings(max_examples=120)
def test_nobody_goes_back_and_the_boots_catch_who_they_reach(chance):
    table = any_table("dark_wood", chance)
    board = table.board
    before = list(board.places)
    for _ in playing(table, chance):
        assert all(was <= now <= COTTAGE for was, now in zip(before, board.places, strict=True))
        assert all(at < COTTAGE or seat == board.home for seat, at in enumerate(board.places))
        before = list(board.places)
        front = max((boot for boot in board.boots if boot is not None), default=board.house)
        assert all(board.places[seat] > front for seat in board.living())


@given(chance=randoms)
@settings(max_examples=120)
def test_the_tree_in_the_box_is_named_nowhere_before_it_is_laid(chance):
    """Not by a view, an ask or an event: no more is said of it than of any other tree."""
    table = any_table("dark_wood", chance)
    board = table.board
    for _ in playing(table, chance):
        if board.token is None or board.laid:
            continue
        for eye in [None, *range(board.seats)]:
            view = table.view(eye)
            assert view["token"] is None
            assert view["finder"] is None
            assert view["votes"] is None
            assert view["trees"] == [t for t in trees_in_play(board.options) if t not in board.gone]
            shown = {board.top, *board.cards}
            rest = str({**view, "trees": None})
            assert board.token in shown or f"'{board.token}'" not in rest


@given(chance=randoms)
@settings(max_examples=60)
def test_only_one_hand_is_on_the_tree(chance):
    """At every moment at most one seat feels anything, and it is the one that is asked to."""
    table = any_table("dark_wood", chance)
    for _ in playing(table, chance):
        feels = []
        for seat in range(len(table.seats)):
            try:
                table.feel(seat, 0.5, 0.5)
            except Refused:
                continue
            feels.append(seat)
        assert feels == [ask.seat for ask in table.asks if ask.kind == "feel"]


def test_all_trees_are_drawn_equally_often():
    """Over many deals the first token is any of the trees."""
    chance = Random(25)
    drawn = [any_table("dark_wood", chance).board.bag[-1] for _ in range(3000)]
    assert set(drawn) == set(TREES)
