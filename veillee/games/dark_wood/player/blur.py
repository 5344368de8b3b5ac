"""How far people's touch is blurred: which tree is taken for which.

The form is the model's: tree i is taken for tree j with weight exp(-D · h · (1 - e^(-t/4))).
What a step of distance D is worth for these very trees it cannot know, so that is fitted here.
"""

from functools import cache

from veillee.games.dark_wood.player.likeness import distances
from veillee.games.dark_wood.rules.trees import TREES
from veillee.memory import Touch, taken_for, touch_of

RECOGNISED = 0.45
"""Grown-ups who felt one of all the trees for a count of ten pick out the right card this often, on
average over the trees. Fitted to how the book says that games end: mostly in the cottage or with
one survivor, seldom with everyone eaten. (The 76 % of people who had felt cookie cutters are right
answers to "was it this one?", where guessing gives half. As one of 25, nobody would be caught.)"""
COUNT_OF_TEN = 10.0
MOST, HALVINGS = 20.0, 40
"""Where the fit looks for the scale, and how closely."""
MIDDLING = 0.8
"""How much of what a grown-up can tell apart one supposes of somebody one does not know."""


@cache
def scale() -> float:
    """What one step of distance counts: halved until grown-ups recognise as many as they do."""
    low, high = 0.0, MOST
    told_apart = touch_of("adult").told_apart(COUNT_OF_TEN)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if recognised(middle * told_apart) < RECOGNISED:
            low = middle
        else:
            high = middle
    return high


def recognised(told_apart: float) -> float:
    """How often a tree is taken for itself, on average over the trees."""
    all_apart = [list(apart.values()) for apart in distances().values()]
    right = [1.0 / sum(taken_for(one, told_apart) for one in apart) for apart in all_apart]
    return sum(right) / len(right)


def told_apart(touch: Touch, seconds: float) -> float:
    """How much distance counts for these fingers after so much feeling of a tree."""
    return scale() * touch.told_apart(seconds)


@cache
def mistaken_for() -> dict[str, dict[str, float]]:
    """For each tree, how somebody's mistakes about it are shared out among all the others."""
    finely = MIDDLING * told_apart(touch_of("adult"), COUNT_OF_TEN)
    shares: dict[str, dict[str, float]] = {}
    for tree, apart in distances().items():
        near = {other: taken_for(apart[other], finely) for other in TREES if other != tree}
        whole = sum(near.values())
        shares[tree] = {other: weight / whole for other, weight in near.items()}
    return shares
