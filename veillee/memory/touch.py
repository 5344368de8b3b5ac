"""How finely people feel, and how fast their hand is.

Proposals with few data behind them (see the model's page): adults who had felt cookie-cutter shapes
picked them out by eye 76 % of the time; in a card-matching press people under 45 needed 503 ms
(sd 91) and those of 65 and over 599 (116).
"""

import math
from dataclasses import dataclass
from random import Random

from veillee.memory.personas import UnknownPersona


@dataclass(frozen=True, slots=True)
class Touch:
    """The fingertips and the hand of one persona. Times in milliseconds."""

    fineness: float
    """h: how well a shape is told from others after long feeling."""
    mu: float
    sigma: float
    tau: float
    """A slap on a match takes N(mu, sigma) plus an exponential of mean tau: most are quick, and a
    few are very late."""
    false_slap: float
    """How often a card that looks like the right one is slapped."""

    def told_apart(self, seconds: float) -> float:
        return told_apart(self.fineness, seconds)

    def slap_time(self, chance: Random) -> float:
        return chance.normalvariate(self.mu, self.sigma) + chance.expovariate(1.0 / self.tau)


TOUCHES: dict[str, Touch] = {
    "age5": Touch(1.6, 820, 140, 330, 0.25),
    "age7": Touch(2.0, 660, 100, 220, 0.18),
    "age10": Touch(2.6, 530, 75, 150, 0.12),
    "adult": Touch(3.2, 400, 45, 90, 0.06),
    "age70": Touch(2.6, 470, 60, 130, 0.06),
    "elephant": Touch(3.8, 390, 45, 85, 0.05),
}


def touch_of(persona: str) -> Touch:
    try:
        return TOUCHES[persona]
    except KeyError:
        raise UnknownPersona(persona) from None


def told_apart(fineness: float, seconds: float) -> float:
    """How much each step of distance between two shapes counts after so much feeling.

    In four seconds a hand takes in 63 % of what it will ever know of a shape.
    """
    return fineness * (1.0 - math.exp(-max(0.0, seconds) / 4.0))


def taken_for(distance: float, told_apart: float) -> float:
    """The weight with which a felt shape is taken for another one at this distance."""
    return math.exp(-distance * told_apart)
