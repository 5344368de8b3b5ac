"""What there is to remember in a game, for those who look back at it.

What somebody thinks comes from the sights of one seat and nothing else. The truth is asked of the
board, and only to hold it against what is thought.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, Protocol, TypeAlias

How: TypeAlias = Literal["saw", "heard", "felt"]
Things: TypeAlias = Mapping[str, Hashable]
"""Things by their names, and how it stands with each: where it lies, or how many there are."""


class Mind(Protocol):
    """One person of a persona at a seat, who only watches."""

    def watch(self, sight: Any) -> object:
        """Shown every sight of the seat once, in order."""
        ...

    def thinks(self) -> Things:
        """All that comes to mind now, right or wrong. Asking changes nothing."""
        ...


@dataclass(frozen=True)
class Knowing:
    """A game's answer to "what did you know?".

    `mind`: a person of a persona at a seat, with some luck. `truth`: the things that there are to
    know on a board now. `noticed`: which of them a sight showed to its seat, and how.
    """

    mind: Callable[[int, str, Random], Mind]
    truth: Callable[[Any], Things]
    noticed: Callable[[Any, Things], Mapping[str, How]]
