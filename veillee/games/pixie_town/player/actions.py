"""Every action of Pixie Town by its name, for programs that learn to play it.

A die is named by its face and a stone by its kind: it is the same which of them one takes. So is
the place in a plan: a house has one name for all its places of a shape. Where a stone of a free
house shall lie cannot be named: a steady hand stacks it, and a few poses are drawn by chance.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, TypeAlias

from veillee.games.pixie_town.board import (
    CARDS_EACH,
    Build,
    Done,
    Give,
    Options,
    Place,
    PlaceGift,
    RaiseTower,
)
from veillee.games.pixie_town.player.free_building import on_the_tower, resting
from veillee.games.pixie_town.rules.building import (
    FreeBuilding,
    GiftBuilding,
    PlanBuilding,
    TowerBuilding,
)
from veillee.games.pixie_town.rules.plot import Pose
from veillee.games.pixie_town.rules.setting_down import stacked
from veillee.games.pixie_town.rules.stones import BLUE_STONES, CARDS, KIND, KINDS, SHAPE, WHITE
from veillee.games.pixie_town.views import HouseSeen, View
from veillee.table.asks import Move
from veillee.table.chance import Stream
from veillee.table.game import Actions

BY_CHANCE = 8
"""How many poses are offered that chance chose."""

Building: TypeAlias = PlanBuilding | FreeBuilding | GiftBuilding | TowerBuilding
Offers: TypeAlias = dict[str, Move]


def names(seats: int, options: Options) -> Iterator[str]:
    builders = seats - (options.game == "against")
    owners, houses = range(seats), range(len(CARDS) - CARDS_EACH * (builders - 1))
    yield from ("Roll", "Done")
    yield from dict.fromkeys(f"RaiseTower {SHAPE[stone]}" for stone in BLUE_STONES)
    if options.game == "against":
        yield from (f"Wreck {owner} {house}" for owner, house in product(owners, houses))
    if options.building == "imposed":
        yield from (f"Sacrifice {house}" for house in houses)
        for taken in all_takings():
            yield from (f"Build {taken} {owner} {house}" for owner in owners for house in houses)
        return
    for taken in all_takings():
        yield from (f"Place {taken} {house}" for house in houses)
        yield from (f"Give {taken} {to}" for to in owners)
    yield from (f"PlaceGift {house}" for house in houses)
    yield from (f"Free {number}" for number in range(BY_CHANCE))


def all_takings() -> Iterator[str]:
    """A face and what it gives: the stones of its colour, or any if it is white."""
    for kind in KINDS:
        yield f"{kind.partition('-')[0]} {kind}"
        yield f"{WHITE} {kind}"


def offers(building: Building, view: View, seat: int, chance: Stream) -> Offers:
    domain = building.describe()
    match building:
        case PlanBuilding():
            return in_plans(domain, view)
        case FreeBuilding():
            return freely(domain, view, seat) | by_chance(building, chance)
        case GiftBuilding():
            return as_a_gift(domain, view, seat) | by_chance(building, chance)
        case TowerBuilding():
            return on_the_gnomes_tower(domain, view)


def by_chance(building: FreeBuilding | GiftBuilding, chance: Stream) -> Offers:
    return {f"Free {number}": building.sample(chance) for number in range(BY_CHANCE)}


def in_plans(domain: dict[str, Any], view: View) -> Offers:
    moves: Offers = {"Done": Done()}
    for taken, (die, stone) in takings(domain["dice"], view.faces).items():
        for spot in domain["spots"]:
            if spot["shape"] == SHAPE[stone]:
                owner, house = spot["owner"], spot["house"]
                name = f"Build {taken} {owner} {house}"
                moves.setdefault(name, Build(die, stone, owner, house, spot["spot"]))
    return moves


def freely(domain: dict[str, Any], view: View, seat: int) -> Offers:
    """Every stone into every house where it will stand, or to others."""
    stack = Stacking(view.houses[seat])
    moves: Offers = {"Done": Done()}
    for taken, (die, stone) in takings(domain["dice"], view.faces).items():
        for house in domain["houses"]:
            if poses := stack.with_(house, stone):
                moves[f"Place {taken} {house}"] = Place(die, stone, house, poses)
        for to in domain["give_to"]:
            moves[f"Give {taken} {to}"] = Give(die, stone, to)
    return moves


def as_a_gift(domain: dict[str, Any], view: View, seat: int) -> Offers:
    stack = Stacking(view.houses[seat])
    moves: Offers = {"Done": Done()}
    for house in domain["houses"]:
        if poses := stack.with_(house, domain["stone"]):
            moves[f"PlaceGift {house}"] = PlaceGift(house, poses)
    return moves


def on_the_gnomes_tower(domain: dict[str, Any], view: View) -> Offers:
    """How the tower looks means nothing to the rules: as a builder would do it."""
    one_of_each = {SHAPE[stone]: stone for stone in reversed(domain["stones"])}
    return {
        f"RaiseTower {shape}": RaiseTower(
            stone, on_the_tower(stone, view.tower) or stacked([*resting(view.tower), stone])
        )
        for shape, stone in sorted(one_of_each.items())
    }


def takings(dice: dict[str, list[str]], faces: list[str]) -> dict[str, tuple[int, str]]:
    """Each face that is left with each kind of stone it gives: by which die, and which stone."""
    found: dict[str, tuple[int, str]] = {}
    for die, stones in dice.items():
        for stone in stones:
            found.setdefault(f"{faces[int(die)]} {KIND[stone]}", (int(die), stone))
    return found


class Stacking:
    """A builder's steady hand. Stones of one shape go to one place, so it is sought only once."""

    def __init__(self, houses: Sequence[HouseSeen]) -> None:
        self._houses = houses
        self._found: dict[tuple[int, str], Pose | None] = {}

    def with_(self, house: int, stone: str) -> dict[str, Pose] | None:
        """The house with this stone; None: it would stand nowhere."""
        stones, key = self._houses[house].stones, (house, SHAPE[stone])
        if key not in self._found:
            poses = on_the_tower(stone, stones)
            self._found[key] = None if poses is None else poses[stone]
        pose = self._found[key]
        return pose and {**resting(stones), stone: pose}


ACTIONS = Actions(names, sight_bytes=12_288, offers=offers)
