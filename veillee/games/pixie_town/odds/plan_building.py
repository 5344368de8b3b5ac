# pyright: basic
"""How a computer player builds after plans, compiled: which stone, which die, which house.

What a stone is worth is a sum of what its house, its kind and luck say; so that of the house and
that of the kind is reckoned once for many.
"""

import numpy as np

from veillee.games.pixie_town.board import DICE
from veillee.games.pixie_town.odds import numbers as n
from veillee.games.pixie_town.odds.board import HOUSE, OWNER, SHAPE, SPOT
from veillee.games.pixie_town.player.plan_building import (
    KEPT_FOR_LAST,
    OUTLOOKS,
    progress,
    scarcity,
)
from veillee.memory import PERSONAS
from veillee.twin import compiled, shared
from veillee.twin.chance import fraction

OUTLOOK = np.array([tuple(OUTLOOKS[persona]) for persona in PERSONAS])
FINISH, SCARCE, AHEAD, WHIM = range(4)
PROGRESS = np.array(
    [[progress(many, length) for many in range(n.LONGEST_PLAN)] for length in n.PLAN_LENGTH]
)
"""By card and the stones that stand."""
_scarcity = shared(scarcity)


@compiled
def build(board, thoughts, persona, move, luck):
    """The best of all stones for all places, by one's lights."""
    look_around(board, thoughts)
    outlook, best, best_place = OUTLOOK[persona], -np.inf, 0
    for die in range(DICE):
        if not board.unused >> die & 1:
            continue
        face = board.faces[die]
        white = face == n.WHITE
        first, last = (0, n.MANY_COLOURS) if white else (face, face + 1)
        for kind in range(first * n.MANY_SHAPES, last * n.MANY_SHAPES):
            colour, shape = kind // n.MANY_SHAPES, kind % n.MANY_SHAPES
            if board.middle[kind] == 0 or thoughts.places[shape] == 0:
                continue
            scarce = outlook[SCARCE] * _scarcity(
                thoughts.colours[shape], thoughts.left[colour], white
            )
            ahead = outlook[AHEAD] * outlook_after(board, thoughts, colour, shape)
            for i in range(thoughts.places[shape]):
                worth = (
                    outlook[FINISH] * thoughts.progress[shape, i]
                    + scarce
                    + ahead
                    + outlook[WHIM] * fraction(luck)
                    - white * KEPT_FOR_LAST
                )
                if worth > best:
                    best, best_place = worth, thoughts.place[shape, i]
                    move.die, move.stone = die, kind
    place = board.spot[best_place]
    move.what = n.BUILD
    move.owner, move.house, move.spot = place[OWNER], place[HOUSE], place[SPOT]


@compiled
def look_around(board, thoughts):
    """What there is and what is wanted."""
    thoughts.places[:] = 0
    thoughts.colours[:] = 0
    for i in range(board.spots):
        shape = board.spot[i, SHAPE]
        at = thoughts.places[shape]
        thoughts.places[shape] += 1
        thoughts.place[shape, at] = i
        owner, house = board.spot[i, OWNER], board.spot[i, HOUSE]
        thoughts.progress[shape, at] = PROGRESS[board.card[owner, house], board.many[owner, house]]
    for colour in range(n.MANY_COLOURS):
        thoughts.left[colour] = thoughts.shapes[colour] = 0
        for shape in range(n.MANY_SHAPES):
            stock = board.middle[colour * n.MANY_SHAPES + shape]
            thoughts.colours[shape] += stock > 0
            thoughts.left[colour] += stock
            thoughts.shapes[colour] |= (stock > 0) << shape


@compiled
def outlook_after(board, thoughts, colour, shape):
    """The share of colours that would still be of use, this stone taken."""
    wanted, useful = 0, 0
    for other in range(n.MANY_SHAPES):
        wanted |= (thoughts.places[other] > (other == shape)) << other
    for other in range(n.MANY_COLOURS):
        shapes = thoughts.shapes[other]
        if other == colour and board.middle[colour * n.MANY_SHAPES + shape] == 1:
            shapes &= ~(1 << shape)
        useful += (shapes & wanted) != 0
    return useful / n.MANY_COLOURS
