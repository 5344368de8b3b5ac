"""What a seat may do now, as words and moves: lists as they are, domains made finite.

Everything is made from what that seat is sent: its view, and its domain as it is described.
"""

from functools import cache, singledispatch
from typing import Any

from veillee.games.ali_baba.board import ADJECTIVES, TREASURES, Say, SpendPebble, ThatIsAll, copies
from veillee.games.ali_baba.rules.recital import Items
from veillee.games.dark_wood.board import NoneForMe, NotThisOne, Slap
from veillee.games.dark_wood.rules.finding import Slaps
from veillee.games.pixie_town.board import Build, Done, Give, Place, PlaceGift, RaiseTower
from veillee.games.pixie_town.player.free_building import on_the_tower, resting
from veillee.games.pixie_town.rules.building import (
    FreeBuilding,
    GiftBuilding,
    PlanBuilding,
    TowerBuilding,
)
from veillee.games.pixie_town.rules.plot import Pose
from veillee.games.pixie_town.rules.stones import KIND, SHAPE
from veillee.lab.research.vocabulary import SLAPS, UNKNOWN, VOCABULARIES, loose_words, word_of
from veillee.table import Ask, Domain, Move, Stream, Table

Offers = dict[str, Move]


def offers(table: Table, ask: Ask) -> Offers:
    """The word of every action that is open to the one who is asked, and its move."""
    view = table.game.view(table.board, ask.seat)
    chance = table.chance(f"research {table.seq} {ask.seat}")
    moves = listed(ask.choices, view, ask.seat, chance)
    if table.game.id in VOCABULARIES:
        return moves
    return {f"Choice {i}": move for i, move in enumerate(list(moves.values())[:UNKNOWN])}


@singledispatch
def listed(choices: Domain, _view: Any, _seat: int, chance: Stream) -> Offers:
    """A domain that is not known here: a few answers from it."""
    return loose(choices, chance)


@listed.register(list)
@listed.register(tuple)
def _(choices: list[Move], _view: Any, _seat: int, _chance: Stream) -> Offers:
    return {word_of(move): move for move in choices}


def loose(choices: Domain, chance: Stream) -> Offers:
    return {word: choices.sample(chance) for word in loose_words()}


# -- Ali Baba, the Dark Wood ---------------------------------------------------------------------


@listed.register
def _(choices: Items, _view: Any, _seat: int, _chance: Stream) -> Offers:
    """Every treasure not named yet, in every number, with every adjective of the set."""
    said = set(choices.said)
    moves: Offers = {"ThatIsAll": ThatIsAll()}
    if choices.pebbles:
        moves["SpendPebble"] = SpendPebble()
    for word, say in all_sayings(choices.adjectives):
        if say.treasure not in said:
            moves[word] = say
    return moves


@cache
def all_sayings(adjectives: str) -> list[tuple[str, Say]]:
    """With adjectives there are more than a thousand, so they are thought of but once."""
    says = (
        Say(treasure, count, adjective)
        for treasure in TREASURES
        for count in range(1, copies(treasure) + 1)
        for adjective in ([None] if adjectives == "none" else ADJECTIVES)
    )
    return [(word_of(say), say) for say in says]


@listed.register
def _(choices: Slaps, _view: Any, _seat: int, _chance: Stream) -> Offers:
    times = [after for after in SLAPS if after <= choices.longest]
    slaps = {f"Slap {after}": Slap(after, choices.card) for after in times}
    not_this_one = {"NotThisOne": NotThisOne(choices.card)} if choices.undecided else {}
    return {"NoneForMe": NoneForMe(), **not_this_one, **slaps}


# -- Pixie Town ----------------------------------------------------------------------------------


@listed.register
def _(choices: PlanBuilding, view: Any, _seat: int, _chance: Stream) -> Offers:
    domain = choices.describe()
    moves: Offers = {"Done": Done()}
    for taken, (die, stone) in takings(domain["dice"], view.faces).items():
        for spot in domain["spots"]:
            if spot["shape"] == SHAPE[stone]:
                owner, house = spot["owner"], spot["house"]
                word = f"Build {taken} {owner} {house}"
                moves.setdefault(word, Build(die, stone, owner, house, spot["spot"]))
    return moves


@listed.register
def _(choices: FreeBuilding, view: Any, seat: int, chance: Stream) -> Offers:
    """Every stone into every house where it will stand, or to others; and a few poses by luck."""
    domain = choices.describe()
    stack = Stacking(view.houses[seat])
    moves: Offers = {"Done": Done()}
    for taken, (die, stone) in takings(domain["dice"], view.faces).items():
        for house in domain["houses"]:
            moves[f"Place {taken} {house}"] = Place(die, stone, house, stack.with_(house, stone))
        for to in domain["give_to"]:
            moves[f"Give {taken} {to}"] = Give(die, stone, to)
    return moves | loose(choices, chance)


@listed.register
def _(choices: GiftBuilding, view: Any, seat: int, chance: Stream) -> Offers:
    domain = choices.describe()
    stack = Stacking(view.houses[seat])
    moves: Offers = {"Done": Done()}
    for house in domain["houses"]:
        moves[f"PlaceGift {house}"] = PlaceGift(house, stack.with_(house, domain["stone"]))
    return moves | loose(choices, chance)


@listed.register
def _(choices: TowerBuilding, view: Any, _seat: int, _chance: Stream) -> Offers:
    """How the tower looks means nothing to the rules: as a builder would do it."""
    one_of_each = {SHAPE[stone]: stone for stone in reversed(choices.describe()["stones"])}
    return {
        f"RaiseTower {shape}": RaiseTower(
            stone, {**resting(view.tower), stone: on_the_tower(stone, view.tower)}
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
    """A builder's steady hand. Stones of one shape go to one place, so it is sought but once."""

    def __init__(self, houses: list[Any]) -> None:
        self._houses = houses
        self._found: dict[tuple[int, str], Pose] = {}

    def with_(self, house: int, stone: str) -> dict[str, Pose]:
        stones = self._houses[house].stones
        pose = self._found.get((house, SHAPE[stone]))
        if pose is None:
            pose = self._found[house, SHAPE[stone]] = on_the_tower(stone, stones)
        return {**resting(stones), stone: pose}
