"""Feeling a tree: a fingertip goes over it, and what stays is one impression, sharp or blurred.

Nothing is known of the token but what the hand answers. A computer's fingertip would be perfect,
so the tree it worked out is then blurred as a person's of its persona would be.
"""

from collections.abc import Sequence
from functools import cache
from random import Random

from veillee.games.dark_wood.board import PEBBLE_SECONDS
from veillee.games.dark_wood.player.blur import told_apart
from veillee.games.dark_wood.player.likeness import distances
from veillee.games.dark_wood.rules.touch import feel
from veillee.games.dark_wood.rules.trees import TREES
from veillee.memory import Touch, taken_for
from veillee.table.refused import Refused
from veillee.table.seen.touch import NOTHING, Felt, Hand

SPOTS: list[tuple[float, float]] = [
    (across / 8, down / 8) for across in range(2, 7) for down in range(1, 8)
]
"""Five strokes from the top to the foot, seven spots each: they tell all the trees apart."""

PATIENCE: dict[str, tuple[float, float]] = {
    "age5": (4.0, 6.0),
    "age7": (4.5, 7.0),
    "age10": (5.0, 7.5),
    "adult": (6.0, 9.0),
    "age70": (6.5, 9.0),
    "elephant": (7.0, 9.0),
}
"""Ours: from how many to how many seconds they feel."""


class Impression:
    """What one player took the token for, and how likely it is each tree, in their own eyes."""

    def __init__(self, tree: str, odds: dict[str, float]) -> None:
        self.tree = tree
        self._odds = odds

    def odds(self, tree: str) -> float:
        return self._odds.get(tree, 0.0)


def seconds_to_feel(persona: str, touch_seconds: float, pebbles: int, chance: Random) -> float:
    return round(time_to_feel(chance.uniform(*PATIENCE[persona]), touch_seconds, pebbles), 2)


def time_to_feel(patience: float, touch_seconds: float, pebbles: int) -> float:
    """Whoever has pebbles takes the time they give, all of it.

    Nobody waits for the last tick of the count.
    """
    more = PEBBLE_SECONDS * pebbles
    return min(patience + more, touch_seconds + more - 0.5)


def move_the_fingertip(hand: Hand | None) -> list[Felt]:
    """What each spot answers; nothing, where there is nothing in the hand."""
    if hand is None:
        return [NOTHING] * len(SPOTS)
    try:
        return [hand(x, y) for x, y in SPOTS]
    except Refused:
        return [NOTHING] * len(SPOTS)


@cache
def answers() -> dict[str, list[Felt]]:
    """What each tree would answer at each spot: everybody knows the trees from the cards."""
    return {tree: [feel(tree, x, y) for x, y in SPOTS] for tree in TREES}


def work_out(felt: Sequence[Felt], trees: Sequence[str]) -> str | None:
    """The tree that answers most alike; None for who felt no wood at all."""
    if all(one == NOTHING for one in felt):
        return None

    def alike(tree: str) -> int:
        return sum(a == b for a, b in zip(felt, answers()[tree], strict=True))

    return max(trees, key=alike)


def impression_of(
    felt: Sequence[Felt], trees: Sequence[str], touch: Touch, seconds: float, chance: Random
) -> Impression:
    """One impression, drawn: the tree, or one like it. Those that left the game cannot be it."""
    tree = work_out(felt, trees)
    if tree is None:
        guess = chance.choice(trees)
        return Impression(guess, dict.fromkeys(trees, 1.0 / len(trees)))
    finely = told_apart(touch, seconds)
    weights = [taken_for(distances()[tree][other], finely) for other in trees]
    taken = chance.choices(trees, weights)[0]
    return Impression(taken, odds_given(taken, trees, finely))


def odds_given(taken: str, trees: Sequence[str], finely: float) -> dict[str, float]:
    """Bayes: how likely each tree is, for who knows how easily it is taken for another."""
    likely: dict[str, float] = {}
    for tree in trees:
        apart = distances()[tree]
        all_of_them = sum(taken_for(apart[other], finely) for other in trees)
        likely[tree] = taken_for(apart[taken], finely) / all_of_them
    whole = sum(likely.values())
    return {tree: one / whole for tree, one in likely.items()}
