"""Who remembers: the personas a seat can be given, and the individuals drawn from them.

No two seven-year-olds remember alike, and a table where they did would feel like a machine:
a computer player is always one person of its persona.
"""

import math
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Persona:
    """What people of one age have in common. The letters are those of the model's page."""

    name: str
    capacity: float
    """K: things held in focus at once."""
    word_rate: float
    """e: strength a second for words and sequences."""
    place_rate: float
    """eL: strength a second for a thing in a place."""
    freshness: float
    """rho: how much better an empty focus stores."""
    inattention: float
    """a: probability that a look stores nothing."""
    confusion: float
    """b: how easily one thing is taken for another."""
    reach: float
    """lam: how far a thing strays when its place is mixed up, in steps between neighbours."""
    crowding: float
    """beta: how much each thing held hides the others."""


@dataclass(frozen=True, slots=True)
class Person:
    """One individual of a persona: only these three numbers differ from person to person."""

    persona: Persona
    capacity: float
    word_rate: float
    place_rate: float


class UnknownPersona(ValueError):
    """Somebody asked for a persona that does not exist."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no persona {name!r}; choose one of {', '.join(PERSONAS)}")


PERSONAS: dict[str, Persona] = {
    persona.name: persona
    for persona in (
        Persona("age5", 2.45, 0.52, 0.56, 0.0, 0.040, 0.022, 1.0, 0.045),
        Persona("age7", 3.00, 0.54, 0.58, 0.6, 0.030, 0.022, 1.0, 0.045),
        Persona("age10", 3.60, 0.57, 0.54, 1.5, 0.020, 0.022, 1.0, 0.045),
        Persona("adult", 4.20, 0.57, 0.48, 2.0, 0.012, 0.022, 1.0, 0.045),
        Persona("age70", 3.40, 0.50, 0.50, 1.7, 0.030, 0.022, 1.4, 0.045),
        Persona("elephant", 5.20, 3.5, 2.4, 2.0, 0.0, 0.004, 0.7, 0.01),
    )
}
"""Fitted to published human data, but for the elephant, who is there to be hard to beat."""

TALENT_SPREAD = 0.24
CAPACITY_SPREAD = 0.10
PLACES_SPREAD = 0.30
"""How far people of one persona differ, as standard deviations of logarithms."""


def persona_named(name: str) -> Persona:
    try:
        return PERSONAS[name]
    except KeyError:
        raise UnknownPersona(name) from None


def draw_person(persona: Persona, chance: Random) -> Person:
    """Draw one individual: who learns words fast tends to learn places fast as well."""
    talent = chance.normalvariate(0.0, TALENT_SPREAD)
    return Person(
        persona=persona,
        capacity=persona.capacity * math.exp(chance.normalvariate(0.0, CAPACITY_SPREAD)),
        word_rate=persona.word_rate * math.exp(talent),
        place_rate=persona.place_rate
        * math.exp(talent / 2 + chance.normalvariate(0.0, PLACES_SPREAD)),
    )
