"""The twenty-five trees: five outlines, each with five patterns of holes, as vectors.

Token and card are made from the same numbers, so they match exactly.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

_DRAWN: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("trees.toml").read_text(encoding="utf-8")
)
OUTLINES: list[str] = list(_DRAWN["outline"])
HOLES: list[str] = list(_DRAWN["holes"])
TREES: list[str] = [f"{outline}-{holes}" for outline in OUTLINES for holes in HOLES]
WIDTH = 100
"""How wide and how high a token is."""

STRAIGHT_PIECES = 10
"""A curve is felt as this many straight pieces: far finer than a fingertip."""


class Point(NamedTuple):
    x: float
    y: float


class Hole(NamedTuple):
    x: float
    y: float
    radius: float


def outline_of(tree: str) -> str:
    return tree.split("-")[0]


def holes_of(tree: str) -> str:
    return tree.split("-")[1]


def holes(pattern: str) -> list[Hole]:
    return [Hole(*hole) for hole in _DRAWN["holes"][pattern]["at"]]


def path(outline: str) -> str:
    """The outline as an SVG path, for the cards: down the right side, up the left."""
    drawn = _DRAWN["outline"][outline]
    steps = [_step(numbers) for numbers in drawn["right"]]
    steps += [_step(numbers) for numbers in _mirrored(drawn)]
    return f"M{drawn['top'][0]} {drawn['top'][1]}" + "".join(steps) + "Z"


def _step(numbers: list[float]) -> str:
    return ("C" if len(numbers) == 6 else "L") + " ".join(f"{number:g}" for number in numbers)


def _mirrored(drawn: dict[str, Any]) -> list[list[float]]:
    """The left half, drawn from the foot back to the top."""
    ends = [drawn["top"], *(numbers[-2:] for numbers in drawn["right"])]
    left: list[list[float]] = []
    for start, numbers in zip(reversed(ends[:-1]), reversed(drawn["right"]), strict=True):
        handles = [*numbers[2:4], *numbers[:2]] if len(numbers) == 6 else []
        points = [*handles, *start]
        left.append([WIDTH - n if i % 2 == 0 else n for i, n in enumerate(points)])
    return left


@cache
def polygon(outline: str) -> list[Point]:
    """The outline as straight pieces, clockwise from the top."""
    drawn = _DRAWN["outline"][outline]
    points = [Point(*drawn["top"])]
    for numbers in drawn["right"]:
        points += _straightened(points[-1], numbers)
    right = points[1:-1]
    return points + [Point(WIDTH - x, y) for x, y in reversed(right)]


def _straightened(start: Point, numbers: list[float]) -> list[Point]:
    if len(numbers) == 2:
        return [Point(*numbers)]
    x1, y1, x2, y2, x3, y3 = numbers
    points: list[Point] = []
    for piece in range(1, STRAIGHT_PIECES + 1):
        t = piece / STRAIGHT_PIECES
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x = a * start.x + b * x1 + c * x2 + d * x3
        y = a * start.y + b * y1 + c * y2 + d * y3
        points.append(Point(x, y))
    return points
