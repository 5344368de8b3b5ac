# pyright: basic
"""Whole games among compiled players, one after the other."""

import numpy as np
from numpy.typing import NDArray

from veillee.games.pixie_town.odds import numbers as n
from veillee.games.pixie_town.odds.board import new_board, new_move
from veillee.games.pixie_town.odds.player import decide, new_thoughts
from veillee.games.pixie_town.odds.recipes import forget_recipes
from veillee.games.pixie_town.odds.rules import begin, play
from veillee.games.pixie_town.odds.stability import new_plots
from veillee.twin import compiled, twin
from veillee.twin.chance import begin_game, new_luck

VILLAGE, TOWER, PIXIES, GNOME_WINS = (
    n.ENDINGS.index(ending) for ending in ("village", "tower", "pixies", "gnome")
)


def play_games(
    numbers: NDArray[np.int64],
    personas: NDArray[np.int64],
    seed: int,
    first: int,
    results: NDArray[np.int32],
) -> None:
    """See `Twin`. The table is laid out once for all games."""
    room = new_board(), new_plots(), new_thoughts(), new_move(), new_luck()
    _play_games(numbers, personas, seed, first, results, *room)


@compiled(nogil=True)
def _play_games(numbers, personas, seed, first, results, board, plots, thoughts, move, luck):
    for row in range(len(results)):
        begin_game(luck, seed, first + row)
        begin(board, numbers, luck)
        forget_recipes(plots)
        while board.asked != n.OVER:
            decide(board, plots, thoughts, personas, move, luck)
            play(board, move, luck)
        write_result(board, results[row])


@compiled
def write_result(board, result):
    """The village stands, or the gnome's tower; where one played the gnome, they have winners."""
    village, everybody = board.left == 0, (1 << board.seats) - 1
    result[:] = 0
    result[twin.MOVES], result[twin.TURNS] = board.moves, board.turn
    if board.gnome == n.NOBODY:
        result[twin.ENDING] = VILLAGE if village else TOWER
        result[twin.WON] = village
        result[twin.WINNERS] = everybody if village else 0
    else:
        gnome = 1 << board.gnome
        result[twin.ENDING] = PIXIES if village else GNOME_WINS
        result[twin.WON] = twin.NOT_TOGETHER
        result[twin.WINNERS] = everybody & ~gnome if village else gnome
