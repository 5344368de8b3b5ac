"""The pieces of the Dark Wood, what can be done with them, and what is told of it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from veillee.table.asks import Move, Timed
from veillee.table.edition import read_edition
from veillee.table.options import SeatNumber
from veillee.table.seen.events import Event
from veillee.table.seen.secrecy import Hidden, Public

EDITION: dict[str, Any] = read_edition(Path(__file__).with_name("edition.toml"))
COTTAGE: int = EDITION["board"]["cottage"]
START = 0
PEBBLE_STEPS: int = EDITION["pebbles"]["steps"]
PEBBLE_SECONDS: int = EDITION["pebbles"]["seconds"]
Colour = Literal["red", "blue", "yellow", "green", "purple"]
CHILDREN: list[Colour] = ["red", "blue", "yellow", "green", "purple"]
"""The pawns. Each seat begins with one, in this order."""

Series = Literal["fir", "ball", "oval", "poplar", "cloud", "none", "high", "low", "upright", "side"]
"""Five trees each: those of one outline, or those of one pattern of holes."""
Phase = Literal["touch", "find", "vote", "reveal"]
Why = Literal["found", "voted"]
Pebbles = Annotated[int, Meta(ge=0, le=EDITION["pebbles"]["most"])]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose. `first_player` is drawn by lot unless it is said.

    `trees`: all, without one or two patterns of two holes, or without one or two series of the
    table's own choice, which are `left_out`.
    `pebbles`: how many each seat has, in the order of the seats; who is not named has none.
    """

    finding: Literal["slap", "ask_around"] = "slap"
    trees: Literal["all", "no_upright", "no_side", "neither", "own"] = "all"
    left_out: Annotated[tuple[Series, ...], Meta(max_length=EDITION["trees"]["left_out"])] = ()
    sleepy: Annotated[int, Meta(ge=0, le=EDITION["board"]["most_sleepy"])] = 0
    touch_seconds: Annotated[int, Meta(ge=5, le=60)] = EDITION["seconds"]["touch"]
    card_seconds: Annotated[int, Meta(ge=2, le=15)] = EDITION["seconds"]["card"]
    first_player: Annotated[SeatNumber, Meta(le=4)] | None = None
    pebbles: Annotated[tuple[Pebbles, ...], Meta(max_length=EDITION["players"]["most"])] = ()


LEFT_OUT: dict[str, tuple[str, ...]] = {
    "all": (),
    "no_upright": ("upright",),
    "no_side": ("side",),
    "neither": ("upright", "side"),
}
"""The series that an easier game leaves in the box, where the table does not choose its own."""


def series_left_out(options: Options) -> tuple[str, ...]:
    return options.left_out if options.trees == "own" else LEFT_OUT[options.trees]


def house_of(options: Options) -> int:
    """Where the ogre lives: directly before the start, or further away if he is sleepy."""
    return START - 1 - options.sleepy


# -- moves ---------------------------------------------------------------------------------------


class ChooseColour(Move, frozen=True):
    """Before the first token is drawn: this child is mine."""

    colour: Colour


class Draw(Move, frozen=True):
    """The first player draws a token from the bag, unseen."""


class TakeInHand(Move, frozen=True):
    """The first touch: now the count of ten begins."""


class PassOn(Move, frozen=True):
    """I have felt enough."""


class TurnUp(Move, frozen=True):
    """The first player begins to turn up the cards."""


class Slap(Timed, frozen=True):
    """A hand on the pile, for the card that lies on top as the `card`-th of this turn."""

    card: int


class Take(Move, frozen=True):
    """Asked around: I take this card."""


class Leave(Move, frozen=True):
    """Asked around: not this one."""


class NotThisOne(Move, frozen=True):
    """Not the card that lies on top as the `card`-th of this turn."""

    card: int


class NoneForMe(Move, frozen=True):
    """I take no card in this turn."""


class Vote(Move, frozen=True):
    """Who holds the right card? A seat."""

    child: int


class Stride(Move, frozen=True):
    """Somebody who was eaten moves the boots."""


# -- events --------------------------------------------------------------------------------------


class TurnBegun(Event, frozen=True):
    turn: int
    first: int


class ColourChosen(Event, frozen=True):
    """`colours`: of every seat. Who had this colour without choosing it has the other one now."""

    seat: int
    colours: list[Colour]


class TokenDrawn(Event, frozen=True):
    seat: int


class TokenPassed(Event, frozen=True):
    """From hand to hand, under the table."""

    seat: int
    to: int


class TokenBoxed(Event, frozen=True):
    """The last one puts it into the box, unseen."""

    seat: int


class CardTurnedUp(Event, frozen=True):
    reveals: ClassVar[tuple[str, ...]] = ("tree",)
    card: int
    tree: str


class PileSlapped(Event, frozen=True):
    """`after`: milliseconds from seeing the card to the hand on the pile."""

    seat: int
    card: int
    after: int


class CardTaken(Event, frozen=True):
    """`ahead`: by how many milliseconds this hand was before the next one, if there was one."""

    fades: ClassVar[tuple[str, ...]] = ("tree",)
    seat: int
    tree: str
    after: int | None = None
    ahead: int | None = None


class CardLeft(Event, frozen=True):
    """A player let the card go by."""

    seat: int


class SaidNone(Event, frozen=True):
    seat: int


class PileThrough(Event, frozen=True):
    """No card is left to turn up."""


class TokenLaid(Event, frozen=True):
    """The token comes out of the box and is laid on every card. `finder` holds the same tree."""

    reveals: ClassVar[tuple[str, ...]] = ("tree", "finder")
    fades: ClassVar[tuple[str, ...]] = ("tree",)
    tree: str
    finder: int | None


class VotesShown(Event, frozen=True):
    """For each seat whom it voted for; None: no vote."""

    votes: list[int | None]


class Walked(Event, frozen=True):
    seat: int
    to: int
    why: Why


class StoppedShort(Event, frozen=True):
    """A vote alone does not open the cottage's door."""

    seat: int


class CameHome(Event, frozen=True):
    seat: int


class BootPutOn(Event, frozen=True):
    boot: int


class BootStrode(Event, frozen=True):
    boot: int
    to: int


class Eaten(Event, frozen=True):
    seats: list[int]


# -- the board -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Hand:
    """A hand on the pile."""

    seat: int
    after: int


@dataclass(slots=True)
class Board:
    """Everything that lies on the table. All that the rules remember between two questions is here.

    Spaces are counted from the start: the cottage is the eighth, the ogre's house lies before 0.
    The end of `bag` and `pile` is drawn next. `token` is secret until it is `laid`. `let_go`: who
    has said of the card on top that it is not this one. `colours`: of each seat's child; `chosen`:
    the seats that chose theirs.
    """

    seats: Public[int]
    options: Public[Options]
    bag: Hidden[list[str]]
    first: Public[int]
    places: Public[list[int]]
    pebbles: Public[list[int]]
    colours: Public[list[Colour]]
    chosen: Public[list[int]] = field(default_factory=list[int])
    turn: Public[int] = 0
    phase: Public[Phase] = "touch"
    token: Hidden[str | None] = None
    laid: Public[bool] = False
    feeling: Public[int | None] = None
    in_hand: Public[int | None] = None
    pile: Hidden[list[str]] = field(default_factory=list[str])
    top: Public[str | None] = None
    card: Public[int] = 0
    hands: Public[list[Hand]] = field(default_factory=list[Hand])
    let_go: Public[list[int]] = field(default_factory=list[int])
    asked: Public[int | None] = None
    cards: Public[list[str | None]] = field(default_factory=list[str | None])
    none_for: Public[list[int]] = field(default_factory=list[int])
    votes: Public[list[int | None] | None] = None
    finder: Public[int | None] = None
    gone: Public[list[str]] = field(default_factory=list[str])
    boots: Public[list[int | None]] = field(default_factory=lambda: [None, None])
    eaten: Public[list[int]] = field(default_factory=list[int])
    home: Public[int | None] = None

    @property
    def house(self) -> int:
        return house_of(self.options)

    def seconds_to_feel(self, seat: int) -> int:
        """A count of ten, or what the table chose; longer for each pebble of one's own."""
        return self.options.touch_seconds + PEBBLE_SECONDS * self.pebbles[seat]

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.eaten]

    def seekers(self) -> list[int]:
        """Who may still take a card in this turn."""
        return [
            seat
            for seat in range(self.seats)
            if self.cards[seat] is None and seat not in self.none_for and seat not in self.eaten
        ]

    def undecided(self) -> list[int]:
        """Who has not said yet whether it is the card on top."""
        decided = {*self.let_go, *(hand.seat for hand in self.hands)}
        return [seat for seat in self.seekers() if seat not in decided]
