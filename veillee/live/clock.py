"""The time of a question at a live table."""

from veillee.table.table import Table

HARDLY = 0.05
"""Long enough for computers that do not hesitate."""


class Clock:
    """`due` is when it rings: the question has been open for too long.

    `quick`: where no person is asked anything, hardly any time passes.
    """

    def __init__(self, table: Table, quick: bool) -> None:
        self._table = table
        self._quick = quick
        self._wound: tuple[int, str | None] = (0, None)
        self._deadline = 0.0
        self._is_running = False
        self._held: float | None = None
        self.due: float | None = None

    def wind(self, now: float, after_others: float = 0.0) -> None:
        """Questions that share a clock share what is left of its time.

        `after_others`: how much later it rings here than on the servers that go before this one.
        """
        self.stop()
        seconds, name = self._table.seconds, self._table.clock
        if seconds is None:
            return
        if self._quick and not any(
            ask.seat in self._table.teller.persons for ask in self._table.asks
        ):
            seconds = min(seconds, HARDLY)
        if self._held is not None:
            self._deadline, self._held = now + self._held, None
        seq, running = self._wound
        if seq != self._table.seq and (name is None or name != running):
            self._deadline = now + seconds
        self._wound = self._table.seq, name
        self._is_running = True
        self.due = self._deadline + after_others

    def rings(self, now: float) -> bool:
        """Whether time is up. It rings once."""
        if self.due is None or now < self.due:
            return False
        self.due = None
        return True

    def go_on_with(self, left: float, now: float) -> None:
        """The question that is open has so many seconds left: it was asked elsewhere, or before."""
        self._wound = self._table.seq, self._table.clock
        self._deadline = now + left

    def hold(self, now: float) -> None:
        """Time stands still until the clock is wound again."""
        if self._is_running:
            self._held = self.left(now)
            self.stop()

    def extend(self, seconds: float) -> None:
        self._deadline += seconds

    def stop(self) -> None:
        self._is_running = False
        self.due = None

    def left(self, now: float) -> float | None:
        """Seconds until time is up; None: nothing is timed."""
        return self._deadline - now if self._is_running else None
