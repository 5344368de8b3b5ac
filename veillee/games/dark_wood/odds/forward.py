# pyright: basic
"""Help each other, forward, the ogre, and the next turn: steps 3 to 6 of `rules/play.py`."""

from veillee.games.dark_wood.board import COTTAGE, EDITION
from veillee.games.dark_wood.odds.board import (
    AFTERMATH,
    COTTAGE_END,
    DRAW,
    EATEN_END,
    LAST_ONE_END,
    NOBODY,
    NOTHING,
    OFF,
    OVER,
    STRIDE,
    VOTE,
    ask,
    left_of,
    living,
)
from veillee.games.dark_wood.odds.numbers import HOUSE, SEATS
from veillee.twin import compiled

FINDER_STEPS, VOTER_STEPS = EDITION["steps"]["finder"], EDITION["steps"]["voter"]


# -- 3. and 4. help each other, and forward -------------------------------------------------------


@compiled
def help_each_other(board):
    """Where nobody took a card there is nothing to vote."""
    if board.holders:
        ask(board, VOTE)
    else:
        lay_the_token(board)


@compiled
def lay_the_token(board):
    for seat in range(board.numbers[SEATS]):
        if board.cards[seat] == board.token:
            board.finder = seat
    if board.finder != NOBODY:
        walk(board, board.finder)
        if board.places[board.finder] == COTTAGE:
            board.home = board.finder
            end(board, COTTAGE_END)
            return
    if board.eaten & board.persons:
        board.asked = STRIDE
    else:
        move_the_ogre(board)


@compiled
def walk(board, finder):
    """The door of the cottage opens only for the one who holds the right card."""
    places = board.places
    places[finder] = min(places[finder] + FINDER_STEPS, COTTAGE)
    for seat in range(board.numbers[SEATS]):
        if board.votes[seat] == finder:
            last = COTTAGE if seat == finder else COTTAGE - 1
            places[seat] = max(places[seat], min(places[seat] + VOTER_STEPS, last))


# -- 5. the ogre, and the next turn ---------------------------------------------------------------


@compiled
def move_the_ogre(board):
    """One boot on, the other boot on, then the rear boot steps before the other."""
    if board.left_boot == OFF:
        board.left_boot = board.numbers[HOUSE]
    elif board.right_boot == OFF:
        board.right_boot = board.numbers[HOUSE]
    else:
        ahead = max(board.left_boot, board.right_boot) + 1
        if board.left_boot <= board.right_boot:
            board.left_boot = ahead
        else:
            board.right_boot = ahead
        for seat in range(board.numbers[SEATS]):
            if board.places[seat] == ahead:
                board.eaten |= 1 << seat
    left = living(board)
    if left == 0:
        end(board, EATEN_END)
    elif left & (left - 1) == 0:
        end(board, LAST_ONE_END)
    else:
        ask(board, AFTERMATH)


@compiled
def end(board, how):
    board.ending = how
    board.asked = OVER


@compiled
def put_away(board):
    """Token and card leave the game. The finder is first, or the same, or who lives to the left."""
    board.gone |= 1 << board.token
    if board.finder != NOBODY:
        board.first = board.finder
    while board.eaten >> board.first & 1:
        board.first = left_of(board, board.first)
    begin_turn(board)


@compiled
def begin_turn(board):
    board.turn += 1
    board.token = board.in_hand = board.top = board.finder = board.to_take = NOTHING
    board.card = board.in_pile = board.none_for = board.holders = board.let_go = 0
    board.cards[:] = NOTHING
    board.votes[:] = NOBODY
    board.asked = DRAW
