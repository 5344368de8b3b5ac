"""One game among computer players, as fast as it goes."""

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

    Pauses are not waited for, but they decide: whoever hesitates least acts, the lower seat first,
    and a clock that runs out before anybody acts has run out.
    """
    table = Table(game, [Seat(persona) for persona in personas], options, seed)
    players = seat_players(table)
    while table.outcome is None:
        first = first_to_act(table, players)
        if first is not None and (table.seconds is None or first[1].pause <= table.seconds):
            seat, decision = first
            table.play(seat, decision.move)
        elif table.seconds is not None:
            table.play(None, TimeUp())
        else:
            raise NobodyActs(table)
    return table


def seat_players(table: Table) -> list[Player]:
    """A player for every seat, each with private luck, as a server would seat them."""
    return [
        table.game.player(number, seat.persona or "", luck_of(table.seed, number, table.seq))
        for number, seat in enumerate(table.seats)
    ]


def luck_of(seed: str, seat: int, since: int) -> Random:
    return Random(f"{seed}/computer/{seat}/{since}")  # noqa: S311


def first_to_act(table: Table, players: list[Player]) -> tuple[int, Decision] | None:
    """Everybody looks; who acts first?"""
    wants = [(seat, player.watch(table.sight(seat))) for seat, player in enumerate(players)]
    decided = [(seat, decision) for seat, decision in wants if decision is not None]
    return min(decided, key=lambda one: (one[1].pause, one[0]), default=None)
