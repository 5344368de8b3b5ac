"""Which treasures a computer player likes: no two of an age are alike."""

from random import Random
from typing import NamedTuple

from veillee.games.ali_baba.board import KINDS, TREASURES

ANIMALS = {"lion", "donkey", "parrot", "elephant"}
NOT_AT_ALL, DOUBLY = 0.0, 2.0
"""How much of what is usual at their age somebody likes rare, shiny or living things."""


class Tastes(NamedTuple):
    """What people of one persona have in common. A treasure that one lacks is worth 1.

    `rare`: what a treasure is worth less for each further copy in the box, as it may come again.
    `shiny`, `animals`: how tempting they are. `whim`: how far everybody has favourites of their
    own. `doubts`: how much it counts that something seems familiar, though one does not remember to
    own it.
    """

    rare: float
    shiny: float
    animals: float
    whim: float
    doubts: float


TASTES = {
    "age5": Tastes(0.09, 0.22, 0.22, 0.13, 0.2),
    "age7": Tastes(0.1, 0.14, 0.14, 0.1, 0.4),
    "age10": Tastes(0.1, 0.08, 0.08, 0.09, 0.5),
    "adult": Tastes(0.1, 0.03, 0.03, 0.07, 0.8),
    "age70": Tastes(0.09, 0.03, 0.08, 0.08, 0.8),
    "elephant": Tastes(0.12, 0.0, 0.02, 0.02, 1.0),
}
"""Ours."""


class Taste(NamedTuple):
    """One person's. `likes`: each treasure for its own sake."""

    rare: float
    doubts: float
    likes: dict[str, float]


def draw_taste(persona: str, chance: Random) -> Taste:
    """Whoever sits down is one person."""
    tastes = TASTES[persona]
    rare, shiny, animals = (
        usual * chance.uniform(NOT_AT_ALL, DOUBLY)
        for usual in (tastes.rare, tastes.shiny, tastes.animals)
    )
    likes = {
        each: shiny * (KINDS.get(each) == "shiny")
        + animals * (each in ANIMALS)
        + chance.gauss(0.0, tastes.whim)
        for each in TREASURES
    }
    return Taste(rare, tastes.doubts, likes)
