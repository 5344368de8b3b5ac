"""The pieces of Tom Thumb, what can be done with them, and what is told of it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Struct

from veillee.table.asks import Move
from veillee.table.edition import read_edition
from veillee.table.seen.events import Event
from veillee.table.seen.secrecy import Hidden, Public, SeenBy

EDITION: dict[str, Any] = read_edition(Path(__file__).with_name("edition.toml"))
PLACES: list[str] = EDITION["pieces"]["places"]
WOLVES = "wolves"
CARDS_A_TURN: int = EDITION["pieces"]["cards_a_turn"]
COSTS: dict[str, int] = EDITION["costs"]

Token = Literal["tree", "boots"]
Bridge = Literal["stone", "wood"]


class Setting(Struct, frozen=True):
    """The numbers in force at one table, and public to everybody who sits there."""

    mode: str
    storm: bool
    dark_forest: bool
    huge_forest: bool
    two_lost_souls: bool
    pebbles: int
    tall_tree: bool
    boots: bool
    boots_cost: int
    ogre_tiles: int
    ogre_up: int
    places: int
    sections: tuple[int, int, int]
    look_seconds: int
    glance_seconds: int
    calm_seconds: int
    first_guide: int
    someone_helped: bool

    @property
    def path(self) -> int:
        """How many spaces the path has; the last one is the cottage."""
        return sum(self.sections)


# -- moves ---------------------------------------------------------------------------------------


class DrawCards(Move, frozen=True):
    """The Guide shuffles the travel deck and draws: the turn begins."""


class Propose(Move, frozen=True):
    """Let us use the tall tree, or the boots. Proposing what was proposed is agreeing."""

    what: Token


class Withdraw(Move, frozen=True):
    """Rather not: one's own voice for a token is taken back."""

    what: Token


class GoOn(Move, frozen=True):
    """A computer Guide need not wait for me."""


class MoreTime(Move, frozen=True):
    """Let a computer Guide wait a little longer: we are still talking."""


class NamePlace(Move, frozen=True):
    place: str


class TurnUp(Move, frozen=True):
    at: int


class SpendPebble(Move, frozen=True):
    """Ask everybody to point."""


class Point(Move, frozen=True):
    at: int


class KeepQuiet(Move, frozen=True):
    """I do not know either."""


class SomeoneHelped(Move, frozen=True):
    """There was help out of turn."""


class Swap(Move, frozen=True):
    """The wolves are here! And they trade places with the other."""

    wolves: int
    other: int


class InsertTile(Move, frozen=True):
    """Lay a new tile into a gap: before the tile that lies at `gap`, or on a free spot."""

    place: str
    gap: int


# -- events --------------------------------------------------------------------------------------


class TilesShown(Event, frozen=True):
    """The tiles lie face up for a while: at the start, from the tall tree, or the wolves alone."""

    reveals: ClassVar[tuple[str, ...]] = ("faces",)
    fades: ClassVar[tuple[str, ...]] = ("why", "faces")
    why: Literal["start", "tree", "wolves"]
    faces: list[str | None]


class TilesTurnedDown(Event, frozen=True):
    pass


class TokenProposed(Event, frozen=True):
    seat: int
    what: Token


class TokenWithdrawn(Event, frozen=True):
    seat: int
    what: Token


class SaidGoOn(Event, frozen=True):
    seat: int


class TimeGiven(Event, frozen=True):
    """Somebody asked for more time, and a new candle burns."""

    seat: int


class TokenDeclined(Event, frozen=True):
    """Cards are drawn although it was proposed: it waits for another turn."""

    seat: int
    what: Token


class TreeClimbed(Event, frozen=True):
    pass


class BootsPutOn(Event, frozen=True):
    seat: int


class BootsTakenOff(Event, frozen=True):
    seat: int
    won: bool


class CardsDrawn(Event, frozen=True):
    """Only the Guide hears which."""

    reveals: ClassVar[tuple[str, ...]] = ("places",)
    seat: int
    places: list[str] | None


class PlaceNamed(Event, frozen=True):
    reveals: ClassVar[tuple[str, ...]] = ("place",)
    guide: int
    seeker: int
    place: str


class CardTurned(Event, frozen=True):
    """A travel card is turned up for everyone: two lost souls, or the boots."""

    reveals: ClassVar[tuple[str, ...]] = ("place",)
    seeker: int
    place: str


class TileTurnedUp(Event, frozen=True):
    reveals: ClassVar[tuple[str, ...]] = ("place", "found")
    fades: ClassVar[tuple[str, ...]] = ("place",)
    seat: int
    at: int
    place: str
    found: bool


class PebbleSpent(Event, frozen=True):
    seat: int
    left: int


class Pointed(Event, frozen=True):
    seat: int
    at: int


class KeptQuiet(Event, frozen=True):
    seat: int


class HelpHeard(Event, frozen=True):
    """The seat is the one who said so."""

    seat: int


class OgreGrew(Event, frozen=True):
    """`tiles` of the ogre are up now."""

    tiles: int


class OgreShrank(Event, frozen=True):
    tiles: int


class LanternMoved(Event, frozen=True):
    to: int
    bridge: Bridge | None


class TilesSwapped(Event, frozen=True):
    """Two backs traded places; the seat said that the wolves were on the first."""

    fades: ClassVar[tuple[str, ...]] = ("wolves", "other")
    seat: int
    wolves: int
    other: int


class NewTilesShown(Event, frozen=True):
    reveals: ClassVar[tuple[str, ...]] = ("places",)
    places: list[str]


class TileInserted(Event, frozen=True):
    fades: ClassVar[tuple[str, ...]] = ("place",)
    seat: int
    place: str
    gap: int


class GuideChanged(Event, frozen=True):
    guide: int


class StormTurned(Event, frozen=True):
    """Everybody moved one chair to the left."""

    chairs: list[int]


class GameEnded(Event, frozen=True):
    """The night is over: every tile is turned up."""

    reveals: ClassVar[tuple[str, ...]] = ("faces",)
    won: bool
    faces: list[str | None]


# -- the board -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Tile:
    place: str
    up: bool = False


@dataclass(slots=True)
class Board:
    """Everything that lies on the table. All that the rules remember between two questions is here.

    `tiles` go round the circle; in the huge forest they lie on `spots` and None is a free one.
    `go_on`: for whom a computer Guide need not wait; `candles`: how often there was new time.
    """

    seats: Public[int]
    setting: Public[Setting]
    tiles: Hidden[list[Tile | None]]
    spots: Public[list[tuple[float, float]] | None]
    aside: Hidden[list[str]]
    guide: Public[int]
    pebbles: Public[int]
    tree: Public[bool]
    boots: Public[bool]
    ogre: Public[int]
    lantern: Public[int] = 1
    turn: Public[int] = 0
    question: Public[int] = 0
    hand: Annotated[list[str], SeenBy("reader")] = field(default_factory=list[str])
    seeker: Public[int | None] = None
    asked: Public[str | None] = None
    pebble_on: Public[bool] = False
    pointing: Public[dict[int, int | None]] = field(default_factory=dict[int, int | None])
    voices: Public[dict[str, list[int]]] = field(default_factory=dict[str, list[int]])
    go_on: Public[list[int]] = field(default_factory=list[int])
    candles: Public[int] = 0
    help_heard: Public[bool] = False
    boots_on: Public[bool] = False
    shown: Public[list[str]] = field(default_factory=list[str])
    chairs_moved: Public[int] = 0
    over: Public[bool] = False

    @property
    def reader(self) -> int | None:
        """Who sees the cards: the Guide. In the boots, or without a Guide, they lie face down."""
        face_down = self.boots_on or self.setting.two_lost_souls
        return self.guide if self.hand and not face_down else None

    @property
    def face_down(self) -> list[int]:
        return [at for at, tile in enumerate(self.tiles) if tile is not None and not tile.up]

    @property
    def places(self) -> list[str]:
        """The places of the circle, in the order of the box: what the travel deck is made of."""
        laid = {tile.place for tile in self.tiles if tile is not None}
        return [place for place in PLACES if place in laid]

    def tile(self, at: int) -> Tile:
        tile = self.tiles[at]
        assert tile is not None, "the table lets nobody turn a free spot"
        return tile

    def chair(self, seat: int) -> int:
        return (seat + self.chairs_moved) % self.seats
