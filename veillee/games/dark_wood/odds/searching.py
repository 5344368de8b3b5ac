# pyright: basic
"""Is this the card? As in `slapping.py`, thinking only as far as the answer needs it."""

import numpy as np

from veillee.games.dark_wood.odds.board import (
    LEAVE,
    NONE_FOR_ME,
    SLAP_IT,
    TAKE_IT,
    many_in,
    seekers,
)
from veillee.games.dark_wood.odds.numbers import CARD_SECONDS, MOST_SEATS
from veillee.games.dark_wood.odds.player_state import (
    DECEPTIVE,
    FALSE_SLAP,
    LAPSES,
    LEAST,
    MU,
    PATIENT,
    PEOPLE,
    SIGMA,
    TAU,
    TEMPO_OF,
    first_in,
)
from veillee.games.dark_wood.odds.recollection import forgotten, remembers, take_in
from veillee.games.dark_wood.player.player import A_MOMENT, UNEVEN
from veillee.games.dark_wood.player.recollection import likely_to_come
from veillee.games.dark_wood.player.slapping import haste, hesitation, still_there
from veillee.games.dark_wood.rules.finding import FASTEST
from veillee.twin import compiled, shared
from veillee.twin.chance import exponential, fraction, normal, uniform

STILL_THERE = np.array([still_there(rivals) for rivals in range(MOST_SEATS)])
_haste, _hesitation, _likely_to_come = shared(haste), shared(hesitation), shared(likely_to_come)
WAIT, WANT, DECEIVED, GIVE_UP = range(4)


@compiled(error_model="numpy")
def taken_trees(board):
    trees, holders = 0, board.holders
    while holders:
        trees |= 1 << board.cards[first_in(holders)]
        holders &= holders - 1
    return trees


@compiled(error_model="numpy")
def thinks(board, heads, seat):
    """Whether `search` may do anything but wait, or need any luck: for most cards it does not."""
    return (heads.noticed[seat] >> board.top | heads.shown >> heads.in_mind[seat]) & 1


@compiled(error_model="numpy")
def search(board, heads, seat, hasty, luck):
    """One player before the card on top. A `hasty` hand may be faster than the eye."""
    person, top = PEOPLE[heads.who[seat]], board.top
    odds = heads.odds[seat, top]
    if odds >= person[LEAST] and wants_it(board, heads, seat, odds, luck):
        return WANT
    deceptive = DECEPTIVE[heads.in_mind[seat], top]
    if hasty and deceptive > 0.0:
        deceptive *= _haste(rivals_of(board), board.numbers[CARD_SECONDS])
        if fraction(luck) < person[FALSE_SLAP] * deceptive:
            return DECEIVED
    return GIVE_UP if gives_up(board, heads, seat, luck) else WAIT


@compiled(error_model="numpy")
def wants_it(board, heads, seat, odds, luck):
    """It is the one in mind; or that has gone by, and nothing better is likely to be got later.

    The card is plausible in itself.
    """
    if board.top == heads.in_mind[seat]:
        return True
    if board.in_pile and not has_gone_by(board, heads, seat, luck):
        return False
    eager = PEOPLE[heads.who[seat], PATIENT] * STILL_THERE[rivals_of(board)]
    return not outdone(board, heads, seat, odds / eager, False, luck)


@compiled(error_model="numpy")
def rivals_of(board):
    """How many others seek, beside one who does."""
    return many_in(seekers(board)) - 1


@compiled(error_model="numpy")
def has_gone_by(board, heads, seat, luck):
    """Whether one knows that the tree in mind was turned up before the card on top."""
    tree = heads.in_mind[seat]
    if tree == board.top or not heads.shown >> tree & 1:
        return False
    if taken_trees(board) >> tree & 1:
        return True
    take_in(board, heads, seat, luck)
    return remembers(heads, seat, tree, board.card)


@compiled(error_model="numpy")
def gives_up(board, heads, seat, luck):
    """The tree in mind has gone by, and nothing that may still come is like it."""
    if not has_gone_by(board, heads, seat, luck):
        return False
    return not outdone(board, heads, seat, PEOPLE[heads.who[seat], LEAST], True, luck)


@compiled(error_model="numpy")
def outdone(board, heads, seat, odds, or_equalled, luck):
    """Whether the best of what one thinks may still come is likelier than these odds.

    All trees that are not known to have gone by may come, each as likely as the pile is high. What
    one remembers is asked only where it makes a difference: if all, or none, of the covered trees
    were forgotten, would that be another answer?
    """
    out = taken_trees(board) | 1 << board.top
    covered = heads.shown & ~out
    coming = best_outside(heads, seat, heads.shown)
    lowest = coming * _likely_to_come(board.in_pile, board.in_pile + many_in(covered))
    if exceeds(lowest, odds, or_equalled):
        return True
    if not exceeds(best_outside(heads, seat, out), odds, or_equalled):
        return False
    take_in(board, heads, seat, luck)
    lost = forgotten(heads, seat, covered, board.card)
    best = best_outside(heads, seat, out | covered & ~lost)
    likely = _likely_to_come(board.in_pile, board.in_pile + many_in(lost))
    return exceeds(best * likely, odds, or_equalled)


@compiled(error_model="numpy")
def best_outside(heads, seat, trees):
    """How likely the likeliest is that is not among these, of those likely enough to count."""
    for i in range(heads.hopes[seat]):
        tree = heads.hopeful[seat, i]
        if not trees >> tree & 1:
            return heads.odds[seat, tree]
    return 0.0


@compiled(error_model="numpy")
def exceeds(one, other, or_equals):
    return one >= other if or_equals else one > other


@compiled(error_model="numpy")
def lapses(heads, seat, luck):
    """Asked last, for who would do nothing in any case does nothing else without their wits."""
    return fraction(luck) < PEOPLE[heads.who[seat], LAPSES]


# -- by a slap, or asked around -------------------------------------------------------------------


@compiled(error_model="numpy")
def look_at_the_card(board, heads, seat, luck):
    """What one wants to do about the card on top, and after how many seconds."""
    heads.due[seat] = np.inf
    how = search(board, heads, seat, True, luck)
    if how == WAIT or lapses(heads, seat, luck):
        return
    person = PEOPLE[heads.who[seat]]
    if how == GIVE_UP:
        heads.wants[seat] = NONE_FOR_ME
        seconds = A_MOMENT * person[TEMPO_OF] * uniform(luck, UNEVEN[0], UNEVEN[1])
        heads.due[seat] = round(100.0 * seconds) / 100.0
    else:
        after = person[MU] + person[SIGMA] * normal(luck) + exponential(luck, person[TAU])
        if how == WANT:
            after += _hesitation(heads.odds[seat, board.top])
        longest = 1000.0 * board.numbers[CARD_SECONDS]
        heads.wants[seat] = SLAP_IT
        heads.after[seat] = round(max(FASTEST, min(longest, after)))
        heads.due[seat] = heads.after[seat] / 1000.0


@compiled(error_model="numpy")
def answer_without_haste(board, heads, seat, luck):
    how = search(board, heads, seat, False, luck)
    if how == WAIT or lapses(heads, seat, luck):
        return LEAVE
    return TAKE_IT if how == WANT else NONE_FOR_ME
