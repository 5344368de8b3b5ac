"""Whose turn it is to say something, where learners are asked one after the other.

At a table several may be asked at once. In a race they are asked in turn whether they act or wait,
the one the game waits for last, and whoever acts is first. A move whose moment counts (a slap) is
held back until everybody was asked; then the fastest is first, whoever was asked first. When all
have waited the clock runs out; where there is none, the last one asked cannot wait.
"""

from typing import Any

from veillee.table import Ask, Move, Table, Timed, TimeUp


class Turns:
    """Plays what needs nobody (looks, clocks) and says who is to answer next."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._hands: dict[int, Timed] = {}
        self._waited: dict[int, tuple[int, Any]] = {}

    def next_ask(self) -> Ask | None:
        """The ask to be answered now; None: the game has ended."""
        while self._table.outcome is None:
            for ask in in_turn(self._table):
                if not self._has_answered(ask):
                    return ask
            self._let_time_pass()
        return None

    def answer(self, ask: Ask, move: Move | None) -> None:
        """None: wait."""
        if move is None:
            self._waited[ask.seat] = self._table.seq, ask.choices
        elif isinstance(move, Timed) and self._table.is_race:
            self._hands[ask.seat] = move
        else:
            self._table.play(ask.seat, move)

    def _has_answered(self, ask: Ask) -> bool:
        if holds(ask, self._hands.get(ask.seat)):
            return True
        return has_waited(self._table, ask, self._waited.get(ask.seat))

    def _let_time_pass(self) -> None:
        asked = {ask.seat: ask for ask in self._table.asks}
        on_their_way = [
            (hand.after, seat)
            for seat, hand in self._hands.items()
            if seat in asked and holds(asked[seat], hand)
        ]
        if on_their_way:
            _, seat = min(on_their_way)
            self._table.play(seat, self._hands.pop(seat))
        else:
            self._hands.clear()
            self._table.play(None, TimeUp())


def in_turn(table: Table) -> list[Ask]:
    """The rules name first whom the game waits for: in a race the others may speak before."""
    return [*table.asks[1:], *table.asks[:1]] if table.is_race else table.asks


def may_wait(table: Table, ask: Ask) -> bool:
    """Nobody is made to act in a race, unless nothing else would ever happen."""
    return table.is_race and (table.seconds is not None or ask is not table.asks[0])


def holds(ask: Ask, hand: Timed | None) -> bool:
    """Whether a hand that is on its way is still an answer to this."""
    if hand is None or isinstance(ask.choices, list | tuple):
        return False
    return ask.choices.accepts(hand)


def has_waited(table: Table, ask: Ask, waited: tuple[int, Any] | None) -> bool:
    """Who waits is asked again when something has happened; who let a card go by, at the next."""
    if waited is None:
        return False
    seq, choices = waited
    is_domain = not isinstance(choices, list | tuple)
    return seq == table.seq or (is_domain and choices == ask.choices)
