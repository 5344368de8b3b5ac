"""Computer players"""

import time
from collections.abc import Iterator
from random import Random

from veillee.games import find_game, games
from veillee.memory import PERSONAS
from veillee.table import Seat, Table, TimeUp

GAMES = 60


def figures() -> Iterator[tuple[str, str, str]]:
    for game in games():
        times = sorted(watch_times(game.id, game.default_seats))
        median, worst = times[len(times) // 2], times[-1]
        yield f"{game.id}: one look, median", f"{median * 1e6:,.0f} µs", ""
        yield (
            f"{game.id}: one look, slowest of {len(times):,}",
            f"{worst * 1e3:.2f} ms",
            "goal 20 ms",
        )


def watch_times(game: str, seats: int) -> Iterator[float]:
    """How long each look of each player takes, feeling and deciding included."""
    personas = list(PERSONAS)
    for number in range(GAMES):
        who = [personas[(number + seat) % len(personas)] for seat in range(seats)]
        table = Table(game, [Seat(persona) for persona in who], None, f"players {number}")
        players = [find_game(game).player(i, p, Random(i)) for i, p in enumerate(who)]
        while table.outcome is None:
            wants = []
            for seat, player in enumerate(players):
                start = time.perf_counter()
                decision = table.show(player, seat)
                yield time.perf_counter() - start
                if decision is not None:
                    wants.append((decision.pause, seat, decision.move))
            if wants:
                _, seat, move = min(wants, key=lambda want: want[:2])
                table.play(seat, move)
            else:
                table.play(None, TimeUp())
