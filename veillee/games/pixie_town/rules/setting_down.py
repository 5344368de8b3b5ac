"""Setting a stone down with a steady hand: upright, from above, and only where it stays."""

from collections.abc import Iterable, Mapping

from veillee.games.pixie_town.rules.plot import (
    PLOT_WIDTH,
    QUARTER,
    UNIT,
    Pose,
    box,
    extent,
    standing_at,
)
from veillee.games.pixie_town.rules.resting import Body, stay
from veillee.games.pixie_town.rules.stones import SHAPE
from veillee.games.pixie_town.rules.touching import TOUCH
from veillee.table.chance import Stream

STEP = UNIT // 2


def all_stay(stones: Mapping[str, Pose]) -> bool:
    return stay(tuple((SHAPE[stone], pose) for stone, pose in stones.items()))


def set_down(stone: str, stones: Mapping[str, Pose], chance: Stream) -> dict[str, Pose] | None:
    """All of them, with this one where chance will have it; None: it stays nowhere."""
    shape = SHAPE[stone]
    ways = [
        (turn, left)
        for turn in (0, QUARTER)
        for left in range(0, PLOT_WIDTH - extent(shape, turn)[0] + 1, STEP)
    ]
    for turn, left in chance.shuffled(ways):
        pose = let_down(shape, turn, left, stones)
        after = {**stones, stone: pose}
        if is_carried(shape, pose, stones) and all_stay(after):
            return after
    return None


def is_carried(shape: str, pose: Pose, stones: Mapping[str, Pose]) -> bool:
    """Whether something flat is below on both sides of its middle. What lies on top and is not,
    falls; that is soon seen, and all the rest takes long."""
    left, bottom, right, _ = box(shape, pose)
    if bottom <= TOUCH:
        return True
    middle = Body(shape, pose).x * UNIT
    boxes = [box(SHAPE[stone], at) for stone, at in stones.items() if SHAPE[stone] != "T"]
    below = [(its, end) for its, _, end, top in boxes if bottom - TOUCH <= top <= bottom + TOUCH]
    ends = [x for its, end in below if its < right and end > left for x in (its, end)]
    return bool(ends) and min(ends) < middle < max(ends)


def let_down(shape: str, turn: int, left: int, stones: Mapping[str, Pose]) -> Pose:
    """On top of all that is below it."""
    right = left + extent(shape, turn)[0]
    boxes = [box(SHAPE[stone], pose) for stone, pose in stones.items()]
    tops = [top for its, _, end, top in boxes if its < right - TOUCH and end > left + TOUCH]
    return standing_at(shape, left, max(tops, default=0), turn)


def stacked(stones: Iterable[str]) -> dict[str, Pose]:
    """Cubes and long blocks as one tower, two units wide: for whoever finds no other place."""
    poses: dict[str, Pose] = {}
    for stone in sorted(stones, key=lambda stone: SHAPE[stone], reverse=True):
        width = extent(SHAPE[stone], 0)[0]
        lefts = range(PLOT_WIDTH // 2 - UNIT, PLOT_WIDTH // 2 + UNIT - width + 1, UNIT)
        places = (let_down(SHAPE[stone], 0, left, poses) for left in lefts)
        poses[stone] = min(places, key=lambda pose: pose.y)
    return poses
