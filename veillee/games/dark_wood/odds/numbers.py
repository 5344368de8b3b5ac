"""The options of a table as numbers, and trees too: tree n is `TREES[n]`, and bit n of a set."""

import numpy as np
from numpy.typing import NDArray

from veillee.games.dark_wood.board import EDITION, Options, house_of
from veillee.games.dark_wood.rules.setup import pebbles_of, trees_in_play
from veillee.games.dark_wood.rules.trees import HOLES, TREES

SEATS, ASK_AROUND, IN_PLAY, HOUSE, TOUCH_SECONDS, CARD_SECONDS, FIRST_PLAYER, PEBBLES = range(8)
"""Where each number stands. The pebbles of the seats follow each other from `PEBBLES` on."""
MOST_SEATS: int = EDITION["players"]["most"]
SETTINGS = PEBBLES + MOST_SEATS
BY_LOT = -1

MANY = len(TREES)
PATTERNS = len(HOLES)
"""Tree n has outline n // PATTERNS and holes n % PATTERNS."""


def settle(options: Options, seats: int) -> NDArray[np.int64]:
    """The numbers of a table."""
    numbers = np.zeros(SETTINGS, np.int64)
    numbers[SEATS] = seats
    numbers[ASK_AROUND] = options.finding == "ask_around"
    numbers[IN_PLAY] = set_of(trees_in_play(options))
    numbers[HOUSE] = house_of(options)
    numbers[TOUCH_SECONDS] = options.touch_seconds
    numbers[CARD_SECONDS] = options.card_seconds
    numbers[FIRST_PLAYER] = BY_LOT if options.first_player is None else options.first_player
    numbers[PEBBLES : PEBBLES + seats] = pebbles_of(seats, options)
    return numbers


def set_of(trees: list[str]) -> int:
    return sum(1 << TREES.index(tree) for tree in trees)
