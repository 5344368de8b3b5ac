"""One game among computer players, as fast as it goes."""

import math
from random import Random
from typing import Any

from veillee.table import Decision, Player, Seat, Table, TimeUp


class NobodyActs(RuntimeError):
    """The table waits for somebody, no player wants anything, and no clock would go on."""

    def __init__(self, table: Table) -> None:
        asked = ", ".join(f"seat {ask.seat} ({ask.kind})" for ask in table.asks) or "nobody"
        super().__init__(
            f"{table.game.id} stands still after entry {table.seq} of seed {table.seed!r}: "
            f"asked is {asked}, no player acts, and the question has no clock"
        )


def play_evening(
    game: str, personas: list[str], options: dict[str, Any] | None, seed: str
) -> Table:
    """A whole game, one persona a seat. The same seed plays the same game.

    Nobody waits, but time decides as it would at a live table: whose hesitation is over first acts,
    the lower seat before the higher, and a clock that runs out before that has run out.
    """
    table = Table(game, [Seat(persona) for persona in personas], options, seed)
    players = seat_players(table)
    hourglass = Hourglass()
    while table.outcome is None:
        wants = [table.show(player, seat) for seat, player in enumerate(players)]
        seat = hourglass.next_to_act(table, wants)
        decision = None if seat is None else wants[seat]
        if decision is not None:
            table.play(seat, decision.move)
        elif table.seconds is not None:
            table.play(None, TimeUp())
        else:
            raise NobodyActs(table)
    return table


class Hourglass:
    """The time of an evening that nobody has to sit through."""

    def __init__(self) -> None:
        self._now = 0.0
        self._due: list[tuple[Decision | None, float]] = []
        self._clock: tuple[str | None, float] = (None, 0.0)

    def next_to_act(self, table: Table, wants: list[Decision | None]) -> int | None:
        """Whose pause is over first, unless the table's clock is; time moves on to there."""
        before = self._due or [(None, 0.0)] * len(wants)
        self._due = [
            was if want is not None and was[0] is want else (want, self._now + pause_of(want))
            for want, was in zip(wants, before, strict=True)
        ]
        due, seat = min((due, seat) for seat, (_, due) in enumerate(self._due))
        end = self._deadline(table)
        self._now = min(due, end) if min(due, end) < math.inf else self._now
        if due > end or due == math.inf:
            return None
        self._due[seat] = (None, math.inf)
        return seat

    def _deadline(self, table: Table) -> float:
        """Questions in a row with the same clock share its time."""
        if table.seconds is None:
            return math.inf
        if table.clock is None or table.clock != self._clock[0]:
            self._clock = table.clock, self._now + table.seconds
        return self._clock[1]


def pause_of(want: Decision | None) -> float:
    return math.inf if want is None else want.pause


def seat_players(table: Table) -> list[Player]:
    """A player for every seat, each with private luck, as a server would seat them."""
    return [
        table.game.player(number, seat.persona or "", luck_of(table.seed, number, table.seq))
        for number, seat in enumerate(table.seats)
    ]


def luck_of(seed: str, seat: int, since: int) -> Random:
    return Random(f"{seed}/computer/{seat}/{since}")  # noqa: S311
