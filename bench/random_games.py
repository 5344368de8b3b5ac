"""Random games over all options: does each one end, and how fast does it go?

python -m bench.random_games 10000 any-seed pixie_town
"""

import sys
from collections import Counter
from random import Random
from time import perf_counter

from tests.random_play import any_table
from tools.golden import choose
from veillee.games import games
from veillee.table import Table

MOST_DECISIONS = 5_000


def play_at_random(game: str, chance: Random) -> Table:
    """Everybody does any legal thing, and now and then nothing in time.

    Blind luck gets nowhere, so in every other game most know what is right.
    """
    table = any_table(game, chance)
    skill = chance.choice([0.0, 0.9])
    while table.outcome is None:
        if len(table.moves) > MOST_DECISIONS:
            raise RuntimeError(f"no end in sight: seed {table.seed!r}, {table.options}")
        table.play(*choose(table, chance, skill))
    return table


def main(many: int, seed: str, *wanted: str) -> None:
    """So many games of each game, or of those that are wanted."""
    for game in games():
        if wanted and game.id not in wanted:
            continue
        chance = Random(seed)
        endings: Counter[str] = Counter()
        decisions = longest = 0
        started = perf_counter()
        for _ in range(many):
            table = play_at_random(game.id, chance)
            assert table.outcome is not None
            endings[table.outcome.reason] += 1
            decisions += len(table.moves)
            longest = max(longest, len(table.moves))
        seconds = perf_counter() - started
        ended = ", ".join(f"{reason} {count:,}" for reason, count in endings.most_common())
        print(f"{game.id}: {many:,} games, all ended ({ended}), {longest:,} decisions at most")
        print(f"  {decisions:,} decisions in {seconds:.1f} s: {decisions / seconds:,.0f} a second")


if __name__ == "__main__":
    many, seed, *wanted = [*sys.argv[1:], *["1000", "veillee"][len(sys.argv) - 1 :]]
    main(int(many), seed, *wanted)
