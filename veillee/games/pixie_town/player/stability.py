"""Where a stone would come to rest without toppling anything, as a careful builder sees it.

Computer players have no hands. They set stones down upright, on flat tops, and only where all that
carries them still stands: physics in a browser finds nothing to move in their houses.
"""

from collections.abc import Iterable
from typing import NamedTuple

from veillee.games.pixie_town.rules.plot import (
    FULL_TURN,
    OPENING,
    PLOT_HEIGHT,
    PLOT_WIDTH,
    QUARTER,
    Pose,
    box,
    extent,
    standing_at,
)

TOUCH = 25
"""Stones this near touch; physics leaves them a little apart, or a little too close."""
UPRIGHT = 1_500
"""Thousandths of a degree that a stone may lean and still be called upright."""
SURE = 120
"""How far inside its support a weight must be to be sure that it stays there."""
WEIGHTS = {"C": 10, "L": 20, "T": 10, "A": 16}


class Lying(NamedTuple):
    """A stone at rest. `feet`: the stretches it rests on; none: it leans, and is left alone."""

    left: int
    bottom: int
    right: int
    top: int
    weight: int
    carries: bool
    feet: tuple[tuple[int, int], ...]


def lying(shape: str, pose: Pose) -> Lying:
    """How a stone lies there. A stone that leans, or a roof on its side, only takes up room."""
    leaning = (pose.turn + UPRIGHT) % QUARTER > 2 * UPRIGHT
    quarters = (pose.turn + UPRIGHT) % FULL_TURN // QUARTER
    around = pose if leaning else Pose(pose.x, pose.y, quarters * QUARTER)
    left, bottom, right, top = box(shape, around)
    weight = WEIGHTS[shape]
    if leaning or (shape in "TA" and quarters):
        return Lying(left, bottom, right, top, weight, False, ())
    feet = ((left, right),)
    if shape == "A":
        leg = (right - left - OPENING) // 2
        feet = ((left, left + leg), (right - leg, right))
    return Lying(left, bottom, right, top, weight, shape != "T", feet)


def looked_at(stones: Iterable[tuple[str, Pose]]) -> list[Lying]:
    """A house, from the ground up. What rests on something that leans carries nothing."""
    seen = sorted((lying(shape, pose) for shape, pose in stones), key=lambda one: one.bottom)
    for i, one in enumerate(seen):
        if one.carries and not rests_on(one, seen):
            seen[i] = one._replace(carries=False)
    return seen


def dropped(shape: str, turn: int, left: int, house: list[Lying]) -> Pose | None:
    """Where a stone comes to rest that is let down here; None: it would not stand, or not fit."""
    width, height = extent(shape, turn)
    right = left + width
    if left < 0 or right > PLOT_WIDTH:
        return None
    bottom = max(
        (one.top for one in house if one.left < right - TOUCH and one.right > left + TOUCH),
        default=0,
    )
    if bottom + height > PLOT_HEIGHT:
        return None
    pose = standing_at(shape, left, bottom, turn)
    return pose if stands(lying(shape, pose), house) else None


def rests_on(one: Lying, house: list[Lying]) -> list[tuple[int, int, int | None]]:
    """The stretches where it touches what is below it, and which stone that is; None: ground."""
    if one.bottom <= TOUCH:
        return [(left, right, None) for left, right in one.feet]
    found: list[tuple[int, int, int | None]] = []
    for i, below in enumerate(house):
        if below.carries and abs(below.top - one.bottom) <= TOUCH:
            for left, right in one.feet:
                left, right = max(left, below.left), min(right, below.right)
                if right - left > TOUCH:
                    found.append((left, right, i))
    return found


def stands(new: Lying, house: list[Lying]) -> bool:
    """Whether a new stone stays, and all that then carries it.

    From the top down, every stone hands its weight and what it carries to what is below it. That
    has to be met inside the stretch on which the stone rests.
    """
    every = [*house, new]
    weight = [float(one.weight) for one in every]
    moment = [one.weight * (one.left + one.right) / 2 for one in every]
    bears_the_new = {len(house)}
    for i in sorted(range(len(every)), key=lambda i: -every[i].bottom):
        below = rests_on(every[i], every)
        if not below:
            if i in bears_the_new:
                return False
            continue
        x = moment[i] / weight[i]
        if i in bears_the_new:
            left, right = min(each[0] for each in below), max(each[1] for each in below)
            if not left + SURE <= x <= right - SURE:
                return False
            bears_the_new |= {j for _, _, j in below if j is not None}
        hand_down(x, weight[i], below, weight, moment)
    return True


def hand_down(
    x: float,
    load: float,
    below: list[tuple[int, int, int | None]],
    weight: list[float],
    moment: list[float],
) -> None:
    """To the outermost two stretches, as on a see-saw; to the only one, straight down."""
    first, last = min(below), max(below)
    a, b = (first[0] + first[1]) / 2, (last[0] + last[1]) / 2
    if first[2] == last[2] or a == b:
        shares = [(first[2], load, x)]
    else:
        on_last = share_of_the_last(x, a, b)
        shares = [(first[2], load * (1 - on_last), a), (last[2], load * on_last, b)]
    for j, share, at in shares:
        if j is not None:
            weight[j] += share
            moment[j] += share * at


def share_of_the_last(x: float, first: float, last: float) -> float:
    """How much of a load at x rests on the last of two supports: all of it beyond that one."""
    return min(1.0, max(0.0, (x - first) / (last - first)))
