"""How a computer player builds freely: a recipe for every house, and what else will stand."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from veillee.games.pixie_town.board import Done, Give, Place, PlaceGift, RaiseTower
from veillee.games.pixie_town.player.hands import Hand
from veillee.games.pixie_town.player.recipes import RECIPES, Idea, mirrored
from veillee.games.pixie_town.player.stability import TOUCH, Lying, dropped, looked_at
from veillee.games.pixie_town.rules.plot import PLOT_WIDTH, QUARTER, UNIT, Pose, extent, standing_at
from veillee.games.pixie_town.rules.resting import stay
from veillee.games.pixie_town.rules.setting_down import all_stay, stacked
from veillee.games.pixie_town.rules.stones import SHAPE, WHITE
from veillee.games.pixie_town.views import HouseSeen, StoneSeen, TowerStoneSeen, View
from veillee.table.asks import Move

MIDDLE = PLOT_WIDTH // 2
STEP = UNIT // 2
NEARLY_SAFE = 4
"""Stones from which another's house is worth helping, before one begins a new one of one's own."""


class Find(NamedTuple):
    """A shape, and where it would stand."""

    shape: str
    pose: Pose


class FreeBuilder:
    """One player's ideas of houses. They are chosen once, and mended as the dice will have it."""

    def __init__(self, seat: int, hand: Hand, chance: Random) -> None:
        self._seat = seat
        self._hand = hand
        self._chance = chance
        self._recipes: dict[int, list[list[Idea]]] = {}

    def build(self, view: View, domain: dict[str, Any]) -> Move:
        """With any die that is seen: in the house that matters most, wherever it will stand."""
        dice: dict[int, list[str]] = {
            int(die): stones
            for die, stones in domain["dice"].items()
            if stones and self._chance.random() >= self._hand.overlooks
        }
        shapes = {SHAPE[stone] for stones in dice.values() for stone in stones}
        if not shapes:
            return Done()
        if gift := self._gift(view, domain["give_to"], dice, shapes):
            return gift
        for number in self._houses(view):
            house = view.houses[self._seat][number]
            if find := self._find(number, house, shapes):
                die, stone = self._stone(view, house, dice, find.shape)
                return Place(die, stone, number, {**resting(house.stones), stone: find.pose})
        return Done()

    def place_gift(self, view: View, stone: str) -> Move:
        """Wherever it will stand; if nowhere, no, thank you."""
        for number in self._houses(view):
            house = view.houses[self._seat][number]
            if find := self._find(number, house, {SHAPE[stone]}):
                return PlaceGift(number, {**resting(house.stones), stone: find.pose})
        return Done()

    # -- which house -----------------------------------------------------------------------------

    def _houses(self, view: View) -> list[int]:
        """By need; sometimes just any comes first."""
        houses = view.houses[self._seat]
        late = len(view.tower) >= self._hand.careful

        def need_of(number: int) -> int:
            house = houses[number]
            return need(len(house.stones), house.finished, late)

        numbers = sorted(range(len(houses)), key=need_of)
        if self._chance.random() < self._hand.strays:
            liked = self._chance.choice(range(len(houses)))
            numbers.sort(key=lambda number: number != liked)
        return numbers

    def _gift(
        self, view: View, others: list[int], dice: dict[int, list[str]], shapes: set[str]
    ) -> Move | None:
        """A stone that has a place in the house of somebody that is nearly safe; the nearest."""
        own = [len(one.stones) for one in view.houses[self._seat] if not one.finished]
        needy = [
            (len(house.stones), -seat, house)
            for seat in others
            for house in view.houses[seat]
            if not house.finished and len(house.stones) >= NEARLY_SAFE
        ]
        if not needy:
            return None
        many, seat, house = max(needy, key=lambda one: one[:2])
        if many <= max(own, default=0) or self._chance.random() >= self._hand.shares:
            return None
        find = self._somewhere(house, shapes)
        return find and Give(*self._stone(view, house, dice, find.shape), -seat)

    # -- which stone -----------------------------------------------------------------------------

    def _stone(
        self, view: View, house: HouseSeen, dice: dict[int, list[str]], shape: str
    ) -> tuple[int, str]:
        last = house.stones[-1].stone.partition("-")[0] if house.stones else ""

        def dullness_of(die: int) -> int:
            return dullness(view.faces[die] == WHITE, view.faces[die] == last)

        able = [die for die in dice if any(SHAPE[stone] == shape for stone in dice[die])]
        die = min(able, key=dullness_of)
        return die, self._take(view, [stone for stone in dice[die] if SHAPE[stone] == shape])

    def _take(self, view: View, stones: list[str]) -> str:
        """Of the colour that is left most: the last stones of a village wait for their colour."""
        left: dict[str, int] = {}
        for stone in view.middle:
            colour = stone.partition("-")[0]
            left[colour] = left.get(colour, 0) + 1
        most = max(left[stone.partition("-")[0]] for stone in stones)
        plenty = [stone for stone in stones if left[stone.partition("-")[0]] == most]
        return self._chance.choice(plenty)

    # -- where -----------------------------------------------------------------------------------

    def _find(self, number: int, house: HouseSeen, shapes: set[str]) -> Find | None:
        planned = self._chance.random() < self._hand.plans
        find = self._by_recipe(number, house, shapes) if planned else None
        return find or self._somewhere(house, shapes)

    def _by_recipe(self, number: int, house: HouseSeen, shapes: set[str]) -> Find | None:
        if number not in self._recipes:
            recipe = RECIPES[self._chance.choice(sorted(RECIPES))]
            self._recipes[number] = mirrored(recipe) if self._chance.random() < 0.5 else recipe
        lying = seen(house)
        for place in self._recipes[number]:
            for idea in place:
                if idea.shape in shapes:
                    pose = dropped(idea.shape, idea.turn, idea.left, lying)
                    meant = standing_at(idea.shape, idea.left, idea.bottom, idea.turn)
                    if pose and abs(pose.y - meant.y) <= TOUCH and stays(idea.shape, pose, house):
                        return Find(idea.shape, pose)
        return None

    def _somewhere(self, house: HouseSeen, shapes: set[str]) -> Find | None:
        """The handsomest place that will do."""
        lying = seen(house)
        finds = sorted(
            (
                (
                    ugliness_of(shape, turn, left, lying, self._hand.low)
                    + self._hand.whim * self._chance.random(),
                    shape,
                    turn,
                    left,
                )
                for shape in sorted(shapes)
                for turn in ((0, QUARTER) if shape == "L" else (0,))
                for left in lefts(shape, turn, lying)
            ),
        )
        for _, shape, turn, left in finds:
            pose = dropped(shape, turn, left, lying)
            if pose and stays(shape, pose, house):
                return Find(shape, pose)
        return None


def resting(stones: Sequence[StoneSeen | TowerStoneSeen]) -> dict[str, Pose]:
    """Where everything lies, as it was seen."""
    return {one.stone: Pose(one.x, one.y, one.turn) for one in stones}


def seen(house: HouseSeen) -> list[Lying]:
    return looked_at((SHAPE[stone], pose) for stone, pose in resting(house.stones).items())


def stays(shape: str, pose: Pose, house: HouseSeen) -> bool:
    """Whether the rules think so too: what hands have built may be more than meets the eye."""
    stones = ((SHAPE[stone], its) for stone, its in resting(house.stones).items())
    return stay((*stones, (shape, pose)))


def lefts(shape: str, turn: int, house: list[Lying]) -> Iterator[int]:
    """Where the left edge might go: every half unit, and in line with what stands there."""
    width = extent(shape, turn)[0]
    edges = set(range(0, PLOT_WIDTH - width + 1, STEP))
    for one in house:
        edges |= {one.left, one.right, one.right - width, (one.left + one.right - width) // 2}
    return (left for left in sorted(edges) if 0 <= left <= PLOT_WIDTH - width)


def need(stones: int, is_safe: bool, late: bool) -> int:
    """Which house to build on, the lowest first: the fullest of those that are not safe yet; late
    in the game, before a new one, a safe one: what stands there cannot fall."""
    if is_safe:
        return (100 if late else 200) + stones
    if stones:
        return -stones
    return 200 if late else 100


def dullness(is_white: bool, same_colour: bool) -> int:
    """A white die is kept for last; two neighbours alike in colour are dull."""
    return 2 * is_white + same_colour


def ugliness(
    aside: float, top: float, is_roof: bool, on_ground: bool, hole: float, low: float
) -> float:
    """In the middle is good, roofs belong on top, and holes below a stone are not nice.

    `aside`: how far from the middle, in units; `hole`: which share of the stone nothing holds;
    `low`: how much somebody likes it low.
    """
    score = aside + low * top
    if is_roof:
        return score + (3.0 if on_ground else 0.0)
    return score + 2.0 * hole


def aside(left: int, right: int) -> float:
    """How far from the middle of the plot, in units."""
    return abs((left + right) / 2 - MIDDLE) / UNIT


def ugliness_of(shape: str, turn: int, left: int, house: list[Lying], low: float) -> float:
    width, height = extent(shape, turn)
    right = left + width
    below = [one for one in house if one.left < right - TOUCH and one.right > left + TOUCH]
    bottom = max((one.top for one in below), default=0)
    held = width
    if bottom:
        held = sum(
            min(right, one.right) - max(left, one.left)
            for one in below
            if one.top >= bottom - TOUCH
        )
    return ugliness(
        aside(left, right),
        (bottom + height) / UNIT,
        shape == "T",
        not bottom,
        1 - held / width,
        low,
    )


def raise_tower(view: View, chance: Random) -> RaiseTower:
    """The gnome's tower: two units wide and as high as it gets."""
    stone = chance.choice(view.blue)
    poses = on_the_tower(stone, view.tower)
    return RaiseTower(stone, poses or stacked([*resting(view.tower), stone]))


def on_the_tower(stone: str, tower: Sequence[StoneSeen | TowerStoneSeen]) -> dict[str, Pose] | None:
    """On the lower half of the tower; wherever it will stand, if somebody built it otherwise."""
    shape, poses = SHAPE[stone], resting(tower)
    house = looked_at((SHAPE[each], pose) for each, pose in poses.items())
    ways: list[tuple[bool, int, int, int, Pose]] = []
    for turn in (0, QUARTER) if shape == "L" else (0,):
        width, height = extent(shape, turn)
        for left in lefts(shape, turn, house):
            if pose := dropped(shape, turn, left, house):
                aside = left not in (MIDDLE - UNIT, MIDDLE + UNIT - width)
                foot = pose.y - height // 2
                ways.append((aside, foot, turn, abs(pose.x - MIDDLE), pose))
    for *_, pose in sorted(ways, key=lambda way: way[:4]):
        if all_stay(after := {**poses, stone: pose}):
            return after
    return None
