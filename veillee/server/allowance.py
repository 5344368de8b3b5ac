"""How much may be asked of the house at once, and how fast that grows back."""

import time


class Allowance:
    """A bucket that holds `at_once` and is filled again with `a_second`."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = at_once
        self._last = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left to take."""
        now = time.monotonic()
        self._left = min(self._left + (now - self._last) * self._a_second, self._at_once)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
