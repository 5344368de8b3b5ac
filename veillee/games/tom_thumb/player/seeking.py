"""How a computer player looks for a tile, asks for help, and helps."""

from collections.abc import Iterable
from random import Random

from veillee.games.tom_thumb.board import KeepQuiet, Point, SpendPebble, TurnUp
from veillee.games.tom_thumb.views import Pointing, View
from veillee.table.asks import Move

A_HAND = 12.0
"""How much likelier a tile becomes when somebody points at it."""
POINTS_FROM = 0.5
HARDLY_TOLD_APART = 0.03
MAY_KNOW_FROM = 0.4
"""How likely somebody has to know a place for a pebble to be worth it; a place that nobody has seen
stays below."""


def seek(odds: dict[int, float], view: View, help: float | None, chance: Random) -> Move:
    """Turn up the likeliest tile, unless a pebble is well spent first.

    `help`: how likely the one who knows best of the others knows it; None: nobody may be asked.
    """
    spaces_left = view.setting.path - view.lantern
    ogre_room = view.setting.ogre_tiles - view.ogre
    if help is not None and needs_a_pebble(
        max(odds.values()), help, view.pebbles, spaces_left, view.question, ogre_room
    ):
        return SpendPebble()
    return TurnUp(likeliest(odds, chance))


def likeliest(odds: dict[int, float], chance: Random) -> int:
    """The likeliest tile; among tiles that are hardly told apart, any."""
    best = max(odds.values())
    return chance.choice([at for at, p in odds.items() if p >= best - HARDLY_TOLD_APART])


def needs_a_pebble(
    sureness: float, help: float, pebbles: int, spaces_left: int, question: int, ogre_room: int
) -> bool:
    """Ask for help when unsure; the more readily, the more pebbles there are for the way left.

    Nobody can help with a place that nobody knows. With the ogre nearly whole a pebble kept is a
    pebble lost, and with two places of a turn found there is more to lose.
    """
    unsure = 0.25 + 0.3 * min(1.0, pebbles / spaces_left) + 0.04 * question
    if ogre_room <= 2:
        unsure += 0.15
    return help >= MAY_KNOW_FROM and sureness < unsure


def with_hands(odds: dict[int, float], hands: Iterable[Pointing]) -> dict[int, float]:
    """What one thinks oneself and where the others point, weighed together.

    Every hand multiplies, so hands that agree count for more than as many that do not.
    """
    weighed = dict(odds)
    for hand in hands:
        if hand.at in weighed:
            weighed[hand.at] *= A_HAND
    total = sum(weighed.values())
    return {at: p / total for at, p in weighed.items()}


def point(odds: dict[int, float], chance: Random) -> Move:
    """Point where the place is believed to lie; rather keep quiet than mislead."""
    if max(odds.values()) < POINTS_FROM:
        return KeepQuiet()
    return Point(likeliest(odds, chance))
