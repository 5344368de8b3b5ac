"""The same luck for the rules and for their fast twin."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from math import cos, log, pi, sqrt
from random import Random
from typing import Any
from unittest.mock import patch

from veillee.table.chance import Stream


@contextmanager
def taped() -> Iterator[list[int]]:
    """All that the sealed chance gives the rules meanwhile, draw by draw, for `luck_on_tape`."""
    tape: list[int] = []
    draw, part = Stream.below, Stream.fraction

    def below(stream: Stream, n: int) -> int:
        drawn = draw(stream, n)
        tape.append(drawn)
        return drawn

    def fraction(stream: Stream) -> float:
        drawn = part(stream)
        tape.append(int(drawn * 2.0**53))
        return drawn

    with patch.object(Stream, "below", below), patch.object(Stream, "fraction", fraction):
        yield tape


class TapedRandom(Random):
    """A player's luck read from a tape of 53-bit words, drawn as `veillee.twin.chance` draws."""

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__(0)
        self._words = iter(words)

    def random(self) -> float:
        return next(self._words) * 2.0**-53

    def shuffle(self, x: Any) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = next(self._words) % (i + 1)
            x[i], x[j] = x[j], x[i]

    def normalvariate(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        far = sqrt(-2.0 * log(1.0 - self.random()))
        return mu + sigma * far * cos(2.0 * pi * self.random())

    def choices(self, population: Any, weights: Any = None, **_: Any) -> list[Any]:
        aim = self.random() * sum(weights)
        for thing, weight in zip(population[:-1], weights, strict=False):
            aim -= weight
            if aim < 0.0:
                return [thing]
        return [population[-1]]
