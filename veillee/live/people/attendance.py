"""Who is at a table, on this server and on the others, and what they are all sent."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from veillee.live.effects import Effect, Send, Tell
from veillee.live.limits import LiveLimits
from veillee.live.opening import Opening
from veillee.live.people.connection import Connection
from veillee.live.people.other_servers import Here, OtherServers, Said
from veillee.live.people.seating import Seating
from veillee.live.wire.messages import Presence

encode = msgspec.json.Encoder().encode
HARDLY = 0.05
"""Later than a change, so that it has surely come."""


class Attendance:
    """`connections` are those to this server; `elsewhere` is what the others said of theirs.

    `due`: when a seat will have been empty for so long that everybody should see it.
    """

    def __init__(
        self, id: str, opening: Opening, seating: Seating, server: str, limits: LiveLimits
    ) -> None:
        self._id = id
        self._server = server
        self._limits = limits
        self.connections: set[Connection] = set()
        self.seating = seating
        self.elsewhere = OtherServers(server)
        self._has_persons = any(chair.seat.is_person for chair in opening.chairs)
        self.due: float | None = None

    @property
    def held_here(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.held}

    @property
    def onlookers_here(self) -> int:
        return sum("onlooker" in connection.places for connection in self.connections)

    def has_room(self, connection: Connection) -> bool:
        """Whoever holds several seats comes in while one of them has room. So a guest who fills
        their own seat keeps nobody else out, and there is a limit to how many come in all."""
        return any(
            sum(place in other.places for other in self.connections)
            < self._limits.connections_a_table
            for place in connection.places
        )

    @property
    def turn(self) -> float | None:
        """When this server acts for the table: how much later than others, or not at all.

        The server where somebody is connected lets clock and computers act; of several, one after
        the other. While nobody is connected anywhere, time passes where they were last, unless the
        table is paused.
        """
        if self._is_waiting:
            return None
        if not self.connections:
            return 0.0 if self.elsewhere.is_empty and self._has_persons else None
        return self.elsewhere.rank * self._limits.turn_seconds

    @property
    def is_paused(self) -> bool:
        """Only computers play and nobody watches them, or everybody reads the rules."""
        is_unwatched = not (self._has_persons or self.connections) and self.elsewhere.is_empty
        return is_unwatched or self._is_waiting

    @property
    def _is_waiting(self) -> bool:
        """Somebody sits here or elsewhere, and all who do want the table to wait."""
        return (
            bool(self.held_here | self.elsewhere.held) and self._waits_here and self.elsewhere.waits
        )

    @property
    def _waits_here(self) -> bool:
        return all(each.is_waited_for for each in self.connections if each.held)

    def count(self, now: float) -> None:
        """Who is here now?"""
        self.seating.attend(self.held_here | self.elsewhere.held, now)

    def here(self, seq: int, left: float | None, ages: dict[int, float]) -> Here:
        """What the other servers should know of this one."""
        return Here(
            server=self._server,
            table=self._id,
            held=sorted(self.held_here),
            eyes=sorted({seat for each in self.connections for seat in each.eyes}),
            lines=len(self.connections),
            onlookers=self.onlookers_here,
            came=sorted(self.seating.came),
            seq=seq,
            left=left,
            waits=self._waits_here,
            ages=ages,
        )

    def hear_of(self, here: Here) -> bool:
        """Whether that changes anything that is to be seen."""
        before = self._seen_elsewhere()
        self.elsewhere.hear(here)
        self.seating.have_come(here.came)
        return self._seen_elsewhere() != before

    def _seen_elsewhere(self) -> tuple[set[int], int, int, bool, int]:
        there = self.elsewhere
        return there.held, there.onlookers, there.rank, there.waits, len(self.seating.came)

    # -- telling them ----------------------------------------------------------------------------

    def presence(self, now: float) -> list[Effect]:
        seats = self.seating.seats_seen(now)
        onlookers = self.onlookers_here + self.elsewhere.onlookers
        change = self.seating.next_change(now)
        self.due = None if change is None else change + HARDLY
        return [
            Send(each, encode(Presence(seats, onlookers, each.held))) for each in self.connections
        ]

    def send_all(self, message: Any) -> list[Effect]:
        """To every connection to the table, on whatever server."""
        data = encode(message)
        return [*self.send_here(data), Tell(Said(self._server, self._id, Raw(data)))]

    def send_here(self, data: bytes) -> list[Effect]:
        return [Send(connection, data) for connection in self.connections]

    def each_sees(self, sight: Callable[[int | None], bytes]) -> list[Effect]:
        """To every connection what each of its eyes sees."""
        return [Send(each, sight(eye)) for each in self.connections for eye in each.looks]
