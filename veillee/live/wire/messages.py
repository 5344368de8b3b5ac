"""What goes over a connection to a live table. The client's types are generated from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from veillee.live.wire.pictures import Picture
from veillee.table.game import Outcome
from veillee.table.player import Mood
from veillee.table.seen.sight import AskSeen
from veillee.table.seen.touch import FeltWhat

Name = Annotated[str, Meta(max_length=24)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Reacted = Literal["clap", "heart", "laugh", "wow", "thanks", "again"]

# -- client to server ----------------------------------------------------------------------------


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


class Drum(Struct, tag="drum", forbid_unknown_fields=True):
    """One beat on the table by somebody who waits. Written nowhere; too late, it is not heard."""

    seat: int


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


FromClient = (
    Hello | Eyes | MoveWanted | Introduce | React | Drum | Lend | Touch | Pause | Pong | Heartbeat
)

# -- server to client ----------------------------------------------------------------------------


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


class MoodSent(Struct, tag="mood"):
    """What a computer's face shows, once all up to the entry `seq` has been told."""

    seat: int
    seq: int
    what: Mood


class Drummed(Struct, tag="drummed"):
    """Somebody who waits drums on the table."""

    seat: int


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
    | MoodSent
    | Drummed
    | FeltSent
    | Ping
    | Alive
    | Moved
    | Closing
)
