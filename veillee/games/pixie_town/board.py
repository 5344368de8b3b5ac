"""The pieces of Pixie Town, what can be done with them, and what is told of it."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from veillee.games.pixie_town.rules.plot import EDITION, Pose
from veillee.table.asks import Move
from veillee.table.options import SeatNumber
from veillee.table.seen.events import Event
from veillee.table.seen.secrecy import Hidden, Public

DICE: int = EDITION["pieces"]["dice"]
CARDS_EACH: int = EDITION["pieces"]["cards_each"]
MARKS: int = EDITION["pieces"]["marks"]
SAFE: int = EDITION["pieces"]["safe"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose. The gnome's seat and die count only where one plays the gnome."""

    game: Literal["together", "against"] = "together"
    building: Literal["imposed", "imaginary"] = "imposed"
    gnome_die: Literal["mild", "strong"] = "mild"
    gentle_gnome: bool = False
    first_player: Annotated[SeatNumber, Meta(le=5)] = 0
    first_gnome: Annotated[SeatNumber, Meta(le=5)] = 2


# -- moves ---------------------------------------------------------------------------------------


class Roll(Move, frozen=True):
    pass


class RaiseTower(Move, frozen=True):
    """Set a blue stone on the gnome's tower; `poses`: where all its stones came to rest."""

    stone: str
    poses: dict[str, Pose]


class Sacrifice(Move, frozen=True):
    """This one of my houses shall fall."""

    house: int


class Build(Move, frozen=True):
    """Set a stone into a place of a plan, one's own or, when helping, another's."""

    die: int
    stone: str
    owner: int
    house: int
    spot: int


class Place(Move, frozen=True):
    """Build freely; `poses`: where all stones of that house came to rest."""

    die: int
    stone: str
    house: int
    poses: dict[str, Pose]


class Give(Move, frozen=True):
    """Give a stone to another player, who builds with it."""

    die: int
    stone: str
    to: int


class PlaceGift(Move, frozen=True):
    """Build with the stone one was given."""

    house: int
    poses: dict[str, Pose]


class Done(Move, frozen=True):
    """No more stones this turn; or, of a gift: no, thank you."""


class Wreck(Move, frozen=True):
    """The gnome chooses a house."""

    owner: int
    house: int


# -- events --------------------------------------------------------------------------------------


class DiceRolled(Event, frozen=True):
    seat: int
    faces: list[str]


class GnomeDieRolled(Event, frozen=True):
    seat: int
    face: str


class BlueStonePlaced(Event, frozen=True):
    """A stone on the gnome's tower, and where those that it `pushed` lie now.

    `marked`: there is a gnome under it; None: it means nothing.
    """

    reveals: ClassVar[tuple[str, ...]] = ("marked",)
    seat: int
    stone: str
    pose: Pose
    pushed: dict[str, Pose]
    marked: bool | None


class GnomeCame(Event, frozen=True):
    """To these houses of a player; none: lucky."""

    seat: int
    houses: list[int]


class HouseFell(Event, frozen=True):
    """Its stones roll back to the middle."""

    owner: int
    house: int
    stones: list[str]


class StonePlaced(Event, frozen=True):
    """`seat` rolled for it, and helped if the house is another's.

    `pushed`: where other stones of the house lie now that it moved. `spot`: of the plan, if any.
    """

    seat: int
    owner: int
    house: int
    stone: str
    pose: Pose
    pushed: dict[str, Pose]
    spot: int | None


class StoneGiven(Event, frozen=True):
    seat: int
    to: int
    stone: str


class GiftDeclined(Event, frozen=True):
    """No, thank you: the stone goes back to the middle."""

    seat: int
    giver: int
    stone: str


class HouseFinished(Event, frozen=True):
    """As the plan says, or with seven stones: no gnome can touch it any more."""

    owner: int
    house: int
    by: int


class CardTaken(Event, frozen=True):
    reveals: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    house: int
    card: str


class NothingToTake(Event, frozen=True):
    """For these dice there is no stone."""

    seat: int
    dice: list[int]


class DiceLeft(Event, frozen=True):
    """One's last plan is complete: these dice give nothing more, on with it next turn."""

    seat: int
    dice: list[int]


class Declined(Event, frozen=True):
    seat: int
    dice: list[int]


class GameEnded(Event, frozen=True):
    """`village`: it stands; else the gnome's tower does."""

    village: bool


# -- the board -----------------------------------------------------------------------------------


@dataclass(slots=True)
class House:
    """A card and what was built for it so far.

    `goal`: how many stones it takes until no gnome can touch it. `since`: the turn its card came.
    Of a plan: `spots`, which stone stands in which place, and `missing`, which place still needs
    which shape.
    """

    card: str
    goal: int
    since: int = 0
    missing: dict[int, str] = field(default_factory=dict[int, str])
    spots: dict[int, str] = field(default_factory=dict[int, str])
    stones: dict[str, Pose] = field(default_factory=dict[str, Pose])

    @property
    def finished(self) -> bool:
        return len(self.stones) >= self.goal

    @property
    def under_construction(self) -> bool:
        return 0 < len(self.stones) < self.goal


@dataclass(slots=True)
class Board:
    """Everything that lies on the table. All that the rules remember between two questions is here.

    `middle`: the stones by kind. `unused`: the dice that may still give a stone. `helping`: with
    plans, all those of whoever rolled were complete before. `raising`: the blue stones that the
    gnome may still set this turn. `gift`: a stone in hand, from whom to whom.
    """

    seats: Public[int]
    options: Public[Options]
    player: Public[int]
    gnome: Public[int | None]
    pile: Hidden[list[str]]
    marked: Hidden[list[str]]
    middle: Public[dict[str, list[str]]]
    blue: Public[list[str]]
    houses: Public[list[list[House]]]
    tower: Public[dict[str, Pose]] = field(default_factory=dict[str, Pose])
    turn: Public[int] = 0
    faces: Public[list[str]] = field(default_factory=list[str])
    unused: Public[list[int]] = field(default_factory=list[int])
    helping: Public[bool] = False
    gnome_face: Public[str | None] = None
    raising: Public[int] = 0
    gift: Public[tuple[str, int, int] | None] = None

    @property
    def tower_stands(self) -> bool:
        return not self.blue

    @property
    def village_stands(self) -> bool:
        """All stones are built; with plans that means that all of them are complete."""
        return self.gift is None and not any(self.middle.values())

    def is_all_built(self, seat: int) -> bool:
        return all(house.finished for house in self.houses[seat])

    @property
    def imposed(self) -> bool:
        return self.options.building == "imposed"
