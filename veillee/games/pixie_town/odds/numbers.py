"""What the twin counts instead of naming: stones, faces, cards, questions and moves.

A kind of stone is its colour times the number of shapes, and its shape; which stone of a kind it is
decides nothing. A face of a colour die is the number of its colour, or `WHITE` or `BLUE`.
"""

import numpy as np
from numpy.typing import NDArray

from veillee.games.pixie_town import GAME
from veillee.games.pixie_town.board import Options
from veillee.games.pixie_town.rules.plot import EDITION, SHAPES
from veillee.games.pixie_town.rules.stones import (
    BLANK,
    BLUE_STONES,
    CARDS,
    COLOUR_DIE,
    COLOURS,
    GNOME,
    GNOME_DICE,
    KIND,
    KINDS,
    PLANS,
    STONES,
)

MOST_SEATS: int = EDITION["players"]["most"]
NOBODY = -1
NO_COLOUR = -1
ENDINGS = GAME.endings

# -- the numbers of a table ------------------------------------------------------------------------

TABLE_SEATS, TABLE_IMPOSED, TABLE_GNOME, TABLE_FIRST, TABLE_DIE, TABLE_GENTLE = range(6)


def settle(options: Options, seats: int) -> NDArray[np.int64]:
    """The options in force, as numbers. Without a gnome at the table there is `NOBODY`."""
    numbers = [
        seats,
        options.building == "imposed",
        options.first_gnome if options.game == "against" else NOBODY,
        options.first_player,
        list(GNOME_DICE).index(options.gnome_die),
        options.gentle_gnome,
    ]
    return np.array(numbers, np.int64)


# -- what is in the box ----------------------------------------------------------------------------

MANY_COLOURS = len(COLOURS)
MANY_SHAPES = len(SHAPES)
MANY_KINDS = len(KINDS)
MANY_STONES = len(STONES)
MANY_BLUE = len(BLUE_STONES)
MANY_CARDS = len(CARDS)
WHITE, BLUE = MANY_COLOURS, MANY_COLOURS + 1
FACES = (*COLOURS, "white", "blue")
ROLLED = np.array([FACES.index(face) for face in COLOUR_DIE], np.int64)
"""What the sides of a colour die show."""
GNOME_FACE, NOT_ROLLED = -1, -2


def points_of(side: str) -> int:
    """The points on a side of the gnome's die: none on a blank one, `GNOME_FACE` for a gnome."""
    return {BLANK: 0, GNOME: GNOME_FACE}[side] if side in (BLANK, GNOME) else int(side)


GNOME_SIDES = np.array(
    [[points_of(side) for side in GNOME_DICE[name]] for name in GNOME_DICE], np.int64
)
"""By die: the points of its sides."""
STOCK = np.array([[KIND[stone] for stone in STONES].count(kind) for kind in KINDS], np.int64)
"""How many stones of each kind there are."""
LONGEST_PLAN = max(len(plan) for plan in PLANS.values())
PLAN_LENGTH = np.array([len(PLANS[card]) for card in CARDS], np.int64)
PLAN_SHAPES = np.zeros((MANY_CARDS, LONGEST_PLAN), np.int64)
"""By card: the shape of every place of its plan."""
for _card, _plan in enumerate(PLANS.values()):
    PLAN_SHAPES[_card, : len(_plan)] = [SHAPES.index(spot.shape) for spot in _plan]

# -- questions and moves ---------------------------------------------------------------------------

QUESTIONS = ("roll", "tower", "sacrifice", "build", "place_gift", "wreck")
ASK_ROLL, ASK_TOWER, ASK_SACRIFICE, ASK_BUILD, ASK_PLACE_GIFT, ASK_WRECK, OVER = range(7)

ROLL, RAISE_TOWER, SACRIFICE, BUILD, PLACE, GIVE, PLACE_GIFT, DONE, WRECK = range(9)
