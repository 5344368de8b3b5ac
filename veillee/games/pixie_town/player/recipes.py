"""A few handsome houses that a computer player knows how to build, from the ground up.

Each line is a place: the shapes that will do there, the first one best, and the left and lower edge
in units. A small letter stands on end. They go on after the seventh stone, for houses may grow.
"""

from typing import NamedTuple

from veillee.games.pixie_town.rules.plot import PLOT_WIDTH, QUARTER, UNIT, extent


class Idea(NamedTuple):
    """One place of a recipe: shape and turn, left and lower edge."""

    shape: str
    turn: int
    left: int
    bottom: int


def read(recipe: str) -> list[list[Idea]]:
    """Every place, as the ideas that will do there."""
    return [
        [idea(letter, float(x), float(y)) for letter in letters]
        for letters, x, y in (line.split() for line in recipe.strip().splitlines())
    ]


def idea(letter: str, x: float, y: float) -> Idea:
    turn = QUARTER if letter.islower() else 0
    return Idea(letter.upper(), turn, round(x * UNIT), round(y * UNIT))


def mirrored(recipe: list[list[Idea]]) -> list[list[Idea]]:
    return [
        [one._replace(left=PLOT_WIDTH - one.left - extent(one.shape, one.turn)[0]) for one in place]
        for place in recipe
    ]


RECIPES: dict[str, list[list[Idea]]] = {
    name: read(recipe)
    for name, recipe in {
        "farm": """
            C 1 0
            C 2 0
            LA 1 1
            C 3.5 0
            T 3 1
            T 1 2
            l 5.5 0
            C 0 0
        """,
        "castle": """
            AL 2.5 0
            C 1 0
            C 5 0
            LA 2.5 1
            C 1 1
            C 5 1
            T 0.5 2
            T 4.5 2
            C 3 2
            T 2.5 3
        """,
        "gatehouse": """
            AL 1.5 0
            AL 3.5 0
            LA 2.5 1
            C 1.5 1
            C 4.5 1
            C 3 2
            T 2.5 3
            l 0.5 0
            l 5.5 0
        """,
        "windmill": """
            LA 2.5 0
            C 2.5 1
            C 3.5 1
            LA 2.5 2
            C 3 3
            T 2.5 4
            C 1.5 0
            C 4.5 0
            l 0.5 0
            l 5.5 0
        """,
        "row": """
            C 3 0
            C 0.5 0
            C 5.5 0
            C 3 1
            T 0 1
            T 5 1
            T 2.5 2
        """,
        "hall": """
            LA 1.5 0
            LA 3.5 0
            C 1.5 1
            C 4.5 1
            AL 2.5 1
            C 3 2
            T 2.5 3
            l 0.5 0
            l 5.5 0
        """,
        "belfry": """
            C 2.5 0
            C 3.5 0
            LA 2.5 1
            l 2.5 2
            l 3.5 2
            T 2.5 4
            T 0.5 0
            T 4.5 0
        """,
    }.items()
}
