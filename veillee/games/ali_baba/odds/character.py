# pyright: basic
"""How brave, how greedy and of which taste a player is, compiled: `draw_nerve`, `draw_taste`."""

import numpy as np

from veillee.games.ali_baba.board import KINDS
from veillee.games.ali_baba.odds.numbers import MANY, NAMES
from veillee.games.ali_baba.player.nerve import NERVES
from veillee.games.ali_baba.player.taste import ANIMALS, DOUBLY, NOT_AT_ALL, TASTES
from veillee.memory import PERSONAS
from veillee.twin import compiled
from veillee.twin.chance import normal, uniform

FEAR, GREED, MOOD, RARE, DOUBTS = range(5)
TRAITS = 5
"""Numbers of one person."""
IS_SHINY = np.array([KINDS.get(name) == "shiny" for name in NAMES])
IS_ANIMAL = np.array([name in ANIMALS for name in NAMES])
_NERVES = np.array([NERVES[persona] for persona in PERSONAS])
_TASTES = np.array([TASTES[persona] for persona in PERSONAS])


@compiled
def draw_nerve(character, persona, luck):
    fear, fears_differ, greed, greeds_differ, mood = _NERVES[persona]
    character[FEAR] = fear + fears_differ * normal(luck)
    character[GREED] = greed + greeds_differ * normal(luck)
    character[MOOD] = mood


@compiled
def draw_taste(character, likes, persona, luck):
    rare, shiny, animals, whim, doubts = _TASTES[persona]
    character[RARE] = rare * uniform(luck, NOT_AT_ALL, DOUBLY)
    character[DOUBTS] = doubts
    shiny *= uniform(luck, NOT_AT_ALL, DOUBLY)
    animals *= uniform(luck, NOT_AT_ALL, DOUBLY)
    for treasure in range(MANY):
        likes[treasure] = (
            shiny * IS_SHINY[treasure] + animals * IS_ANIMAL[treasure] + whim * normal(luck)
        )
