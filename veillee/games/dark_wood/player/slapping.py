"""Is this the card? By a slap on the pile, in a person's time, or asked around without hurry.

People wait for the tree they have in mind: they know that it has not come yet. Once it has gone by,
a wrong card costs nothing but the chance of the right one: what counts then is whether something
better is likely to come, and to be got. So players grow more daring as the pile gets lower.
In the heat of a slap a hand may be faster than the eye; asked around it is not.
"""

from math import exp
from random import Random
from typing import NamedTuple

from veillee.games.dark_wood.player.feeling import Impression
from veillee.games.dark_wood.player.likeness import distance
from veillee.games.dark_wood.player.recollection import LOOKS_ALIKE, Recollection
from veillee.games.dark_wood.views import View
from veillee.memory import Touch


class Nerve(NamedTuple):
    """`least`: how likely a card has to be the right one to be worth a hand.

    `patience`: how much of what may still come is waited for, once the tree in mind has gone by.
    """

    least: float
    patience: float


NERVES = {
    "age5": Nerve(0.03, 0.6),
    "age7": Nerve(0.03, 0.75),
    "age10": Nerve(0.04, 0.9),
    "adult": Nerve(0.05, 1.0),
    "age70": Nerve(0.06, 1.1),
    "elephant": Nerve(0.05, 1.0),
}
"""Ours."""


class Search:
    """One player before one card that was turned up."""

    def __init__(
        self,
        view: View,
        seat: int,
        impression: Impression,
        recollection: Recollection,
        nerve: Nerve,
    ) -> None:
        assert view.top is not None, "a card lies on the pile"
        self.odds = impression.odds(view.top)
        self._is_in_mind = view.top == impression.tree
        self._is_last = view.pile == 0
        self._distance = distance(view.top, impression.tree)
        self._nerve = nerve
        self._in_mind_is_gone = recollection.is_gone(impression.tree, view)
        coming = recollection.still_to_come(view).items()
        best = max((impression.odds(tree) * likely for tree, likely in coming), default=0.0)
        rivals = sum(other != seat for other in seekers(view))
        self._plausible_later = best
        self._prospect = best * still_there(rivals)
        self._haste = haste(rivals, view.options.card_seconds)

    def wants_it(self) -> bool:
        """It is the one in mind; or that has gone by, and nothing better is likely to be got."""
        if self.odds < self._nerve.least:
            return False
        if self._is_in_mind:
            return True
        waits = not (self._in_mind_is_gone or self._is_last)
        return not waits and self.odds >= self._nerve.patience * self._prospect

    def gives_up(self) -> bool:
        """The tree in mind has gone by, and nothing that may still come is like it."""
        return self._in_mind_is_gone and self._plausible_later < self._nerve.least

    def deceives(self, touch: Touch, chance: Random) -> bool:
        """A hand that is faster than the eye: the more so, the more a card is like the tree in mind
        and the greater the haste."""
        deceptive = looks_like_it(self._distance) * self._haste
        return deceptive > 0.0 and chance.random() < touch.false_slap * deceptive

    def hesitation(self) -> float:
        return hesitation(self.odds)


def seekers(view: View) -> list[int]:
    return [
        seat
        for seat, card in enumerate(view.cards)
        if card is None and seat not in view.none_for and seat not in view.eaten
    ]


def still_there(rivals: int) -> float:
    """How likely none of the others who seek snatches the card that one waits for."""
    return (1.0 - 0.12) ** rivals


def haste(rivals: int, card_seconds: float) -> float:
    """Ours: 1 with three rivals and four seconds a card. With more hands on the pile and faster
    cards a hand errs more often."""
    return (0.4 + 0.2 * rivals) * min(1.5, 4.0 / card_seconds)


def looks_like_it(distance: float) -> float:
    """How much a card deceives: less, the less it is like the tree in mind."""
    return exp(-1.5 * distance) if distance < LOOKS_ALIKE else 0.0


def hesitation(odds: float) -> float:
    """Milliseconds that a slap takes longer: the more, the less one believes in it."""
    return 600.0 * (1.0 - odds) ** 2
