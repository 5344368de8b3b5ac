"""What there is to know in the cave: which treasures are in Ali's hand, and how many of each."""

from collections import Counter
from random import Random

from veillee.games.ali_baba.board import Board, ItemSaid, TreasureShown
from veillee.games.ali_baba.player.player import AliBabaPlayer
from veillee.games.ali_baba.views import Held, View
from veillee.table.knowing import How, Knowing, Things
from veillee.table.seen.sight import Sight


class Listener(AliBabaPlayer):
    """A player who watches and listens, and never acts. Ali need only look at his cards."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        super().__init__(seat, persona, chance)
        self._held: list[Held] | None = None

    def watch(self, sight: Sight) -> None:
        view: View = sight.view
        self._held = view.hand
        for event in sight.events:
            self._follow(event, view)

    def thinks(self) -> Things:
        if self._held is not None:
            return {held.treasure: held.count for held in self._held}
        return {each: self._cave.number(each) for each in self._cave.treasures.recall()}


def truth(board: Board) -> Things:
    return Counter(board.hand)


def noticed(sight: Sight, truth: Things) -> dict[str, How]:
    """A card that is shown, or a treasure of this cave that a thief names."""
    found: dict[str, How] = {}
    for event in sight.events:
        match event:
            case ItemSaid(treasure=treasure):
                found.setdefault(treasure, "heard")
            case TreasureShown(treasure=treasure):
                found[treasure] = "saw"
            case _:
                pass
    return {treasure: how for treasure, how in found.items() if treasure in truth}


KNOWING = Knowing(Listener, truth, noticed)
