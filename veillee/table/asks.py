"""What a game asks of whom.

The rules of a game are a generator: they yield one question at a time and are sent its answer. The
table checks every answer against the question *before* the rules see it, so an illegal move cannot
reach a rule.
"""

from collections.abc import Generator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from veillee.table.chance import Stream


class Move(Struct, frozen=True, tag_field="type", gc=False):
    """What a seat does. Subclasses are verbs: `TurnUp`, `SpendPebble`."""


class Timed(Move, frozen=True):
    """A move whose moment counts: `after` is in milliseconds from seeing to acting.

    Whoever plays it says so from their own clock, and a server holds it against its own.
    """

    after: int


class Ready(Move, frozen=True):
    """I have seen enough. The only move in a look."""


class TimeUp(Move, frozen=True):
    """The table's own move when the time of a question has passed."""


class Sit(Move, frozen=True):
    """The table's own move when a seat changes hands: a persona takes it over, or a person is back.

    It belongs to the record because rules may count the people at a table.
    """

    seat: int
    persona: str | None = None


class Begin(Move, frozen=True):
    """The table's own move when everybody has come: the rules start."""


class Domain(Protocol):
    """Choices that are too many to list."""

    def accepts(self, move: Any) -> bool: ...

    def sample(self, chance: Stream) -> Move: ...

    def describe(self) -> dict[str, Any]:
        """What a client needs to offer the choice, JSON-able."""
        ...


Choices: TypeAlias = Sequence[Move] | Domain


class Ask(Struct):
    """One seat is asked one thing.

    `secret`: to answer one looks at something that the others may not see, so the choices are the
    seat's own. A question is not secret only if nothing in it depends on anything hidden: then the
    onlooker sees the choices too, and a device that lies between several players can offer them.
    `peek`: nothing secret is needed for the answer, but the seat may look at what is its own.
    `quiet`: the others may not help, so reactions wait until it is answered.
    `clock`: questions in a row with the same name share one time, which does not start anew.
    """

    seat: int
    kind: str
    choices: Any
    seconds: float | None = None
    otherwise: Move | None = None
    secret: bool = True
    quiet: bool = False
    clock: str | None = None
    peek: bool = False


class AskAll(Struct):
    """Each seat answers, and nobody learns an answer before all are in. Sent: seat → move."""

    asks: list[Ask]
    seconds: float | None = None


class Race(Struct):
    """Several seats may act and the first good answer counts. Sent: (seat, move).

    When its time passes the rules are sent (None, TimeUp()), and (None, Sit(…)) when a seat changes
    hands meanwhile: they may want to ask again, of others.
    """

    asks: list[Ask]
    seconds: float | None = None
    clock: str | None = None


class Look(Struct):
    """Everybody watches, for a while or until every person has said ready. Sent: nothing."""

    seconds: float
    kind: str = "look"


class Gather(Struct):
    """Before the rules: the table waits until everybody has come."""

    seconds: None = None


Question: TypeAlias = Ask | AskAll | Race | Look | Gather

T = TypeVar("T")
Rules: TypeAlias = Generator[Question, Any, T]
"""Rules that ask questions on the way to a T. What is sent in depends on the question asked."""
