"""What is shown to whom. A moment is sent once, to whoever is there.

Whoever comes later, or comes back, sees the table as it is now and hears nothing of the past: what
was to be seen for a moment cannot be asked for again, whatever is said in the hello.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from veillee.live.wire.messages import SightSent
from veillee.table.table import Table

encode = msgspec.json.Encoder().encode
UNASKED = -1


class Sights:
    """The sights of one table, as they go over the wire."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def moment(self, eyes: Iterable[int | None], left: float | None) -> dict[int | None, bytes]:
        """What each pair of eyes is sent of what has just happened. What several see alike, but for
        the number of their seat, is written once."""
        table = self._table
        told = table.told_since(table.seq - 1)
        asked: set[int | None] = {None, *(ask.seat for ask in table.asks)}
        written: dict[Any, bytes] = {}
        sent: dict[int | None, bytes] = {}
        for eye in eyes:
            heard = [entry.heard_by(eye) for entry in told]
            alike = (
                table.game.outlook(table.board, eye),
                eye if eye in asked else UNASKED,
                *map(id, heard),
            )
            rest = written.get(alike)
            if rest is None:
                events = [event for event in heard if event is not None]
                whole = encode(self._sight(eye, events, left))
                rest = written[alike] = whole[len(opening(eye)) :]
            sent[eye] = opening(eye) + rest
        return sent

    def present(self, eye: int | None, left: float | None) -> SightSent:
        """The table as it is now, for whoever comes or opens their eyes."""
        return self._sight(eye, [], left)

    def _sight(self, eye: int | None, events: list[Any], left: float | None) -> SightSent:
        """The view, the asks with the seconds that are `left`, and the events."""
        table = self._table
        asks = table.asks_seen(eye)
        if left is not None:
            seconds = max(round(left, 1), 0)
            for ask in asks:
                ask.seconds = seconds
        view = table.game.view(table.board, eye)
        return SightSent(eye, table.seq, view, asks, events, table.outcome)


@cache
def opening(eye: int | None) -> bytes:
    """How a sight begins on the wire."""
    whole = encode(SightSent(eye, 0, None, [], [], None))
    return whole[: whole.index(b'"seq"')]
