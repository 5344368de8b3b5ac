# pyright: basic
"""Whole games among computer players, compiled."""

import numpy as np
from numpy.typing import NDArray

from veillee.games.ali_baba.odds import rules
from veillee.games.ali_baba.odds.board import ASKED, ENDING, MOVES, WINNERS, new_board
from veillee.games.ali_baba.odds.leaving import draws_again
from veillee.games.ali_baba.odds.numbers import (
    CHOOSE,
    DRAW,
    GLANCE,
    NOTHING,
    RECITE,
    SEATS,
)
from veillee.games.ali_baba.odds.player import pick, recite
from veillee.games.ali_baba.odds.player_state import enter_a_new_cave, new_heads, sit_down
from veillee.twin import compiled, twin
from veillee.twin.chance import begin_game, new_luck


def play(
    numbers: NDArray[np.int64],
    personas: NDArray[np.int64],
    seed: int,
    first: int,
    results: NDArray[np.int32],
) -> None:
    """Games number `first`, `first` + 1, …, one a row of `results`."""
    play_games(numbers, personas, seed, first, results, new_board(), new_heads(), new_luck())


@compiled(nogil=True)
def play_games(numbers, personas, seed, first, results, board, heads, luck):
    for game in range(len(results)):
        begin_game(luck, seed, first + game)
        play_game(numbers, personas, board, heads, luck)
        write_down(numbers, board, results[game])


@compiled
def play_game(numbers, personas, board, heads, luck):
    rules.begin(numbers, board, luck)
    sit_down(numbers, personas, heads, luck)
    at = board.at
    while at[ASKED] != NOTHING:
        if at[ASKED] == DRAW:
            enter_a_new_cave(heads, board)
            rules.draw(numbers, board, luck)
        elif at[ASKED] == GLANCE:
            rules.all_have_seen(numbers, board)
        elif at[ASKED] == RECITE:
            recite(numbers, heads, board, luck)
        elif at[ASKED] == CHOOSE:
            if draws_again(numbers, heads, board, luck):
                rules.draw(numbers, board, luck)
            else:
                rules.open_sesame(numbers, board, luck)
        else:
            rules.pick(numbers, board, pick(numbers, heads, board, luck), luck)


@compiled
def write_down(numbers, board, result):
    result[:] = 0
    result[twin.ENDING] = board.at[ENDING]
    result[twin.WON] = twin.NOT_TOGETHER
    result[twin.WINNERS] = board.at[WINNERS]
    result[twin.MOVES] = board.at[MOVES]
    for seat in range(numbers[SEATS]):
        result[twin.SCORES + seat] = board.scores[seat]
