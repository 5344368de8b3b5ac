"""The trees as a fingertip knows them: how alike they are, and how fast one can be read out."""

import math
from itertools import combinations
from typing import get_args

import pytest

from veillee.games import find_game, schema_of
from veillee.games.dark_wood.board import Series
from veillee.games.dark_wood.rules.touch import RESOLUTION, feel
from veillee.games.dark_wood.rules.trees import (
    HOLES,
    OUTLINES,
    TREES,
    WIDTH,
    holes,
    path,
    polygon,
)
from veillee.live.fingertip import Fingertip
from veillee.live.limits import LiveLimits
from veillee.table import Refused

LIMITS = LiveLimits()
SPOTS = [i * RESOLUTION / WIDTH for i in range(int(WIDTH / RESOLUTION) + 1)]


def surface(tree: str) -> list:
    """All that a fingertip could ever feel of a tree."""
    return [feel(tree, x, y) for y in SPOTS for x in SPOTS]


def test_every_outline_and_every_pattern_of_holes_is_a_series():
    """In the same order on the set-up page, and no two of them have the same name."""
    assert list(get_args(Series)) == [*OUTLINES, *HOLES]
    assert len({*OUTLINES, *HOLES}) == 10
    options = schema_of(find_game("dark_wood").options)["properties"]
    assert options["left_out"]["items"]["enum"] == [*OUTLINES, *HOLES]


@pytest.fixture(scope="module")
def surfaces() -> dict[str, list]:
    return {tree: surface(tree) for tree in TREES}


def distance(one: list, other: list) -> int:
    """On how many spots the two feel different."""
    return sum(a != b for a, b in zip(one, other, strict=True))


def test_none_is_like_another_to_a_fingertip(surfaces):
    """The distance matrix. The nearest two differ on a dozen spots: enough for a careful finger."""
    matrix = {(a, b): distance(surfaces[a], surfaces[b]) for a, b in combinations(TREES, 2)}
    assert min(matrix.values()) >= 12


def test_no_outline_is_alone_in_its_kind(surfaces):
    """Each outline has a look-alike: its nearest is nearer than most pairs are to each other."""
    plain = {outline: surfaces[f"{outline}-none"] for outline in OUTLINES}
    pairs = sorted(distance(plain[a], plain[b]) for a, b in combinations(OUTLINES, 2))
    middle = pairs[len(pairs) // 2]
    for outline in OUTLINES:
        nearest = min(distance(plain[outline], plain[o]) for o in OUTLINES if o != outline)
        assert nearest < middle


@pytest.mark.parametrize("tree", TREES)
def test_every_hole_lies_in_the_wood(tree):
    """With wood all around it: a hole and the rim are two things to feel."""
    for hole in holes(tree.split("-")[1]):
        around = [
            feel(tree, (hole.x + 10 * math.cos(a)) / WIDTH, (hole.y + 10 * math.sin(a)) / WIDTH)
            for a in (i * math.tau / 8 for i in range(8))
        ]
        assert feel(tree, hole.x / WIDTH, hole.y / WIDTH).what == "hole"
        assert all(felt.what in ("wood", "edge") for felt in around)


def test_card_and_token_come_from_the_same_numbers():
    """The path that the cards draw passes through the corners that a finger feels."""
    for outline in OUTLINES:
        drawn = path(outline)
        assert drawn[:4] + drawn[-1] == "M50 Z"
        numbers = [float(n) for n in drawn[1:-1].replace("C", " ").replace("L", " ").split()]
        ends = set(zip(numbers[::2], numbers[1::2], strict=True))
        corners = [(57.0, 95.0), (43.0, 95.0), tuple(polygon(outline)[0])]
        assert set(corners) <= ends


def test_an_edge_says_which_way_the_wood_ends():
    assert feel("ball-none", 0.14, 0.42).toward == 4
    assert feel("ball-none", 0.86, 0.42).toward == 0
    assert feel("ball-none", 0.5, 0.06).toward == 6
    assert feel("ball-high", 0.5, 0.33).toward == 2
    assert feel("ball-none", 0.5, 0.4).toward is None


def test_a_fingertip_feels_no_finer_than_its_own_spot():
    """Whoever asks in between learns nothing more."""
    for tree in TREES:
        for x, y in [(0.501, 0.387), (0.144, 0.423), (0.83, 0.71)]:
            snapped = [round(v * WIDTH / RESOLUTION) * RESOLUTION / WIDTH for v in (x, y)]
            assert feel(tree, x, y) == feel(tree, *snapped)


# -- the bound: how fast can a tree be read out? -------------------------------------------------


def test_a_fingertip_moves_no_faster_than_a_finger():
    tip = Fingertip(0.0, 0.5, now=0.0, limits=LIMITS)
    tip.reach(1.0, 0.5, now=0.1)
    assert tip.x == pytest.approx(0.1 * LIMITS.finger_speed)
    tip.reach(0.05, 0.5, now=10.0)
    assert tip.x == 0.05


def test_a_flood_of_touches_is_refused():
    tip = Fingertip(0.5, 0.5, now=0.0, limits=LIMITS)
    for _ in range(LIMITS.touches_at_once):
        tip.reach(0.5, 0.5, now=0.0)
    with pytest.raises(Refused, match="60 times a second"):
        tip.reach(0.5, 0.5, now=0.0)
    tip.reach(0.5, 0.5, now=1.0)


def perimeter(outline: str) -> float:
    points = polygon(outline)
    return sum(math.dist(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True))


def traced(outline: str, seconds: float) -> float:
    """The best one can do: the fingertip lands on the edge and never leaves it.

    It follows the true outline, which a real prober would have to find out first, with an answer
    sixty times a second. Which part of the outline has it felt?
    """
    points = walk_along(outline)
    tip = Fingertip(points[0][0] / WIDTH, points[0][1] / WIDTH, now=0.0, limits=LIMITS)
    at, felt = 0, {0}
    for tick in range(1, int(seconds * LIMITS.touches_a_second) + 1):
        goal = points[(at + 1) % len(points)]
        tip.reach(goal[0] / WIDTH, goal[1] / WIDTH, tick / LIMITS.touches_a_second)
        if math.dist((tip.x * WIDTH, tip.y * WIDTH), goal) < 1e-9:
            at += 1
            felt.add(at % len(points))
    return len(felt) / len(points)


def walk_along(outline: str) -> list[tuple[float, float]]:
    """The outline in steps shorter than the fingertip goes in a sixtieth of a second."""
    points = polygon(outline)
    steps: list[tuple[float, float]] = []
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        many = max(1, math.ceil(math.dist(a, b) / 1.3))
        steps += [(a.x + i / many * (b.x - a.x), a.y + i / many * (b.y - a.y)) for i in range(many)]
    return steps


@pytest.mark.parametrize("outline", OUTLINES)
def test_the_outline_cannot_be_read_out_faster_than_a_finger_goes(outline):
    """The bound: a fingertip passes 0.8 widths of the token in a second, so at the very best a
    36 % of an outline a second; nobody has the whole of one in less than 2.8 seconds, and within
    a count of ten one goes round three times at most, or once with a look at the holes.
    """
    once_round = perimeter(outline) / WIDTH / LIMITS.finger_speed
    assert 2.8 <= once_round <= 3.6
    for seconds in (1, 2, 3):
        assert (
            traced(outline, seconds)
            <= seconds * LIMITS.finger_speed * WIDTH / perimeter(outline) + 0.02
        )
    assert traced(outline, 1) <= 0.36
    assert traced(outline, 10) == 1.0


def test_even_who_knows_all_trees_needs_a_way_to_tell_them_apart(surfaces):
    """A prober that knows all 25 trees and picks the best next spot each time, reaching it at a
    finger's pace, still needs more than half a second to be sure; a page that could jump would
    need three or four answers, a twentieth of a second.
    """
    times = [time_to_know(tree, surfaces) for tree in TREES]
    assert sum(times) / len(times) > 0.5
    assert min(times) > 0.35


def time_to_know(tree: str, surfaces: dict[str, list]) -> float:
    """Greedy: among spots, the one that tells most trees apart for the way it takes."""
    many, left, here, seconds = len(SPOTS), list(TREES), (0.5, 0.5), 0.0
    while len(left) > 1:
        best, gain = 0, -1.0
        for spot in range(0, many * many, 3):
            answers: dict = {}
            for each in left:
                felt = surfaces[each][spot]
                answers[felt] = answers.get(felt, 0) + 1
            told = -sum(n / len(left) * math.log2(n / len(left)) for n in answers.values())
            way = math.dist(here, (SPOTS[spot % many], SPOTS[spot // many])) / LIMITS.finger_speed
            if told / (way + 1 / LIMITS.touches_a_second) > gain and told > 0:
                best, gain = spot, told / (way + 1 / LIMITS.touches_a_second)
        there = SPOTS[best % many], SPOTS[best // many]
        seconds += math.dist(here, there) / LIMITS.finger_speed + 1 / LIMITS.touches_a_second
        here = there
        left = [each for each in left if surfaces[each][best] == surfaces[tree][best]]
    return seconds
