"""`python -m tests.chaos --games 300 --seed tonight`: everything that can go wrong, at once."""

import argparse
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.chaos.evening import spend
from tests.chaos.houses import Alone, House, Several
from tests.chaos.tally import Tally
from tests.several.postgres import running_postgres

AN_EVENING = 64
"""Games, in one house; then a new one is opened."""


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=256)
    arguments.add_argument("--seed", default="a wild night")
    arguments.add_argument("--at-once", type=int, default=32)
    arguments.add_argument("--house", choices=["alone", "several", "both"], default="both")
    wanted = arguments.parse_args()
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="veillee-chaos-") as folder, ExitStack() as closing:
        postgres = None
        for number in range(-(-wanted.games // AN_EVENING)):
            place = Path(folder) / str(number)
            place.mkdir()
            kind = wanted.house if wanted.house != "both" else ("alone", "several")[number % 2]
            if kind == "alone":
                house = Alone(place)
            else:
                postgres = postgres or closing.enter_context(running_postgres())
                house = Several(place, postgres)
            games = min(AN_EVENING, wanted.games - number * AN_EVENING)
            tally.add(tell(house, f"{wanted.seed}/{number}", games, wanted.at_once))
    for example in tally.examples[:20]:
        print(f"  {example}")
    print(tally.line())
    return 1 if tally.faults else 0


def tell(house: House, seed: str, games: int, at_once: int) -> Tally:
    began = time.monotonic()
    tally = spend(house, seed, games, at_once)
    took = f"{house.name}, {time.monotonic() - began:.0f} s"
    print(f"{took}: {tally['game']} games, {tally.faults} faults", file=sys.stderr, flush=True)
    return tally


if __name__ == "__main__":
    sys.exit(main())
