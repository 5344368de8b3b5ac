"""Free stones stay where they are said to lie: whatever the page's physics leaves, and no more.

`rested.json` holds random houses, stone by stone, as the real physics of the page leaves them; it
is recorded by client/tests/pixie_town/rested.test.ts.
"""

import json
from itertools import pairwise
from pathlib import Path
from time import process_time

import pytest

from veillee.games.pixie_town.rules.plot import PLOT_HEIGHT, PLOT_WIDTH, Pose, standing_at
from veillee.games.pixie_town.rules.resting import stay
from veillee.games.pixie_town.rules.setting_down import all_stay, stacked
from veillee.games.pixie_town.rules.stones import BLUE_STONES, PLANS

House = dict[str, Pose]
RESTED = Path(__file__).with_name("rested.json")


def read_houses() -> list[list[House]]:
    """Every house, after every stone."""
    houses: list[list[House]] = []
    for steps in json.loads(RESTED.read_text()):
        house: House = {}
        houses.append([house := {**house, **posed(step)} for step in steps])
    return houses


def posed(step: dict[str, list[int]]) -> House:
    return {stone: Pose(*pose) for stone, pose in step.items()}


HOUSES = read_houses()


def stays(house: House) -> bool:
    """Stones are named after their shape: `red-L-12` is an L."""
    return stay(tuple((stone.split("-")[1], pose) for stone, pose in house.items()))


def alone(*stones: tuple[str, Pose]) -> bool:
    return stay(stones)


# -- what hands and physics do ---------------------------------------------------------------------


def test_whatever_the_pages_physics_leaves_is_accepted() -> None:
    refused = [
        (number, len(house))
        for number, steps in enumerate(HOUSES)
        for house in steps
        if not stays(house)
    ]
    assert sum(map(len, HOUSES)) > 280
    assert refused == []


def test_the_houses_are_of_all_kinds() -> None:
    """Upright and leaning ones, high ones, and stones that pushed others far."""
    last = [steps[-1] for steps in HOUSES]
    leaning = [house for house in last if any(pose.turn % 90_000 for pose in house.values())]
    high = [house for house in last if max(pose.y for pose in house.values()) > 3500]
    pushed = [
        after
        for steps in HOUSES
        for before, after in pairwise(steps)
        if any(abs(after[stone].x - pose.x) > 300 for stone, pose in before.items())
    ]
    assert len(leaning) > 25
    assert len(last) - len(leaning) > 0
    assert len(high) > 3
    assert len(pushed) > 5


def test_small_shifts_are_tolerated() -> None:
    """What hardly moved is sent as if it had not."""
    for steps in HOUSES:
        house = steps[-1]
        for stone, pose in house.items():
            nudged = Pose(pose.x, pose.y, (pose.turn + 350) % 360_000)
            assert stays({**house, stone: nudged})


@pytest.mark.parametrize("card", PLANS)
def test_a_house_as_a_plan_has_it_stays(card: str) -> None:
    assert stay(tuple((spot.shape, spot.pose) for spot in PLANS[card]))


def test_a_whole_tower_stays() -> None:
    for many in range(1, len(BLUE_STONES) + 1):
        assert all_stay(stacked(BLUE_STONES[:many]))


def test_it_is_told_fast() -> None:
    """Also where it takes all rounds to see that something would fall."""
    times: list[float] = []
    for steps in HOUSES:
        for off in (0, 300):
            house = steps[-1]
            highest = max(house, key=lambda stone: house[stone].y)
            pose = house[highest]
            started = process_time()
            stays({**house, highest: Pose(pose.x, pose.y + off, pose.turn)})
            times.append(process_time() - started)
    times.sort()
    assert times[len(times) * 98 // 100] < 0.02


# -- what cannot be --------------------------------------------------------------------------------

CUBE = ("C", standing_at("C", 3000, 0))
ABSURD = {
    "three in one spot in the air": [("C", Pose(3500, 15_500, 0))] * 3,
    "in the air": [("L", Pose(3500, 1500, 0))],
    "a little in the air": [("C", Pose(3500, 600, 0))],
    "in the air beside a wall": [("C", Pose(500, 2500, 0))],
    "in the air beside another": [CUBE, ("C", Pose(4500, 900, 0))],
    "a row in the air": [("C", standing_at("C", 1000 * i, 9000)) for i in range(7)],
    "in the same place": [CUBE, CUBE],
    "inside another": [CUBE, ("C", standing_at("C", 3700, 0))],
    "a little inside another": [CUBE, ("C", standing_at("C", 3900, 0))],
    "a cube inside an arch": [("A", standing_at("A", 3000, 0)), ("C", standing_at("C", 3500, 0))],
    "more than half over the edge": [CUBE, ("C", standing_at("C", 3650, 1000))],
    "a beam over the edge": [CUBE, ("L", standing_at("L", 3300, 1000))],
    "too much on one arm": [
        CUBE,
        ("L", standing_at("L", 2900, 1000)),
        ("C", standing_at("C", 4300, 2000)),
    ],
    "a stair that leans too far": [("C", standing_at("C", 700 * i, 1000 * i)) for i in range(4)],
    "an arch on one foot": [CUBE, ("A", standing_at("A", 3200, 1000))],
    "on a corner": [("C", Pose(3500, 707, 45_000))],
    "on the tip of a roof": [("T", standing_at("T", 3000, 0)), ("C", standing_at("C", 3500, 1000))],
    "a roof upside down": [("T", Pose(3500, 500, 180_000))],
    "leaning on nothing": [("L", Pose(3500, 1118, 70_000))],
    "beyond the fence": [("C", Pose(PLOT_WIDTH, 500, 0))],
    "in the ground": [("C", Pose(3500, 300, 0))],
    "above the sky": [("C", Pose(3500, PLOT_HEIGHT, 0))],
}


@pytest.mark.parametrize("name", ABSURD)
def test_what_cannot_be_is_refused(name: str) -> None:
    assert not stay(tuple(ABSURD[name]))


@pytest.mark.parametrize(
    ("what", "x", "y", "turn", "share"),
    [
        ("lifted", 0, 300, 0, 0.95),
        ("sunk", 0, -150, 0, 0.98),
        ("turned", 0, 0, 20_000, 0.95),
        ("thrown up", 0, 4000, 0, 0.98),
    ],
)
def test_real_houses_with_one_stone_elsewhere_are_refused(
    what: str, x: int, y: int, turn: int, share: float
) -> None:
    """Nearly always: by chance a stone may stay there too, wedged between others."""
    tried = refused = 0
    for steps in HOUSES:
        house = steps[-1]
        for stone, pose in house.items():
            other = Pose(pose.x + x, pose.y + y, (pose.turn + turn) % 360_000)
            tried += 1
            refused += not stays({**house, stone: other})
    assert refused >= share * tried, what


def test_nothing_left_below_a_stone_lets_it_fall() -> None:
    cubes = tuple(("C", standing_at("C", 3000, 1000 * i)) for i in range(5))
    assert stay(cubes)
    for gone in range(4):
        assert not stay(cubes[:gone] + cubes[gone + 1 :])


def test_a_counterweight_holds_what_alone_would_fall() -> None:
    beam = ("L", standing_at("L", 3300, 1000))
    assert not alone(CUBE, beam)
    assert alone(CUBE, beam, ("C", standing_at("C", 2900, 2000)))
