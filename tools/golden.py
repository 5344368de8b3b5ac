"""Record the golden games anew: `make golden`, or those of one game: `make golden GAME=tom_thumb`.

Each is a whole game with every seat's sight at every step. They change only when the rules or the
views do: raise the version in the game's edition.toml then, and say why in the commit.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from veillee.games import find_game, games
from veillee.table import Seat, Stream, Table, TimeUp, sample

TO_CHOOSE_FROM = 20
"""Of so many games that end as they should, the shortest is kept."""
AS_THE_ONLOOKER = "as the onlooker"
FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def golden_of(game: str) -> Any:
    """`tests/<game>/golden.py`: `GAMES`, how each is to end; `right_move`, what is right in it."""
    return import_module(f"tests.{game}.golden")


def tells(table: Table, *kinds: type, by: Callable[[Any], bool] = lambda _event: True) -> bool:
    """Whether each of these happened in a game."""
    told = [event for event in table.events(None) if by(event)]
    return all(any(isinstance(event, kind) for event in told) for kind in kinds)


def play(
    game: str,
    name: str,
    seats: int,
    skill: float,
    options: dict[str, Any],
    wanted: Callable[[Table], bool] = lambda _table: True,
) -> Table:
    """Play until it ends as its name says; with some skill the players know what is right."""
    ending = name.split("-")[0]
    ended: list[Table] = []
    for seed in range(1000):
        chance = Random(seed)
        table = Table(game, [Seat() for _ in range(seats)], options, f"gold {seed}")
        while table.outcome is None:
            table.play(*choose(table, chance, skill))
        if table.outcome.reason == ending and wanted(table):
            ended.append(table)
        if len(ended) == TO_CHOOSE_FROM:
            break
    if ended:
        return min(ended, key=lambda table: len(table.moves))
    raise SystemExit(f"no game of {game} ended as {name} should")


def choose(table: Table, chance: Random, skill: float) -> tuple[int | None, Any]:
    if table.seconds is not None and (not table.asks or chance.random() < 0.3):
        return None, TimeUp()
    ask = chance.choice(table.asks)
    right = golden_of(table.game.id).right_move(table, ask)
    if right is not None and chance.random() < skill:
        return None if isinstance(right, TimeUp) else ask.seat, right
    return ask.seat, sample(ask, Stream(f"{chance.random()}", "move"))


def sights(table: Table) -> list[str]:
    """One line a step, every eye in it."""
    again = Table.replay(table.record(), upto=0)
    lines = [seen(again)]
    for played in table.moves:
        again.play(played.seat, played.move)
        lines.append(seen(again))
    return lines


def seen(table: Table) -> str:
    """Every eye's sight. A view that is just the onlooker's is not written down a second time."""
    onlooker = msgspec.to_builtins(table.sight(None))
    eyes = [onlooker]
    for seat in range(len(table.seats)):
        sight = msgspec.to_builtins(table.sight(seat))
        if sight["view"] == onlooker["view"]:
            sight["view"] = AS_THE_ONLOOKER
        eyes.append(sight)
    return msgspec.json.encode(eyes).decode()


def write(game: str, name: str, table: Table) -> None:
    path = FOLDER / game / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    record = msgspec.json.encode(table.record()).decode()
    path.write_text("\n".join([record, *sights(table)]) + "\n")
    print(f"{game}/{name}: {len(table.moves)} moves, {path.stat().st_size // 1024} kB")


def record(game: str) -> None:
    for name, how in golden_of(game).GAMES.items():
        write(game, name, play(game, name, **how))


if __name__ == "__main__":
    for wanted in sys.argv[1:] or [game.id for game in games()]:
        record(find_game(wanted).id)
