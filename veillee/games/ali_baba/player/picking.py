"""What a computer player takes when the hand is shared, and what it remembers to own."""

from random import Random

from veillee.games.ali_baba.board import CardPicked, Pick, TreasureShown, copies
from veillee.games.ali_baba.player.recollection import Familiar
from veillee.games.ali_baba.player.taste import Taste
from veillee.games.ali_baba.views import View
from veillee.memory import Material, Person
from veillee.table.seen.events import Event

PICKED_SECONDS = 2.5
"""How long one looks at a card before it lies face down for good."""


class Loot:
    """The cards a player has picked. They may not be looked at again, and so they fade."""

    def __init__(self, seat: int, person: Person, chance: Random) -> None:
        self._seat = seat
        self._owned: Familiar[str, None] = Familiar(person, chance, material=Material.WORDS)

    def follow(self, event: Event) -> None:
        match event:
            case CardPicked(seat=seat, treasure=treasure) if seat == self._seat:
                self._owned.see(treasure, None, PICKED_SECONDS)
            case CardPicked() | TreasureShown():
                self._owned.pass_event()
            case _:
                pass

    def wants(self, treasure: str) -> bool:
        """A treasure counts once; what one does not remember to own looks new."""
        return self._owned.where(treasure) is None

    def seems_familiar(self, treasure: str) -> float:
        """How near it is to coming to mind that one owns it."""
        return self._owned.familiarity(treasure)


def pick(choices: list[Pick], view: View, loot: Loot, taste: Taste) -> Pick:
    """What is worth most to this person."""

    def worth_of(move: Pick) -> float:
        treasure = move.treasure
        lacks = 0.0
        if loot.wants(treasure):
            lacks = surely_lacks(loot.seems_familiar(treasure), taste.doubts)
        many = copies(treasure, view.options.forty_four)
        lying = view.open.count(treasure)
        return worth(lacks, taste.likes[treasure], taste.rare, many, lying)

    return max(choices, key=worth_of)


def surely_lacks(familiar: float, doubts: float) -> float:
    """How sure one is to lack what one does not remember to own."""
    return 1.0 - doubts * familiar


def worth(lacks: float, likes: float, rare: float, copies: int, lying_open: int) -> float:
    """What one lacks and likes; rather what hardly comes again, and the last of its kind."""
    return lacks + likes - rare * copies - 0.02 * lying_open
