# pyright: basic
"""How a computer plays Ali Baba, compiled: `AliBabaPlayer`, but for Ali's choice to leave."""

import numpy as np

from veillee.games.ali_baba.odds import rules
from veillee.games.ali_baba.odds.board import (
    ASKED,
    CARDS_HELD,
    FINISHED,
    MISTAKE_MADE,
    OF,
)
from veillee.games.ali_baba.odds.character import DOUBTS, RARE
from veillee.games.ali_baba.odds.numbers import (
    ADJECTIVES_SET,
    COPIES_OF,
    FORTY_FOUR,
    JUDGE,
    MANY,
    NO_MISTAKE,
    NO_WORD,
    RECITE,
    SAND_TIMER,
)
from veillee.games.ali_baba.odds.player_state import (
    LOOT,
    MEMORIES,
    inattention,
    lapses,
    note_recital,
)
from veillee.games.ali_baba.odds.recital import is_complete, is_in_turn, may_spend
from veillee.games.ali_baba.odds.reciting import (
    A_PEBBLE,
    NOTHING_MORE,
    adjective,
    next_item,
    think,
)
from veillee.games.ali_baba.odds.recollection import (
    count_ones_own,
    familiarity,
    take_in,
    wants,
)
from veillee.games.ali_baba.odds.sharing import kinds_open, nth_open
from veillee.games.ali_baba.player import picking
from veillee.games.ali_baba.player.judging import misjudges
from veillee.games.ali_baba.player.player import (
    JUDGE_SECONDS,
    LAST_SECONDS,
    SLOWLY,
    SURE_SECONDS,
    SWIFTLY,
    TEMPO,
    UNSURE_SECONDS,
    time_for_an_item,
)
from veillee.memory import PERSONAS
from veillee.twin import compiled, shared
from veillee.twin.chance import below, fraction, uniform

TEMPO_OF = np.array([TEMPO.get(persona, 1.0) for persona in PERSONAS])
WORTHLESS = -1000.0
_misjudges, _time_for_an_item = shared(misjudges), shared(time_for_an_item)
_worth, _surely_lacks = shared(picking.worth), shared(picking.surely_lacks)


@compiled
def recite(numbers, heads, board, luck):
    """A whole recital, with Ali's judgement where he judges, against the sand where it runs."""
    at = board.at
    thief, cards, now = at[OF], at[CARDS_HELD], 0.0
    at[MISTAKE_MADE] = NO_MISTAKE
    thought_out = False
    while at[ASKED] == RECITE:
        pebbles = may_spend(board, thief)
        if not thought_out or numbers[ADJECTIVES_SET]:
            take_in(numbers, heads, board, thief, luck)
        if not thought_out:
            think(numbers, heads, board, thief, pebbles, luck)
        item = next_item(numbers, heads, board, thief, pebbles)
        thought_out = item != A_PEBBLE
        word = adjective(numbers, heads, board, thief, item, luck) if item >= 0 else NO_WORD
        if numbers[SAND_TIMER]:
            now += pause_before(numbers, heads, thief, item, luck)
            if now > numbers[SAND_TIMER]:
                rules.sand_has_run_out(numbers, board, luck)
                break
        if item == NOTHING_MORE:
            rules.that_is_all(numbers, board, luck)
        elif item == A_PEBBLE:
            rules.spend_pebble(numbers, board)
        else:
            rules.say(numbers, board, item, heads.number[item], word, luck)
        if at[ASKED] == JUDGE:
            now += judge(numbers, heads, board, item, word, luck)
    note_recital(heads, thief, cards, 0 if at[MISTAKE_MADE] == NO_MISTAKE else 1)


@compiled
def pause_before(numbers, heads, thief, item, luck):
    """Whoever recites against the sand plans to be done with a part of it."""
    if item == NOTHING_MORE:
        seconds = LAST_SECONDS
    elif item == A_PEBBLE or heads.unsure[item]:
        seconds = UNSURE_SECONDS
    else:
        seconds = SURE_SECONDS
    quick = _time_for_an_item(numbers[SAND_TIMER], heads.planned[0])
    return round(min(pause(heads, thief, seconds, luck), quick), 2)


@compiled
def pause(heads, seat, seconds, luck):
    return round(seconds * TEMPO_OF[heads.persona[seat]] * uniform(luck, SWIFTLY, SLOWLY), 2)


# -- Ali -----------------------------------------------------------------------------------------


@compiled
def judge(numbers, heads, board, treasure, word, luck):
    """By the hand Ali holds, now and then half asleep. How long it took."""
    ali = board.at[OF]
    if board.at[FINISHED]:
        right = is_complete(board)
    else:
        right = item_is_right(numbers, board, treasure, word)
    verdict = right != (fraction(luck) < _misjudges(right, inattention(heads, ali)))
    rules.judge(numbers, board, verdict, treasure, word, luck)
    return pause(heads, ali, JUDGE_SECONDS, luck) if numbers[SAND_TIMER] else 0.0


@compiled
def item_is_right(numbers, board, treasure, word):
    """Whether it is in the hand, in the number that was said, with this word, in its turn."""
    if board.held[treasure] == 0 or board.held[treasure] != board.said[treasure]:
        return False
    if not is_in_turn(numbers, board, treasure):
        return False
    own = board.words[treasure]
    return word == NO_WORD or own in (NO_WORD, word)


# -- sharing -------------------------------------------------------------------------------------


@compiled
def pick(numbers, heads, board, luck):
    """What is worth most to this person."""
    seat = board.at[OF]
    if lapses(heads, seat, luck):
        kinds, _ = kinds_open(board)
        return nth_open(board, below(luck, kinds))
    count_ones_own(heads, board, seat, luck)
    likes, rare = heads.likes[seat], heads.character[seat, RARE]
    best, chosen = WORTHLESS, 0
    for treasure in range(MANY):
        many, copies = board.held[treasure], COPIES_OF[numbers[FORTY_FOUR], treasure]
        if many == 0 or _worth(1.0, likes[treasure], rare, copies, many) <= best:
            continue
        lacks = surely_lacks(heads, seat, treasure)
        its_worth = _worth(lacks, likes[treasure], rare, copies, many)
        if its_worth > best:
            best, chosen = its_worth, treasure
    return chosen


@compiled
def surely_lacks(heads, seat, treasure):
    if not wants(heads, seat, treasure):
        return 0.0
    familiar = familiarity(heads, seat * MEMORIES + LOOT, treasure)
    return _surely_lacks(familiar, heads.character[seat, DOUBTS])
