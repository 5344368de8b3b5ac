"""What a player may do with the dice that are left, and with a stone that has a place to find."""

from typing import Any

from veillee.games.pixie_town.board import (
    CARDS_EACH,
    SAFE,
    Board,
    Build,
    Done,
    Give,
    House,
    Place,
    PlaceGift,
    RaiseTower,
)
from veillee.games.pixie_town.rules.plot import SHAPES, Pose
from veillee.games.pixie_town.rules.setting_down import all_stay, set_down, stacked
from veillee.games.pixie_town.rules.stones import CARDS, GIVES, KIND, SHAPE, STONES
from veillee.table.asks import Move
from veillee.table.chance import Stream

DONE = Done()
RARELY = 20
"""One in so many random answers declines."""


class PlanBuilding:
    """A stone of a die's colour, of a shape that a plan still needs, into its place.

    The places are looked up once: nothing changes before the question is answered.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._spots = [
            (owner, number, spot, shape)
            for owner, number, house in sites(board)
            for spot, shape in house.missing.items()
        ]

    def is_possible(self) -> bool:
        """Whether any die that is left gives a stone that is needed."""
        faces, middle = self._board.faces, self._board.middle
        for die in self._board.unused:
            for _, _, _, shape in self._spots:
                for kind in GIVES[faces[die]][shape]:
                    if middle[kind]:
                        return True
        return False

    def accepts(self, move: Any) -> bool:
        if not isinstance(move, Build):
            return isinstance(move, Done)
        return (
            gives(self._board, move.die, move.stone)
            and (move.owner, move.house, move.spot, SHAPE[move.stone]) in self._spots
        )

    def sample(self, chance: Stream) -> Move:
        if chance.below(RARELY) == 0:
            return DONE
        board = self._board
        while True:
            owner, house, spot, shape = chance.pick(self._spots)
            die = chance.pick(board.unused)
            stones = board.middle[chance.pick(GIVES[board.faces[die]][shape])]
            if stones:
                return Build(die, stones[0], owner, house, spot)

    def describe(self) -> dict[str, Any]:
        wanted = {shape for *_, shape in self._spots}
        return {
            "dice": {
                str(die): [stone for stone in stones if SHAPE[stone] in wanted]
                for die, stones in offered(self._board).items()
            },
            "spots": [
                {"owner": owner, "house": number, "spot": spot, "shape": shape}
                for owner, number, spot, shape in self._spots
            ],
        }


class FreeBuilding:
    """Any stone of a die's colour, on one's own plot; or to another player, when one is done."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def is_possible(self) -> bool:
        faces, middle = self._board.faces, self._board.middle
        for die in self._board.unused:
            for kinds in GIVES[faces[die]].values():
                for kind in kinds:
                    if middle[kind]:
                        return True
        return False

    def accepts(self, move: Any) -> bool:
        board = self._board
        if isinstance(move, Place):
            houses = board.houses[board.player]
            return (
                0 <= move.house < len(houses)
                and gives(board, move.die, move.stone)
                and may_rest(move.poses, houses[move.house].stones, move.stone)
            )
        if isinstance(move, Give):
            return gives(board, move.die, move.stone) and move.to in may_be_given(board)
        return isinstance(move, Done)

    def sample(self, chance: Stream) -> Move:
        board = self._board
        if chance.below(RARELY) == 0:
            return DONE
        die, stone = self._any_stone(chance)
        others = may_be_given(board)
        if others and chance.below(2):
            return Give(die, stone, chance.pick(others))
        houses = board.houses[board.player]
        house = chance.below(len(houses))
        poses = set_down(stone, houses[house].stones, chance)
        return DONE if poses is None else Place(die, stone, house, poses)

    def _any_stone(self, chance: Stream) -> tuple[int, str]:
        board = self._board
        while True:
            die = chance.pick(board.unused)
            stones = board.middle[chance.pick(GIVES[board.faces[die]][chance.pick(SHAPES)])]
            if stones:
                return die, stones[0]

    def describe(self) -> dict[str, Any]:
        board = self._board
        return {
            "dice": {str(die): stones for die, stones in offered(board).items()},
            "houses": list(range(len(board.houses[board.player]))),
            "give_to": may_be_given(board),
        }


class GiftBuilding:
    """Wherever the receiver likes, on the receiver's own plots; or back to the middle."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def _gift(self) -> tuple[str, list[House]]:
        assert self._board.gift is not None, "there is a gift to place"
        stone, _, to = self._board.gift
        return stone, self._board.houses[to]

    def accepts(self, move: Any) -> bool:
        if not isinstance(move, PlaceGift):
            return isinstance(move, Done)
        stone, houses = self._gift()
        return 0 <= move.house < len(houses) and may_rest(
            move.poses, houses[move.house].stones, stone
        )

    def sample(self, chance: Stream) -> Move:
        if chance.below(RARELY) == 0:
            return DONE
        stone, houses = self._gift()
        house = chance.below(len(houses))
        poses = set_down(stone, houses[house].stones, chance)
        return DONE if poses is None else PlaceGift(house, poses)

    def describe(self) -> dict[str, Any]:
        stone, houses = self._gift()
        return {"stone": stone, "houses": list(range(len(houses)))}


class TowerBuilding:
    """Any blue stone that is left, anywhere on the tower's plot: its form is free."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def accepts(self, move: Any) -> bool:
        board = self._board
        return (
            isinstance(move, RaiseTower)
            and move.stone in board.blue
            and may_rest(move.poses, board.tower, move.stone)
        )

    def sample(self, chance: Stream) -> Move:
        tower, stone = self._board.tower, chance.pick(self._board.blue)
        return RaiseTower(stone, set_down(stone, tower, chance) or stacked([*tower, stone]))

    def describe(self) -> dict[str, Any]:
        return {"stones": list(self._board.blue)}


# -- what the domains share ----------------------------------------------------------------------


def sites(board: Board) -> list[tuple[int, int, House]]:
    """Owner, number and house of every plan to build: one's own; who had none left, the others'.

    A card that came this turn waits for the next one.
    """
    owners = range(board.seats) if board.helping else [board.player]
    return [
        (owner, i, house)
        for owner in owners
        for i, house in enumerate(board.houses[owner])
        if house.missing and (board.helping or house.since < board.turn)
    ]


def may_be_given(board: Board) -> list[int]:
    """To whom one may give stones: as the book has it, when no card is left.

    Where cards cannot run out, also when a house of one's own is safe, and none in danger.
    """
    others = [seat for seat in range(board.seats) if seat not in (board.player, board.gnome)]
    if not board.pile:
        return others
    houses = board.houses[board.player]
    in_danger = any(house.under_construction for house in houses)
    done = not in_danger and any(house.finished for house in houses)
    return others if done and not cards_run_out(len(others) + 1) else []


def cards_run_out(pixies: int) -> bool:
    """Whether all the houses of seven that the stones make could empty the pile: from four on."""
    return len(CARDS) - CARDS_EACH * pixies <= len(STONES) // SAFE


def gives(board: Board, die: int, stone: str) -> bool:
    """Whether a die that is left gives this stone, and the stone lies in the middle."""
    if die not in board.unused or stone not in SHAPE:
        return False
    kind = KIND[stone]
    return kind in GIVES[board.faces[die]][SHAPE[stone]] and stone in board.middle[kind]


def offered(board: Board) -> dict[int, list[str]]:
    """For every die that is left: the stones that it gives."""
    return {
        die: [
            stone
            for kind, stones in board.middle.items()
            if kind in GIVES[board.faces[die]][kind[-1]]
            for stone in stones
        ]
        for die in board.unused
    }


def may_rest(poses: dict[str, Pose], before: dict[str, Pose], stone: str) -> bool:
    """These stones and no others, and so that they stay; the new one may have pushed the others."""
    return poses.keys() == {*before, stone} and all_stay(poses)
