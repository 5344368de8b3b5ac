"""What each seat sees, field by field; and `veil`, the proof that it sees no more."""

from copy import deepcopy

from msgspec import Struct

from veillee.games.dark_wood.board import Board, Colour, Options, Phase
from veillee.games.dark_wood.rules.setup import trees_in_play
from veillee.table.chance import Stream
from veillee.table.refused import Refused


class View(Struct, frozen=True):
    """The table, the same from every seat: what is secret here is felt, or only voted.

    `in_hand`: who has the token under the table; `feeling`: who feels it now. `top` is the card on
    the pile, the `card`-th of this turn, and `pile` counts those to come. `let_go`: who has said
    "not this one" of it. `cards`: what lies before each seat; `pebbles` are each seat's own,
    and `colours` those of their children, which some have `chosen`.
    `token`, `finder` and `votes` are there once the token has been laid.
    """

    options: Options
    turn: int
    phase: Phase
    first: int
    in_hand: int | None
    feeling: int | None
    trees: list[str]
    pile: int
    card: int
    top: str | None
    asked: int | None
    slapped: list[int]
    let_go: list[int]
    cards: list[str | None]
    none_for: list[int]
    token: str | None
    finder: int | None
    votes: list[int | None] | None
    pebbles: list[int]
    colours: list[Colour]
    chosen: list[int]
    places: list[int]
    house: int
    boots: list[int | None]
    eaten: list[int]
    home: int | None


def outlook(_board: Board, _seat: int | None) -> None:
    """Everybody sees the same."""


def view(board: Board, _seat: int | None) -> View:
    return View(
        options=board.options,
        turn=board.turn,
        phase=board.phase,
        first=board.first,
        in_hand=board.in_hand,
        feeling=board.feeling,
        trees=[tree for tree in trees_in_play(board.options) if tree not in board.gone],
        pile=len(board.pile),
        card=board.card,
        top=board.top,
        asked=board.asked,
        slapped=[hand.seat for hand in board.hands],
        let_go=list(board.let_go),
        cards=list(board.cards),
        none_for=list(board.none_for),
        token=board.token if board.laid else None,
        finder=board.finder,
        votes=board.votes,
        pebbles=list(board.pebbles),
        colours=list(board.colours),
        chosen=list(board.chosen),
        places=list(board.places),
        house=board.house,
        boots=list(board.boots),
        eaten=list(board.eaten),
        home=board.home,
    )


def may_drum(board: Board, seat: int) -> bool:
    """Those who wait count to ten and thump on the table, as if the ogre came. Not who feels."""
    return board.feeling is not None and board.feeling != seat


def may_feel(board: Board, seat: int) -> str:
    """The tree under this seat's fingers; refused to everybody else."""
    if board.feeling != seat or board.token is None:
        raise Refused("touch", "the tree is not in your hands now")
    return board.token


def veil(board: Board, _seat: int | None, chance: Stream) -> Board:
    """Another board that this seat could not tell from the given one by its eyes.

    The token in hand or in the box, those in the bag, and the cards still to come are dealt anew.
    What a fingertip felt is no part of any sight.
    """
    other = deepcopy(board)
    other.pile = chance.shuffled(board.pile)
    hidden = [board.token] if board.token is not None and not board.laid else []
    fresh = chance.shuffled([*board.bag, *hidden])
    if hidden:
        other.token = fresh.pop()
    other.bag = fresh
    return other
