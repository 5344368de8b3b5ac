"""What each seat sees, field by field; and `veil`, the proof that it sees no more.

Everything lies open but two things: under which blue stones the gnome marks are, and the pile.
"""

from copy import deepcopy

from msgspec import Struct

from veillee.games.pixie_town.board import Board, House, Options
from veillee.games.pixie_town.rules.stones import BLUE_STONES
from veillee.table.chance import Stream


class StoneSeen(Struct, frozen=True):
    """A stone where it came to rest; `spot` is its place in a plan."""

    stone: str
    x: int
    y: int
    turn: int
    spot: int | None = None


class HouseSeen(Struct, frozen=True):
    """`finished`: as planned, or of seven stones; no gnome can touch it any more."""

    card: str
    stones: list[StoneSeen]
    finished: bool


class TowerStoneSeen(Struct, frozen=True):
    """`marked`: there was a gnome under it. None where marks mean nothing."""

    stone: str
    x: int
    y: int
    turn: int
    marked: bool | None


class Gift(Struct, frozen=True):
    """A stone on its way: who gave it, and who finds it a place."""

    stone: str
    giver: int
    receiver: int


class View(Struct, frozen=True):
    """The table, for everybody the same.

    `middle` and `blue`: the stones that lie there still. `unused`: the dice that may still give a
    stone. `raising`: the blue stones that the gnome may still set this turn. `houses`: by seat.
    """

    options: Options
    turn: int
    player: int
    gnome: int | None
    faces: list[str]
    unused: list[int]
    gnome_face: str | None
    raising: int
    middle: list[str]
    blue: list[str]
    tower: list[TowerStoneSeen]
    houses: list[list[HouseSeen]]
    pile: int
    gift: Gift | None


def outlook(_board: Board, _seat: int | None) -> None:
    """Everybody sees the same."""


def view(board: Board, _seat: int | None) -> View:
    return View(
        options=board.options,
        turn=board.turn,
        player=board.player,
        gnome=board.gnome,
        faces=list(board.faces),
        unused=list(board.unused),
        gnome_face=board.gnome_face,
        raising=board.raising,
        middle=[stone for stones in board.middle.values() for stone in stones],
        blue=list(board.blue),
        tower=tower(board),
        houses=[[house_seen(house) for house in houses] for houses in board.houses],
        pile=len(board.pile),
        gift=None if board.gift is None else Gift(*board.gift),
    )


def house_seen(house: House) -> HouseSeen:
    at = {stone: spot for spot, stone in house.spots.items()}
    stones = [
        StoneSeen(stone, pose.x, pose.y, pose.turn, at.get(stone))
        for stone, pose in house.stones.items()
    ]
    return HouseSeen(house.card, stones, house.finished)


def tower(board: Board) -> list[TowerStoneSeen]:
    """The marks that were found; where somebody plays the gnome, nobody looks for them."""
    told = board.gnome is None
    return [
        TowerStoneSeen(stone, pose.x, pose.y, pose.turn, stone in board.marked if told else None)
        for stone, pose in board.tower.items()
    ]


def veil(board: Board, _seat: int | None, chance: Stream) -> Board:
    """Another board that no seat could tell from the given one.

    The pile is mixed, and the marks that were not found lie under other stones.
    """
    other = deepcopy(board)
    other.pile = chance.shuffled(board.pile)
    found = [stone for stone in board.marked if stone in board.tower and board.gnome is None]
    hiding = board.blue if board.gnome is None else BLUE_STONES
    hidden = chance.shuffled(hiding)[: len(board.marked) - len(found)]
    other.marked = [*found, *hidden]
    return other
