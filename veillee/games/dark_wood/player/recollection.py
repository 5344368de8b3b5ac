"""What a computer player remembers of the cards that went by, and so what may still come."""

from random import Random

from veillee.games.dark_wood.player.likeness import distance
from veillee.games.dark_wood.views import View
from veillee.memory import Material, Memory, Person

GLANCE_SECONDS = 1.0
"""A card that is clearly another tree."""
LOOK_SECONDS = 3.0
"""One that is like the tree in mind."""
LOOKS_ALIKE = 1.3
"""Trees nearer than this look alike: they mostly differ in one thing only."""


class Recollection:
    """The pile of one turn. Cards that were covered fade; those that somebody took lie in sight."""

    def __init__(self, person: Person, chance: Random) -> None:
        self._person = person
        self._chance = chance
        self._covered = self._nothing_yet()

    def _nothing_yet(self) -> Memory[str, None]:
        return Memory(self._person, self._chance, material=Material.WORDS)

    def begin_turn(self) -> None:
        self._covered = self._nothing_yet()

    def see(self, tree: str, in_mind: str | None) -> None:
        like = in_mind is not None and distance(tree, in_mind) < LOOKS_ALIKE
        self._covered.see(tree, None, LOOK_SECONDS if like else GLANCE_SECONDS)

    def is_gone(self, tree: str, view: View) -> bool:
        """Surely: somebody has it, or it is remembered to lie in the pile of those turned up."""
        return tree in view.cards or (tree != view.top and self._covered.where(tree) is not None)

    def still_to_come(self, view: View) -> dict[str, float]:
        """How likely each tree is still to come: the height of the pile is seen by everybody."""
        unseen = [tree for tree in view.trees if tree != view.top and not self.is_gone(tree, view)]
        return dict.fromkeys(unseen, likely_to_come(view.pile, len(unseen)))


def likely_to_come(pile: int, unseen: int) -> float:
    """How likely one of so many trees that were not seen is in the pile."""
    return min(1.0, pile / max(1, unseen))
