"""What is shown to whom, and what was shown already: a moment is sent once."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from veillee.server.limits import LIMITS
from veillee.server.wire import SightSent
from veillee.table.events import faded
from veillee.table.table import Table

encode = msgspec.json.Encoder().encode
UNASKED = -1


class Showing:
    """Keeps for every pair of eyes (None: the onlooker's) how far it has been shown the game."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shown: dict[int | None, int] = {}

    def forget_the_past(self) -> None:
        """After waking up: who saw what is not known, so nothing is shown a second time."""
        eyes = [None, *range(len(self._table.seats))]
        self._shown = dict.fromkeys(eyes, self._table.seq)

    def remember(self, shown: dict[int, int]) -> None:
        """After waking up where another server knows who saw what."""
        self._shown |= shown

    def note(self, eye: int, seq: int) -> None:
        """It was shown so much on another server. In doubt, a moment counts as shown."""
        self._shown[eye] = max(self._shown.get(eye, 0), seq)

    @property
    def shown(self) -> dict[int, int]:
        """How far each seat has been shown the game."""
        return {eye: seq for eye, seq in self._shown.items() if eye is not None}

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
            self._shown[eye] = table.seq
            sent[eye] = opening(eye) + rest
        return sent

    def sight(self, eye: int | None, have: int, left: float | None) -> SightSent:
        """For whoever comes, or comes back, having seen the first `have` entries."""
        events = self._missed(eye, have)
        self._shown[eye] = self._table.seq
        return self._sight(eye, events, left)

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

    def _missed(self, eye: int | None, have: int) -> list[Any]:
        """The gap, if it is short. What the eye was shown already is told without its moment; and
        the onlooker's moments are only for those who were there."""
        table = self._table
        if have <= 0 or table.seq - have > LIMITS.step_back:
            return []
        shown = self._shown.get(eye, 0)
        events: list[Any] = []
        for entry in table.told_since(have):
            event = entry.heard_by(eye)
            if event is not None:
                late = eye is None or entry.seq <= shown
                events.append(faded(event) if late else event)
        return events


@cache
def opening(eye: int | None) -> bytes:
    """How a sight begins on the wire."""
    whole = encode(SightSent(eye, 0, None, [], [], None))
    return whole[: whole.index(b'"seq"')]
