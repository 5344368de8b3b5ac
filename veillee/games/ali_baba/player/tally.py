"""Which kinds of cards have gone, and so how likely the next one raises which alarm."""

from collections import Counter
from random import Random

from veillee.games.ali_baba.board import (
    ALARMS,
    CHIEF,
    COPIES,
    KINDS,
    NewAli,
    TreasureShown,
    copies,
)
from veillee.games.ali_baba.views import View
from veillee.table.seen.events import Event

NOTICES = {"age5": 0.0, "age7": 0.1, "age10": 0.3, "adult": 0.6, "age70": 0.4, "elephant": 1.0}
"""Ours: of the cards of earlier rounds, how many are counted as gone. The rest are thought to be in
the pile still, which is no bad guess: what goes is a fair sample of what was there."""

PLAIN = "plain"


def kinds_in_the_box(forty_four: bool) -> Counter[str]:
    return Counter(KINDS[each] for each in COPIES for _ in range(copies(each, forty_four)))


BOX, GERMAN_BOX = (kinds_in_the_box(forty_four) for forty_four in (False, True))


class Tally:
    """One player's count of the kinds that have gone in earlier rounds.

    Of this round nobody needs a memory: the alarm tokens lie open, and the cards can be counted.
    """

    def __init__(self, persona: str, chance: Random) -> None:
        self._notices = NOTICES[persona]
        self._chance = chance
        self._gone: Counter[str] = Counter()
        self._this_round: Counter[str] = Counter()

    def follow(self, event: Event) -> None:
        match event:
            case NewAli():
                self._gone += self._this_round
                self._this_round.clear()
            case TreasureShown(treasure=treasure) if treasure != CHIEF:
                if self._chance.random() < self._notices:
                    self._this_round[KINDS[treasure]] += 1
            case _:
                pass

    def next_kinds(self, view: View, after: int) -> dict[str, float]:
        """How likely the card under the next `after` ones is of each kind.

        Where the Chief lies is known, and he raises no alarm.
        """
        if is_chief(view.last_round, view.pile - after, view.options.chief_at):
            return {PLAIN: 1.0}
        box = GERMAN_BOX if view.options.forty_four else BOX
        left = {kind: box[kind] - self._gone[kind] - view.tokens.count(kind) for kind in ALARMS}
        cards = view.cards - view.last_round
        left[PLAIN] = box[PLAIN] - self._gone[PLAIN] - (cards - len(view.tokens))
        total = max(1, sum(left.values()))
        return {kind: max(0, many) / total for kind, many in left.items()}


def is_chief(last_round: bool, pile: int, chief_at: int) -> bool:
    """Whether the Chief is the next card of a pile of so many: where he lies is known."""
    return not last_round and pile == chief_at + 1
