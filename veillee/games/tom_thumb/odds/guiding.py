# pyright: basic
"""How a computer player guides: `guiding`, compiled."""

from itertools import permutations

import numpy as np

from veillee.games.tom_thumb.odds.numbers import (
    AT_TABLE,
    FREE,
    HUGE_FOREST,
    INSERT_TILE,
    NAME_PLACE,
    NOTHING,
    SWAP_TILES,
    WOLVES,
)
from veillee.games.tom_thumb.odds.others import likely_known
from veillee.games.tom_thumb.odds.pausing import ALONE, after
from veillee.games.tom_thumb.odds.probabilities import odds_of, reckon
from veillee.games.tom_thumb.player.guiding import BESIDE_WOLVES, likely_found
from veillee.twin import compiled, shared
from veillee.twin.chance import below
from veillee.twin.mind import UNKNOWN, lapses, where

ORDERS_OF_TWO = np.array(list(permutations(range(2))))
ORDERS_OF_THREE = np.array(list(permutations(range(3))))
_likely_found = shared(likely_found)


@compiled
def name(board, heads, who, luck):
    """Which place to name to the next seeker, thinking of all the seekers still to come."""
    cards = board.hand_count
    if lapses(heads.minds, who, luck):
        card = below(luck, cards)
    else:
        orders = ORDERS_OF_TWO if cards == 2 else ORDERS_OF_THREE
        worths(board, heads, who, orders)
        card = orders[any_of_the_best(heads.people.worth, len(orders), luck), 0]
    after(heads, who, ALONE, NAME_PLACE, board.hand[card], 0, luck)


@compiled
def worths(board, heads, who, orders):
    """How likely all cards are found, in each order in which they can be named."""
    cards, known = board.hand_count, heads.people.known
    seats, first = board.numbers[AT_TABLE], board.question - 1
    for i in range(cards):
        seeker = (who + 1 + (first + i) % (seats - 1)) % seats
        for card in range(cards):
            sure = likely_known(heads.others, who, seeker, board.hand[card], board.turn)
            known[i, card] = _likely_found(sure, i)
    for order in range(len(orders)):
        worth = 1.0
        for i in range(cards):
            worth *= known[i, orders[order, i]]
        heads.people.worth[order] = worth


@compiled
def swap(heads, who, luck):
    """The tile most likely the wolves', and of the others the one unseen for longest."""
    reckon(heads, who)
    odds, unseen = heads.odds, heads.people.worth
    best = odds_of(odds, WOLVES)
    down = odds.down
    when_last_seen(heads, who)
    choices, longest = 0, -np.inf
    for wolves in range(down):
        if odds.here[wolves] == best:
            for other in range(down):
                if other != wolves:
                    if unseen[other] > longest:
                        choices, longest = 0, unseen[other]
                    choices += unseen[other] == longest
    chosen = below(luck, choices)
    for wolves in range(down):
        if odds.here[wolves] == best:
            for other in range(down):
                if other != wolves and unseen[other] == longest:
                    if chosen == 0:
                        here, there = odds.position[wolves], odds.position[other]
                        after(heads, who, ALONE, SWAP_TILES, here, there, luck)
                        return
                    chosen -= 1


@compiled
def when_last_seen(heads, who):
    """Into `worth`, for every covered tile: less the turn in which it was last seen."""
    minds, odds, unseen = heads.minds, heads.odds, heads.people.worth
    unseen[: odds.down] = 0.0
    for i in range(minds.held[who]):
        thing = minds.order[who, i]
        place, _ = where(minds, who, thing)
        if place != UNKNOWN and odds.column[place] >= 0:
            column = odds.column[place]
            unseen[column] = min(unseen[column], -heads.others.last_shown[thing])


@compiled
def insert(board, heads, who, luck):
    """Next to tiles that are well known and not the wolves: which of the new tiles, and where.

    The gap alone counts, so any of the tiles shown goes there.
    """
    worth, gaps = heads.people.worth, 0
    for gap in range(board.tile_count):
        if board.numbers[HUGE_FOREST] and board.tiles[gap] != FREE:
            continue
        here, there = neighbours(board, heads, gap)
        worth[gaps] = well_known(heads, who, there, well_known(heads, who, here, 0.0))
        heads.people.gaps[gaps] = gap
        gaps += 1
    best, ties = most(worth, gaps), 0
    for i in range(gaps):
        if worth[i] == best:
            heads.people.gaps[ties] = heads.people.gaps[i]
            ties += 1
    chosen = below(luck, board.shown_count * ties)
    place, gap = board.shown[chosen // ties], heads.people.gaps[chosen % ties]
    after(heads, who, ALONE, INSERT_TILE, place, gap, luck)


@compiled
def neighbours(board, heads, gap):
    """The labels of the tiles between which, or in the forest next to which, a tile would lie."""
    if not board.numbers[HUGE_FOREST]:
        return heads.circle.labels[(gap - 1) % board.tile_count], heads.circle.labels[gap]
    way, nearest, next_nearest = heads.minds.apart[gap], NOTHING, NOTHING
    for at in range(board.tile_count):
        if board.tiles[at] != FREE:
            if nearest == NOTHING or way[at] < way[nearest]:
                nearest, next_nearest = at, nearest
            elif next_nearest == NOTHING or way[at] < way[next_nearest]:
                next_nearest = at
    return nearest, next_nearest


@compiled
def well_known(heads, who, label, worth):
    """`worth`, and how sure one is of all that one believes there; the wolves count against it."""
    minds = heads.minds
    for i in range(minds.held[who]):
        thing = minds.order[who, i]
        if minds.place[who, thing] == label:
            place, confidence = where(minds, who, thing)
            if place != UNKNOWN:
                worth += BESIDE_WOLVES if thing == WOLVES else confidence
    return worth


@compiled
def any_of_the_best(worth, count, luck):
    """One of those worth most; among equals, any."""
    best, ties = most(worth, count), 0
    for i in range(count):
        ties += worth[i] == best
    chosen = below(luck, ties)
    for i in range(count):
        if worth[i] == best:
            if chosen == 0:
                return i
            chosen -= 1
    return count - 1


@compiled
def most(worth, count):
    best = worth[0]
    for i in range(1, count):
        best = max(best, worth[i])
    return best
