# pyright: basic
"""The recipes as numbers, and how a house is built by one."""

import numpy as np

from veillee.games.pixie_town.odds.stability import (
    HALF,
    LYING,
    STANDING,
    WIDTH,
    height_below,
    would_stand,
)
from veillee.games.pixie_town.player.recipes import RECIPES, Idea, mirrored
from veillee.games.pixie_town.rules.plot import SHAPES, UNIT
from veillee.twin import compiled
from veillee.twin.chance import below, fraction

SHAPE, TURN, LEFT, BOTTOM = range(4)
"""The columns of an idea and of a find."""
NOT_CHOSEN = -1
MANY_RECIPES = len(RECIPES)


def read(idea: Idea) -> tuple[int, int, int, int]:
    turned = STANDING if idea.turn else LYING
    return SHAPES.index(idea.shape), turned, idea.left // HALF, idea.bottom // UNIT


IDEAS = [
    [read(idea) for place in recipe for idea in place]
    for name in sorted(RECIPES)
    for recipe in (RECIPES[name], mirrored(RECIPES[name]))
]
MANY_IDEAS = np.array([len(recipe) for recipe in IDEAS])
RECIPE = np.zeros((len(IDEAS), max(MANY_IDEAS), 4), np.int64)
"""Every recipe and its mirror image: shape, turn, left and bottom of all ideas, the best first."""
for _recipe, _ideas in enumerate(IDEAS):
    RECIPE[_recipe, : len(_ideas)] = _ideas


@compiled
def forget_recipes(plots):
    for plot in plots:
        plot.recipe = NOT_CHOSEN


@compiled
def by_recipe(plot, thoughts, shapes, luck):
    """The first idea of one's recipe that is not built yet and stands where it should."""
    if plot.recipe == NOT_CHOSEN:
        chosen = below(luck, MANY_RECIPES)
        plot.recipe = 2 * chosen + (fraction(luck) < 0.5)
    recipe = plot.recipe
    for i in range(MANY_IDEAS[recipe]):
        shape, turned = RECIPE[recipe, i, SHAPE], RECIPE[recipe, i, TURN]
        left, bottom = RECIPE[recipe, i, LEFT], RECIPE[recipe, i, BOTTOM]
        if (
            shapes >> shape & 1
            and height_below(plot, left, WIDTH[shape, turned]) == bottom
            and would_stand(plot, shape, turned, left, bottom)
        ):
            find = thoughts.find
            find[SHAPE], find[TURN], find[LEFT], find[BOTTOM] = shape, turned, left, bottom
            return True
    return False
