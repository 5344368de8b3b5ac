# pyright: basic
"""The board of the twin, as one record of numbers, and a move.

A record is passed on as one address, however much it holds; that is why there are no classes here.
"""

import numpy as np

from veillee.games.pixie_town.board import DICE
from veillee.games.pixie_town.odds.numbers import (
    LONGEST_PLAN,
    MANY_BLUE,
    MANY_CARDS,
    MANY_KINDS,
    MANY_STONES,
    MOST_SEATS,
)

HOUSES = (MOST_SEATS, MANY_CARDS)
NO_GIFT = -1

BOARD = np.dtype(
    [
        # the options of the table
        ("seats", np.int64),
        ("imposed", np.int64),
        ("gnome", np.int64),
        ("gnome_die", np.int64),
        ("gentle", np.int64),
        # whose turn it is, what is asked of whom, how many answers there were
        ("player", np.int64),
        ("turn", np.int64),
        ("asked", np.int64),
        ("asked_seat", np.int64),
        ("moves", np.int64),
        # the dice, and those that may still give a stone: one bit each
        ("faces", np.int64, DICE),
        ("unused", np.int64),
        # with plans: all those of whoever rolled were complete before
        ("helping", np.int64),
        # the gnome's points, and what of them he may still set this turn
        ("points", np.int64),
        ("raising", np.int64),
        # the kind of a stone in hand, and for whom
        ("gift", np.int64),
        ("gift_to", np.int64),
        # the stones in the middle by kind; how many are not built
        ("middle", np.int64, MANY_KINDS),
        ("left", np.int64),
        # the cards that are left, the last one on top
        ("pile", np.int64, MANY_CARDS),
        ("piled", np.int64),
        # the blue stones that are left; which of all are marked
        ("blue", np.int64, MANY_BLUE),
        ("blue_left", np.int64),
        ("marked", np.int64, MANY_BLUE),
        # by seat, how many houses; of each its card, the turn when it came, the places of its plan
        # that are missing (one bit each), how many stones it has, and their kinds as they came
        ("houses", np.int64, MOST_SEATS),
        ("card", np.int64, HOUSES),
        ("since", np.int64, HOUSES),
        ("missing", np.int64, HOUSES),
        ("many", np.int64, HOUSES),
        ("stones", np.int64, (*HOUSES, MANY_STONES)),
        # with plans, the places that may be built now: owner, house, number and shape
        ("spots", np.int64),
        ("spot", np.int64, (MANY_CARDS * LONGEST_PLAN, 4)),
    ]
)
OWNER, HOUSE, SPOT, SHAPE = range(4)
"""The columns of a place."""

MOVE = np.dtype(
    [
        ("what", np.int64),
        # which die gives it; its kind or, for the tower, the number of a blue stone
        ("die", np.int64),
        ("stone", np.int64),
        # whose house, or to whom it is given; which one; which place of its plan
        ("owner", np.int64),
        ("house", np.int64),
        ("spot", np.int64),
        # how and where a free stone stands: see `stability`
        ("turned", np.int64),
        ("left", np.int64),
        ("bottom", np.int64),
    ]
)


def new_board():
    return np.zeros(1, BOARD)[0]


def new_move():
    return np.zeros(1, MOVE)[0]
