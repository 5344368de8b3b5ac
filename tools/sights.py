"""Plays the games that the golden ones leave out: `python -m tools.sights`.

The page's unit tests retell every event there is, as every seat sees it. Golden games show how a
game ends, and there is much that happens in none of them. Here games with any options are played,
the same ones every time; each that tells something new is written to `build/sights` as a golden
game is.
"""

import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.random_play import any_table
from tools.golden import AS_THE_ONLOOKER, choose, sights
from tools.golden import FOLDER as GOLDEN
from veillee.games import find_game, games
from veillee.table import Game, Table

FOLDER = Path(__file__).parent.parent / "build" / "sights"
GAMES = 60


def told_in(lines: list[str]) -> Iterator[tuple[str, ...]]:
    """Every event; and which field of a view an event changed last, alone or with others."""
    steps: list[list[dict[str, Any]]] = [msgspec.json.decode(line) for line in lines]
    for before, after in pairwise(steps):
        for was, sight in zip(before, after, strict=True):
            events = [event["type"] for event in sight["events"]]
            yield from ((event,) for event in events)
            old, new = view_in(was, before), view_in(sight, after)
            last = events[-1] if events else ""
            yield from ((last, field) for field in new if new[field] != old[field])


def view_in(sight: dict[str, Any], step: list[dict[str, Any]]) -> dict[str, Any]:
    return step[0]["view"] if sight["view"] == AS_THE_ONLOOKER else sight["view"]


def play(game: Game, seed: int) -> Table:
    """Some know what is right, some do not."""
    chance = Random(seed)
    table, skill = any_table(game.id, chance), chance.random()
    while table.outcome is None:
        table.play(*choose(table, chance, skill))
    return table


def write(game: Game) -> None:
    folder = FOLDER / game.id
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    known = {
        told
        for path in (GOLDEN / game.id).glob("*.jsonl")
        for told in told_in(path.read_text().splitlines()[1:])
    }
    for seed in range(GAMES):
        table = play(game, seed)
        lines = sights(table)
        if (told := set(told_in(lines))) - known:
            known |= told
            record = msgspec.json.encode(table.record()).decode()
            (folder / f"{seed}.jsonl").write_text("\n".join([record, *lines]) + "\n")


if __name__ == "__main__":
    for seen in games():
        write(find_game(seen.id))
