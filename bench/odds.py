"""Odds: the fast twins, beside the rules themselves and beside other engines"""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from veillee.games import games
from veillee.lab.odds import reckon, twin_of
from veillee.lab.simulate import simulate

GAMES = 10_000
BY_RULES = 100
PEERS = Path("build/peers/bin/python")


def figures() -> Iterator[tuple[str, str, str]]:
    slowest = float("inf")
    for game in games():
        if find_spec(f"veillee.games.{game.id}.odds") is None:
            continue
        who = ["adult"] * game.default_seats
        reckon(game.id, who, None, 100)
        fast = best(lambda g=game.id, w=who: reckon(g, w, None, GAMES).games_per_second)
        odds = reckon(game.id, who, None, GAMES)
        alone = best(lambda g=game.id, w=who: reckon(g, w, None, GAMES, threads=1).games_per_second)
        slow = simulate(game.id, who, None, BY_RULES, "bench", jobs=1).games_per_second
        decisions = fast * odds.moves.mean
        slowest = min(slowest, alone * odds.moves.mean)
        yield f"{game.id}: games/s, all cores", f"{fast:,.0f}", f"{decisions:,.0f} decisions/s"
        yield f"{game.id}: one core against the rules", f"{alone / slow:,.0f} ×", "goal 50 ×"
        yield (
            f"{game.id}: {GAMES:,} games of the usual table",
            f"{GAMES / fast * 1e3:.0f} ms",
            "goal 150 ms",
        )
        seats, options = twin_of(game.id).heavy
        heavy = best(
            lambda g=game.id, s=seats, o=options: (
                reckon(g, ["elephant"] * s, o, GAMES).games_per_second
            )
        )
        yield (
            f"{game.id}: {GAMES:,} games of a heavy one",
            f"{GAMES / heavy * 1e3:.0f} ms",
            "goal 150 ms",
        )
    for name, decisions in peers().items():
        ratio = f"our slowest twin, one core: {slowest / decisions:,.1f} ×" if decisions else ""
        yield f"{name}: decisions/s", f"{decisions:,.0f}", ratio


def best(measure: Any) -> float:
    """The best of three: what else the machine does is not what is measured."""
    return max(measure() for _ in range(3))


def peers() -> dict[str, float]:
    """Other engines play in a Python of their own (`make build/peers/ready`)."""
    if not PEERS.exists():
        return {"OpenSpiel and Pgx (not installed)": 0.0}
    quiet = {**os.environ, "JAX_PLATFORMS": "cpu"}
    said = subprocess.run(
        [PEERS, Path(__file__).with_name("peers.py")], capture_output=True, check=True, env=quiet
    )
    return json.loads(said.stdout)


if __name__ == "__main__":
    started = time.perf_counter()
    for row in figures():
        print(*row, sep=" | ", flush=True)
    print(f"{time.perf_counter() - started:.0f} s")
