"""When somebody at a table is called something else: seldom, and never to help.

A name is at most 24 letters that everybody reads, so it would do for a message. While a question
forbids helping, a new name waits until that is answered.
"""

from veillee.live.limits import LiveLimits
from veillee.live.open_asks import OpenAsks
from veillee.live.people.connection import Connection
from veillee.live.people.seating import Guest, Seating
from veillee.live.wire.messages import Introduce
from veillee.table.cleaning import clean_text
from veillee.table.refused import Refused


class Renames:
    """For one table. Of the names that wait for a seat, the newest counts."""

    def __init__(self, open: OpenAsks, seating: Seating, limits: LiveLimits) -> None:
        self._open = open
        self._seating = seating
        self._limits = limits
        self._counts: dict[int, int] = {}
        self._waiting: dict[int, Guest] = {}

    def want(self, connection: Connection, wanted: Introduce) -> None:
        seat = wanted.seat
        guest = Guest(seat, clean_text(wanted.name), wanted.picture)
        if self._seating.is_called(guest):
            self._waiting.pop(seat, None)
            return
        connection.owes += self._limits.messages_a_rename
        made = self._counts.get(seat, 0)
        if made >= self._limits.renames_a_seat:
            raise Refused("renames", f"a seat gets at most {made} new names in one game")
        self._counts[seat] = made + 1
        self._waiting[seat] = guest

    @property
    def due(self) -> Guest | None:
        """The next one that may be stored now, and then be seen."""
        if not self._waiting or self._open.is_quiet:
            return None
        return next(iter(self._waiting.values()))

    def kept(self, guest: Guest) -> None:
        if self._waiting.get(guest.seat) is guest:
            del self._waiting[guest.seat]
