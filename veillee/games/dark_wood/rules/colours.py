"""Drawing a token; and before the first one, whoever wants another colour chooses it."""

from veillee.games.dark_wood.board import (
    CHILDREN,
    Board,
    ChooseColour,
    Colour,
    ColourChosen,
    Draw,
)
from veillee.table.asks import Ask, Move, Race, Rules
from veillee.table.teller import Teller


def draw(board: Board, table: Teller) -> Rules[None]:
    """Everybody has a colour from the beginning, so whoever draws waits for nobody."""
    while board.turn == 1 and table.persons:
        seat, move = yield Race(all_who_may_act(board, table))
        if isinstance(move, Draw):
            return
        if isinstance(move, ChooseColour):
            choose(board, table, seat, move.colour)
    yield Ask(board.first, "draw", [Draw()], secret=False)


def all_who_may_act(board: Board, table: Teller) -> list[Ask]:
    """The first player draws, or chooses like everybody else. Computers keep what they have."""
    free = free_colours(board)
    to_draw = [Draw(), *free] if board.first in table.persons else [Draw()]
    others = sorted(table.persons - {board.first})
    return [
        Ask(board.first, "draw", to_draw, secret=False),
        *(Ask(seat, "colour", free, secret=False) for seat in others if free),
    ]


def free_colours(board: Board) -> list[Move]:
    """A colour is free until somebody has chosen it: most have theirs only because of their seat.

    Whoever likes their own may choose it, so that nobody else takes it.
    """
    kept = {board.colours[other] for other in board.chosen}
    return [ChooseColour(colour) for colour in CHILDREN if colour not in kept]


def choose(board: Board, table: Teller, seat: int, colour: Colour) -> None:
    """Whoever had this colour without having chosen it takes the other one in exchange."""
    if colour in board.colours:
        board.colours[board.colours.index(colour)] = board.colours[seat]
    board.colours[seat] = colour
    if seat not in board.chosen:
        board.chosen.append(seat)
    table.tell_all(ColourChosen(seat, list(board.colours)))
