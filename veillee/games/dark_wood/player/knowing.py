"""What there is to know in the wood: the tree of this turn, which was felt and not seen."""

from random import Random

from veillee.games.dark_wood.board import Board, TokenLaid
from veillee.games.dark_wood.player.player import DarkWoodPlayer
from veillee.games.dark_wood.views import View
from veillee.table.knowing import How, Knowing, Things
from veillee.table.seen.sight import AskSeen, Sight


class Feeler(DarkWoodPlayer):
    """A player who feels the tree when it comes by, and would know it again or take another."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        super().__init__(seat, persona, chance)
        self._laid: str | None = None

    def watch(self, sight: Sight) -> None:
        view: View = sight.view
        self._laid = view.token
        for event in sight.events:
            self._follow(event)
        ask = in_the_hand(sight)
        if ask is not None and self._impression is None:
            self._feel(ask, view)

    def thinks(self) -> Things:
        if self._laid is not None:
            return {self._laid: True}
        return {} if self._impression is None else {self._impression.tree: True}


def in_the_hand(sight: Sight) -> AskSeen | None:
    """The question that one feels for an answer to, while the tree is in one's own hands."""
    for ask in sight.asks:
        if ask.kind == "feel" and ask.seat == sight.seat:
            return ask
    return None


def truth(board: Board) -> Things:
    return {} if board.token is None else {board.token: True}


def noticed(sight: Sight, truth: Things) -> dict[str, How]:
    found: dict[str, How] = {}
    if in_the_hand(sight) is not None:
        found |= dict.fromkeys(truth, "felt")
    for event in sight.events:
        if isinstance(event, TokenLaid):
            found[event.tree] = "saw"
    return found


KNOWING = Knowing(Feeler, truth, noticed)
