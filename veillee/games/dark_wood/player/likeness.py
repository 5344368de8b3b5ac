"""How unlike two trees are: measured on the trees themselves with a fingertip, not decided."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

from veillee.games.dark_wood.rules.touch import FINGERTIP, feel_holes, feel_outline
from veillee.games.dark_wood.rules.trees import HOLES, OUTLINES, TREES, WIDTH, holes_of, outline_of


def distance(one: str, other: str) -> float:
    """0 for the same tree, and 1 on average for each of the two features in which they differ."""
    return distances()[one][other]


@cache
def distances() -> dict[str, dict[str, float]]:
    outlines = unlikeness(OUTLINES, feel_outline)
    holes = unlikeness(HOLES, feel_holes)

    def apart(one: str, other: str) -> float:
        outline = outlines[outline_of(one), outline_of(other)]
        return outline + holes[holes_of(one), holes_of(other)]

    return {one: {other: apart(one, other) for other in TREES} for one in TREES}


def unlikeness(
    features: list[str], feel: Callable[[str, float, float], Any]
) -> dict[tuple[str, str], float]:
    """The share of all spots, a fingertip apart, at which two answer differently; 1 on average."""
    steps = [FINGERTIP * step for step in range(round(WIDTH / FINGERTIP) + 1)]
    felt = {feature: [feel(feature, x, y) for y in steps for x in steps] for feature in features}
    differ = {
        (one, other): sum(a != b for a, b in zip(felt[one], felt[other], strict=True))
        for one, other in combinations(features, 2)
    }
    average = sum(differ.values()) / len(differ)
    unlike = {(feature, feature): 0.0 for feature in features}
    for (one, other), spots in differ.items():
        unlike[one, other] = unlike[other, one] = spots / average
    return unlike
