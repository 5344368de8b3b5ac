"""The table as the rules see it: seats in a circle, luck, and a voice to tell what happens."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec
from msgspec import Struct

from veillee.table.chance import Chance
from veillee.table.seen.events import Event

encode = msgspec.json.Encoder().encode


class Told(Struct, frozen=True, array_like=True, gc=False):
    """An event and who heard it: everyone, or `only` some while the `others` heard less."""

    seq: int
    event: Event
    only: frozenset[int] | None
    others: Event | None

    def heard_by(self, seat: int | None) -> Event | None:
        return self.event if self.only is None or seat in self.only else self.others


class Teller:
    """Handed to the rules. `persons` are the seats that people hold now."""

    __slots__ = ("_let_go", "chance", "persons", "seats", "seq", "told")

    def __init__(self, seats: int, persons: Iterable[int], chance: Chance) -> None:
        self.seats = seats
        self.persons = set(persons)
        self.chance = chance
        self.seq = 1
        self.told: list[Told] = []
        self._let_go = sha256()

    def tell_all(self, event: Event) -> None:
        """Everybody hears it, onlookers too."""
        self.told.append(Told(self.seq, event, None, None))

    def tell_only(self, seats: Iterable[int], event: Event, others: Event | None = None) -> None:
        """Some hear it; the rest, onlookers too, hear `others` or nothing."""
        self.told.append(Told(self.seq, event, frozenset(seats), others))

    def let_go(self, before: int) -> None:
        """What was told up to that entry of the log will not be asked for again. Only its part in
        the digest is kept."""
        first = next((at for at, told in enumerate(self.told) if told.seq > before), len(self.told))
        _add(self._let_go, self.told[:first])
        del self.told[:first]

    def digest(self) -> str:
        """Of all that was ever told, in order."""
        whole = self._let_go.copy()
        _add(whole, self.told)
        return whole.hexdigest()

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def clockwise(self, from_: int) -> Iterator[int]:
        """Seat after seat, round and round."""
        return ((from_ + i) % self.seats for i in count())

    def others(self, seat: int) -> list[int]:
        """Everyone but one, clockwise from that one's left."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]


def _add(digest: Any, told: list[Told]) -> None:
    for entry in told:
        digest.update(encode(entry))
