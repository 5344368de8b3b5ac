"""How a computer player guides: whom to ask for what, what to swap, where to lay new tiles."""

from collections.abc import Callable
from itertools import permutations
from random import Random

from veillee.games.tom_thumb.board import WOLVES, InsertTile, Swap
from veillee.games.tom_thumb.player.others import Others
from veillee.games.tom_thumb.player.recollection import Recollection
from veillee.games.tom_thumb.views import View
from veillee.table.asks import Move

BESIDE_WOLVES = -1.0
"""Next to the wolves is as bad a place as next to a tile that one is sure of is a good one."""


def name(hand: list[str], guide: int, view: View, others: Others, chance: Random) -> str:
    """Which place to name to the next seeker, thinking of all the seekers still to come.

    Every place of the hand has to be found, so the hard ones should go to those who find much, and
    where it makes no difference the hardest waits: every tile found makes a guess easier.
    """
    orders = list(permutations(hand))
    chance.shuffle(orders)
    seekers = coming_seekers(len(hand), guide, view)

    def worth(order: tuple[str, ...]) -> float:
        worth = 1.0
        for i, (seeker, place) in enumerate(zip(seekers, order, strict=True)):
            known = others.knows(seeker, place, view.turn)
            worth *= likely_found(known, i)
        return worth

    return max(orders, key=worth)[0]


def likely_found(known: float, found_before: int) -> float:
    """Whoever does not know a place may guess it: every tile found makes that easier."""
    return known + (1.0 - known) * (0.1 + 0.05 * found_before)


def coming_seekers(many: int, guide: int, view: View) -> list[int]:
    """Clockwise from the Guide's left, skipping the Guide, from the question now asked on."""
    seats = len(view.chairs)
    first = view.question - 1
    return [(guide + 1 + (first + i) % (seats - 1)) % seats for i in range(many)]


def swap(
    own: Recollection, others: Others, view: View, choices: list[Move], chance: Random
) -> Move:
    """The tile most likely the wolves', and of the others the one unseen for longest.

    What few still know cannot be confused much, and what the team found lately stays where it is.
    """
    wolves = own.odds(view).of(WOLVES)

    def worth(move: Move) -> tuple[float, int]:
        assert isinstance(move, Swap)
        return wolves[move.wolves], -others.last_shown(move.other)

    return best(choices, worth, chance)


def insert(own: Recollection, view: View, choices: list[Move], chance: Random) -> Move:
    """Next to tiles that are well known and not the wolves: neighbours are what gets mixed up."""

    def worth(move: Move) -> float:
        assert isinstance(move, InsertTile)
        near = (thing for at in own.neighbours(move.gap, view) for thing in own.things_at(at))
        return sum(BESIDE_WOLVES if thing == WOLVES else own.confidence(thing) for thing in near)

    return best(choices, worth, chance)


def best(choices: list[Move], worth: Callable[[Move], object], chance: Random) -> Move:
    """The choice worth most; among equals, any."""
    mixed = list(choices)
    chance.shuffle(mixed)
    return max(mixed, key=worth)  # pyright: ignore
