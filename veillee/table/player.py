"""What a computer at the table is: somebody who watches sights and sometimes wants to act."""

from typing import Any, Literal, NamedTuple, Protocol

from veillee.table.asks import Move

Mood = Literal["sure", "unsure", "proud", "sorry"]
"""What can be seen of a player's thoughts, as on a face."""


class Decision(NamedTuple):
    """What a player wants to do, and how long it hesitates first, in seconds.

    A player that is shown another sight meanwhile and gives the very same decision has not changed
    its mind: its hesitation goes on where it was.
    """

    move: Move
    pause: float


class Player(Protocol):
    """Gets exactly what its seat sees, nothing more.

    `mood`: what it shows everybody after the last sight; None: nothing. Sure or unsure while it
    thinks about an open question, proud or sorry of what has just happened. It is never a secret:
    it speaks of what all have seen. What a player alone holds or felt shows on no face.
    """

    mood: Mood | None

    def watch(self, sight: Any) -> Decision | None:
        """Shown every sight of the seat once, in order. None: nothing to do, or rather wait."""
        ...
