"""What a computer at the table is: somebody who watches sights and sometimes wants to act."""

from typing import Any, NamedTuple, Protocol

from veillee.table.asks import Move


class Decision(NamedTuple):
    """What a player wants to do, and how long it hesitates first, in seconds.

    A player that is shown another sight meanwhile and gives the very same decision has not changed
    its mind: its hesitation goes on where it was.
    """

    move: Move
    pause: float


class Player(Protocol):
    """Gets exactly what its seat sees, nothing more."""

    def watch(self, sight: Any) -> Decision | None:
        """Shown every sight of the seat once, in order. None: nothing to do, or rather wait."""
        ...
