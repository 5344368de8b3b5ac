"""Who was first, whatever the line: reaction times from each player's own clock, held against ours.

A page says how long it took from painting the card to the hand on it. From here we know when the
card was sent and when the hand came back; in between lie the round trip and the reaction. What a
page says is believed within those bounds, so that a slow line costs nothing and a lie gains little.

The time counts from when the card was first shown to anybody at the table, not from when this line
was shown it: whoever comes back, or has looked on without their key, gains nothing by coming late.

Each server judges the hands on its own lines by its own clock; one that wakes a table up learns
from the others how long ago a card was shown. How long hands are waited for is decided by the
server that writes the end of it into the log; on the others news of the first hand come a little
later.
"""

from collections import deque
from collections.abc import Iterable

from veillee.live.limits import LiveLimits
from veillee.table.refused import Refused


class Lag:
    """How long the way to a page and back takes: the shortest of its last few round trips."""

    def __init__(self, limits: LiveLimits) -> None:
        self._limits = limits
        self._sent: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=limits.round_trips_kept)
        self._count = 0

    def ping(self, now: float) -> int:
        self._count += 1
        self._sent[self._count] = now
        self._sent.pop(self._count - self._limits.round_trips_kept, None)
        return self._count

    def pong(self, count: int, now: float) -> None:
        """An answer to nothing, or a second one, is no measure."""
        sent = self._sent.pop(count, None)
        if sent is not None:
            self._trips.append(now - sent)

    @property
    def round_trip(self) -> float:
        return min(min(self._trips, default=0.0), self._limits.round_trip_seconds)


class FirstShown:
    """When each of the last entries was first shown at the table, by this server's clock.

    While the table stands still, this clock does too. Pages do not know of it: `stood` says for how
    many seconds theirs have run on.
    """

    def __init__(self, limits: LiveLimits) -> None:
        self._kept = limits.sights_timed
        self._no_faster = round(1000 * limits.reaction_seconds)
        self._at: dict[int, float] = {}
        self._stood: dict[int, float] = {}
        self._still_since: float | None = None

    def note(self, seq: int, at: float) -> None:
        """The earliest moment counts, whoever tells of it."""
        self._at[seq] = min(at, self._at.get(seq, at))
        self._at.pop(seq - self._kept, None)
        self._stood.pop(seq - self._kept, None)

    def stand_still(self, now: float) -> None:
        if self._still_since is None:
            self._still_since = now

    def go_on(self, now: float) -> None:
        since, self._still_since = self._still_since, None
        if since is None:
            return
        for seq, at in self._at.items():
            stood = now - max(since, at)
            self._at[seq] = at + stood
            self._stood[seq] = self._stood.get(seq, 0.0) + stood

    def stood_since(self, seq: int, now: float) -> float:
        """For how long the table has stood still since that entry was shown."""
        at = self._at.get(seq)
        running = (
            0.0 if self._still_since is None or at is None else now - max(self._still_since, at)
        )
        return self._stood.get(seq, 0.0) + running

    def seconds_since(self, seq: int, now: float) -> float | None:
        """How long ago that entry was shown or, if the table slept then, the next one that was."""
        shown = [at for known, at in self._at.items() if known >= seq]
        if not shown:
            return None
        first = min(shown)
        return (now if self._still_since is None else max(self._still_since, first)) - first

    def reaction(self, said: int, since: int, now: float, slack: float) -> int:
        """The milliseconds that count of a reaction to the entry `since`; `slack` as below.

        A page's clock runs on while the table stands still. That is not held against anybody.
        """
        elapsed = self.seconds_since(since, now)
        if elapsed is None:
            return said
        if self.stood_since(since, now) == 0:
            return fair_after(said, elapsed, slack)
        running = min(said, int(1000 * elapsed))
        return min(said, max(self._no_faster, fair_after(running, elapsed, slack)))

    def ages(self, entries: Iterable[int], now: float) -> dict[int, float]:
        """For other servers, whose clocks are others: how many seconds ago these were shown."""
        ages = {seq: self.seconds_since(seq, now) for seq in entries}
        return {seq: age for seq, age in ages.items() if age is not None}

    def hear(self, ages: dict[int, float], now: float) -> None:
        for seq, age in ages.items():
            self.note(seq, now - age)


def fair_after(said: int, elapsed: float, slack: float) -> int:
    """The reaction in milliseconds that counts, `elapsed` seconds after the card was sent.

    `slack`: the seconds that the round trip and painting the card may have taken.
    """
    at_most = 1000 * elapsed
    if said > at_most:
        raise Refused("time", "that is longer than the card has lain there")
    at_least = at_most - 1000 * slack
    return max(said, round(at_least))
