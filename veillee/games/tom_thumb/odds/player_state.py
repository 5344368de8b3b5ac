# pyright: basic
"""What the players of one table have in their heads, in arrays.

Most of what a player keeps apart from its memory is the same for all, because all saw it: it is
kept once. `Heads.minds` is each one's own memory; `Others` what each can tell of the others.
"""

from typing import NamedTuple

import numpy as np

from veillee.games.tom_thumb.board import CARDS_A_TURN
from veillee.games.tom_thumb.odds.numbers import SEATS, SPOTS, THINGS, new_record
from veillee.games.tom_thumb.player.player import TEMPO
from veillee.memory import PERSONAS
from veillee.twin.mind import Minds, new_minds

TEMPOS = np.array([TEMPO.get(name, 1.0) for name in PERSONAS])
whole, real = np.int64, np.float64

CIRCLE = np.dtype(
    [
        ("label_count", whole),
        ("labels", whole, (SPOTS,)),
        ("turned", whole, (SPOTS,)),
        ("open_count", whole),
        ("open_things", whole, (THINGS,)),
        ("open_labels", whole, (THINGS,)),
        ("seen_count", whole),
        ("seen_things", whole, (THINGS,)),
        ("seen_labels", whole, (THINGS,)),
    ],
    align=True,
)
"""What all know alike: the labels of the tiles, what was found and lies open, what is shown."""

OTHERS = np.dtype(
    [
        ("named", whole),
        ("times_shown", real, (SEATS, THINGS)),
        ("last_shown", whole, (THINGS,)),
        ("knew", whole, (SEATS, SEATS, THINGS)),
        ("missed", whole, (SEATS,)),
        ("asked", whole, (SEATS,)),
        ("found", whole, (SEATS,)),
        ("pointed", whole, (SEATS,)),
    ],
    align=True,
)
"""`others.Others` for all seats. Only `times_shown` and `knew` differ by who looks on."""

ODDS = np.dtype(
    [
        ("down", whole),
        ("up", whole),
        ("position", whole, (THINGS,)),
        ("column", whole, (SPOTS,)),
        ("heard_of", whole),
        ("thing", whole, (THINGS,)),
        ("row", whole, (THINGS,)),
        ("base", real, (THINGS,)),
        ("extra", real, (THINGS,)),
        ("peak", whole, (THINGS,)),
        ("of_thing", real, (THINGS,)),
        ("of_tile", real, (THINGS,)),
        ("here", real, (THINGS,)),
    ],
    align=True,
)
"""Room to put two and two together for one player: a row a thing, a column a covered tile."""

PEOPLE = np.dtype(
    [
        ("personas", whole, (SEATS,)),
        ("tempo", real, (SEATS,)),
        ("laid", whole, (SEATS,)),
        ("knowledge", real, (SEATS,)),
        ("all_found", real, (SEATS,)),
        ("pause", real, (SEATS,)),
        ("wants", whole, (SEATS, 3)),
        ("known", real, (CARDS_A_TURN, CARDS_A_TURN)),
        ("worth", real, (SPOTS,)),
        ("gaps", whole, (SPOTS,)),
    ],
    align=True,
)
"""The players: what each has heard of, thinks, and wants; and room to choose in."""


class Heads(NamedTuple):
    """Everything the players know and think with."""

    minds: Minds
    circle: np.record
    others: np.record
    odds: np.record
    people: np.record


def new_heads(personas: np.ndarray) -> Heads:
    people = new_record(PEOPLE)
    people.personas[: len(personas)] = personas
    people.tempo[: len(personas)] = TEMPOS[personas]
    return Heads(
        minds=new_minds(SEATS, THINGS, SPOTS),
        circle=new_record(CIRCLE),
        others=new_record(OTHERS),
        odds=new_record(ODDS),
        people=people,
    )
