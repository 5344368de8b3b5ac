"""What a live table is asked, and what it wants done. Whoever runs the table carries it out."""

from typing import Any, NamedTuple

from veillee.live.people.connection import Connection
from veillee.live.people.other_servers import News


class Command(NamedTuple):
    """Somebody wants to change the game: a person, a computer, the clock or (seat None) the table.

    `id` recognises a retry; `on` is the entry of the log that it answers; `sent_by` the connection
    that waits for an answer, and `arrived` when its message did.
    """

    seat: int | None
    move: Any
    id: str | None = None
    on: int | None = None
    sent_by: Connection | None = None
    arrived: float = 0.0


class Entry(NamedTuple):
    """What is appended to the log before it is played."""

    seq: int
    seat: int | None
    move: Any
    id: str | None = None
    sent_by: Connection | None = None

    @property
    def logged(self) -> dict[str, Any]:
        return {"seat": self.seat, "move": self.move, "id": self.id}


class TakenBefore(NamedTuple):
    """The command is in the log already: it was sent twice."""

    seq: int


class Send(NamedTuple):
    """These bytes go to one connection."""

    to: Connection
    data: bytes


class Act(NamedTuple):
    """The command is to be decided, when its turn comes."""

    command: Command


class OwnMoves(NamedTuple):
    """The table has something to do itself: see `LiveTable.own_move`."""


class KeepNames(NamedTuple):
    """There is a name to be stored: see `LiveTable.new_name`."""


class Tell(NamedTuple):
    """Other servers should know this. It may be lost."""

    news: News


Effect = Send | Act | OwnMoves | KeepNames | Tell
