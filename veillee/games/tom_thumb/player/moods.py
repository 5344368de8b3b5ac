"""What can be seen of a computer player's thoughts while it seeks, and of how it fared.

It speaks only of what everybody has seen: how sure it is of a place that was shown to all, and what
it has just turned up. Cards that a Guide holds show on no face.
"""

from veillee.table.player import Mood

UNSURE_BELOW, SURE_FROM = 0.5, 0.9
LONG_AGO = 3
"""Turns. To be sure of what was seen lately is nothing to show."""
HARD = 0.7
"""Whoever finds a place was less sure of it than this, and is proud."""


def while_seeking(sureness: float, turns_unseen: int | None) -> Mood | None:
    """`turns_unseen`: how long ago all saw it; None: nobody has, and everybody must guess."""
    if turns_unseen is None:
        return None
    if sureness < UNSURE_BELOW:
        return "unsure"
    return "sure" if sureness >= SURE_FROM and turns_unseen >= LONG_AGO else None


def after_turning_up(found: bool, sureness: float) -> Mood | None:
    if not found:
        return "sorry"
    return "proud" if sureness < HARD else None
