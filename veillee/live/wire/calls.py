"""What is asked of a server beside its live tables, and the answers: opening, records, replays.

The client's types are generated from these.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from veillee.live.wire.messages import Key, Name, SeatSeen
from veillee.live.wire.pictures import Picture
from veillee.table.game import Outcome
from veillee.table.seen.sight import AskSeen

Face = Annotated[int, Meta(ge=1, le=3)]


class Person(Struct, tag="person", tag_field="kind", forbid_unknown_fields=True):
    """A seat for somebody, with the name and the picture to begin with."""

    name: Name = ""
    picture: Picture = "child-1"


class Computer(Struct, tag="computer", tag_field="kind", forbid_unknown_fields=True):
    """A seat for a computer player that remembers like its persona.

    `face`: people of one age do not look alike either, so each persona has three faces.
    """

    persona: str
    name: Name = ""
    face: Face = 1

    @property
    def picture(self) -> str:
        return self.persona if self.face == 1 else f"{self.persona}-{self.face}"


class OpenTable(Struct, forbid_unknown_fields=True):
    """`POST /api/tables`. A `seed` that somebody knows deals a known game: the table says so."""

    game: str
    seats: Annotated[list[Person | Computer], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    seed: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class SeatKey(Struct):
    """The key to a person's seat. Whoever has it sits there."""

    seat: int
    key: str


class Opened(Struct):
    """The new table, the seal of its luck, and the keys to its persons' seats.

    `screen`: the key of the table screen, which opens no seat. After `again` all keys stay as they
    are, so none is given.
    """

    table: str
    seal: str
    seats: list[SeatKey]
    screen: str | None = None


class Again(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/again`: the same people, seats and options, once more.

    Everybody keeps the key they have, and whoever still sits at the old table is told where to go.
    """

    key: Key
    same_deal: bool = False


class KeysShown(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/seats`: which seats do these keys open? Nobody sits down by asking.

    `POST /api/tables/{id}/carry`: whoever has a key may take the game along, where it was begun
    on a device.
    """

    keys: Annotated[list[Key], Meta(min_length=1, max_length=12)]


class Carried(Struct, forbid_unknown_fields=True):
    """A game that has not ended, to go on elsewhere. The record holds the seed.

    `POST /api/tables/{id}/carry` answers it, and `POST /api/tables/carried` takes it.
    """

    record: dict[str, Any]
    seats: Annotated[list[Person | Computer], Meta(min_length=1, max_length=12)]


class Summary(Struct):
    """`GET /api/tables/{id}`. `carried`: the game came from a device, and may go back to one."""

    table: str
    game: str
    options: dict[str, Any]
    seal: str
    known_deal: bool
    seats: list[SeatSeen]
    seq: int
    outcome: Outcome | None
    closed: str | None = None
    carried: bool = False


class Step(Struct):
    """One moment of a replay: who moved, and what the eye saw."""

    seat: int | None
    move: Any
    view: Any
    asks: list[AskSeen]
    events: list[Any]


class Replay(Struct):
    """`POST /api/replay`: a record seen through one seat's eyes, or the table's (None).

    A `problem` says why the record is not verified.

    `knowing`: there is something to remember in this game, so `POST /api/known` has an answer.
    """

    game: str
    options: dict[str, Any]
    seats: int
    eye: int | None
    seal: str
    verified: bool
    problem: "Problem | None"
    outcome: Outcome | None
    steps: list[Step]
    knowing: bool


class ReplayWanted(Struct, forbid_unknown_fields=True):
    record: dict[str, Any]
    eye: int | None = None


class KnownWanted(Struct, forbid_unknown_fields=True):
    """`POST /api/known`: what would people of a persona have known at a seat, all along?"""

    record: dict[str, Any]
    seat: int
    persona: str


class Address(Struct):
    """`GET /api/address`: where other devices reach this server, without a slash at the end. On the
    home network if the page runs on this very machine."""

    base: str


class Problem(Struct):
    """Any refusal over HTTP: `name` for programs, `reason` for people."""

    name: str
    reason: str
