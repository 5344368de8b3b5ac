"""What each seat sees, field by field; and `veil`, the proof that it sees no more."""

from copy import deepcopy

from msgspec import Struct

from veillee.games.berry_basket.board import FOX, Board
from veillee.table.chance import Stream


class View(Struct, frozen=True):
    """The table from any seat: how much is left in the bush, and how many berries each has."""

    player: int
    foxes: int
    left: int
    hand: list[str]
    baskets: list[int]


def view(board: Board, seat: int | None) -> View:  # noqa: ARG001
    return View(
        player=board.player,
        foxes=board.options.foxes,
        left=len(board.bush),
        hand=list(board.hand),
        baskets=[len(basket) for basket in board.baskets],
    )


def outlook(_board: Board, _seat: int | None) -> str:
    """Everybody sees the same."""
    return "everybody"


def veil(board: Board, _seat: int | None, chance: Stream) -> Board:
    """Another board that nobody could tell from the given one: all that lies covered is dealt anew.

    There is no fox in a basket, whatever is dealt.
    """
    other = deepcopy(board)
    if board.over:
        return other
    covered = [*board.bush, *board.gone, *(each for basket in board.baskets for each in basket)]
    berries = chance.shuffled([each for each in covered if each != FOX])
    other.baskets = [[berries.pop() for _ in basket] for basket in board.baskets]
    rest = chance.shuffled([*berries, *(each for each in covered if each == FOX)])
    other.bush, other.gone = rest[: len(board.bush)], rest[len(board.bush) :]
    return other
