"""How often something may happen: the rate limiter for all that is limited by the second."""


class TokenBucket:
    """Holds at most `at_once` tokens and gains `a_second`. It begins full."""

    __slots__ = ("_a_second", "_at_once", "_left", "_refilled")

    def __init__(self, a_second: float, at_once: float, now: float) -> None:
        self._a_second = a_second
        self._at_once = self._left = at_once
        self._refilled = now

    def take(self, now: float) -> bool:
        """Whether there was a token left to take."""
        self._refill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def take_in_advance(self, now: float, tokens: float = 1) -> float:
        """Takes tokens that may not be there yet: in how many seconds they will be."""
        self._refill(now)
        self._left -= tokens
        return 0.0 if self._left >= 0 else -self._left / self._a_second

    def _refill(self, now: float) -> None:
        self._left = min(self._left + (now - self._refilled) * self._a_second, self._at_once)
        self._refilled = now
