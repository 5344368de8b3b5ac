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
        self._deadline: tuple[str | None, float] = (None, 0.0)

    def wind(self) -> None:
        """Questions that share a clock share what is left of its time."""
        self.stop()
        seconds, name = self._table.seconds, self._table.clock
        if seconds is None:
            return
        if self._quick and not any(
            ask.seat in self._table.teller.persons for ask in self._table.asks
        ):
            seconds = min(seconds, HARDLY)
        loop = asyncio.get_running_loop()
        if name is None or name != self._deadline[0]:
            self._deadline = name, loop.time() + seconds
        self._timer = loop.call_at(self._deadline[1], self._ring, self._table.seq)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def left(self) -> float | None:
        """Seconds until it rings; None: nothing is timed."""
        if self._timer is None:
            return None
        return self._deadline[1] - asyncio.get_running_loop().time()
