"""What a computer player thinks of those who took a card: were they sure, are they often right?"""

from math import exp, log
from typing import NamedTuple

from veillee.games.dark_wood.board import CardTaken, CardTurnedUp, TokenLaid, TurnBegun
from veillee.games.dark_wood.player.blur import mistaken_for
from veillee.games.dark_wood.player.likeness import distance
from veillee.games.dark_wood.player.recollection import LOOKS_ALIKE
from veillee.games.dark_wood.views import View
from veillee.table.seen.events import Event


class Taken(NamedTuple):
    """A card, and how sure its taker seemed: 0 as usual, 1 very sure."""

    seat: int
    tree: str
    sureness: float


class Others:
    """The others: what each took in this turn, and how they did before."""

    def __init__(self) -> None:
        self.taken: list[Taken] = []
        """In the order in which they were taken."""
        self._shown: list[str] = []
        self._slaps: dict[int, list[int]] = {}
        self._right: dict[int, int] = {}
        self._held: dict[int, int] = {}

    def follow(self, event: Event, view: View) -> None:
        match event:
            case TurnBegun():
                self.taken = []
                self._shown = []
            case CardTurnedUp(tree=tree):
                self._shown.append(tree)
            case CardTaken(seat=seat, tree=tree, after=after):
                self.taken.append(Taken(seat, tree, self._sureness(seat, tree, after, view)))
                if after is not None:
                    self._slaps.setdefault(seat, []).append(after)
            case TokenLaid(tree=tree):
                for taken in self.taken:
                    self._held[taken.seat] = self._held.get(taken.seat, 0) + 1
                    right = self._right.get(taken.seat, 0)
                    self._right[taken.seat] = right + (taken.tree == tree)
            case _:
                pass

    def is_right(self, taken: Taken) -> float:
        """How likely this one has found the tree, by their face and by their past."""
        right, held = self._right.get(taken.seat, 0), self._held.get(taken.seat, 0)
        return likely_right(right, held, taken.sureness)

    def _sureness(self, seat: int, tree: str, after: int | None, view: View) -> float:
        before = (distance(tree, other) for other in self._shown if other != tree)
        passed = sum(apart < LOOKS_ALIKE for apart in before)
        sureness = sure_by_moment(view.pile, len(view.trees), passed)
        if after is not None:
            slaps = self._slaps.get(seat, [])
            sureness += sure_by_speed(after, sum(slaps), len(slaps))
        return sureness


def likely_right(right: int, held: int, sureness: float) -> float:
    """How likely somebody has found the tree who held so many cards before, and so many right ones.

    Of somebody one does not know: as if one card of two had been the right one.
    """
    wrong = 1.0 + held - right
    return 1.0 / (1.0 + wrong / (1.0 + right) * exp(-sureness))


def sure_by_moment(pile: int, trees: int, passed: int) -> float:
    """How sure a taker seems by how early in the pile it was, and by the look-alikes let go by."""
    return 0.8 * (pile / max(1, trees) - 0.5) + 0.2 * min(3, passed)


def sure_by_speed(after: float, slapped: float, slaps: int) -> float:
    """How sure a taker seems by a slap `after` so many milliseconds, beside what is usual of them:
    650 of somebody who has not slapped yet. A quarter of a second before that looks very sure.
    """
    usual = (650.0 + slapped) / (1 + slaps)
    return 0.8 * max(-1.0, min(1.0, (usual - after) / 250.0))


def odds_of_the_taken(
    own: dict[str, float], others: Others, seat: int, heed: float
) -> dict[int, float]:
    """For each who took a card, how likely it is the right one: by one's own touch and by theirs.

    Bayes over all trees: who could still get the right one has probably taken it; who could not,
    or erred, has taken one that is like it. `heed`: how much they count beside one's own touch.
    """
    log_odds = {tree: log(likely) for tree, likely in own.items() if likely > 0.0}
    before: list[str] = []
    for taken in others.taken:
        if taken.seat != seat:
            right = others.is_right(taken)
            for tree in log_odds:
                if tree == taken.tree:
                    took = right
                else:
                    mistake = mistaken_for()[tree][taken.tree]
                    took = mistake if tree in before else (1.0 - right) * mistake
                log_odds[tree] += heed * log(took)
        before.append(taken.tree)
    highest = max(log_odds.values())
    likely = {tree: exp(one - highest) for tree, one in log_odds.items()}
    whole = sum(likely.values())
    return {taken.seat: likely.get(taken.tree, 0.0) / whole for taken in others.taken}
