"""How bad the lines are: which message is struck by what, decided by luck that can be repeated."""

from random import Random
from typing import Self

from tests.chaos.tally import Tally

STRENGTH = {
    "cut": 0.004,
    "delayed": 0.03,
    "doubling": 0.02,
    "reordered": 0.03,
    "truncated": 0.003,
}
"""How often one message in either direction is struck by each."""

LONGEST_DELAY = 0.3
WINDOW = 0.08
"""How far a message may fall behind those that were sent after it."""


class Sky:
    """The same over all lines of a house: once it is `calm`, nothing strikes any more."""

    def __init__(self, tally: Tally) -> None:
        self.calm = False
        self.tally = tally


class Weather:
    """That of one line."""

    def __init__(self, sky: Sky, seed: str) -> None:
        self._sky = sky
        self.luck = Random(seed)

    def strikes(self, fault: str) -> bool:
        """Luck is asked in any case, so that the same seed strikes the same messages."""
        struck = self.luck.random() < STRENGTH[fault]
        if struck and not self._sky.calm:
            self._sky.tally[fault] += 1
            return True
        return False

    def delay(self) -> float:
        return self.luck.uniform(0, LONGEST_DELAY) if self.strikes("delayed") else 0.0

    def behind(self) -> float:
        return self.luck.uniform(0, WINDOW) if self.strikes("reordered") else 0.0

    def part_of(self, text: bytes) -> bytes:
        return text[: self.luck.randrange(len(text))]

    def fork(self, name: str) -> Self:
        return type(self)(self._sky, f"{self.luck.random()} {name}")
