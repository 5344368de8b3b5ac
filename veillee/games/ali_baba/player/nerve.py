"""How brave and how greedy a computer player is as Ali: no two of an age are alike."""

from random import Random
from typing import NamedTuple


class Nerve(NamedTuple):
    """One person's, in treasures.

    `fear`: how much worse than it is a capture looks; less than nothing to whoever likes a thrill.
    `greed`: what one more card that is shared in one's own round is worth. `mood`: how far the
    moment sways all that.
    """

    fear: float
    greed: float
    mood: float


class Nerves(NamedTuple):
    """What people of one persona have in common, and how far they differ."""

    fear: float
    fears_differ: float
    greed: float
    greeds_differ: float
    mood: float


NERVES = {
    "age5": Nerves(-0.5, 1.8, 0.38, 0.15, 0.4),
    "age7": Nerves(-0.3, 1.5, 0.35, 0.12, 0.3),
    "age10": Nerves(-0.3, 1.2, 0.35, 0.1, 0.25),
    "adult": Nerves(0.0, 0.8, 0.3, 0.08, 0.12),
    "age70": Nerves(0.3, 0.8, 0.3, 0.08, 0.15),
    "elephant": Nerves(0.0, 0.3, 0.3, 0.03, 0.0),
}
"""Ours."""


def draw_nerve(persona: str, chance: Random) -> Nerve:
    """Whoever sits down is one person."""
    nerves = NERVES[persona]
    fear = chance.gauss(nerves.fear, nerves.fears_differ)
    return Nerve(fear, chance.gauss(nerves.greed, nerves.greeds_differ), nerves.mood)
