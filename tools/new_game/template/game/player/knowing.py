"""What there is to know: how many of each have come out of the bush."""

from collections import Counter
from random import Random

from veillee.games.berry_basket.board import Board, Picked
from veillee.games.berry_basket.player.recollection import Recollection
from veillee.table.knowing import How, Knowing, Things
from veillee.table.seen.sight import Sight


class Watcher:
    """Somebody who only remembers."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        self._own = Recollection(seat, persona, chance)

    def watch(self, sight: Sight) -> None:
        for event in sight.events:
            self._own.follow(event)

    def thinks(self) -> Things:
        return self._own.counted()


def truth(board: Board) -> Things:
    return Counter([*board.hand, *board.gone, *(each for one in board.baskets for each in one)])


def noticed(sight: Sight, _truth: Things) -> dict[str, How]:
    return {event.what: "saw" for event in sight.events if isinstance(event, Picked)}


KNOWING = Knowing(Watcher, truth, noticed)
