"""Rules alone, on one core"""

import time
from collections.abc import Iterator
from random import Random

from veillee.games import games
from veillee.table import Move, Seat, Stream, Table, TimeUp, sample

SECONDS = 4
GAMES = 200


def figures() -> Iterator[tuple[str, str, str]]:
    for game in games():
        decisions, played, seconds = play(game.id, game.default_seats)
        yield f"{game.id}: decisions/s", f"{decisions / seconds:,.0f}", "goal 100,000"
        yield f"{game.id}: games/s", f"{played / seconds:,.0f}", f"{decisions // played} each"


def play(game: str, seats: int) -> tuple[int, int, float]:
    """Random games, each answer checked against its ask. They are made up before the clock runs:
    what is timed is the table and its rules, not how somebody finds an answer.
    """
    chance = Random(1)
    games = [any_game(game, seats, f"bench {number}", chance) for number in range(GAMES)]
    decisions = played = 0
    start = time.process_time()
    while (seconds := time.process_time() - start) < SECONDS:
        number = played % GAMES
        table = Table(game, [Seat()] * seats, None, f"bench {number}")
        for seat, move in games[number]:
            table.play(seat, move)
        decisions += len(games[number])
        played += 1
    return decisions, played, seconds


def any_game(game: str, seats: int, seed: str, chance: Random) -> list[tuple[int | None, Move]]:
    table = Table(game, [Seat()] * seats, None, seed)
    while table.outcome is None:
        if not table.asks:
            table.play(None, TimeUp())
            continue
        ask = chance.choice(table.asks)
        table.play(ask.seat, sample(ask, Stream(f"{chance.random()}", "move")))
    return [(played.seat, played.move) for played in table.moves]
