"""What a computer player thinks of the others as thieves: how easily each of them errs."""

from math import exp

from veillee.games.ali_baba.board import MistakeMade, NewAli, RecitalEnded, TreasureShown
from veillee.table.seen.events import Event

MISTAKES_AT_FIRST, CARDS_AT_FIRST = 0.5, 12.0
"""Of a thief one does not know: as if so many mistakes had been made in so many cards recited.

In simulated games adults make one in a hundred cards, seven-year-olds four, five-year-olds ten.
"""


class Others:
    """Everybody's mistakes so far, and the cards they were made in."""

    def __init__(self) -> None:
        self._mistakes: dict[int, float] = {}
        self._recited: dict[int, float] = {}
        self._cards = 0

    def follow(self, event: Event) -> None:
        match event:
            case NewAli():
                self._cards = 0
            case TreasureShown():
                self._cards += 1
            case RecitalEnded(thief=thief):
                self._note(thief, 0)
            case MistakeMade(thief=thief):
                self._note(thief, 1)
            case _:
                pass

    def _note(self, thief: int, mistakes: int) -> None:
        self._mistakes[thief] = self._mistakes.get(thief, MISTAKES_AT_FIRST) + mistakes
        self._recited[thief] = self._recited.get(thief, CARDS_AT_FIRST) + self._cards - 1

    def errs(self, thief: int, cards: int) -> float:
        """How likely a thief fails to recite a hand of so many cards."""
        mistakes = self._mistakes.get(thief, MISTAKES_AT_FIRST)
        return likely_to_err(cards, mistakes, self._recited.get(thief, CARDS_AT_FIRST))


def likely_to_err(cards: int, mistakes: float, recited: float) -> float:
    """How likely somebody fails to recite so many cards who made these mistakes in those recited.

    The first card counts for nothing: it is the one just shown.
    """
    return 1.0 - exp(-(cards - 1) * mistakes / recited)
