"""Touch: a sense besides sight, for games with something to feel that may not be seen.

What is felt goes to the one who feels and is kept nowhere: not in a view, an event or the record.
"""

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

FeltWhat: TypeAlias = Literal["nothing", "wood", "edge", "hole"]


class Felt(Struct, frozen=True):
    """What lies under a fingertip; at an edge, which way it ends, in eighths of a turn."""

    what: FeltWhat
    toward: int | None = None


NOTHING = Felt("nothing")

Hand: TypeAlias = Callable[[float, float], Felt]
"""A hand on the thing: where the fingertip is, from 0 to 1 → what it feels."""


@runtime_checkable
class Toucher(Protocol):
    """A computer player that can be given something to feel."""

    def touch(self, hand: Hand) -> None:
        """Before every sight: a hand that feels as long as the thing is in it."""
        ...
