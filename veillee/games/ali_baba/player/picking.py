"""What a computer player takes when the hand is shared, and what it remembers to own."""

from random import Random

from veillee.games.ali_baba.board import CardPicked, Pick, TreasureShown, copies
from veillee.games.ali_baba.views import View
from veillee.memory import Material, Memory, Person
from veillee.table.seen.events import Event

PICKED_SECONDS = 2.5
"""How long one looks at a card before it lies face down for good."""


class Loot:
    """The cards a player has picked. They may not be looked at again, and so they fade."""

    def __init__(self, seat: int, person: Person, chance: Random) -> None:
        self._seat = seat
        self._owned: Memory[str, None] = Memory(person, chance, material=Material.WORDS)

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


def pick(choices: list[Pick], view: View, loot: Loot, chance: Random) -> Pick:
    """What is worth most; among equals, any."""
    mixed = list(choices)
    chance.shuffle(mixed)

    def worth_of(move: Pick) -> int:
        treasure = move.treasure
        many = copies(treasure, view.options.forty_four)
        return worth(loot.wants(treasure), many, view.open.count(treasure))

    return max(mixed, key=worth_of)


def worth(wanted: bool, copies: int, lying_open: int) -> int:
    """A new one; of those the rarest, which hardly comes again; rather the last of its kind.

    There are fewer than eight of any kind.
    """
    return 64 * wanted - 8 * copies - lying_open
