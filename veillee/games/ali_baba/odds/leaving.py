# pyright: basic
"""When Ali leaves the cave, compiled: `Prospects`."""

import numpy as np

from veillee.games.ali_baba.board import ALARMS
from veillee.games.ali_baba.odds.board import (
    ALI,
    CARDS_HELD,
    IN_PILE,
    LAST_ROUND,
    THIEF,
    TOKENS,
)
from veillee.games.ali_baba.odds.character import FEAR, GREED, MOOD
from veillee.games.ali_baba.odds.numbers import (
    ALARMS_IN,
    BOX_SIZE,
    CAPTURES,
    CARDS,
    CHIEF_AT,
    COPIES_OF,
    FORTY_FOUR,
    MANY,
    PLAIN,
    SEATS,
    TOKEN,
)
from veillee.games.ali_baba.odds.player_state import count_what_has_gone, lapses
from veillee.games.ali_baba.odds.recollection import count_ones_own, wants
from veillee.games.ali_baba.odds.rules import next_thief
from veillee.games.ali_baba.player import tally
from veillee.games.ali_baba.player.leaving import (
    LOOKS_AHEAD,
    TAKES_FIRST,
    is_too_early,
    still_wants,
    worth_of_a_recital,
    worth_of_keeping,
)
from veillee.games.ali_baba.player.others import likely_to_err
from veillee.twin import compiled, shared
from veillee.twin.chance import below, normal

BOX_OF_KIND = np.array(
    [[box[kind] for kind in (*ALARMS, tally.PLAIN)] for box in (tally.BOX, tally.GERMAN_BOX)]
)
STILL_WANTS = np.array([still_wants(won) for won in range(CARDS + 1)])
_is_chief, _likely_to_err = shared(tally.is_chief), shared(likely_to_err)
_is_too_early = shared(is_too_early)
_worth_of_a_recital, _worth_of_keeping = shared(worth_of_a_recital), shared(worth_of_keeping)

END_LEFT, END_ERRED, END_CAPTURED, ERRS, KINDS, ALL_PICKED, DRAWN = range(7)
"""Rows of `worth`: three ways the round may end after so many cards, how likely the thief errs,
how likely the next card is of which kind, what thieves would take from Ali's lead who pick all of
so many cards; and, for each number of cards, what one more is worth with which tokens."""


def reached(tokens: int, cards: int) -> list[int]:
    """Which tokens Ali may have after so many more cards, if he is not captured."""
    if cards == 0:
        return [tokens]
    before = reached(tokens, cards - 1)
    return sorted(
        {state + more for state in before for more in TOKEN if not CAPTURES[state + more]}
    )


REACHED = np.full((LOOKS_AHEAD, len(CAPTURES), len(reached(0, LOOKS_AHEAD - 1)) + 1), -1)
for _after, _tokens in np.ndindex(LOOKS_AHEAD, len(CAPTURES)):
    if not CAPTURES[_tokens]:
        _states = reached(_tokens, _after)
        REACHED[_after, _tokens, : len(_states)] = _states


@compiled
def draws_again(numbers, heads, board, luck):
    """Whether Ali goes on, in the mood of the moment, or without a thought."""
    ali = board.at[ALI]
    if _is_too_early(board.at[CARDS_HELD], ALARMS_IN[board.at[TOKENS]]):
        return True
    if lapses(heads, ali, luck):
        return below(luck, 2) == 0
    ahead = weigh(numbers, heads, board, luck)
    gain = drawn(numbers, heads.worth, board, ahead) - heads.worth[END_LEFT, 0]
    mood = heads.character[ali, MOOD]
    return gain + (mood * normal(luck) if mood > 0.0 else 0.0) > 0.0


@compiled
def weigh(numbers, heads, board, luck):
    """What the ends are worth now and a few cards later; how many cards that is."""
    at, worth = board.at, heads.worth
    ahead = min(LOOKS_AHEAD, at[IN_PILE])
    count_ones_own(heads, board, at[ALI], luck)
    wanted, new = 0.0, 0.0
    for treasure in range(MANY):
        if wants(heads, at[ALI], treasure):
            if board.held[treasure]:
                wanted += 1.0
            else:
                new += COPIES_OF[numbers[FORTY_FOUR], treasure]
    new /= BOX_SIZE[numbers[FORTY_FOUR]]
    weigh_the_kinds(numbers, heads, board, luck)
    thief = at[THIEF]
    reckon_with_thieves(numbers, board, worth[ALL_PICKED], at[CARDS_HELD] + ahead)
    for after in range(ahead + 1):
        cards = at[CARDS_HELD] + after
        weigh_the_ends(numbers, heads, board, after, cards, wanted)
        wanted += 1.0 if is_chief(numbers, board, after) else new
        thief = next_thief(numbers, at[ALI], thief)
        errs = _likely_to_err(cards + 1, heads.mistakes[thief], heads.recited[thief])
        worth[ERRS, after] = errs
    return ahead


@compiled
def is_chief(numbers, board, after):
    """Whether the Chief lies under the next `after` cards."""
    at = board.at
    return _is_chief(at[LAST_ROUND], at[IN_PILE] - after, numbers[CHIEF_AT])


@compiled
def weigh_the_kinds(numbers, heads, board, luck):
    """How likely the next card is of each kind, if it is not the Chief."""
    at, gone, kinds = board.at, count_what_has_gone(heads, board, luck), heads.worth[KINDS]
    total, raised, box = 0.0, 0, BOX_OF_KIND[numbers[FORTY_FOUR]]
    for kind in range(PLAIN):
        tokens = at[TOKENS] >> 2 * kind & 3
        raised += tokens
        kinds[kind] = box[kind] - gone[kind] - tokens
        total += kinds[kind]
    plain = at[CARDS_HELD] - at[LAST_ROUND] - raised
    kinds[PLAIN] = box[PLAIN] - gone[PLAIN] - plain
    total = max(1.0, total + kinds[PLAIN])
    for kind in range(PLAIN + 1):
        kinds[kind] = max(0.0, kinds[kind]) / total


@compiled
def reckon_with_thieves(numbers, board, all_picked, cards):
    """One of so many cards will nearly always be one that a thief wants."""
    others, taste = numbers[SEATS] - 1, 0.0
    for seat in range(numbers[SEATS]):
        taste += STILL_WANTS[board.many_won[seat]]
    distaste = 1.0 - taste / numbers[SEATS]
    wants_none = 1.0
    for left in range(1, cards + 1):
        wants_none *= distaste
        all_picked[left] = all_picked[left - 1] + (1.0 - wants_none) / others


@compiled
def weigh_the_ends(numbers, heads, board, after, cards, wanted):
    """As in the table of the rulebook: who picks in which case."""
    worth, character = heads.worth, heads.character[board.at[ALI]]
    all_picked, others = worth[ALL_PICKED], numbers[SEATS] - 1
    cassim = 1 if numbers[SEATS] == 2 else 0
    thieves = others + cassim
    kept = _worth_of_keeping(after, board.at[LAST_ROUND], character[GREED])
    ali = ali_gets(wanted, cards, 1, thieves)
    worth[END_LEFT, after] = kept + ali - thieves_get(all_picked, cards - 1, others, thieves + 1)
    ali = ali_gets(wanted, cards, TAKES_FIRST, thieves - 1)
    lost = thieves_get(all_picked, cards - TAKES_FIRST, others - 1, thieves)
    worth[END_ERRED, after] = kept + ali - lost
    lost = thieves_get(all_picked, cards, others, thieves)
    worth[END_CAPTURED, after] = kept - lost - character[FEAR]


@compiled
def ali_gets(wanted, left, first, between):
    """New treasures for Ali, who picks `first` cards, then one after each `between` of the others.

    Whoever picks any of the cards that are left takes one that Ali wants as often as there are
    such: of `left` cards `between` picks leave the share (left - between) / left.
    """
    gets, picks = 0.0, first
    while left > 0:
        for _ in range(min(picks, left)):
            got = min(1.0, wanted)
            gets += got
            wanted -= got
        left -= picks
        if left > between:
            wanted *= (left - between) / left
        left -= between
        picks = 1
    return gets


@compiled
def thieves_get(all_picked, left, thieves, period):
    """Of every `period` picks the first ones are the thieves'."""
    gets = 0.0
    while left > 0:
        gets += all_picked[left] - all_picked[max(0, left - thieves)]
        left -= period
    return gets


@compiled
def drawn(numbers, worth, board, ahead):
    """What one more card is worth: first of the last one that is thought of, then back from it."""
    tokens = board.at[TOKENS]
    for after in range(ahead - 1, -1, -1):
        for state in REACHED[after, tokens]:
            if state < 0:
                break
            worth[DRAWN + after, state] = drawn_after(numbers, worth, board, after, state, ahead)
    return worth[DRAWN, tokens]


@compiled
def drawn_after(numbers, worth, board, after, tokens, ahead):
    """One more card, after so many: captured, recited wrongly, or rightly."""
    errs, then, gain = worth[ERRS, after], after + 1, 0.0
    chief = is_chief(numbers, board, after)
    for kind in range(PLAIN + 1):
        likely = worth[KINDS, kind]
        if chief:
            likely = 1.0 if kind == PLAIN else 0.0
        now = tokens + TOKEN[kind]
        if CAPTURES[now]:
            gain += likely * worth[END_CAPTURED, then]
        else:
            stays = worth[END_LEFT, then]
            if then < ahead:
                stays = max(stays, worth[DRAWN + then, now])
            gain += likely * _worth_of_a_recital(errs, worth[END_ERRED, then], stays)
    return gain
