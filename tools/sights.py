"""Plays the games that the golden ones leave out: `python -m tools.sights`.

The page's unit tests retell every event there is, as every seat sees it. Golden games show how a
game ends, and some events happen in none of them. Here games with any options are played, the same
ones every time; each that tells something new is written to `build/sights` as a golden game is.
"""

import re
from pathlib import Path
from random import Random

import msgspec

from tests.random_play import any_table
from tools.golden import FOLDER as GOLDEN
from tools.golden import choose, sights
from veillee.games import find_game, games
from veillee.table import Game, Table

FOLDER = Path(__file__).parent.parent / "build" / "sights"
MOST_GAMES = 30


def missing_from_golden(game: Game) -> set[str]:
    text = "".join(path.read_text() for path in (GOLDEN / game.id).glob("*.jsonl"))
    return {event.__name__ for event in game.events} - set(re.findall(r'"type":"(\w+)"', text))


def play(game: Game, seed: int) -> Table:
    """Some know what is right, some do not."""
    chance = Random(seed)
    table, skill = any_table(game.id, chance), chance.random()
    while table.outcome is None:
        table.play(*choose(table, chance, skill))
    return table


def write(game: Game) -> None:
    missing = missing_from_golden(game)
    for seed in range(MOST_GAMES):
        if not missing:
            return
        table = play(game, seed)
        if missing & (new := {type(event).__name__ for event in table.events(None)}):
            missing -= new
            path = FOLDER / game.id / f"{seed}.jsonl"
            path.parent.mkdir(parents=True, exist_ok=True)
            record = msgspec.json.encode(table.record()).decode()
            path.write_text("\n".join([record, *sights(table)]) + "\n")


if __name__ == "__main__":
    for seen in games():
        write(find_game(seen.id))
