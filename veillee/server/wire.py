"""What goes over the wire. The client's TypeScript types are generated from these structs."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from veillee.lab.suggest import Suggestion
from veillee.lab.summary import Share
from veillee.server.pictures import Picture
from veillee.table.game import Outcome
from veillee.table.sight import AskSeen
from veillee.table.touch import FeltWhat

Name = Annotated[str, Meta(max_length=24)]
Face = Annotated[int, Meta(ge=1, le=3)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Reacted = Literal["clap", "heart", "laugh", "wow", "thanks", "again"]

# -- HTTP ----------------------------------------------------------------------------------------


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
    """`POST /api/tables/{id}/seats`: which seats do these keys open? Nobody sits down by asking."""

    keys: Annotated[list[Key], Meta(min_length=1, max_length=12)]


class SeatSeen(Struct):
    """A seat as everybody sees it. `here`: connected now; `free`: nobody has come yet.

    `persona` is set while a computer plays there; `lent` when it only stands in for a person;
    `may_lend` when the seat has been left empty long enough for that.
    """

    seat: int
    kind: Literal["person", "computer"]
    name: str
    picture: str
    persona: str | None
    here: bool
    free: bool
    lent: bool
    may_lend: bool


class Summary(Struct):
    """`GET /api/tables/{id}`."""

    table: str
    game: str
    options: dict[str, Any]
    seal: str
    known_deal: bool
    seats: list[SeatSeen]
    seq: int
    outcome: Outcome | None
    closed: str | None = None


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


class Length(Struct):
    """How long an evening is, in turns or, where a game counts none, in moves.

    `mean`, and what 5 % of evenings stay below and above.
    """

    of: Literal["turns", "moves"]
    mean: float
    low: float
    high: float


class Odds(Struct):
    """`GET /api/odds?game=&options=&seats=age7,adult&glance=`: how so many evenings go.

    `won`: where all play together; else each of `seats` has a chance of its own, shared by those
    who win together as one of the `sides`. While `warming` is true there is nothing yet: ask again
    in a moment. A `problem` says why there are no odds.
    """

    games: int = 0
    won: Share | None = None
    seats: list[Share] = []
    sides: list[list[int]] = []
    length: Length | None = None
    warming: bool = False
    problem: "Problem | None" = None


class Suggestions(Struct):
    """`GET /api/odds/suggestions`, asked in the same way: what to change for a good evening."""

    suggestions: list[Suggestion] = []
    warming: bool = False
    problem: "Problem | None" = None


class Address(Struct):
    """`GET /api/address`: where other devices reach this server, without a slash at the end. On the
    home network if the page runs on this very machine."""

    base: str


class Problem(Struct):
    """Any refusal over HTTP: `name` for programs, `reason` for people."""

    name: str
    reason: str


# -- WebSocket, client to server -----------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """First message. `keys`: the seats this device holds; `have`: the last entry it has seen.

    A table screen says its own key alone: it holds no seat, is not counted as an onlooker, and
    onlookers cannot take its place. `screen`: a seat's key is said for a table screen, and
    opens no seat.

    `eyes`: which of those seats look now (all, if not given). A device that is passed around keeps
    them closed, sees what the onlooker sees, and opens one pair behind the curtain.
    """

    keys: Annotated[list[Key], Meta(max_length=12)] = []
    have: int = 0
    eyes: list[int] | None = None
    screen: bool = False


class Eyes(Struct, tag="eyes", forbid_unknown_fields=True):
    """Sets which seats this connection receives private views for."""

    seats: Annotated[list[int], Meta(max_length=12)]


class MoveWanted(Struct, tag="move", forbid_unknown_fields=True):
    """`id` is made by the client, `on` is the `seq` it answers."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: int
    on: int
    move: dict[str, Any]


class Introduce(Struct, tag="introduce", forbid_unknown_fields=True):
    """The name and picture of whoever sits on a seat this connection holds.

    While a question forbids helping, others see it once that is answered. A seat gets only a few
    new names in one game; then they are refused as `renames`.
    """

    seat: int
    name: Name
    picture: Picture


class React(Struct, tag="react", forbid_unknown_fields=True):
    """One of a handful of reactions, instead of chat. Refused while somebody is thinking."""

    seat: int
    what: Reacted


class Lend(Struct, tag="lend", forbid_unknown_fields=True):
    """Let a computer play a seat that was left empty, until its person is back."""

    seat: int
    persona: str = "adult"


class Touch(Struct, tag="touch", forbid_unknown_fields=True):
    """A fingertip on something that may be felt and not seen. Answered by `felt`, written nowhere.

    From 0 to 1 across and down. The fingertip glides there at a finger's pace.
    """

    seat: int
    x: Annotated[float, Meta(ge=0, le=1)]
    y: Annotated[float, Meta(ge=0, le=1)]


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    """Whoever reads the rules would like the table to wait, until they say that it is `over`.

    It waits while everybody who is connected to a seat wants that: so somebody who plays alone with
    computers misses nothing, and nobody holds up others.
    """

    over: bool = False


class Pong(Struct, tag="pong", forbid_unknown_fields=True):
    """Reply immediately; the server measures the round-trip time."""

    count: int


class Heartbeat(Struct, tag="heartbeat", forbid_unknown_fields=True):
    """Is the server still there? Answered by `alive`."""


FromClient = Hello | Eyes | MoveWanted | Introduce | React | Lend | Touch | Pause | Pong | Heartbeat

# -- WebSocket, server to client -----------------------------------------------------------------


class SightSent(Struct, tag="sight"):
    """All that a seat sees now. `events` are those after what the connection had."""

    seat: int | None
    seq: int
    view: Any
    asks: list[AskSeen]
    events: list[Any]
    outcome: Outcome | None


class Taken(Struct, tag="taken"):
    """The move is on disk."""

    id: str
    seq: int


class RefusedSent(Struct, tag="refused"):
    """Nothing was changed. `id` is that of the move, if it was one."""

    id: str | None
    name: str
    reason: str


class Presence(Struct, tag="presence"):
    """Who is here. `held`: the seats of this connection."""

    seats: list[SeatSeen]
    onlookers: int
    held: list[int]


class Reaction(Struct, tag="reaction"):
    """Somebody claps, or laughs."""

    seat: int
    what: Reacted


class FeltSent(Struct, tag="felt"):
    """What the fingertip feels, and where it has got to."""

    seat: int
    x: float
    y: float
    what: FeltWhat
    toward: int | None


class Ping(Struct, tag="ping"):
    """Where the fastest hand counts: how long is the way?"""

    count: int


class Alive(Struct, tag="alive"):
    """The answer to a `heartbeat`."""


class Moved(Struct, tag="moved"):
    """Once more: the company goes on to another table, with the keys it has."""

    table: str


class Closing(Struct, tag="closing"):
    """The last message before the server closes the connection, and why.

    `back_in`: the server is being restarted, or cut off; come back in so many seconds.
    """

    name: str
    reason: str
    back_in: float | None = None


FromServer = (
    SightSent
    | Taken
    | RefusedSent
    | Presence
    | Reaction
    | FeltSent
    | Ping
    | Alive
    | Moved
    | Closing
)
