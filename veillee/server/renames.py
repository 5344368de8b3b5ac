"""When somebody at a table is called something else: seldom, and never to help.

A name is at most 24 letters that everybody reads, so it would do for a message. While a question
forbids helping, a new name waits until that is answered.
"""

from veillee.server.attendance import Attendance
from veillee.server.connection import Connection
from veillee.server.limits import LIMITS
from veillee.server.log import Guest, Log
from veillee.server.openasks import OpenAsks
from veillee.server.wire import Introduce
from veillee.table.cleaning import clean_text
from veillee.table.refused import Refused


class Renames:
    """For one table. Of the names that wait for a seat, the newest counts."""

    def __init__(self, table: str, log: Log, open: OpenAsks, present: Attendance) -> None:
        self._table = table
        self._log = log
        self._open = open
        self._present = present
        self._counts: dict[int, int] = {}
        self._waiting: dict[int, Guest] = {}

    async def introduce(self, connection: Connection, wanted: Introduce) -> None:
        seat = wanted.seat
        guest = Guest(seat, clean_text(wanted.name), wanted.picture)
        if self._present.company.is_called(guest):
            self._waiting.pop(seat, None)
            return
        connection.charge(LIMITS.messages_a_rename)
        made = self._counts.get(seat, 0)
        if made >= LIMITS.renames_a_seat:
            raise Refused("renames", f"a seat gets at most {made} new names in one game")
        self._counts[seat] = made + 1
        self._waiting[seat] = guest
        await self.let_be_known()

    @property
    def is_due(self) -> bool:
        return bool(self._waiting) and not self._open.is_quiet

    async def let_be_known(self) -> None:
        """Those that wait, unless they have to wait on."""
        while self.is_due:
            guest = next(iter(self._waiting.values()))
            await self._log.introduce(self._table, guest)
            if self._waiting.get(guest.seat) is guest:
                del self._waiting[guest.seat]
            self._present.introduce(guest)
