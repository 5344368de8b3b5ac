"""Chance that was sealed before the game and can be checked after it.

A secret seed is fixed when the table opens and only its hash, the seal, is shown. Every draw comes
from SHA-256 in counter mode over `seed / label / counter`, so that any language can deal the game
again. Each matter has its own label ("travel 3"): a different move elsewhere never changes it, and
the same deal can be given to another team.
"""

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from veillee.table.refused import Refused

T = TypeVar("T")

WORD = 1 << 32


def seal_of(seed: str) -> str:
    """What is shown of a seed before it may be known."""
    return sha256(b"seal/" + seed.encode()).hexdigest()


class Stream:
    """One labelled, endless sequence of 32-bit words, eight to a block."""

    __slots__ = ("_block", "_left", "_root")

    def __init__(self, seed: str, label: str) -> None:
        self._root = f"{seed}/{label}/".encode()
        self._block = 0
        self._left: list[int] = []

    def _word(self) -> int:
        if not self._left:
            digest = sha256(self._root + str(self._block).encode()).digest()
            self._block += 1
            self._left = list(unpack(">8I", digest)[::-1])
        return self._left.pop()

    def below(self, n: int) -> int:
        """A fair number in 0 … n-1: words above the last whole multiple of n are passed over."""
        fair = WORD - WORD % n
        while (word := self._word()) >= fair:
            pass
        return word % n

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Fisher and Yates, from the last place down."""
        mixed = list(things)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self._word() / WORD


class Chance:
    """Where a table's luck comes from: `chance("travel 3")` is the stream for that matter."""

    __slots__ = ("_seed", "seal")

    def __init__(self, seed: str) -> None:
        if not seed or len(seed) > 200:
            raise Refused("seed", "a seed is a text of 1 to 200 characters")
        self._seed = seed
        self.seal = seal_of(seed)

    def __call__(self, label: str) -> Stream:
        return Stream(self._seed, label)
