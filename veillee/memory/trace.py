"""What a thing once seen leaves behind."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing", bound=Hashable)
Place = TypeVar("Place", bound=Hashable)

GONE = 2.0
"""A threshold no availability reaches."""


class Trace(Generic[Thing, Place]):
    """What one thing left behind. Known outside the focus while ``threshold`` < availability."""

    __slots__ = (
        "in_focus",
        "mix_up_threshold",
        "place",
        "seen_at",
        "strength",
        "thing",
        "threshold",
    )

    def __init__(self, thing: Thing, place: Place) -> None:
        self.thing = thing
        self.place = place
        self.strength = 0.0
        self.seen_at = 0
        self.threshold = GONE
        self.mix_up_threshold = GONE
        self.in_focus = False
