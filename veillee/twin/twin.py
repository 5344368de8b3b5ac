"""What a game's `odds` package offers to the lab."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

ENDING, WON, WINNERS, MOVES, TURNS, SCORES = range(6)
"""Columns of a game's result. `WON` is for games all play together, else `NOT_TOGETHER`; `WINNERS`
has one bit a seat; the scores of the seats follow each other from `SCORES` on."""
COLUMNS = SCORES + 6
NOT_TOGETHER = -1


@dataclass(frozen=True)
class Twin:
    """A compiled game with its compiled players.

    `settle(options, seats)`: the numbers of a table, from the game's own options.
    `play(numbers, personas, seed, first, results)` plays games number `first`, `first` + 1, … one a
    row of `results`; it holds no lock, so that threads share the work. The same seed and number
    give the same game. `personas` has one row number of `PERSONA_NUMBERS` a seat.
    `heavy`: seats and options of a table with much to do, for measuring; whether there is a heavier
    one was not searched for.
    """

    game: str
    endings: tuple[str, ...]
    settle: Callable[[Any, int], NDArray[np.int64]]
    play: Callable[[NDArray[np.int64], NDArray[np.int64], int, int, NDArray[np.int32]], None]
    heavy: tuple[int, dict[str, Any]]
    has_scores: bool = False
