"""Who sits at a table, who is here, and whose seat may be lent to a computer."""

import time
from collections.abc import Iterable

from veillee.server.limits import LIMITS
from veillee.server.log import Guest
from veillee.server.opening import Opening
from veillee.server.pictures import known_picture
from veillee.server.wire import SeatSeen
from veillee.table.table import Table


class Company:
    def __init__(self, opening: Opening, table: Table, guests: list[Guest]) -> None:
        self._opening = opening
        self._table = table
        self._guests = {guest.seat: guest for guest in guests}
        self._came: set[int] = set()
        now = time.monotonic()
        chairs = enumerate(opening.chairs)
        self._away_since = {seat: now for seat, chair in chairs if chair.lock is not None}

    def introduce(self, *guests: Guest) -> None:
        self._guests |= {guest.seat: guest for guest in guests}

    def is_called(self, guest: Guest) -> bool:
        """Whether that is nothing new."""
        seen = self._seen(guest.seat)
        return (seen.name, seen.picture) == (guest.name, guest.picture)

    def attend(self, here: set[int]) -> None:
        """Who is here now, on whatever server."""
        now = time.monotonic()
        self._came |= here
        self._away_since = {
            seat: self._away_since.get(seat, now)
            for seat, chair in enumerate(self._opening.chairs)
            if chair.lock is not None and seat not in here
        }

    @property
    def came(self) -> set[int]:
        return self._came

    def have_come(self, seats: Iterable[int]) -> None:
        """They have been here before, says another server."""
        self._came.update(seats)

    def is_complete(self) -> bool:
        """Everybody has been here once, or a computer stands in for them."""
        return self._table.teller.persons <= self._came

    def is_lent(self, seat: int) -> bool:
        """A computer stands in for a person."""
        is_persons = self._opening.chairs[seat].lock is not None
        return is_persons and not self._table.sitting[seat].is_person

    def may_lend(self, seat: int) -> bool:
        since = self._away_since.get(seat)
        if since is None or self._table.outcome is not None or self.is_lent(seat):
            return False
        return time.monotonic() - since >= LIMITS.lend_after_seconds

    def next_change(self) -> float | None:
        """In how many seconds the next seat will have been empty long enough."""
        now = time.monotonic()
        waits = [since + LIMITS.lend_after_seconds - now for since in self._away_since.values()]
        return min((wait for wait in waits if wait > 0), default=None)

    def seats_seen(self) -> list[SeatSeen]:
        return [self._seen(seat) for seat in range(len(self._opening.chairs))]

    def _seen(self, seat: int) -> SeatSeen:
        chair, guest = self._opening.chairs[seat], self._guests.get(seat)
        person = chair.seat.is_person
        picture = guest.picture if guest else chair.picture
        return SeatSeen(
            seat=seat,
            kind="person" if person else "computer",
            name=guest.name if guest else chair.name,
            picture=known_picture(picture) if person else picture,
            persona=self._table.sitting[seat].persona,
            here=seat not in self._away_since,
            free=person and seat not in self._came,
            lent=self.is_lent(seat),
            may_lend=self.may_lend(seat),
        )
