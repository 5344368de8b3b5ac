# pyright: basic
"""Whole games among computer players, compiled: `lab.evening.play_evening` for this game."""

import numpy as np
from numpy.typing import NDArray

from veillee.games.tom_thumb.odds import rules
from veillee.games.tom_thumb.odds.dealing import deal
from veillee.games.tom_thumb.odds.guiding import insert, name, swap
from veillee.games.tom_thumb.odds.numbers import (
    AT_TABLE,
    BETWEEN,
    BOOTS,
    INSERT,
    NAME,
    NOBODY,
    OVER,
    POINTING,
    SEEK,
    SWAP,
    TIME_UP,
    new_board,
    new_record,
)
from veillee.games.tom_thumb.odds.others import follow_the_others, know_nobody
from veillee.games.tom_thumb.odds.pausing import first_to_act
from veillee.games.tom_thumb.odds.player_state import new_heads
from veillee.games.tom_thumb.odds.probabilities import look_round
from veillee.games.tom_thumb.odds.proposing import NOT_THOUGHT_YET, between_turns
from veillee.games.tom_thumb.odds.recollection import (
    follow,
    follow_together,
    forget_what_lay_open,
    sit_down,
)
from veillee.games.tom_thumb.odds.seeking import decide, look_for, point
from veillee.twin import compiled, twin
from veillee.twin.chance import begin_game, new_luck

LUCK = np.dtype([("luck", np.uint64, new_luck().shape)])
"""In a record, luck is nobody's own, and no function that draws has to count who holds it."""
COTTAGE, OGRE_IS_WHOLE = range(2)
"""Endings, as `GAME.endings` has them."""


def play(
    numbers: NDArray[np.int64],
    personas: NDArray[np.int64],
    seed: int,
    first: int,
    results: NDArray[np.int32],
) -> None:
    """Games number `first`, `first` + 1, …: one a row of `results`."""
    board, heads = new_board(numbers), new_heads(personas)
    play_games(board, heads, seed, first, new_record(LUCK), results)


@compiled(nogil=True)
def play_games(board, heads, seed, first, chance, results):
    luck = chance.luck[:]
    everybody = (1 << board.numbers[AT_TABLE]) - 1
    for i in range(len(results)):
        begin_game(luck, seed, first + i)
        play_game(board, heads, luck)
        won, result = board.won, results[i]
        result[twin.ENDING] = COTTAGE if won else OGRE_IS_WHOLE
        result[twin.WON] = won
        result[twin.WINNERS] = everybody if won else 0
        result[twin.MOVES] = board.moves
        result[twin.TURNS] = board.turn


@compiled(nogil=True)
def play_game(board, heads, luck):
    deal(board, luck)
    know_nobody(heads.others)
    sit_down(board, heads, luck)
    while board.stage != OVER:
        show(board, heads, luck)
        act(board, heads, luck)


@compiled
def show(board, heads, luck):
    """Everybody takes in what was told of the last move, and whoever is asked thinks."""
    people = heads.people
    follow_together(board, heads)
    follow_the_others(board, heads)
    look_round(board, heads)
    if board.told_count:
        people.knowledge[:] = NOT_THOUGHT_YET
    people.pause[:] = np.inf
    for who in range(board.numbers[AT_TABLE]):
        follow(board, heads, who, luck)
        think(board, heads, who, luck)
    forget_what_lay_open(board, heads)


@compiled
def think(board, heads, who, luck):
    """Make up one's mind, if one is asked; in a look nobody is."""
    stage = board.stage
    if stage == BETWEEN:
        between_turns(board, heads, who, luck)
    elif stage in (SEEK, BOOTS):
        if who == board.seeker:
            look_for(board, heads, who, luck)
    elif stage == POINTING:
        if who != board.seeker:
            point(board, heads, who, luck)
    elif who != board.guide:
        return
    elif stage == NAME:
        name(board, heads, who, luck)
    elif stage == SWAP:
        swap(heads, who, luck)
    elif stage == INSERT:
        insert(board, heads, who, luck)


@compiled
def act(board, heads, luck):
    """Whose pause is over first acts; a look ends when its time is up."""
    if board.stage < BETWEEN:
        rules.play(board, NOBODY, TIME_UP, 0, 0, luck)
    elif board.stage == POINTING:
        for _ in range(board.numbers[AT_TABLE] - 1):
            act_first(board, heads, luck)
            follow_the_others(board, heads)
        decide(board, heads, board.seeker, luck)
        act_first(board, heads, luck)
    else:
        act_first(board, heads, luck)


@compiled
def act_first(board, heads, luck):
    people = heads.people
    who = first_to_act(people.pause)
    wants = people.wants[who]
    people.pause[who] = np.inf
    rules.play(board, who, wants[0], wants[1], wants[2], luck)
