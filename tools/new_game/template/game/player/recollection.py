"""What a computer player keeps of what came out of the bush.

The memory itself is everybody's (`veillee.memory`); here is what *happens* to it in this game. It
learns nothing but what its own seat was told.
"""

from collections import Counter
from random import Random

from veillee.games.berry_basket.board import Picked, TurnBegun
from veillee.memory import Material, Memory, draw_person, persona_named
from veillee.table.seen.events import Event

SECONDS = 2.0
"""How long one looks at what somebody picks."""


class Recollection:
    """The second fox is another thing to remember than the first: whoever forgets one, counts one
    too few."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        person = draw_person(persona_named(persona), chance)
        self.memory: Memory[tuple[str, int], None] = Memory(person, chance, material=Material.WORDS)
        self._seat = seat
        self._came: Counter[str] = Counter()

    def follow(self, event: Event) -> None:
        match event:
            case Picked(seat=seat, what=what):
                self._came[what] += 1
                watched = seat != self._seat
                self.memory.see((what, self._came[what]), None, SECONDS, watched=watched)
            case TurnBegun():
                self.memory.pass_event()
            case _:
                pass

    def counted(self) -> Counter[str]:
        """How many of each have come out, as far as one remembers."""
        return Counter(what for what, _ in self.memory.recall())
