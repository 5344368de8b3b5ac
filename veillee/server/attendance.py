"""Who is at a table, on this server and on the others, and how to reach them all."""

import asyncio
from typing import Any

from msgspec import Raw

from veillee.server.company import Company
from veillee.server.connection import Connection, encode
from veillee.server.elsewhere import Elsewhere
from veillee.server.limits import LIMITS
from veillee.server.log import Guest
from veillee.server.news import Here, Introduced, News, Said
from veillee.server.opening import Opening
from veillee.server.wire import Presence
from veillee.table.table import Table


class Attendance:
    """`connections` are the lines to this server; `elsewhere` is what the others said of theirs."""

    def __init__(
        self, id: str, opening: Opening, table: Table, guests: list[Guest], server: str, news: News
    ) -> None:
        self._id = id
        self._server = server
        self._news = news
        self.connections: set[Connection] = set()
        self.company = Company(opening, table, guests)
        self.elsewhere = Elsewhere(server)
        self._has_persons = any(chair.seat.is_person for chair in opening.chairs)
        self._presence_due: asyncio.TimerHandle | None = None

    @property
    def held_here(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.held}

    @property
    def onlookers_here(self) -> int:
        return sum("onlooker" in connection.places for connection in self.connections)

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
        return self.elsewhere.rank * LIMITS.turn_seconds

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

    def count(self) -> None:
        """Who is here now?"""
        self.company.attend(self.held_here | self.elsewhere.held)

    def here(self, seq: int, left: float | None, ages: dict[int, float]) -> Here:
        """What the other servers should know of this one."""
        return Here(
            server=self._server,
            table=self._id,
            held=sorted(self.held_here),
            eyes=sorted({seat for each in self.connections for seat in each.eyes}),
            lines=len(self.connections),
            onlookers=self.onlookers_here,
            came=sorted(self.company.came),
            seq=seq,
            left=left,
            waits=self._waits_here,
            ages=ages,
        )

    def hear_of(self, here: Here) -> bool:
        """Whether that changes anything that is to be seen."""
        before = self._seen_elsewhere()
        self.elsewhere.hear(here)
        self.company.have_come(here.came)
        return self._seen_elsewhere() != before

    def _seen_elsewhere(self) -> tuple[set[int], int, int, bool, int]:
        there = self.elsewhere
        return there.held, there.onlookers, there.rank, there.waits, len(self.company.came)

    # -- telling them ----------------------------------------------------------------------------

    def send_presence(self) -> None:
        seats = self.company.seats_seen()
        onlookers = self.onlookers_here + self.elsewhere.onlookers
        for connection in self.connections:
            connection.send(Presence(seats, onlookers, connection.held))
        self.stop()
        wait = self.company.next_change()
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(wait + 0.05, self.send_presence)

    def stop(self) -> None:
        if self._presence_due is not None:
            self._presence_due.cancel()
            self._presence_due = None

    def send_all(self, message: Any) -> None:
        """To every line to the table, on whatever server."""
        data = Raw(encode(message))
        self.pass_on(data)
        self._news.tell(Said(self._server, self._id, data))

    def pass_on(self, message: Raw) -> None:
        for connection in self.connections:
            connection.send_bytes(bytes(message))

    def introduce(self, guest: Guest) -> None:
        self.company.introduce(guest)
        self.send_presence()
        self._news.tell(Introduced(self._server, self._id))
