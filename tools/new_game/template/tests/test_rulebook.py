"""One test a rule, in the order of the rulebook. The first line of each docstring is the rule."""

from collections import Counter

import pytest

from tests.berry_basket.playing import bush, go_home, pick, to_the_end, told
from tests.outcomes import end_of
from veillee.games.berry_basket.board import BERRIES, FOX, GoHome, Picked, WentHome
from veillee.table import Refused


def test_the_bush_hides_eighteen_berries_and_six_foxes():
    """The bush hides 8 strawberries, 6 blackberries, 4 golden berries and 6 foxes. [ours]"""
    assert Counter(bush().board.bush) == {**BERRIES, FOX: 6}
    assert sum(BERRIES.values()) == 18
    assert Counter(bush(foxes=9).board.bush)[FOX] == 9


def test_whoever_is_chosen_begins_and_the_turn_goes_to_the_left():
    """Whoever is chosen begins, and the turn goes to the left. [ours]"""
    table = bush(seats=3, first_player=2)
    assert table.board.player == 2
    table = bush(FOX, FOX, FOX, "strawberry", seats=3, first_player=2)
    pick(table)
    assert table.board.player == 0


def test_a_player_who_is_not_there_cannot_begin():
    """Only somebody at the table can begin. [ours]"""
    with pytest.raises(Refused, match="first_player is a seat from 0 to 1, not 2"):
        bush(seats=2, first_player=2)


def test_one_has_to_pick_once():
    """On your turn you pick at least once. [ours]"""
    with pytest.raises(Refused):
        go_home(bush("strawberry", "fox"))


def test_everybody_sees_what_is_picked_and_it_lies_in_the_hand():
    """Everybody sees what you pick; a berry stays in your hand. [ours]"""
    table = bush("goldberry", "strawberry")
    pick(table)
    assert told(table, Picked) == [Picked(0, "goldberry")]
    assert table.sight(1).view.hand == ["goldberry"]


def test_one_may_pick_again_or_go_home():
    """After a berry you pick again, or you go home. [ours]"""
    table = bush("strawberry", "blackberry", "strawberry")
    pick(table)
    assert GoHome() in table.asks[0].choices
    pick(table)
    assert table.board.hand == ["strawberry", "blackberry"]


def test_going_home_fills_the_basket():
    """Whoever goes home puts all berries into the basket, covered. [ours]"""
    table = bush("strawberry", "goldberry", "fox")
    pick(table, 2)
    go_home(table)
    assert told(table, WentHome) == [WentHome(0, 2)]
    assert table.sight(1).view.baskets == [2, 0]
    assert table.board.hand == []
    assert table.board.player == 1


def test_the_fox_takes_what_is_in_the_hand():
    """When the fox comes, your hand is emptied, and your basket is not. [ours]"""
    table = bush("strawberry", "fox", "goldberry", "goldberry", "fox", "strawberry")
    pick(table, 2)
    assert table.board.gone == ["strawberry", "fox"]
    pick(table)
    go_home(table)
    pick(table, 2)
    assert table.sight(0).view.baskets == [0, 1]


def test_the_game_ends_when_the_bush_is_empty():
    """When the bush is empty, the last berries go home, and the game ends. [ours]"""
    table = bush("strawberry", "blackberry")
    to_the_end(table)
    assert end_of(table).scores == (3, 0)


def test_the_fullest_basket_wins():
    """Strawberries count one, blackberries two, golden berries three: the most wins. [ours]"""
    table = bush("strawberry", "blackberry", "fox", "goldberry")
    pick(table, 2)
    go_home(table)
    pick(table)
    to_the_end(table)
    assert end_of(table).scores == (6, 0)
    assert end_of(table).winners == (0,)


def test_whoever_has_as_many_shares_the_win():
    """Whoever has as many shares the win. [ours]"""
    table = bush("goldberry", "blackberry", "strawberry")
    pick(table)
    go_home(table)
    to_the_end(table)
    assert end_of(table).winners == (0, 1)
