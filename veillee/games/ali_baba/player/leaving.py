"""When a computer player leaves the cave: one more card, or "Open sesame!"?

One more card is one more to share and one more to remember, so that a thief may err, which is
Ali's best end; or it captures him, which is his worst. What counts is what he gets more than the
others, in this round and, since they will be Ali after him, in those to come.
"""

from collections.abc import Iterable
from itertools import chain, cycle, repeat
from math import exp
from random import Random

from veillee.games.ali_baba.board import EDITION, TREASURES, copies
from veillee.games.ali_baba.player.nerve import Nerve
from veillee.games.ali_baba.player.others import Others
from veillee.games.ali_baba.player.picking import Loot
from veillee.games.ali_baba.player.tally import PLAIN, Tally, is_chief
from veillee.games.ali_baba.rules.play import is_alarm
from veillee.games.ali_baba.views import View

LOOKS_AHEAD = 3
"""How many cards ahead Ali thinks."""
TAKES_FIRST: int = EDITION["sharing"]["ali_takes_first"]


class Prospects:
    """What the round is worth to Ali in each way it can end, now and a few cards later.

    Worth: the new treasures he gets, less what each of the other players gets on average.
    """

    def __init__(self, view: View, loot: Loot, others: Others, tally: Tally, nerve: Nerve) -> None:
        assert view.hand is not None, "only Ali chooses"
        self._view = view
        self._nerve = nerve
        self._ahead = min(LOOKS_AHEAD, view.pile)
        in_hand = [held.treasure for held in view.hand]
        wanted = float(sum(loot.wants(each) for each in in_hand))
        still_wanted = chance_of_a_new_one(loot, in_hand, view.options.forty_four)
        self._kinds = [tally.next_kinds(view, after) for after in range(self._ahead)]
        self._errs = [
            others.errs(thief, view.cards + 1 + after)
            for after, thief in enumerate(coming_thieves(view, self._ahead))
        ]
        self._left: list[float] = []
        self._erred: list[float] = []
        self._captured: list[float] = []
        for after in range(self._ahead + 1):
            self._weigh_the_ends(view.cards + after, wanted)
            chief = is_chief(view.last_round, view.pile - after, view.options.chief_at)
            wanted += 1.0 if chief else still_wanted

    def gain(self) -> float:
        """How much better it is to draw than to leave."""
        return self._drawn(0, self._view.tokens) - self._left[0]

    def _drawn(self, after: int, tokens: list[str]) -> float:
        """What one more card is worth, after so many: captured, recited wrongly, or rightly."""
        errs, then = self._errs[after], after + 1
        worth = 0.0
        for kind, chance in self._kinds[after].items():
            now = tokens if kind == PLAIN else [*tokens, kind]
            if is_alarm(now):
                worth += chance * self._captured[then]
            else:
                stays = self._left[then]
                if then < self._ahead:
                    stays = max(stays, self._drawn(then, now))
                worth += chance * worth_of_a_recital(errs, self._erred[then], stays)
        return worth

    def _weigh_the_ends(self, cards: int, wanted: float) -> None:
        """As in the table of the rulebook: who picks in which case."""
        view = self._view
        others = len(view.won) - 1
        taste = sum(still_wants(won) for won in view.won) / len(view.won)
        cassim = ["cassim"] * view.with_cassim
        thieves = ["thief"] * others + cassim
        left = cycle(["ali", *thieves])
        erred = chain(repeat("ali", TAKES_FIRST), cycle([*thieves[1:], "ali"]))
        kept = worth_of_keeping(cards - view.cards, view.last_round, self._nerve.greed)
        self._left.append(kept + share(left, cards, wanted, taste, others))
        self._erred.append(kept + share(erred, cards, wanted, taste, others))
        captured = share(cycle(thieves), cards, wanted, taste, others)
        self._captured.append(kept + captured - self._nerve.fear)


def worth_of_a_recital(errs: float, if_wrong: float, if_right: float) -> float:
    return errs * if_wrong + (1.0 - errs) * if_right


def worth_of_keeping(cards: int, last_round: bool, greed: float) -> float:
    """What it is worth that cards of the pile are shared in one's own round, not in another Ali's.

    In simulated games 0.3 a card wins most among thieves who err.
    """
    return 0.0 if last_round else greed * cards


def still_wants(won: int) -> float:
    """How likely a card is new to somebody who has won so many: with 20, about one in three is."""
    return exp(-won / 20.0)


def share(pickers: Iterable[str], cards: int, wanted: float, taste: float, others: int) -> float:
    """What Ali gets more than each of the others gets, with everybody picking what they want.

    `wanted`: how many of the cards Ali wants; `taste`: how likely another wants any one of them.
    """
    worth = 0.0
    for picker, left in zip(pickers, range(cards, 0, -1), strict=False):
        if picker == "ali":
            got = min(1.0, wanted)
            worth += got
            wanted -= got
        else:
            wanted -= wanted / left
            if picker == "thief":
                worth -= (1.0 - (1.0 - taste) ** left) / others
    return worth


def coming_thieves(view: View, many: int) -> list[int]:
    """Whose turn it will be to recite, clockwise, skipping Ali."""
    seats = len(view.won)
    circle = [(view.ali + i) % seats for i in range(1, seats)]
    first = 0 if view.thief is None else circle.index(view.thief) + 1
    return [circle[(first + i) % len(circle)] for i in range(many)]


def chance_of_a_new_one(loot: Loot, in_hand: list[str], forty_four: bool) -> float:
    """How likely any card of the box is one that Ali wants and does not hold."""
    box = {each: copies(each, forty_four) for each in TREASURES}
    wanted = sum(many for each, many in box.items() if each not in in_hand and loot.wants(each))
    return wanted / sum(box.values())


def is_too_early(cards: int, alarms: int) -> bool:
    """Ours: nobody leaves with one or two cards as long as no next card can capture him.

    A first card is Ali's alone, and leaving with it every time would be safe; but nobody likes to
    play with such an Ali.
    """
    return cards <= 2 and alarms < 2


def draws(prospects: Prospects, nerve: Nerve, chance: Random) -> bool:
    """Whether Ali goes on, in the mood of the moment."""
    return prospects.gain() + chance.gauss(0.0, nerve.mood) > 0.0
