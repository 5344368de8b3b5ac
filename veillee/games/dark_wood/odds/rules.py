# pyright: basic
"""The rules of the Dark Wood once more, compiled: in the order of `rules/play.py`.

Where those ask, this board stands still with `board.asked` until `play` is told what was answered.
"""

from veillee.games.dark_wood.board import PEBBLE_STEPS, START
from veillee.games.dark_wood.odds.board import (
    CHOOSE_COLOUR,
    DRAW,
    FEEL,
    NOBODY,
    OFF,
    RECEIVE,
    SLAP,
    STRIDE,
    TAKE,
    TAKEN,
    TIME_UP,
    TURN_UP,
    VOTE,
    WINDOW,
    asked,
    lay_out,
    left_of,
)
from veillee.games.dark_wood.odds.finding import answer_around, next_card, slap
from veillee.games.dark_wood.odds.forward import begin_turn, lay_the_token, move_the_ogre, put_away
from veillee.games.dark_wood.odds.numbers import BY_LOT, FIRST_PLAYER, IN_PLAY, PEBBLES, SEATS
from veillee.twin import compiled
from veillee.twin.chance import below, shuffle


@compiled
def deal(board, persons, luck):
    """Twin of `set_up`, and the first turn begins."""
    numbers = board.numbers
    board.turn = board.entries = board.gone = board.eaten = board.chosen = 0
    first = numbers[FIRST_PLAYER]
    board.first = below(luck, numbers[SEATS]) if first == BY_LOT else first
    board.persons = persons
    board.in_bag = lay_out(numbers[IN_PLAY], board.bag)
    shuffle(luck, board.bag, board.in_bag)
    for seat in range(numbers[SEATS]):
        board.places[seat] = START + PEBBLE_STEPS * numbers[PEBBLES + seat]
    board.home = board.ending = NOBODY
    board.left_boot = board.right_boot = OFF
    begin_turn(board)


# -- the answers ----------------------------------------------------------------------------------


@compiled
def play(board, seat, move, number, luck):
    """One entry of the record. `number`: the time of a slap, or the child of a vote."""
    board.entries += 1
    what = board.asked
    if what in (SLAP, WINDOW):
        slap(board, seat, move, number)
    elif what == TAKE:
        answer_around(board, seat, move)
    elif what == VOTE:
        board.votes[seat] = number
        board.answered |= 1 << seat
        if not asked(board):
            lay_the_token(board)
    elif what == FEEL:
        pass_on(board, luck)
    elif what == RECEIVE:
        board.asked = FEEL
    elif what == DRAW and move == CHOOSE_COLOUR:
        board.chosen |= 1 << seat
    elif what == DRAW:
        draw(board)
    elif what == TURN_UP:
        next_card(board)
    elif what == STRIDE:
        move_the_ogre(board)
    elif has_looked(board, seat, move):
        if what == TAKEN:
            next_card(board)
        else:
            put_away(board)


@compiled
def has_looked(board, seat, move):
    """Everybody said ready, or the time is up."""
    if move == TIME_UP:
        return True
    board.answered |= 1 << seat
    return not asked(board)


# -- 1. touch the tree ----------------------------------------------------------------------------


@compiled
def draw(board):
    board.in_bag -= 1
    board.token = board.bag[board.in_bag]
    board.in_hand = board.first
    board.asked = RECEIVE


@compiled
def pass_on(board, luck):
    """To the next living player, until it comes to the first: then it is boxed."""
    seat = left_of(board, board.in_hand)
    while board.eaten >> seat & 1:
        seat = left_of(board, seat)
    if seat != board.first:
        board.in_hand = seat
        board.asked = RECEIVE
        return
    board.in_hand = NOBODY
    board.in_pile = lay_out(board.numbers[IN_PLAY] & ~board.gone, board.pile)
    shuffle(luck, board.pile, board.in_pile)
    board.asked = TURN_UP
