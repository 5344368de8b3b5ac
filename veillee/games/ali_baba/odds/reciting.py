# pyright: basic
"""What a thief says, compiled: `Recital`, thought out when the turn comes."""

import numpy as np

from veillee.games.ali_baba.board import ADJECTIVES as ALL_WORDS
from veillee.games.ali_baba.odds.board import (
    CARDS_HELD,
    DRAWN,
    HOW_MANY,
    RECITED,
    TOLD,
    WORD,
)
from veillee.games.ali_baba.odds.numbers import (
    ADJECTIVES_SET,
    AS_RECITED,
    COPIES_OF,
    FORTY_FOUR,
    IN_ORDER,
    MANY,
    NO_WORD,
    WORDS,
)
from veillee.games.ali_baba.odds.player_state import (
    MEMORIES,
    NUMBERS,
    TREASURES,
    confusion,
    inattention,
)
from veillee.games.ali_baba.odds.recital import was_recited
from veillee.games.ali_baba.odds.recollection import familiarity, number_of, word_of
from veillee.games.ali_baba.player.reciting import (
    COUNTS_CARDS,
    HEARD_BEFORE,
    PLAIN_WORDS,
    SURE,
    goes_astray,
    hunch,
)
from veillee.memory import PERSONAS
from veillee.twin import compiled, shared
from veillee.twin.chance import below, fraction, weighted
from veillee.twin.mind import UNKNOWN, order_error, where

COUNTS = np.array([COUNTS_CARDS.get(persona, 1.0) for persona in PERSONAS])
IS_PLAIN = np.array([word in PLAIN_WORDS for word in ALL_WORDS])
NOTHING_MORE, A_PEBBLE = -1, -2
_hunch, _goes_astray = shared(hunch), shared(goes_astray)


@compiled
def think(numbers, heads, board, seat, pebbles, luck):
    """All that the thief is going to say."""
    recall(numbers, heads, board, seat)
    if fraction(luck) < COUNTS[heads.persona[seat]] or pebbles:
        count_the_cards(numbers, heads, board, seat, luck)
    else:
        let_slip_in(heads, seat, luck)
    if numbers[IN_ORDER]:
        put_in_order(numbers, heads, board, seat, luck)


@compiled
def recall(numbers, heads, board, seat):
    """What comes to mind, in the order in which it was first seen; and what was said already."""
    row = seat * MEMORIES + TREASURES
    heads.number[:] = 0
    heads.unsure[:] = False
    heads.planned[0] = 0
    for i in range(heads.held[row]):
        treasure = heads.order[row, i]
        place, sureness = where(heads, row, treasure)
        if place != UNKNOWN:
            plan(heads, treasure, number_of(numbers, heads, seat, treasure))
            heads.unsure[treasure] = sureness < SURE
    for treasure in range(MANY):
        if board.said[treasure]:
            if heads.number[treasure] == 0:
                plan(heads, treasure, 0)
            heads.number[treasure] = board.said[treasure]


@compiled
def plan(heads, treasure, number):
    heads.plan[heads.planned[0]] = treasure
    heads.planned[0] += 1
    heads.number[treasure] = number


# -- which and how many --------------------------------------------------------------------------


@compiled
def count_the_cards(numbers, heads, board, seat, luck):
    """Something is missing, or too much: better a guess than a sure mistake."""
    missing = board.at[CARDS_HELD] - heads.number.sum()
    while missing > 0 and guess_one_more(numbers, heads, board, seat, luck):
        missing -= 1
    while missing < 0 and leave_one_out(heads, board, seat):
        missing += 1


@compiled
def guess_one_more(numbers, heads, board, seat, luck):
    treasure = have_a_hunch(numbers, heads, board, seat, luck)
    if treasure < 0:
        return False
    if heads.number[treasure] == 0:
        plan(heads, treasure, 1)
    else:
        heads.number[treasure] += 1
    heads.unsure[treasure] = True
    return True


@compiled
def have_a_hunch(numbers, heads, board, seat, luck):
    """What else might be in the cave, as readily as it is thought of; -1 for nothing."""
    row, weights, any_at_all = seat * MEMORIES, heads.hunches, False
    most = COPIES_OF[numbers[FORTY_FOUR]]
    for treasure in range(MANY):
        number = heads.number[treasure]
        if number >= most[treasure] or board.said[treasure]:
            weights[treasure] = 0.0
            continue
        any_at_all = True
        if number:
            weights[treasure] = _hunch(familiarity(heads, row + NUMBERS, treasure), 0.0)
        else:
            familiar = familiarity(heads, row + TREASURES, treasure)
            weights[treasure] = _hunch(familiar, heads.earlier[treasure])
    return weighted(luck, weights, MANY) if any_at_all else -1


@compiled
def leave_one_out(heads, board, seat):
    """One too many: doubt the largest number, and of those the least sure treasure."""
    row = seat * MEMORIES + TREASURES
    doubted, most, least_sure = -1, 0, 0.0
    for i in range(heads.planned[0]):
        treasure = heads.plan[i]
        if board.said[treasure] or heads.number[treasure] < most:
            continue
        sureness = where(heads, row, treasure)[1]
        if heads.number[treasure] > most or sureness < least_sure:
            doubted, most, least_sure = i, heads.number[treasure], sureness
    if doubted < 0:
        return False
    treasure = heads.plan[doubted]
    heads.number[treasure] -= 1
    heads.unsure[treasure] = True
    if heads.number[treasure] == 0:
        heads.planned[0] -= 1
        for i in range(doubted, heads.planned[0]):
            heads.plan[i] = heads.plan[i + 1]
    return True


@compiled
def let_slip_in(heads, seat, luck):
    """Whoever does not count may name a treasure of an earlier cave."""
    weights, total = heads.hunches, 0.0
    for treasure in range(MANY):
        weights[treasure] = 0.0 if heads.number[treasure] else heads.earlier[treasure]
        total += weights[treasure]
    astray = _goes_astray(inattention(heads, seat), heads.planned[0])
    if total > 0.0 and fraction(luck) < astray:
        plan(heads, weighted(luck, weights, MANY), 1)


# -- in what order, in what words ----------------------------------------------------------------


@compiled
def put_in_order(numbers, heads, board, seat, luck):
    """Even a guess has its place, if it left a trace; two neighbours may change theirs."""
    row, order = seat * MEMORIES + TREASURES, heads.plan
    long = heads.planned[0]
    rest = 0
    others = heads.others
    for i in range(long):
        if heads.state[row, order[i]] == 0:
            others[rest] = order[i]
            rest += 1
    many, as_recited = 0, numbers[IN_ORDER] == AS_RECITED
    if as_recited:
        for i in range(board.at[RECITED]):
            treasure = board.recited[i]
            if heads.number[treasure] and heads.state[row, treasure]:
                order[many] = treasure
                many += 1
    for i in range(heads.held[row]):
        treasure = heads.order[row, i]
        if heads.number[treasure] and not (as_recited and was_recited(board, treasure)):
            order[many] = treasure
            many += 1
    for i in range(rest):
        order[many + i] = others[i]
    if long > 1 and fraction(luck) < order_error(confusion(heads, seat), long):
        at = below(luck, long - 1)
        order[at], order[at + 1] = order[at + 1], order[at]


@compiled
def next_item(numbers, heads, board, seat, pebbles):
    """A treasure, `A_PEBBLE` or `NOTHING_MORE`.

    Whoever has a pebble says first what is sure, and spends it rather than guess.
    """
    first = NOTHING_MORE
    for i in range(heads.planned[0]):
        treasure = heads.plan[i]
        if board.said[treasure]:
            continue
        if not pebbles or not would_guess(numbers, heads, board, seat, treasure):
            return treasure
        first = A_PEBBLE
        if numbers[IN_ORDER]:
            break
    return first


@compiled
def would_guess(numbers, heads, board, seat, treasure):
    if heads.unsure[treasure]:
        return True
    if not numbers[ADJECTIVES_SET] or is_brand_new(heads, board, treasure):
        return False
    return word_of(heads, seat, treasure) == NO_WORD


@compiled
def is_brand_new(heads, board, treasure):
    newest = board.drawn[board.at[DRAWN] - 1]
    return heads.number[treasure] == 1 and newest == treasure


@compiled
def adjective(numbers, heads, board, seat, treasure, luck):
    """The newest treasure gets any; for the others the word one remembers, or thinks to."""
    if not numbers[ADJECTIVES_SET]:
        return NO_WORD
    remembered = word_of(heads, seat, treasure)
    if remembered != NO_WORD:
        return remembered
    heard = heads.hunches
    hear_all_words(heads, board)
    if not is_brand_new(heads, board, treasure):
        orphan = an_orphan(heads, seat, luck)
        if orphan != NO_WORD:
            return orphan
        hear_all_words(heads, board)
    unused = 0
    for word in range(WORDS):
        unused += IS_PLAIN[word] and heard[word] == 0.0
    for word in range(WORDS):
        fits = IS_PLAIN[word] and (unused == 0 or heard[word] == 0.0)
        heard[word] = 1.0 if fits else 0.0
    return weighted(luck, heard, WORDS)


@compiled
def hear_all_words(heads, board):
    """How often each adjective was said this round, as weights."""
    heads.hunches[:] = 0.0
    for i in range(board.at[TOLD]):
        told = board.told[i]
        if told[HOW_MANY] and told[WORD] != NO_WORD:
            heads.hunches[told[WORD]] += 1.0


@compiled
def an_orphan(heads, seat, luck):
    """A word that was heard and is not known to be another's; it sounds right."""
    heard, orphans = heads.hunches, 0.0
    for i in range(heads.planned[0]):
        taken = word_of(heads, seat, heads.plan[i])
        if taken != NO_WORD:
            heard[taken] = 0.0
    for word in range(WORDS):
        orphans += heard[word]
    if orphans > 0.0 and fraction(luck) < HEARD_BEFORE:
        return weighted(luck, heard, WORDS)
    return NO_WORD
