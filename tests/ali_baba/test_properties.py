"""What is always true of Ali Baba's pieces."""

from collections import Counter

from hypothesis import given, settings

from tests.random_play import any_table, playing, randoms
from veillee.games.ali_baba.board import CHIEF, TREASURES
from veillee.games.ali_baba.rules.play import is_alarm


@given(chance=randoms)
@settings(max_examples=120)
def test_cards_are_conserved(chance):
    table = any_table("ali_baba", chance)
    board = table.board
    all_cards = Counter(board.pile)
    for _ in playing(table, chance):
        won = [card for cards in board.won for card in cards]
        lying = [*board.pile, *board.hand, *board.open, *board.gone, *won]
        assert Counter(lying) == all_cards
        assert lying.count(CHIEF) == 1
        assert not is_alarm(board.tokens) or not board.reciting


@given(chance=randoms)
@settings(max_examples=80)
def test_what_is_hidden_is_named_in_no_view(chance):
    """A thief's view names a treasure only while it is shown, open or being recited."""
    table = any_table("ali_baba", chance)
    for _ in playing(table, chance):
        board = table.board
        for seat in [None, *range(board.seats)]:
            view = table.view(seat)
            if board.result is None and seat != board.ali:
                assert view["hand"] is None
                seen = {board.shown, *board.open, *(item.treasure for item in board.said)}
                view.pop("options")
                text = str(view)
                assert all(f"'{each}'" not in text for each in TREASURES if each not in seen)
