"""Finding the tree again among the cards: by a slap on the pile, or asked around."""

from dataclasses import dataclass, field
from typing import Any

from veillee.games.dark_wood.board import (
    EDITION,
    Board,
    CardLeft,
    CardTaken,
    CardTurnedUp,
    Hand,
    Leave,
    NoneForMe,
    NotThisOne,
    PileSlapped,
    PileThrough,
    SaidNone,
    Slap,
    Take,
    TurnUp,
)
from veillee.games.dark_wood.rules.setup import trees_in_play
from veillee.table.asks import Ask, Look, Move, Race, Rules, TimeUp
from veillee.table.chance import Stream
from veillee.table.teller import Teller

FASTEST: int = EDITION["slap"]["fastest"]
WINDOW: float = EDITION["seconds"]["slap_window"]
CARD_FOR_COMPUTERS: float = EDITION["seconds"]["card_for_computers"]
LAST_LOOK: float = EDITION["seconds"]["last_look"]
TAKEN: float = EDITION["seconds"]["taken"]
ASKED_AROUND: list[Move] = [Take(), Leave(), NoneForMe()]


@dataclass(frozen=True)
class Slaps:
    """The domain of a slap: this card, in a time that a person can have needed for it.

    `undecided`: one has not said yet that it is not this one. A hand may still come down after it,
    on the same card.
    """

    card: int
    longest: int
    undecided: bool = field(compare=False)

    def accepts(self, move: Any) -> bool:
        if isinstance(move, Slap):
            return move.card == self.card and FASTEST <= move.after <= self.longest
        if isinstance(move, NotThisOne):
            return move.card == self.card and self.undecided
        return isinstance(move, NoneForMe)

    def sample(self, chance: Stream) -> Move:
        match chance.below(6):
            case 0:
                return NoneForMe()
            case 1 if self.undecided:
                return NotThisOne(self.card)
            case _:
                return self._any_slap(chance)

    def _any_slap(self, chance: Stream) -> Move:
        return Slap(FASTEST + chance.below(self.longest - FASTEST + 1), self.card)

    def describe(self) -> dict[str, Any]:
        return {
            "card": self.card,
            "fastest": FASTEST,
            "longest": self.longest,
            "undecided": self.undecided,
        }


def find(board: Board, table: Teller) -> Rules[None]:
    """Cards are turned up until all have one, want none, or the pile is through."""
    board.phase = "find"
    left = [tree for tree in trees_in_play(board.options) if tree not in board.gone]
    board.pile = table.chance(f"cards {board.turn}").shuffled(left)
    yield Ask(board.first, "turn_up", [TurnUp()], secret=False)
    while board.pile and board.seekers():
        turn_up(board, table)
        if board.options.finding == "slap":
            yield from offer_to_the_fastest(board, table)
        else:
            yield from ask_around(board, table)
        board.top = None
        board.let_go = []
    if board.seekers():
        table.tell_all(PileThrough())


def turn_up(board: Board, table: Teller) -> None:
    """Onto one pile: it covers the card before."""
    board.top = board.pile.pop()
    board.card += 1
    table.tell_all(CardTurnedUp(board.card, board.top))


def take(board: Board, table: Teller, seat: int, after: int | None, ahead: int | None) -> None:
    assert board.top is not None
    board.cards[seat] = board.top
    table.tell_all(CardTaken(seat, board.top, after, ahead))
    board.top = None


def want_none(board: Board, table: Teller, seat: int) -> None:
    board.none_for.append(seat)
    table.tell_all(SaidNone(seat))


# -- by a slap -----------------------------------------------------------------------------------


def offer_to_the_fastest(board: Board, table: Teller) -> Rules[None]:
    """The card lies on top for a while, or until everybody has said that it is not this one.

    The first hand on the pile starts a short window.
    """
    while board.undecided() and not board.hands:
        seat, move = yield slap_race(board, *time_for_a_card(board, table))
        if isinstance(move, TimeUp):
            return
        lay_hand(board, table, seat, move)
    if board.hands:
        yield from wait_for_slower_lines(board, table)
        give_to_the_fastest(board, table)
        yield Look(TAKEN, "taken")


def time_for_a_card(board: Board, table: Teller) -> tuple[float, str]:
    """In seconds, and by which clock. People need not sit and watch how computers look."""
    seconds: float = board.options.card_seconds
    if not table.persons.isdisjoint(board.undecided()):
        return seconds, "card"
    if not table.persons.isdisjoint(board.let_go):
        return min(seconds, LAST_LOOK), "last look"
    return min(seconds, CARD_FOR_COMPUTERS), "card"


def wait_for_slower_lines(board: Board, table: Teller) -> Rules[None]:
    """Somebody may have been faster whose word is still on its way."""
    while board.undecided():
        seat, move = yield slap_race(board, WINDOW, "window")
        if isinstance(move, TimeUp):
            return
        lay_hand(board, table, seat, move)


def slap_race(board: Board, seconds: float, clock: str) -> Race:
    longest, undecided = 1000 * board.options.card_seconds, board.undecided()
    asks = [
        Ask(seat, "slap", Slaps(board.card, longest, seat in undecided), secret=False)
        for seat in board.seekers()
        if all(hand.seat != seat for hand in board.hands)
    ]
    return Race(asks, seconds, f"{clock} {board.turn} {board.card}")


def lay_hand(board: Board, table: Teller, seat: int, move: Move) -> None:
    if isinstance(move, Slap):
        board.hands.append(Hand(seat, move.after))
        table.tell_all(PileSlapped(seat, board.card, move.after))
    elif isinstance(move, NotThisOne):
        board.let_go.append(seat)
        table.tell_all(CardLeft(seat))
    elif isinstance(move, NoneForMe):
        want_none(board, table, seat)


def give_to_the_fastest(board: Board, table: Teller) -> None:
    """Fastest from seeing the card, not from the server; alike: from the first player's left."""
    order = [*table.others(board.first), board.first]
    hands = sorted(board.hands, key=lambda hand: (hand.after, order.index(hand.seat)))
    ahead = hands[1].after - hands[0].after if len(hands) > 1 else None
    board.hands = []
    take(board, table, hands[0].seat, hands[0].after, ahead)


# -- asked around --------------------------------------------------------------------------------


def ask_around(board: Board, table: Teller) -> Rules[None]:
    """Without speed: from the first player's left, the first player last."""
    for seat in [*table.others(board.first), board.first]:
        if seat not in board.seekers():
            continue
        board.asked = seat
        move = yield Ask(seat, "take", ASKED_AROUND, secret=False)
        board.asked = None
        if isinstance(move, Take):
            take(board, table, seat, None, None)
            return
        if isinstance(move, NoneForMe):
            want_none(board, table, seat)
        else:
            table.tell_all(CardLeft(seat))
