# pyright: basic
"""What a Guide can tell of the others: `others.Others`, compiled."""

import numpy as np

from veillee.games.tom_thumb.odds.numbers import (
    AT_TABLE,
    FIRST,
    FOUND,
    INSERTED,
    KIND,
    MOST_TURNS,
    NAMED,
    POINTED,
    QUIET,
    SEAT,
    SEATS,
    SECOND,
    SWAPPED,
    TILES_SHOWN,
    TURNED_UP,
)
from veillee.games.tom_thumb.player import others as players
from veillee.games.tom_thumb.player.others import NEVER
from veillee.twin import compiled, shared
from veillee.twin.mind import knows as comes_to_mind

FRESHNESS = np.array([players.freshness(turns) for turns in range(MOST_TURNS)])
_likely_known = shared(players.likely_known)
_skill = shared(players.skill)


@compiled
def know_nobody(others):
    others.times_shown[:] = 0.0
    others.last_shown[:] = 0
    others.knew[:] = 0
    others.missed[:] = 0
    others.asked[:] = 0
    others.found[:] = 0
    others.pointed[:] = QUIET


@compiled
def follow_the_others(board, heads):
    """All at once: it takes no luck, and comes before anybody's own memory follows."""
    others, turn = heads.others, board.turn
    for i in range(board.told_count):
        event = board.told[i]
        kind = event[KIND]
        if kind == TURNED_UP:
            show(others, event[SECOND], turn)
            answer(heads, event[SEAT], event[FIRST], event[FOUND], turn)
        elif kind == NAMED:
            heads.others.named = event[FIRST]
            others.pointed[:] = QUIET
        elif kind == TILES_SHOWN:
            for each in range(heads.circle.seen_count):
                show(others, heads.circle.seen_things[each], turn)
        elif kind == INSERTED:
            show(others, event[FIRST], turn)
        elif kind == POINTED:
            others.pointed[event[SEAT]] = event[FIRST]
        elif kind == SWAPPED:
            here, there = heads.circle.labels[event[FIRST]], heads.circle.labels[event[SECOND]]
            for who in range(board.numbers[AT_TABLE]):
                confuse(heads, who, here, there)


@compiled
def show(others, thing, turn):
    others.last_shown[thing] = turn
    for who in range(SEATS):
        others.times_shown[who, thing] += 1.0
        others.missed[who] &= ~(1 << thing)


@compiled
def answer(heads, seat, at, found, turn):
    others, named = heads.others, heads.others.named
    others.asked[seat] += 1
    if not found:
        others.missed[seat] |= 1 << named
        return
    others.found[seat] += 1
    for other in range(SEATS):
        if other == seat or others.pointed[other] == at:
            for who in range(SEATS):
                others.knew[who, other, named] = turn


@compiled
def confuse(heads, who, here, there):
    """What one believes on the two tiles traded places: some will have lost it."""
    minds, others = heads.minds, heads.others
    for i in range(minds.held[who]):
        thing = minds.order[who, i]
        place = minds.place[who, thing]
        if (place in (here, there)) and comes_to_mind(minds, who, thing):
            others.times_shown[who, thing] /= 2
            for seat in range(SEATS):
                others.knew[who, seat, thing] = 0


@compiled
def likely_known(others, who, seat, place, turn):
    """How likely a seat is to know a place, as far as `who` can tell."""
    knew = others.knew[who, seat, place]
    return _likely_known(
        others.times_shown[who, place],
        FRESHNESS[turn - others.last_shown[place]],
        turn - knew if knew else NEVER,
        others.missed[seat] >> place & 1,
        _skill(others.found[seat], others.asked[seat]),
    )
