"""The pieces of Berry basket, what can be done with them, and what is told of it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from veillee.table.asks import Move
from veillee.table.edition import read_edition
from veillee.table.seen.events import Event
from veillee.table.options import SeatNumber
from veillee.table.seen.secrecy import Hidden, Public

EDITION: dict[str, Any] = read_edition(Path(__file__).with_name("edition.toml"))
BERRIES: dict[str, int] = EDITION["berries"]
"""How many of each hang in the bush."""
WORTH: dict[str, int] = EDITION["worth"]
FOX = "fox"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    foxes: Annotated[int, Meta(ge=3, le=9)] = EDITION["pieces"]["foxes"]
    first_player: Annotated[SeatNumber, Meta(le=3)] = 0


# -- moves ---------------------------------------------------------------------------------------


class Pick(Move, frozen=True):
    """Reach into the bush."""


class GoHome(Move, frozen=True):
    """Carry what is in the hand home."""


# -- events --------------------------------------------------------------------------------------


class TurnBegun(Event, frozen=True):
    seat: int


class Picked(Event, frozen=True):
    reveals: ClassVar[tuple[str, ...]] = ("what",)
    seat: int
    what: str


class FoxCame(Event, frozen=True):
    """Whoever picked it runs, and drops what was in the hand."""

    seat: int


class WentHome(Event, frozen=True):
    """`count` berries go into the basket, covered."""

    seat: int
    count: int


class GameEnded(Event, frozen=True):
    """The baskets are opened and counted."""

    reveals: ClassVar[tuple[str, ...]] = ("scores",)
    scores: list[int]


# -- the board -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Board:
    """Everything on the table. The end of `bush` is what is picked next; nobody looks into a basket
    or at what is `gone` (foxes, and berries that were dropped)."""

    seats: Public[int]
    options: Public[Options]
    bush: Hidden[list[str]]
    baskets: Hidden[list[list[str]]]
    player: Public[int]
    gone: Hidden[list[str]] = field(default_factory=list[str])
    hand: Public[list[str]] = field(default_factory=list[str])
    over: Public[bool] = False


def worth(berries: list[str]) -> int:
    return sum(WORTH[berry] for berry in berries)
