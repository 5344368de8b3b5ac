"""What the team may do between turns: when a computer player is for the tree, or for the boots.

Where people sit at the table they decide; computers are asked only among themselves.
"""

from math import prod

from veillee.games.tom_thumb.board import COSTS, Propose
from veillee.games.tom_thumb.player.probabilities import Odds
from veillee.games.tom_thumb.views import View
from veillee.table.asks import Move

TREE_COST, WIN_BACK = COSTS["tree"], COSTS["boots_win_back"]
SURE_ENOUGH = 0.33
"""From this chance of finding them all, tile by tile: a low figure, because every tile found makes
the next one easier, and because everybody sees what the boots turn up."""


def proposal(odds: Odds, seat: int, view: View, choices: list[Move]) -> Propose | None:
    """The token this player speaks for now, if any."""
    if Propose("boots") in choices and is_for_the_boots(odds, seat, view):
        return Propose("boots")
    if Propose("tree") in choices and is_for_the_tree(odds, view):
        return Propose("tree")
    return None


def is_for_the_boots(odds: Odds, seat: int, view: View) -> bool:
    """The coming Guide walks alone and so judges alone; the others follow."""
    if seat != view.guide:
        return view.guide in voices(view, "boots")
    if not boots_pay(view.ogre, view.setting.ogre_tiles, view.setting.boots_cost):
        return False
    return prod(map(odds.best, odds.places)) >= SURE_ENOUGH


def is_for_the_tree(odds: Odds, view: View) -> bool:
    """When too little is known of the circle, and the tree is worth what it costs."""
    spaces_left = view.setting.path - view.lantern
    if not tree_pays(view.ogre, view.setting.ogre_tiles, spaces_left):
        return False
    return knowledge(odds) < too_little(len(voices(view, "tree")))


def boots_pay(ogre: int, ogre_tiles: int, boots_cost: int) -> bool:
    """Whether all that they win back could be won, and they could be lost without losing all."""
    return ogre >= WIN_BACK and ogre_tiles - ogre > boots_cost


def tree_pays(ogre: int, ogre_tiles: int, spaces_left: int) -> bool:
    """Whether the ogre has room for it and for a miss, and there is some way to go.

    Nothing speaks against an early turn: a second look while most tiles lie where they lay makes
    every memory of them stronger. When they climbed below a knowledge of .74, four adults won 43 %
    of 20,000 games from turn 2 on, 35 % from turn 4 on, and 38 % without a tree.
    """
    return ogre_tiles - ogre - TREE_COST >= 2 and spaces_left >= 2


def too_little(voices: int) -> float:
    """Below this chance of finding a place drawn from the deck, the tree is worth an ogre tile.

    Others who ask for it count: what they do not know cannot be found either.
    """
    return 0.62 + 0.05 * voices


def knowledge(odds: Odds) -> float:
    """How likely the player would find a place drawn from the deck."""
    places = odds.places
    return sum(map(odds.best, places)) / len(places) if places else 1.0


def voices(view: View, what: str) -> list[int]:
    return [seat for voice in view.voices if voice.what == what for seat in voice.seats]
