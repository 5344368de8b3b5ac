"""Who sits at a table, who is here, and whose seat may be lent to a computer."""

from collections.abc import Iterable
from typing import NamedTuple

from veillee.live.limits import LiveLimits
from veillee.live.opening import Opening
from veillee.live.wire.messages import SeatSeen
from veillee.live.wire.pictures import known_picture
from veillee.table.table import Table


class Guest(NamedTuple):
    """Who introduced themselves at a seat. Not part of the game, so not part of the log."""

    seat: int
    name: str
    picture: str


class Seating:
    def __init__(
        self,
        opening: Opening,
        table: Table,
        guests: Iterable[Guest],
        limits: LiveLimits,
        now: float,
    ) -> None:
        self._lend_after = limits.lend_after_seconds
        self._opening = opening
        self._table = table
        self._guests = {guest.seat: guest for guest in guests}
        self._came: set[int] = set()
        chairs = enumerate(opening.chairs)
        self._away_since = {seat: now for seat, chair in chairs if chair.lock is not None}

    def introduce(self, *guests: Guest) -> None:
        self._guests |= {guest.seat: guest for guest in guests}

    def is_called(self, guest: Guest) -> bool:
        """Whether that is nothing new."""
        return self._face(guest.seat) == (guest.name, guest.picture)

    def attend(self, here: set[int], now: float) -> None:
        """Who is here now, on whatever server."""
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

    def may_lend(self, seat: int, now: float) -> bool:
        since = self._away_since.get(seat)
        if since is None or self._table.outcome is not None or self.is_lent(seat):
            return False
        return now - since >= self._lend_after

    def next_change(self, now: float) -> float | None:
        """When the next seat will have been empty long enough."""
        empty = [since + self._lend_after for since in self._away_since.values()]
        return min((at for at in empty if at > now), default=None)

    def seats_seen(self, now: float) -> list[SeatSeen]:
        return [self._seen(seat, now) for seat in range(len(self._opening.chairs))]

    def _seen(self, seat: int, now: float) -> SeatSeen:
        person = self._opening.chairs[seat].seat.is_person
        name, picture = self._face(seat)
        return SeatSeen(
            seat=seat,
            kind="person" if person else "computer",
            name=name,
            picture=picture,
            persona=self._table.sitting[seat].persona,
            here=seat not in self._away_since,
            free=person and seat not in self._came,
            lent=self.is_lent(seat),
            may_lend=self.may_lend(seat, now),
        )

    def _face(self, seat: int) -> tuple[str, str]:
        chair, guest = self._opening.chairs[seat], self._guests.get(seat)
        shown = guest or chair
        is_person = chair.seat.is_person
        return shown.name, known_picture(shown.picture) if is_person else shown.picture
