"""The pieces of Ali Baba, what can be done with them, and what is told of it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from veillee.table.asks import Move
from veillee.table.edition import read_edition
from veillee.table.options import SeatNumber
from veillee.table.seen.events import Event
from veillee.table.seen.secrecy import Hidden, Public, SeenBy

EDITION: dict[str, Any] = read_edition(Path(__file__).with_name("edition.toml"))
CHIEF = "chief"
CASSIM = -1
"""The dummy thief of a game for two: not a seat."""

KINDS: dict[str, str] = {
    treasure: kind for kind, treasures in EDITION["treasure"].items() for treasure in treasures
}
COPIES: dict[str, int] = {
    treasure: copies
    for treasures in EDITION["treasure"].values()
    for treasure, copies in treasures.items()
}
GERMAN_COPIES: dict[str, int] = COPIES | EDITION["german"]
TREASURES = [*COPIES, CHIEF]
ADJECTIVES = [
    "sleepy",
    "dusty",
    "golden",
    "tiny",
    "giant",
    "old",
    "brand_new",
    "blue",
    "green",
    "red",
    "striped",
    "spotted",
    "enchanted",
    "singing",
    "stolen",
    "lost",
    "broken",
    "shy",
    "proud",
    "magic",
    "fragrant",
    "soft",
    "heavy",
    "funny",
]

ALARMS = ("shiny", "noisy", "encumbering")
Alarm = Literal["shiny", "noisy", "encumbering"]
Mistake = Literal["none", "number", "order", "adjective", "early", "time", "judged"]
RoundEnd = Literal["left", "mistake", "captured"]
Pebbles = Annotated[int, Meta(ge=0, le=EDITION["pebbles"]["most"])]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose.

    `in_order`: any order will do, the order in which the treasures first appeared, or the one in
    which they were first recited. `pebbles`: how many each seat has, in the order of the seats; who
    is not named has none.
    """

    younger: bool = False
    adjectives: Literal["none", "set", "free"] = "none"
    in_order: Literal["none", "appeared", "recited"] = "none"
    ali_judges: bool = False
    forty_four: bool = False
    chief_at: Annotated[int, Meta(ge=0, le=20)] = EDITION["pieces"]["chief_at"]
    pile: Annotated[int, Meta(ge=12, le=45)] = EDITION["pieces"]["cards"]
    sand_timer: Annotated[int, Meta(ge=0, le=180)] = 0
    shown_seconds: Annotated[int, Meta(ge=1, le=30)] = EDITION["seconds"]["shown"]
    capture_hint: bool = False
    first_ali: Annotated[SeatNumber, Meta(le=4)] = 0
    pebbles: Annotated[tuple[Pebbles, ...], Meta(max_length=EDITION["players"]["most"])] = ()


# -- moves ---------------------------------------------------------------------------------------


class Draw(Move, frozen=True):
    """Ali draws the top card."""


class OpenSesame(Move, frozen=True):
    """Ali leaves the cave."""


class Say(Move, frozen=True):
    """One item of a recital: a treasure, how many of it, and its adjective in that variant."""

    treasure: str
    count: int
    adjective: str | None = None


class SpendPebble(Move, frozen=True):
    """The table names a treasure for the thief."""


class ThatIsAll(Move, frozen=True):
    """The thief has named everything."""


class Judge(Move, frozen=True):
    """Ali judges what was said."""

    right: bool


class Pick(Move, frozen=True):
    treasure: str


# -- events --------------------------------------------------------------------------------------


class TreasureShown(Event, frozen=True):
    """Ali shows a card to all before it goes into his hand."""

    reveals: ClassVar[tuple[str, ...]] = ("treasure",)
    ali: int
    treasure: str


class TreasureHidden(Event, frozen=True):
    pass


class AlarmRaised(Event, frozen=True):
    alarm: Alarm


class AliCaptured(Event, frozen=True):
    ali: int


class LastRound(Event, frozen=True):
    """The Chief was drawn."""


class RecitalBegun(Event, frozen=True):
    thief: int


class ItemSaid(Event, frozen=True):
    """`right` is None while Ali judges. With a pebble the table names what is there."""

    reveals: ClassVar[tuple[str, ...]] = ("treasure", "count", "adjective", "right")
    fades: ClassVar[tuple[str, ...]] = ("treasure", "count", "adjective")
    thief: int
    treasure: str
    count: int
    adjective: str | None
    right: bool | None


class PebbleSpent(Event, frozen=True):
    """What the table names for the thief is said next."""

    thief: int


class ItemJudged(Event, frozen=True):
    ali: int
    right: bool


class ItemSeen(Struct, frozen=True):
    """A treasure, how many of it, and its adjective if it has one."""

    treasure: str
    count: int
    adjective: str | None


class MistakeMade(Event, frozen=True):
    """The hand is laid open next, so it is said what was wrong: `said` is the item, None where the
    thief stopped too early or the sand did; `there` is what should have been said instead, or was
    still to be said. Where Ali has judged, his word stands and nothing is held against it.
    """

    reveals: ClassVar[tuple[str, ...]] = ("type", "mistake", "said", "there")
    fades: ClassVar[tuple[str, ...]] = ("said", "there")
    thief: int
    mistake: Mistake
    said: ItemSeen | None
    there: list[ItemSeen]


class RecitalEnded(Event, frozen=True):
    """Faultless."""

    reveals: ClassVar[tuple[str, ...]] = ("type",)
    thief: int


class AliLeft(Event, frozen=True):
    """ "Open sesame!"; `must`: the pile is empty."""

    ali: int
    must: bool


class HandLaidOpen(Event, frozen=True):
    reveals: ClassVar[tuple[str, ...]] = ("treasures",)
    treasures: list[str]


class CardPicked(Event, frozen=True):
    """`seat` is -1 for Cassim, whose cards leave the game."""

    fades: ClassVar[tuple[str, ...]] = ("treasure",)
    seat: int
    treasure: str


class NewAli(Event, frozen=True):
    ali: int


class Scored(Event, frozen=True):
    """All cards are turned up at last."""

    reveals: ClassVar[tuple[str, ...]] = ("treasures", "scores", "singles")
    fades: ClassVar[tuple[str, ...]] = ("treasures",)
    treasures: list[list[str]]
    scores: list[int]
    singles: list[int]


# -- the board -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Item:
    treasure: str
    count: int
    adjective: str | None


@dataclass(slots=True)
class Board:
    """Everything that lies on the table. All that the rules remember between two questions is here.

    `hand` is in the order of drawing; `adjectives` belong to a treasure for one round, and so does
    `recited`: the treasures that were recited, in the order that is to be kept.
    """

    seats: Public[int]
    options: Public[Options]
    pile: Hidden[list[str]]
    ali: Public[int]
    pebbles: Public[list[int]]
    round: Public[int] = 0
    thief: Public[int | None] = None
    tokens: Public[list[str]] = field(default_factory=list[str])
    hand: Annotated[list[str], SeenBy("ali")] = field(default_factory=list[str])
    shown: Public[str | None] = None
    said: Annotated[list[Item], SeenBy("readers")] = field(default_factory=list[Item])
    reciting: Public[bool] = False
    finished: Public[bool] = False
    adjectives: Annotated[dict[str, str], SeenBy("ali")] = field(default_factory=dict[str, str])
    recited: Annotated[list[str], SeenBy("ali")] = field(default_factory=list[str])
    open: Public[list[str]] = field(default_factory=list[str])
    picker: Public[int | None] = None
    ali_takes: Public[int] = 0
    at_fault: Public[int | None] = None
    won: Hidden[list[list[str]]] = field(default_factory=list[list[str]])
    gone: Hidden[list[str]] = field(default_factory=list[str])
    last_round: Public[bool] = False
    seen: Hidden[list[str]] = field(default_factory=list[str])
    result: Public[list[list[str]] | None] = None

    @property
    def readers(self) -> set[int | None]:
        """Who may read again what was recited: the reciter, and Ali where he has to judge it. Among
        younger players everybody may, onlookers too."""
        if self.options.younger:
            return {None, *range(self.seats)}
        judges = self.options.ali_judges or self.options.adjectives == "free"
        return ({self.thief, self.ali} if judges else {self.thief}) - {None}

    @property
    def with_cassim(self) -> bool:
        return self.seats == 2


def copies(treasure: str, forty_four: bool) -> int:
    """The number on the card, in the German printing of 44 cards or in the others."""
    return (GERMAN_COPIES if forty_four else COPIES).get(treasure, 1)
