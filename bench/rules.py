"""Rules alone, on one core"""

import time
from collections.abc import Iterator
from random import Random

from veillee.games import games
from veillee.table import Seat, Stream, Table, TimeUp

SECONDS = 4


def figures() -> Iterator[tuple[str, str, str]]:
    for game in games():
        decisions, played, seconds = play(game.id, game.default_seats)
        yield f"{game.id}: decisions/s", f"{decisions / seconds:,.0f}", "goal 100,000"
        yield f"{game.id}: games/s", f"{played / seconds:,.0f}", f"{decisions // played} each"


def play(game: str, seats: int) -> tuple[int, int, float]:
    """Random answers through the table, each checked against its ask.

    The luck for lists of choices is drawn beforehand; a domain draws its own, in the time.
    """
    chance = Random(1)
    luck = [chance.random() for _ in range(4096)]
    stream = Stream("bench", "moves")
    decisions = played = 0
    start = time.process_time()
    while (seconds := time.process_time() - start) < SECONDS:
        table = Table(game, [Seat()] * seats, None, f"bench {played}")
        while table.outcome is None:
            one, other = luck[decisions % 4096], luck[(decisions * 7 + 1) % 4096]
            decisions += 1
            if not (asks := table.asks):
                table.play(None, TimeUp())
                continue
            ask = asks[int(one * len(asks))]
            choices = ask.choices
            if isinstance(choices, list | tuple):
                table.play(ask.seat, choices[int(other * len(choices))])
            else:
                table.play(ask.seat, choices.sample(stream))
        played += 1
    return decisions, played, seconds
