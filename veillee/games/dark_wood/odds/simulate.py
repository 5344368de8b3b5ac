# pyright: basic
"""Whole games among computer players, as `veillee.lab.evening` plays them."""

import numpy as np
from numpy.typing import NDArray

from veillee.games.dark_wood.odds.board import (
    AFTERMATH,
    COTTAGE_END,
    DO,
    EATEN_END,
    FEEL,
    LEAVE,
    NOBODY,
    OVER,
    SLAP,
    SLAP_IT,
    TAKE,
    TAKE_IT,
    TAKEN,
    TIME_UP,
    VOTE,
    WINDOW,
    living,
    new_board,
    seekers,
)
from veillee.games.dark_wood.odds.feeling import feel
from veillee.games.dark_wood.odds.luck import address_of
from veillee.games.dark_wood.odds.numbers import ASK_AROUND, CARD_SECONDS, SEATS
from veillee.games.dark_wood.odds.player_state import new_heads
from veillee.games.dark_wood.odds.recollection import come_to_the_table, forget_the_pile
from veillee.games.dark_wood.odds.rules import deal, play
from veillee.games.dark_wood.odds.searching import answer_without_haste, look_at_the_card, thinks
from veillee.games.dark_wood.odds.trust import choose_a_child, meet, note_taken, note_token, trust
from veillee.games.dark_wood.rules.finding import CARD_FOR_COMPUTERS
from veillee.games.dark_wood.rules.finding import WINDOW as WINDOW_SECONDS
from veillee.twin import compiled
from veillee.twin.chance import begin_game, new_luck
from veillee.twin.twin import ENDING as ENDED
from veillee.twin.twin import MOVES, NOT_TOGETHER, SCORES, TURNS, WINNERS, WON

NO_PERSONS = 0


def play_games(
    numbers: NDArray[np.int64],
    personas: NDArray[np.int64],
    seed: int,
    first: int,
    results: NDArray[np.int32],
) -> None:
    """Games number `first` and on, one a row of `results`."""
    _play_games(new_board(numbers), new_heads(), personas, seed, first, new_luck(), results)


@compiled(nogil=True, error_model="numpy")
def _play_games(boards, minds, personas, seed, first, words, results):
    board, heads = boards[0], minds[0]
    luck = address_of(words)  # pyright: ignore[reportCallIssue]
    for game in range(len(results)):
        begin_game(luck, seed, first + game)
        play_game(board, heads, personas, luck)
        note_result(board, results[game])


@compiled(error_model="numpy")
def note_result(board, result):
    result[:] = 0
    result[ENDED] = board.ending
    result[WON] = 0 if board.ending == EATEN_END else NOT_TOGETHER
    result[WINNERS] = 1 << board.home if board.ending == COTTAGE_END else living(board)
    result[MOVES] = board.entries
    result[TURNS] = board.turn
    for seat in range(board.numbers[SEATS]):
        result[SCORES + seat] = max(board.places[seat], 0)


@compiled(error_model="numpy")
def play_game(board, heads, personas, luck):
    for seat in range(board.numbers[SEATS]):
        heads.who[seat] = personas[seat]
        come_to_the_table(heads, seat, luck)
    meet(heads)
    deal(board, NO_PERSONS, luck)
    while board.asked != OVER:
        touch(board, heads, luck)
        if board.numbers[ASK_AROUND]:
            find_by_asking(board, heads, luck)
        else:
            find_by_slapping(board, heads, luck)
        if board.asked == VOTE:
            help_them(board, heads, luck)
        if board.asked == AFTERMATH:
            play(board, NOBODY, TIME_UP, 0, luck)


@compiled(error_model="numpy")
def touch(board, heads, luck):
    """From hand to hand, until the first card is up."""
    heads.shown = heads.many = 0
    while board.asked != SLAP and board.asked != TAKE:
        if board.asked == FEEL:
            forget_the_pile(heads, board.in_hand, luck)
            feel(board, heads, board.in_hand, luck)
        play(board, NOBODY, DO, 0, luck)
    heads.shown |= 1 << board.top


# -- by a slap ------------------------------------------------------------------------------------


@compiled(error_model="numpy")
def find_by_slapping(board, heads, luck):
    while board.asked == SLAP:
        those, somebody = seekers(board), False
        for seat in range(board.numbers[SEATS]):
            heads.due[seat] = np.inf
            if those >> seat & 1 and thinks(board, heads, seat):
                look_at_the_card(board, heads, seat, luck)
                somebody |= heads.due[seat] < np.inf
        if somebody:
            race(board, heads, luck)
        else:
            play(board, NOBODY, TIME_UP, 0, luck)
        if board.asked == TAKEN:
            play(board, NOBODY, TIME_UP, 0, luck)
        if board.asked == SLAP:
            heads.shown |= 1 << board.top


@compiled(error_model="numpy")
def race(board, heads, luck):
    """Whose pause is over first acts, until the time of the card or of the window is up."""
    card, held = board.card, board.holders
    end = min(board.numbers[CARD_SECONDS], CARD_FOR_COMPUTERS) * 1.0
    while board.card == card and (board.asked == SLAP or board.asked == WINDOW):
        seat = next_to_act(board, heads)
        if heads.due[seat] > end:
            play(board, NOBODY, TIME_UP, 0, luck)
            continue
        if board.asked == SLAP and heads.wants[seat] == SLAP_IT:
            end = heads.due[seat] + WINDOW_SECONDS
        heads.due[seat] = np.inf
        play(board, seat, heads.wants[seat], heads.after[seat], luck)
    for seat in range(board.numbers[SEATS]):
        if (board.holders & ~held) >> seat & 1:
            note_taken(board, heads, seat, heads.after[seat])


@compiled(error_model="numpy")
def next_to_act(board, heads):
    first = 0
    for seat in range(1, board.numbers[SEATS]):
        if heads.due[seat] < heads.due[first]:
            first = seat
    return first


# -- asked around, and the vote -------------------------------------------------------------------


@compiled(error_model="numpy")
def find_by_asking(board, heads, luck):
    while board.asked == TAKE:
        seat, card = board.to_take, board.card
        answer = LEAVE
        if thinks(board, heads, seat):
            answer = answer_without_haste(board, heads, seat, luck)
        play(board, seat, answer, 0, luck)
        if answer == TAKE_IT:
            note_taken(board, heads, seat, -1)
        if board.asked == TAKE and board.card != card:
            heads.shown |= 1 << board.top


@compiled(error_model="numpy")
def help_them(board, heads, luck):
    trust(heads)
    those = living(board)
    for seat in range(board.numbers[SEATS]):
        if those >> seat & 1:
            play(board, seat, DO, choose_a_child(board, heads, seat, luck), luck)
    note_token(board, heads)
