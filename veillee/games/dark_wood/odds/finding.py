# pyright: basic
"""Finding the tree again among the cards, as in `finding.py`: by a slap, or asked around."""

from veillee.games.dark_wood.odds.board import (
    NOBODY,
    NONE_FOR_ME,
    NOT_THIS_ONE,
    NOTHING,
    SLAP,
    SLAP_IT,
    TAKE,
    TAKE_IT,
    TAKEN,
    TIME_UP,
    WINDOW,
    ask,
    asked,
    left_of,
    seekers,
)
from veillee.games.dark_wood.odds.forward import help_each_other
from veillee.games.dark_wood.odds.numbers import ASK_AROUND, SEATS
from veillee.twin import compiled


@compiled
def next_card(board):
    """Until all have one, want none, or the pile is through."""
    board.top = NOTHING
    board.let_go = 0
    if board.in_pile == 0 or not seekers(board):
        help_each_other(board)
        return
    board.in_pile -= 1
    board.top = board.pile[board.in_pile]
    board.card += 1
    board.slapped = 0
    if board.numbers[ASK_AROUND]:
        ask_next(board, board.first)
    else:
        board.asked = SLAP


@compiled
def take(board, seat):
    board.cards[seat] = board.top
    board.holders |= 1 << seat
    board.top = NOTHING


@compiled
def slap(board, seat, move, number):
    """The first hand starts a short window; in it only faster hands on slower lines count."""
    if move == SLAP_IT:
        board.slapped |= 1 << seat
        board.after[seat] = number
        board.asked = WINDOW
    elif move == NONE_FOR_ME:
        board.none_for |= 1 << seat
    elif move == NOT_THIS_ONE:
        board.let_go |= 1 << seat
    if move == TIME_UP or not asked(board) & ~board.let_go:
        if board.slapped:
            give_to_the_fastest(board)
        else:
            next_card(board)


@compiled
def give_to_the_fastest(board):
    """Alike: from the first player's left."""
    fastest, seat = NOBODY, board.first
    for _ in range(board.numbers[SEATS]):
        seat = left_of(board, seat)
        if not board.slapped >> seat & 1:
            continue
        if fastest == NOBODY or board.after[seat] < board.after[fastest]:
            fastest = seat
    board.slapped = 0
    take(board, fastest)
    ask(board, TAKEN)


@compiled
def ask_next(board, last):
    """Whether somebody is left to ask after the `last` one: the first player ends the round."""
    seat, those = last, seekers(board)
    while True:
        seat = left_of(board, seat)
        if those >> seat & 1:
            board.to_take = seat
            board.asked = TAKE
            return True
        if seat == board.first:
            return False


@compiled
def answer_around(board, seat, move):
    board.to_take = NOBODY
    if move == TAKE_IT:
        take(board, seat)
    elif move == NONE_FOR_ME:
        board.none_for |= 1 << seat
    if move == TAKE_IT or seat == board.first or not ask_next(board, seat):
        next_card(board)
