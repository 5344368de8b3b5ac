# pyright: basic
"""Putting two and two together: `probabilities.reckon`, compiled and without the matrix.

A row of the matrix is the same for every tile but the one where its thing is believed: a `base`
everywhere and some `extra` at its `peak`. So each round of scaling takes one walk along the rows
and one along the columns instead of one over the whole matrix.
"""

from veillee.games.tom_thumb.odds.numbers import FREE, NOTHING, THINGS, WOLVES
from veillee.games.tom_thumb.player.probabilities import ROUNDS, trust
from veillee.twin import compiled, shared
from veillee.twin.mind import where

_trust = shared(trust)


@compiled
def look_round(board, heads):
    """Which tiles are covered: the columns. The same for all."""
    odds, up = heads.odds, 0
    down = 0
    odds.column[:] = NOTHING
    for at in range(board.tile_count):
        thing = board.tiles[at]
        if thing == FREE:
            continue
        if board.up[at]:
            up |= 1 << thing
        else:
            odds.position[down] = at
            odds.column[heads.circle.labels[at]] = down
            down += 1
    odds.down = down
    odds.up = up


@compiled
def reckon(heads, who):
    """All that one player believes about the covered tiles, weighed together."""
    odds = heads.odds
    row, _even = 0, 1.0 / odds.down
    for thing in range(THINGS):
        odds.row[thing] = NOTHING
        if heads.people.laid[who] >> thing & 1 and not odds.up >> thing & 1:
            place, confidence = where(heads.minds, who, thing)
            weigh(odds, row, odds.column[place] if place >= 0 else NOTHING, confidence)
            odds.row[thing] = row
            odds.thing[row] = thing
            row += 1
    odds.heard_of = row
    for unheard in range(row, odds.down):
        weigh(odds, unheard, NOTHING, 0.0)
    scale(odds)


@compiled(error_model="numpy")
def weigh(odds, row, column, confidence):
    """One thing for itself. No idea: even odds."""
    tiles = odds.down
    if column == NOTHING or tiles == 1:
        odds.peak[row], odds.base[row], odds.extra[row] = 0, 1.0 / tiles, 0.0
        return
    trusted = _trust(confidence)
    base = (1.0 - trusted) / (tiles - 1)
    odds.peak[row], odds.base[row], odds.extra[row] = column, base, trusted - base


@compiled(fastmath=True, error_model="numpy")
def scale(odds):
    """Until each thing is somewhere once and each tile is something once (Sinkhorn's way)."""
    tiles = odds.down
    base, extra, peak = odds.base, odds.extra, odds.peak
    of_thing, of_tile = odds.of_thing, odds.of_tile
    of_thing[:tiles] = 1.0
    for _ in range(ROUNDS):
        everywhere, of_all = 0.0, 0.0
        of_tile[:tiles] = 0.0
        for row in range(tiles):
            everywhere += base[row] * of_thing[row]
            of_tile[peak[row]] += extra[row] * of_thing[row]
        for column in range(tiles):
            of_tile[column] = 1.0 / (everywhere + of_tile[column])
            of_all += of_tile[column]
        for row in range(tiles):
            of_thing[row] = 1.0 / (base[row] * of_all + extra[row] * of_tile[peak[row]])


@compiled(error_model="numpy")
def odds_of(odds, thing):
    """How likely the thing lies on each covered tile, into `here`; the best of them."""
    row = odds.row[thing]
    best = 0.0
    for column in range(odds.down):
        weight = odds.base[row]
        if column == odds.peak[row]:
            weight += odds.extra[row]
        odds.here[column] = odds.of_thing[row] * (weight * odds.of_tile[column])
        best = max(best, odds.here[column])
    return best


@compiled(error_model="numpy")
def best_of_each(odds):
    """The best odds of every covered place one has heard of: their mean, and their product."""
    every, total, product = 0, 0.0, 1.0
    for row in range(odds.heard_of):
        if odds.thing[row] != WOLVES:
            best = odds_of(odds, odds.thing[row])
            total += best
            product *= best
            every += 1
    return (total / every if every else 1.0), product
