# pyright: basic
"""What a thief says, and whether it is right: `veillee.games.ali_baba.rules.recital`, compiled."""

from veillee.games.ali_baba.odds.board import CARDS_HELD, KINDS_HELD, NAMED, RECITED, SAID
from veillee.games.ali_baba.odds.numbers import (
    AS_RECITED,
    IN_ORDER,
    NO_MISTAKE,
    NO_WORD,
    NOT_THERE,
    NUMBER_WRONG,
    OUT_OF_ORDER,
    WORD_WRONG,
)
from veillee.twin import compiled


@compiled
def hear(numbers, board, treasure, count, word):
    """What is wrong with an item. Its first adjective becomes its own, and its place is kept."""
    at = board.at
    at[SAID] += 1
    at[NAMED] += count
    board.said[treasure] = count
    if board.held[treasure] == 0:
        return NOT_THERE
    take_its_place(numbers, board, treasure)
    if board.words[treasure] == NO_WORD:
        board.words[treasure] = word
    if not is_in_turn(numbers, board, treasure):
        return OUT_OF_ORDER
    if board.held[treasure] != count:
        return NUMBER_WRONG
    if word not in (NO_WORD, board.words[treasure]):
        return WORD_WRONG
    return NO_MISTAKE


@compiled
def is_in_turn(numbers, board, treasure):
    """In order: all that comes before it was said."""
    if numbers[IN_ORDER]:
        order = board.recited if numbers[IN_ORDER] == AS_RECITED else board.order
        for place in range(board.at[KINDS_HELD]):
            if order[place] == treasure:
                break
            if board.said[order[place]] == 0:
                return False
    return True


@compiled
def was_recited(board, treasure):
    return treasure in board.recited[: board.at[RECITED]]


@compiled
def take_its_place(numbers, board, treasure):
    """What is recited for the first time stays before all that was not said yet."""
    if numbers[IN_ORDER] != AS_RECITED or was_recited(board, treasure):
        return
    recited, place = board.recited, board.at[RECITED]
    for i in range(board.at[RECITED]):
        if board.said[recited[i]] == 0:
            place = i
            break
    for i in range(board.at[RECITED], place, -1):
        recited[i] = recited[i - 1]
    recited[place] = treasure
    board.at[RECITED] += 1


@compiled
def may_spend(board, thief):
    """As long as fewer cards were named than Ali holds."""
    return board.pebbles[thief] if board.at[NAMED] < board.at[CARDS_HELD] else 0


@compiled
def first_to_name(board):
    """The first in order, or the oldest, of all that is not named rightly."""
    for place in range(board.at[RECITED]):
        if not is_named_rightly(board, board.recited[place]):
            return board.recited[place]
    place = 0
    while is_named_rightly(board, board.order[place]):
        place += 1
    return board.order[place]


@compiled
def is_named_rightly(board, treasure):
    return board.said[treasure] == board.held[treasure]


@compiled
def is_complete(board):
    missing = 0
    for place in range(board.at[KINDS_HELD]):
        missing += board.said[board.order[place]] == 0
    return missing == 0
