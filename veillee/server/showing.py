"""What is shown to whom, and what was shown already: a moment is sent once."""

from typing import Any

from veillee.server.limits import LIMITS
from veillee.server.wire import SightSent
from veillee.table.events import faded
from veillee.table.table import Table


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

    def sight(self, eye: int | None, have: int, live: bool, left: float | None) -> SightSent:
        """The view, the asks with the seconds that are `left`, and the events since `have`."""
        table = self._table
        events = self._events(eye, have, live)
        self._shown[eye] = table.seq
        asks = table.asks_seen(eye)
        if left is not None:
            for ask in asks:
                ask.seconds = max(round(left, 1), 0)
        return SightSent(
            seat=eye,
            seq=table.seq,
            view=table.game.view(table.board, eye),
            asks=asks,
            events=events,
            outcome=table.outcome,
        )

    def _events(self, eye: int | None, have: int, live: bool) -> list[Any]:
        """The gap, if it is short. What the eye was shown already is told without its moment."""
        table = self._table
        if have <= 0 or table.seq - have > LIMITS.step_back:
            return []
        shown = table.seq - 1 if live else self._shown.get(eye, 0)
        events: list[Any] = []
        for entry in table.told_since(have):
            event = entry.heard_by(eye)
            if event is not None:
                late = entry.seq <= shown or (eye is None and not live)
                events.append(faded(event) if late else event)
        return events
