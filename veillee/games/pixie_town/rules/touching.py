"""Where stones touch: their outlines as convex pieces, and the points at which two of them meet.

All in thousandths of a unit. The pieces are those that the physics of the page uses.
"""

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import NamedTuple, TypeAlias

from veillee.games.pixie_town.rules.plot import OPENING, SHAPES, SIZES, Pose

TOUCH = 45
"""Stones this near touch: physics leaves a little between them, and lets them be a little off."""
ALIKE = 12
"""At a corner either of two edges may be the one that touches."""
SLICES = 4
"""Of the bridge of an arch, above its round opening."""

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = tuple[Point, ...]


class Contact(NamedTuple):
    """A point where one thing touches another, and the direction in which it pushes the other."""

    x: float
    y: float
    push_x: float
    push_y: float


class Meeting(NamedTuple):
    """How two stones meet: where, and how deep they are inside each other."""

    contacts: tuple[Contact, ...]
    depth: float


APART = Meeting((), 0.0)


def pieces_of(shape: str) -> list[Polygon]:
    """Convex and anticlockwise, around the middle of the stone's box."""
    width, height = SIZES[shape]
    w, h = width / 2, height / 2
    if shape == "T":
        return [((-w, -h), (w, -h), (0.0, h))]
    if shape != "A":
        return [((-w, -h), (w, -h), (w, h), (-w, h))]
    radius = OPENING / 2
    steps = [pi * (1 - i / SLICES) for i in range(SLICES + 1)]
    around = [(radius * cos(step), -h + radius * sin(step)) for step in steps]
    legs: list[Polygon] = [
        ((-w, -h), (-radius, -h), (-radius, h), (-w, h)),
        ((radius, -h), (w, -h), (w, h), (radius, h)),
    ]
    return legs + [(left, right, (right[0], h), (left[0], h)) for left, right in pairwise(around)]


PIECES = {shape: pieces_of(shape) for shape in SHAPES}
REACH = {shape: hypot(*SIZES[shape]) / 2 for shape in SHAPES}


@lru_cache(maxsize=4096)
def laid(shape: str, pose: Pose) -> list[Polygon]:
    """The pieces of a stone where it lies."""
    turn = radians(pose.turn / 1000)
    along, across = cos(turn), sin(turn)
    return [
        tuple((pose.x + x * along - y * across, pose.y + x * across + y * along) for x, y in piece)
        for piece in PIECES[shape]
    ]


@lru_cache(maxsize=8192)
def meeting(shape: str, pose: Pose, other: str, at: Pose) -> Meeting:
    """Where the first stone pushes the other."""
    if hypot(at.x - pose.x, at.y - pose.y) > REACH[shape] + REACH[other] + TOUCH:
        return APART
    contacts: list[Contact] = []
    depth = 0.0
    for one in laid(shape, pose):
        for two in laid(other, at):
            found = met(one, two)
            contacts += found.contacts
            depth = max(depth, found.depth)
    return Meeting(tuple(contacts), depth)


def met(one: Polygon, two: Polygon) -> Meeting:
    """Two convex pieces: the edge that holds them apart best, and what of the other is near it."""
    gap, edge = widest_gap(one, two)
    if gap > TOUCH:
        return APART
    other_gap, other_edge = widest_gap(two, one)
    if other_gap > TOUCH:
        return APART
    contacts: tuple[Contact, ...] = ()
    if gap > other_gap - ALIKE:
        contacts += near_edge(one, edge, two)
    if other_gap > gap - ALIKE:
        near = near_edge(two, other_edge, one)
        contacts += tuple(Contact(x, y, -nx, -ny) for x, y, nx, ny in near)
    return Meeting(contacts, max(0.0, -max(gap, other_gap)))


def widest_gap(one: Polygon, two: Polygon) -> tuple[float, int]:
    """How far beyond an edge of the first all of the second is, at best, and beyond which edge."""
    best, at = float("-inf"), 0
    x, y = one[-1]
    for i, (next_x, next_y) in enumerate(one):
        ex, ey = next_x - x, next_y - y
        long = hypot(ex, ey)
        nx, ny = ey / long, -ex / long
        gap = min(nx * (px - x) + ny * (py - y) for px, py in two)
        if gap > best:
            best, at = gap, i
        x, y = next_x, next_y
    return best, at


def near_edge(one: Polygon, edge: int, two: Polygon) -> tuple[Contact, ...]:
    """The ends of that side of the second which faces an edge of the first, cut to its length."""
    (x, y), (end_x, end_y) = one[edge - 1], one[edge]
    long = hypot(end_x - x, end_y - y)
    ax, ay = (end_x - x) / long, (end_y - y) / long
    nx, ny = ay, -ax
    lowest = min(range(len(two)), key=lambda i: nx * two[i][0] + ny * two[i][1])
    points: list[Point] = []
    before, here, after = two[lowest - 1], two[lowest], two[(lowest + 1) % len(two)]
    facing = min(before, after, key=lambda p: slope(p, here, nx, ny))
    for px, py in (here, facing):
        points.append((ax * (px - x) + ay * (py - y), nx * (px - x) + ny * (py - y)))
    (s, gap), (t, other) = points
    contacts: list[Contact] = []
    for at, far, its_gap, far_gap in ((s, t, gap, other), (t, s, other, gap)):
        cut = min(long, max(0.0, at))
        if at != far:
            its_gap += (far_gap - its_gap) * (cut - at) / (far - at)
        if its_gap <= TOUCH and min(s, t) <= long + TOUCH and max(s, t) >= -TOUCH:
            contacts.append(Contact(x + ax * cut, y + ay * cut, nx, ny))
    return tuple(contacts)


def slope(point: Point, here: Point, nx: float, ny: float) -> float:
    """How steeply one goes away from an edge with this normal, from here to there."""
    dx, dy = point[0] - here[0], point[1] - here[1]
    return (nx * dx + ny * dy) / hypot(dx, dy)
