"""How people of different ages build freely. All numbers are ours."""

from typing import NamedTuple


class Hand(NamedTuple):
    """One persona's way with stones.

    `careful`: from so many blue stones on the tower, safe houses grow and none is begun.
    `overlooks`: how often a die that could be used is not seen. `strays`: how often somebody builds
    at just any house. `plans`: how often after an idea of the whole house. `whim`: how much a place
    is liked for no reason, in units. `low`: how much a low place is liked, for each unit; below
    nothing, high ones are. `shares`: how often another's house comes before one's own.
    """

    careful: int
    overlooks: float
    strays: float
    plans: float
    whim: float
    low: float
    shares: float


HANDS = {
    "age5": Hand(12, 0.12, 0.30, 0.15, 2.5, -0.6, 0.25),
    "age7": Hand(11, 0.08, 0.18, 0.45, 1.5, -0.2, 0.5),
    "age10": Hand(9, 0.04, 0.08, 0.75, 0.8, 0.3, 0.8),
    "adult": Hand(7, 0.02, 0.0, 0.95, 0.25, 0.5, 1.0),
    "age70": Hand(7, 0.03, 0.04, 0.85, 0.4, 0.7, 1.0),
    "elephant": Hand(5, 0.0, 0.0, 1.0, 0.1, 0.5, 1.0),
}
