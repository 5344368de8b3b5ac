# pyright: basic
"""The board in numbers. Seats and trees in a set are bits of a number."""

import numpy as np

from veillee.games.dark_wood.board import CHILDREN
from veillee.games.dark_wood.odds.numbers import MANY, MOST_SEATS, SEATS, SETTINGS
from veillee.twin import compiled

DRAW, RECEIVE, FEEL, TURN_UP, SLAP, WINDOW, TAKEN, TAKE, VOTE, STRIDE, AFTERMATH, OVER = range(12)
"""What is asked. `SLAP` is the race for a card before the first hand, `WINDOW` the one after it."""
DO, SLAP_IT, TAKE_IT, LEAVE, NONE_FOR_ME, TIME_UP, NOT_THIS_ONE, CHOOSE_COLOUR = range(8)
"""What is answered. `DO`: the only thing there is to do, or a vote for a child."""
COTTAGE_END, LAST_ONE_END, EATEN_END = range(3)
NOBODY = NOTHING = -1
COLOURS = len(CHILDREN)
OFF = -100
"""Where a boot is that the ogre has not put on."""

ONE, A_SEAT, A_TREE = np.int64, (np.int64, MOST_SEATS), (np.int64, MANY)
BOARD = np.dtype(
    [
        ("numbers", np.int64, SETTINGS),
        *((name, ONE) for name in ("asked", "answered", "entries", "persons", "chosen")),
        *(
            (name, ONE)
            for name in ("turn", "first", "token", "in_hand", "gone", "in_bag", "in_pile")
        ),
        *((name, ONE) for name in ("card", "top", "slapped", "let_go", "to_take")),
        *(
            (name, ONE)
            for name in (
                "none_for",
                "holders",
                "finder",
                "home",
                "eaten",
                "left_boot",
                "right_boot",
                "ending",
            )
        ),
        *((name, *A_SEAT) for name in ("places", "cards", "votes", "after")),
        *((name, *A_TREE) for name in ("bag", "pile")),
    ]
)
"""All that lies on the table, under the names of `Board` where it is there too.

`asked` is what is asked now, and `to_take` whom, asked around. Sets of seats: who has `answered`,
the `persons`, who has `chosen` a colour (which one changes nothing), who has `slapped` or `let_go`,
the `holders` of a card, `none_for`, `eaten`. Of `bag` and `pile` the first `in_bag` and `in_pile`
are there, and the last of them is drawn next.
"""


def new_board(numbers):
    """A box with one board in it."""
    box = np.zeros(1, BOARD)
    box["numbers"] = numbers
    return box


@compiled
def lay_out(trees, row):
    """The trees of a set in their order; how many they are."""
    many = 0
    for tree in range(MANY):
        if trees >> tree & 1:
            row[many] = tree
            many += 1
    return many


@compiled
def many_in(those):
    """How many are in a set of trees or seats."""
    those -= those >> 1 & 0x55555555
    those = (those & 0x33333333) + (those >> 2 & 0x33333333)
    return ((those + (those >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


# -- who ------------------------------------------------------------------------------------------


@compiled
def living(board):
    return ~board.eaten & (1 << board.numbers[SEATS]) - 1


@compiled
def seekers(board):
    """Who may still take a card in this turn."""
    return living(board) & ~(board.holders | board.none_for)


@compiled
def left_of(board, seat):
    return seat + 1 if seat + 1 < board.numbers[SEATS] else 0


@compiled
def asked(board):
    """Which seats are asked now, as a set."""
    what = board.asked
    if what == TURN_UP:
        return 1 << board.first
    if what == DRAW:
        colours = board.turn == 1 and many_in(board.chosen) < COLOURS
        return 1 << board.first | (board.persons if colours else 0)
    if what in (RECEIVE, FEEL):
        return 1 << board.in_hand
    if what in (SLAP, WINDOW):
        return seekers(board) & ~board.slapped
    if what == TAKE:
        return 1 << board.to_take
    if what == VOTE:
        return living(board) & ~board.answered
    if what == STRIDE:
        return board.eaten & board.persons
    if what in (TAKEN, AFTERMATH):
        return board.persons & ~board.answered
    return 0


@compiled
def ask(board, what):
    board.asked = what
    board.answered = 0
