"""Playing Pixie Town by script: the shortest way to the moment a test is about.

`seed_rolling` finds a deal by its first dice, for a table on a real server; whatever loads dice or
fills houses reaches into a table of one's own.
"""

from collections.abc import Sequence
from itertools import count, cycle
from typing import Any

from veillee.games.pixie_town.board import (
    Build,
    Done,
    Give,
    Place,
    PlaceGift,
    RaiseTower,
    Roll,
)
from veillee.games.pixie_town.player.stability import dropped, looked_at
from veillee.games.pixie_town.rules.plot import PLOT_WIDTH, UNIT, Pose
from veillee.games.pixie_town.rules.setup import needs, new_house
from veillee.games.pixie_town.rules.stones import COLOUR_DIE, PLANS, SHAPE
from veillee.table import Chance, Seat, Table


class LoadedDice:
    """Luck as usual, but for the dice of some turns."""

    def __init__(self, chance: Chance, turns: dict[str, Sequence[str]]) -> None:
        self.chance, self.turns = chance, turns

    def __call__(self, label: str) -> Any:
        if label in self.turns:
            return LoadedStream(self.turns[label])
        return self.chance(label)


class LoadedStream:
    def __init__(self, faces: Sequence[str]) -> None:
        self.faces = list(faces)

    def pick(self, _things: Sequence[str]) -> str:
        return self.faces.pop(0)


def town(*rolls: str, seats: int | list[Seat] = 3, cards: list[str] | None = None, **options: Any):
    """A table whose next dice fall as written: "red white blue", or "gnome" for the gnome's own.

    `cards`: the first player's.
    """
    table = Table("pixie_town", seats, options, "a town of pixies")
    if cards:
        deal(table, table.board.player, *cards)
    load(table, *rolls)
    return table


def load(table: Table, *rolls: str) -> None:
    """The dice of the turns from the one that is asked for now."""
    turns: dict[str, Sequence[str]] = {}
    for turn, faces in enumerate(rolls, start=table.board.turn):
        turns[f"dice {turn}"] = turns[f"gnome die {turn}"] = faces.split()
    table.teller.chance = LoadedDice(table.chance, turns)  # type: ignore[assignment]


def deal(table: Table, seat: int, *cards: str) -> None:
    """A player's cards are these; whoever had them gets others for them."""
    board = table.board
    for number, card in enumerate(cards):
        mine = board.houses[seat][number]
        for house in (house for houses in board.houses for house in houses):
            if house.card == card and house is not mine:
                swap(board, house, mine.card)
                break
        else:
            if card in board.pile:
                board.pile[board.pile.index(card)] = mine.card
        swap(board, mine, card)


def swap(board: Any, house: Any, card: str) -> None:
    other = new_house(card, board.options, house.since)
    house.card, house.goal, house.missing = card, other.goal, other.missing


def built(table: Table, seat: int, house: int, *kinds: str) -> list[str]:
    """Some stones already stand there: by plan in the order of its places, else side by side."""
    board = table.board
    target = board.houses[seat][house]
    stones = []
    for kind in kinds:
        stone = board.middle[kind].pop(0)
        if board.imposed:
            spot = next(s for s, shape in needs(target.card).items() if fits(target, s, kind))
            target.spots[spot] = stone
            del target.missing[spot]
            target.stones[stone] = PLANS[target.card][spot].pose
        else:
            target.stones[stone] = beside(target.stones, SHAPE[stone])
        stones.append(stone)
    return stones


def fits(house: Any, spot: int, kind: str) -> bool:
    return house.missing.get(spot) == kind[-1]


def complete(table: Table, seat: int, house: int) -> None:
    """A plan is complete, or a free house has seven stones, of any colours."""
    target = table.board.houses[seat][house]
    while not target.finished:
        shapes = list(target.missing.values())[:1] or "CLTA"
        kind = next(
            kind for kind, left in table.board.middle.items() if left and kind[-1] in shapes
        )
        built(table, seat, house, kind)


def build_all_but(table: Table, kind: str) -> None:
    """Every stone stands but one of that kind, which the first player needs; no card is left."""
    board = table.board
    kept = board.middle[kind].pop()
    pixies = [seat for seat in range(board.seats) if seat != board.gnome]
    for seat in cycle(pixies):
        if not board.pile:
            break
        board.houses[seat].append(new_house(board.pile.pop(), board.options))
    for seat in reversed(pixies):
        for number, house in enumerate(board.houses[seat]):
            for shape in house.missing.copy().values() if board.imposed else ():
                able = [kind for kind, left in board.middle.items() if left and kind[-1] == shape]
                built(table, seat, number, *able[:1])
    elsewhere = cycle([(seat, i) for seat in pixies for i, _ in enumerate(board.houses[seat])][1:])
    for rest, stones in board.middle.items():
        while stones:
            built(table, *next(elsewhere), rest)
    board.middle[kind].append(kept)


def beside(stones: dict[str, Pose], shape: str) -> Pose:
    """Somewhere on the plot where it stays: the lowest place, the leftmost of those."""
    lying = looked_at((SHAPE[stone], pose) for stone, pose in stones.items())
    places = [dropped(shape, 0, left, lying) for left in range(0, PLOT_WIDTH, UNIT // 2)]
    return min(filter(None, places), key=lambda pose: (pose.y, pose.x))


# -- moves ---------------------------------------------------------------------------------------


def roll(table: Any) -> None:
    table.play(table.board.player, Roll())


def stone_of(table: Any, kind: str) -> str:
    return table.board.middle[kind][0]


def die_for(table: Any, kind: str) -> int:
    """The die of its colour, else a white one."""
    board = table.board
    colour = kind.partition("-")[0]
    dice = [die for die in board.unused if board.faces[die] in (colour, "white")]
    return min(dice, key=lambda die: board.faces[die] == "white")


def build(table: Any, kind: str, house: int = 0, owner: int | None = None) -> str:
    """A stone of that kind into the first place of a plan that takes it."""
    board = table.board
    whose = board.player if owner is None else owner
    stone = stone_of(table, kind)
    missing = board.houses[whose][house].missing
    spot = next(spot for spot, shape in missing.items() if shape == SHAPE[stone])
    table.play(board.player, Build(die_for(table, kind), stone, whose, house, spot))
    return stone


def place(table: Any, kind: str, house: int = 0, pose: Pose | None = None) -> str:
    board = table.board
    stone, stones = stone_of(table, kind), board.houses[board.player][house].stones
    poses = {**stones, stone: pose or beside(stones, SHAPE[stone])}
    table.play(board.player, Place(die_for(table, kind), stone, house, poses))
    return stone


def give(table: Any, kind: str, to: int) -> str:
    stone = stone_of(table, kind)
    table.play(table.board.player, Give(die_for(table, kind), stone, to))
    return stone


def place_gift(table: Any, house: int = 0) -> None:
    stone, _, to = table.board.gift
    stones = table.board.houses[to][house].stones
    table.play(to, PlaceGift(house, {**stones, stone: beside(stones, SHAPE[stone])}))


def raise_tower(table: Any, marked: bool | None = None) -> str:
    """One blue stone, on top of the others; if wanted, one with a gnome mark, or without."""
    board = table.board
    fitting = (one for one in board.blue if marked is None or (one in board.marked) == marked)
    stone = next(fitting)
    pose = beside(board.tower, SHAPE[stone])
    table.play(board.player, RaiseTower(stone, {**board.tower, stone: pose}))
    return stone


def done(table: Any) -> None:
    table.play(table.board.player, Done())


def pass_turn(table: Any) -> None:
    """Somebody's whole turn, with no stone taken."""
    player, turn = table.board.player, table.board.turn
    roll(table)
    while table.outcome is None and table.board.turn == turn:
        if table.asks[0].kind == "tower":
            raise_tower(table, marked=False)
        elif table.asks[0].kind == "build":
            done(table)
        else:
            table.play(player, table.asks[0].choices[0])


def tower_of(table: Table, many: int) -> None:
    """So many blue stones without a mark stand on the tower."""
    board = table.board
    plain = sorted(board.blue, key=lambda stone: stone in board.marked)
    for stone in plain[:many]:
        board.blue.remove(stone)
        board.tower[stone] = beside(board.tower, SHAPE[stone])


# -- what happened -------------------------------------------------------------------------------


def told(table: Any, kind: type, seat: int | None = None) -> list[Any]:
    return [event for event in table.sight(seat).events if isinstance(event, kind)]


def domain_of(table: Table, seat: int = 0) -> dict[str, Any]:
    """What a seat is told of all that it may answer."""
    domain = table.sight(seat).asks[0].domain
    assert domain is not None
    return domain


def kinds_asked(table: Any) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind) for ask in table.asks]


def all_stones(board: Any) -> list[str]:
    """Wherever they are: the 40 of the village and the 12 of the tower."""
    stones = [stone for left in board.middle.values() for stone in left]
    stones += [stone for houses in board.houses for house in houses for stone in house.stones]
    stones += [*board.blue, *board.tower]
    return [*stones, board.gift[0]] if board.gift else stones


def seed_rolling(*rolls: str) -> str:
    """A seed whose first dice fall so, in any order: for a table that nobody can reach into."""
    wanted = [sorted(faces.split()) for faces in rolls]
    for number in count():
        chance = Chance(f"town {number}")
        streams = (chance(f"dice {turn}") for turn in count(1))
        if all(
            sorted(stream.pick(COLOUR_DIE) for _ in range(3)) == faces
            for stream, faces in zip(streams, wanted, strict=False)
        ):
            return f"town {number}"
    raise AssertionError
