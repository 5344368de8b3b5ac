"""The time of a question at a live table."""

import asyncio
from collections.abc import Callable

from veillee.table.table import Table

HARDLY = 0.05
"""Long enough for computers that do not hesitate."""


class Clock:
    """Calls `ring` with the entry of the log whose question has been open for too long.

    `quick`: where no person is asked anything, hardly any time passes.
    """

    def __init__(self, table: Table, quick: bool, ring: Callable[[int], None]) -> None:
        self._table = table
        self._quick = quick
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._wound: tuple[int, str | None] = (0, None)
        self._deadline = 0.0
        self._held: float | None = None

    def wind(self, after_others: float = 0.0) -> None:
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
        loop = asyncio.get_running_loop()
        if self._held is not None:
            self._deadline, self._held = loop.time() + self._held, None
        seq, running = self._wound
        if seq != self._table.seq and (name is None or name != running):
            self._deadline = loop.time() + seconds
        self._wound = self._table.seq, name
        self._timer = loop.call_at(self._deadline + after_others, self._ring, self._table.seq)

    def go_on_with(self, left: float) -> None:
        """The question that is open has so many seconds left: it was asked elsewhere, or before."""
        self._wound = self._table.seq, self._table.clock
        self._deadline = asyncio.get_running_loop().time() + left

    def hold(self) -> None:
        """Time stands still until the clock is wound again."""
        if self._timer is not None:
            self._held = self.left
            self.stop()

    def extend(self, seconds: float) -> None:
        self._deadline += seconds

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def left(self) -> float | None:
        """Seconds until it rings; None: nothing is timed."""
        if self._timer is None:
            return None
        return self._deadline - asyncio.get_running_loop().time()
