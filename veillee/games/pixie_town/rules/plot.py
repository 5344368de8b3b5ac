"""Where stones lie: their sizes, their poses, and the plot they are built on.

Lengths are thousandths of a unit and angles thousandths of a degree, whole numbers both, so that a
house is the same bytes everywhere. A plot's left edge is x = 0, its ground y = 0.
"""

from math import cos, radians, sin
from pathlib import Path
from typing import Any

from msgspec import Struct

from veillee.table.edition import read_edition

EDITION: dict[str, Any] = read_edition(Path(__file__).parent.with_name("edition.toml"))

UNIT = 1000
QUARTER = 90_000
FULL_TURN = 4 * QUARTER
SHAPES = ("C", "L", "T", "A")
SIZES: dict[str, tuple[int, int]] = {
    shape: (EDITION["sizes"][shape][0] * UNIT, EDITION["sizes"][shape][1] * UNIT)
    for shape in SHAPES
}
OPENING: int = EDITION["sizes"]["opening"] * UNIT
PLOT_WIDTH: int = EDITION["plot"]["width"] * UNIT
PLOT_HEIGHT: int = EDITION["plot"]["height"] * UNIT
SLOP = 50
"""Stones at rest touch, and physics lets them touch a little too much."""


class Pose(Struct, frozen=True):
    """Where the middle of a stone's box is, and how far the stone is turned, anticlockwise."""

    x: int
    y: int
    turn: int


def moved(before: dict[str, Pose], after: dict[str, Pose]) -> dict[str, Pose]:
    """Of the stones that lay there before: those that lie otherwise now."""
    return {stone: after[stone] for stone, pose in before.items() if after[stone] != pose}


def standing_at(shape: str, left: int, bottom: int, turn: int = 0) -> Pose:
    """The pose of a stone by its left and lower edge; `turn`: quarters only."""
    width, height = extent(shape, turn)
    return Pose(left + width // 2, bottom + height // 2, turn)


def extent(shape: str, turn: int) -> tuple[int, int]:
    """How wide and high a stone is after some quarter turns."""
    width, height = SIZES[shape]
    return (height, width) if turn % (2 * QUARTER) else (width, height)


def lies_inside(shape: str, pose: Pose) -> bool:
    """Whether the whole stone is on the plot. Anything but whole numbers is nowhere."""
    x, y, turn = pose.x, pose.y, pose.turn
    if not (type(x) is int and type(y) is int and type(turn) is int):
        return False
    if not (0 <= turn < FULL_TURN and 0 <= x <= PLOT_WIDTH and 0 <= y <= PLOT_HEIGHT):
        return False
    left, bottom, right, top = box(shape, pose)
    return (
        left >= -SLOP
        and bottom >= -SLOP
        and right <= PLOT_WIDTH + SLOP
        and top <= PLOT_HEIGHT + SLOP
    )


def box(shape: str, pose: Pose) -> tuple[int, int, int, int]:
    """Left, bottom, right, top: the smallest upright box around a stone."""
    if pose.turn % QUARTER == 0:
        width, height = extent(shape, pose.turn)
        x, y = pose.x - width // 2, pose.y - height // 2
        return x, y, x + width, y + height
    points = corners(shape, pose)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


def corners(shape: str, pose: Pose) -> list[tuple[float, float]]:
    width, height = SIZES[shape]
    w, h = width / 2, height / 2
    own = [(-w, -h), (w, -h), (0.0, h)] if shape == "T" else [(-w, -h), (w, -h), (w, h), (-w, h)]
    along, across = cos(radians(pose.turn / 1000)), sin(radians(pose.turn / 1000))
    return [(pose.x + x * along - y * across, pose.y + x * across + y * along) for x, y in own]
