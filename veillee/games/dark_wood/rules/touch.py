"""What a fingertip feels: one small spot of one tree, and never more than that."""

import math
from functools import cache

from veillee.games.dark_wood.rules.trees import WIDTH, holes, holes_of, outline_of, polygon
from veillee.table.seen.touch import NOTHING, Felt

FINGERTIP = 5.0
"""Its radius: a twentieth of the token's width."""
RESOLUTION = FINGERTIP / 2
"""Two places nearer than this feel alike: whoever asks more finely learns nothing more."""
EDGE = RESOLUTION
"""This near to where the wood ends, the edge is felt."""
DIRECTIONS = 8
"""Which way the wood ends, in eighths of a turn clockwise from the right."""

WOOD = Felt("wood")
HOLE = Felt("hole")


def feel(tree: str, x: float, y: float) -> Felt:
    """`x` and `y` from 0 to 1 across the token, from its upper left corner."""
    x = round(x * WIDTH / RESOLUTION) * RESOLUTION
    y = round(y * WIDTH / RESOLUTION) * RESOLUTION
    return feel_holes(holes_of(tree), x, y) or feel_outline(outline_of(tree), x, y)


def feel_holes(pattern: str, x: float, y: float) -> Felt | None:
    """A hole is felt inside it, or by its edge: the wood ends towards its middle."""
    for hole in holes(pattern):
        dx, dy = hole.x - x, hole.y - y
        to_edge = math.hypot(dx, dy) - hole.radius
        if to_edge < -EDGE:
            return HOLE
        if to_edge <= EDGE:
            return Felt("edge", eighth(dx, dy))
    return None


@cache
def feel_outline(outline: str, x: float, y: float) -> Felt:
    nearest, normal, inside = math.inf, (0.0, 0.0), False
    points = polygon(outline)
    ax, ay = points[-1]
    for bx, by in points:
        dx, dy = bx - ax, by - ay
        along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
        along = 0.0 if along < 0 else 1.0 if along > 1 else along
        gx, gy = ax + along * dx - x, ay + along * dy - y
        gap = gx * gx + gy * gy
        if gap < nearest:
            nearest, normal = gap, (dy, -dx)
        if (ay > y) != (by > y) and x < ax + (y - ay) * dx / dy:
            inside = not inside
        ax, ay = bx, by
    if nearest <= EDGE * EDGE:
        return Felt("edge", eighth(*normal))
    return WOOD if inside else NOTHING


def eighth(dx: float, dy: float) -> int:
    return round(math.atan2(dy, dx) / math.tau * DIRECTIONS) % DIRECTIONS
