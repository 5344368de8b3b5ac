"""How a computer player judges as Ali: by the hand it holds, now and then half asleep."""

from difflib import SequenceMatcher
from random import Random

from veillee.games.ali_baba.board import Options, Say
from veillee.games.ali_baba.rules.recital import alike, plain
from veillee.games.ali_baba.views import Held
from veillee.memory import Persona

ALIKE_ENOUGH = 0.7
"""Free words: a kind Ali lets "dustier" pass for "dusty"."""


def judge(right: bool, persona: Persona, chance: Random) -> bool:
    """The verdict, but for lapses of attention."""
    return right != (chance.random() < misjudges(right, persona.inattention))


def misjudges(right: bool, inattention: float) -> float:
    """Overhearing a mistake is ten times as common as hearing one that was not made."""
    return inattention * (0.1 if right else 1.0)


def item_is_right(said: list[Say], hand: list[Held], options: Options) -> bool:
    """Whether the last item said is in the hand, in this number, with this word, in its turn.

    The hand lies in the order that is to be kept.
    """
    item = said[-1]
    place = next((i for i, held in enumerate(hand) if held.treasure == item.treasure), None)
    if place is None or hand[place].count != item.count:
        return False
    if options.in_order != "none" and not all_is_said(said, hand[:place]):
        return False
    own = hand[place].adjective
    return item.adjective is None or own is None or sounds_like(own, item.adjective, options)


def all_is_said(said: list[Say], hand: list[Held]) -> bool:
    return {item.treasure for item in said} >= {held.treasure for held in hand}


def sounds_like(one: str, other: str, options: Options) -> bool:
    """Words from the set are right or wrong; of free words, what was meant counts."""
    if options.adjectives == "set":
        return one == other
    if alike(one, other):
        return True
    return SequenceMatcher(None, plain(one), plain(other)).ratio() >= ALIKE_ENOUGH
