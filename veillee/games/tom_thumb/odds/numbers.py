# pyright: basic
"""Tom Thumb in numbers: things, settings, what lies on the table, moves and events.

A thing is a small number: the places in the order of the box, then the wolves. A position counts
round the circle, or is a spot of the huge forest.
"""

from typing import TypeAlias

import numpy as np

from veillee.games.tom_thumb import board as pieces
from veillee.games.tom_thumb.rules.setup import INNER, OUTER, Options, setting_of

PLACES = len(pieces.PLACES)
WOLVES = PLACES
THINGS = PLACES + 1
SPOTS = INNER + OUTER
SEATS: int = pieces.EDITION["players"]["most"]
MOST_TURNS = 64
"""More than any game has: every turn moves the lantern or lets the ogre grow."""
FREE = -1
NOBODY = -1
NOTHING = -1
QUIET = -1
"""Points nowhere, as in the rules."""
THINKING = -2
"""May still point."""

BY_NAME = np.array(sorted(range(PLACES), key=lambda place: pieces.PLACES[place]))
"""The tiles put aside are sorted before they are shuffled."""

# -- the numbers in force at one table -----------------------------------------------------------

(
    AT_TABLE,
    STORM,
    DARK_FOREST,
    HUGE_FOREST,
    TWO_LOST_SOULS,
    PEBBLES_AT_FIRST,
    TALL_TREE,
    BOOTS_IN_BOX,
    BOOTS_COST,
    OGRE_TILES,
    OGRE_UP,
    FIRST_CIRCLE,
    STONE_BRIDGE,
    WOODEN_BRIDGE,
    PATH,
    LOOK_SECONDS,
    GLANCE_SECONDS,
    FIRST_GUIDE,
) = range(18)


def settle(options: Options, seats: int) -> np.ndarray:
    """What the options come to at a table of so many; a bridge is the first space beyond it."""
    setting = setting_of(seats, options)
    first, second, _ = setting.sections
    return np.array(
        [
            seats,
            setting.storm,
            setting.dark_forest,
            setting.huge_forest,
            setting.two_lost_souls,
            setting.pebbles,
            setting.tall_tree,
            setting.boots,
            setting.boots_cost,
            setting.ogre_tiles,
            setting.ogre_up,
            setting.places,
            first + 1,
            first + second + 1,
            setting.path,
            setting.look_seconds,
            setting.glance_seconds,
            setting.first_guide,
        ],
        np.int64,
    )


# -- what is asked -------------------------------------------------------------------------------

OPENING_LOOK, TREE_LOOK, BOOTS_GLANCE, MISS_GLANCE, BRIDGE_GLANCE = range(5)
BETWEEN, BOOTS, NAME, SEEK, POINTING, SWAP, INSERT, OVER = range(5, 13)
"""Where the game stands. First the looks: nobody is asked, and they end when their time is up."""

DRAW_CARDS, PROPOSE, NAME_PLACE, TURN_UP, SPEND_PEBBLE, POINT = range(6)
KEEP_QUIET, SWAP_TILES, INSERT_TILE, TIME_UP = range(6, 10)
"""Moves. Each has up to two numbers, in the order of its fields."""

TREE_TOKEN, BOOTS_TOKEN = range(2)

# -- what is told, as far as anybody learns from it ----------------------------------------------

TILES_SHOWN, TILES_TURNED_DOWN, TURNED_UP, SWAPPED, INSERTED = range(5)
NAMED, CARDS_DRAWN, POINTED, SOMETHING_PASSED, STORM_TURNED = range(5, 10)
KIND, SEAT, FIRST, SECOND, FOUND = range(5)
"""Columns of an event: what, by whom; position and thing, or two positions, or thing and gap."""

# -- the board -----------------------------------------------------------------------------------

whole, real = np.int64, np.float64
BOARD = np.dtype(
    [
        ("numbers", whole, (18,)),
        ("stage", whole),
        ("tiles", whole, (SPOTS,)),
        ("up", whole, (SPOTS,)),
        ("tile_count", whole),
        ("spots", real, (SPOTS, 2)),
        ("aside", whole),
        ("guide", whole),
        ("pebbles", whole),
        ("tree", whole),
        ("boots", whole),
        ("ogre", whole),
        ("lantern", whole),
        ("turn", whole),
        ("question", whole),
        ("hand", whole, (PLACES,)),
        ("hand_count", whole),
        ("seeker", whole),
        ("asked", whole),
        ("pointing", whole, (SEATS,)),
        ("offered", whole),
        ("voices", whole, (2,)),
        ("shown", whole, (PLACES,)),
        ("shown_count", whole),
        ("crossed", whole),
        ("chairs_moved", whole),
        ("moves", whole),
        ("told", whole, (8, 5)),
        ("told_count", whole),
        ("won", whole),
        ("mixed", whole, (PLACES,)),
    ],
    align=True,
)
"""Everything that lies on the table, as `board.Board` has it; what `deal` does not set is 0 or old.

`aside` has a bit a place, `offered` one a token, and `voices` for each token one a seat.
"""
Board: TypeAlias = np.record


def new_board(numbers: np.ndarray) -> Board:
    board = new_record(BOARD)
    board.numbers[:] = numbers
    return board


def new_record(fields: np.dtype) -> np.record:
    """Compiled functions hand a record on as a single address, and many arrays one by one."""
    return np.zeros(1, fields).view(np.recarray)[0]
