"""A fingertip at a live table: it glides, and feels one spot after the other.

The shape it feels never leaves the server. A page that jumped about could read it out in a moment,
so the fingertip moves no faster than a finger would and answers no more often than one can feel.

A seat has one fingertip, whichever and however many lines it looks from. A house of several servers
keeps it on one of those that the seat looks from; coming to another server it lands anew, so that N
servers give at most N landings and never two fingertips for longer than news need to travel.
"""

import math

from veillee.live.limits import LiveLimits
from veillee.live.token_bucket import TokenBucket
from veillee.live.wire.messages import FeltSent, Touch
from veillee.table.refused import Refused
from veillee.table.table import Table


class Fingertip:
    """Lands where it first touches; then it follows, at a finger's pace."""

    def __init__(self, x: float, y: float, now: float, limits: LiveLimits) -> None:
        self.x, self.y = x, y
        self._moved = now
        self._limits = limits
        self._rate = TokenBucket(limits.touches_a_second, limits.touches_at_once, now)

    def reach(self, x: float, y: float, now: float) -> None:
        """Towards that place, as far as there was time for it."""
        if not self._rate.take(now):
            raise Refused(
                "touch_flood", f"a fingertip feels {self._limits.touches_a_second:g} times a second"
            )
        far = math.hypot(x - self.x, y - self.y)
        near_enough = (now - self._moved) * self._limits.finger_speed
        part = 1.0 if far <= near_enough else near_enough / far
        self.x += part * (x - self.x)
        self.y += part * (y - self.y)
        self._moved = now


class Fingertips:
    """One for each seat that feels; a new one each time it is given something to feel."""

    def __init__(self, table: Table, limits: LiveLimits) -> None:
        self._table = table
        self._limits = limits
        self._known: dict[int, tuple[int | None, Fingertip]] = {}

    def touch(self, touch: Touch, since: int | None, now: float) -> FeltSent:
        """`since`: the entry of the log with which the thing came into these hands."""
        self._table.feel(touch.seat, touch.x, touch.y)
        known = self._known.get(touch.seat)
        if known is None or known[0] != since:
            known = self._known[touch.seat] = since, Fingertip(touch.x, touch.y, now, self._limits)
        tip = known[1]
        tip.reach(touch.x, touch.y, now)
        felt = self._table.feel(touch.seat, tip.x, tip.y)
        return FeltSent(touch.seat, tip.x, tip.y, felt.what, felt.toward)
