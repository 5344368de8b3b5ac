"""Random games of Tom Thumb over all its options: does each one end, and how fast does it go?

python bench/random_games.py 10000 any-seed
"""

import sys
from random import Random
from time import perf_counter
from typing import Any

from veillee.games.tom_thumb.board import TurnUp
from veillee.table import Move, Table, TimeUp

MOST_DECISIONS = 5_000
"""No game of Tom Thumb can take that many: every turn moves the lantern or grows the ogre."""


def random_options(chance: Random, seats: int) -> dict[str, Any]:
    """Every option at random within its bounds; the odd ones as often as the usual."""
    ogre_tiles = chance.randint(3, 9)
    maybe = chance.choice
    return {
        "mode": maybe(["basic", "fabulous", "legendary"]),
        "storm": maybe([False, True]),
        "dark_forest": maybe([False, True]),
        "huge_forest": maybe([False, True]),
        "pebbles": maybe([None, chance.randint(0, 9)]),
        "tall_tree": maybe([None, False, True]),
        "boots": maybe([None, False, True]),
        "mild_boots": maybe([False, True]),
        "ogre_tiles": ogre_tiles,
        "ogre_up": maybe([None, chance.randint(0, ogre_tiles - 1)]),
        "places": chance.randint(4, 9),
        "section_1": chance.randint(1, 9),
        "section_2": chance.randint(1, 9),
        "section_3": chance.randint(1, 9),
        "look_seconds": chance.randint(3, 120),
        "glance_seconds": chance.randint(1, 30),
        "first_guide": chance.randrange(seats),
        "someone_helped": maybe([False, True]),
    }


def play_at_random(chance: Random) -> Table:
    """A game in which everybody does any legal thing, and now and then nothing in time.

    Blind luck never gets home, so in every other game most seekers know what lies where.
    """
    seats = chance.randint(2, 6)
    know = chance.choice([0.0, 0.9])
    table = Table("tom_thumb", seats, random_options(chance, seats), str(chance.random()))
    while table.outcome is None:
        if len(table.moves) > MOST_DECISIONS:
            raise RuntimeError(f"no end in sight: seed {table.seed!r}, {table.options}")
        if table.seconds is not None and chance.random() < 0.2:
            table.play(None, TimeUp())
        else:
            ask = chance.choice(table.asks)
            right = right_tiles(table, ask.choices) if chance.random() < know else []
            table.play(ask.seat, chance.choice(right or ask.choices))
    return table


def right_tiles(table: Table, choices: list[Move]) -> list[Move]:
    tiles, asked = table.board.tiles, table.board.asked
    return [move for move in choices if isinstance(move, TurnUp) and tiles[move.at].place == asked]


def main(games: int, seed: str) -> None:
    chance = Random(seed)
    won = decisions = longest = 0
    started = perf_counter()
    for _ in range(games):
        table = play_at_random(chance)
        assert table.outcome is not None
        won += table.outcome.won is True
        decisions += len(table.moves)
        longest = max(longest, len(table.moves))
    seconds = perf_counter() - started
    print(f"{games:,} games, all ended ({won:,} won), the longest after {longest:,} decisions")
    print(f"{decisions:,} decisions in {seconds:.1f} s: {decisions / seconds:,.0f} a second")


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    main(int(given.get(0, "1000")), given.get(1, "veillee"))
