"""Record the golden games anew: `python -m tools.golden`.

Each is a whole game with every seat's sight at every step. They change only when the rules or the
views do: raise the version in the game's edition.toml then, and say why in the commit.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from veillee.games.ali_baba.board import AliCaptured, Say, ThatIsAll
from veillee.games.dark_wood.board import Eaten, Leave, Slap, StoppedShort, Take, TurnBegun
from veillee.games.tom_thumb.board import TurnUp
from veillee.table import Ask, Seat, Stream, Table, TimeUp, sample

TO_CHOOSE_FROM = 20
"""Of so many games that end as they should, the shortest is kept."""
FOLDER = Path(__file__).parent.parent / "tests" / "golden"

SHORT_PATH = {"section_1": 1, "section_2": 1, "section_3": 1}
GAMES: dict[str, dict[str, Any]] = {
    "tom_thumb/cottage": {"seats": 3, "skill": 1.0, "options": SHORT_PATH},
    "tom_thumb/ogre": {"seats": 4, "skill": 0.3, "options": {"ogre_tiles": 4}},
    "tom_thumb/cottage-two-lost-souls": {
        "seats": 2,
        "skill": 0.97,
        "options": {**SHORT_PATH, "huge_forest": True},
    },
    "tom_thumb/ogre-dark-storm": {
        "seats": 3,
        "skill": 0.5,
        "options": {"dark_forest": True, "storm": True, "ogre_tiles": 5},
    },
    "ali_baba/most": {"seats": 3, "skill": 0.97, "options": {"pile": 14, "chief_at": 3}},
    "ali_baba/most-empty-pile": {
        "seats": 4,
        "skill": 1.0,
        "options": {"pile": 12, "chief_at": 0, "younger": True, "in_order": True},
        "wanted": lambda table: not table.board.pile,
    },
    "ali_baba/most-captured": {
        "seats": 5,
        "skill": 1.0,
        "options": {"pile": 12, "chief_at": 2, "capture_hint": True},
        "wanted": lambda table: was_told(table, AliCaptured),
    },
    "ali_baba/singles": {"seats": 3, "skill": 0.95, "options": {"pile": 12, "chief_at": 2}},
    "ali_baba/shared": {
        "seats": 2,
        "skill": 0.9,
        "options": {"pile": 12, "chief_at": 2, "adjectives": "set"},
    },
    "dark_wood/cottage": {"seats": 3, "skill": 0.9, "options": {}},
    "dark_wood/cottage-asked-around": {
        "seats": 4,
        "skill": 0.97,
        "options": {"finding": "ask_around", "trees": "neither", "sleepy": 1},
    },
    "dark_wood/cottage-vote_stops_short": {
        "seats": 3,
        "skill": 0.9,
        "options": {"sleepy": 1},
        "wanted": lambda table: was_told(table, StoppedShort),
    },
    "dark_wood/last_one": {"seats": 2, "skill": 0.6, "options": {"trees": "no_side"}},
    "dark_wood/last_one-first_player_eaten": {
        "seats": 4,
        "skill": 0.7,
        "options": {},
        "wanted": lambda table: first_player_was_eaten(table),
    },
    "dark_wood/eaten": {"seats": 3, "skill": 0.2, "options": {"trees": "no_upright"}},
}


def was_told(table: Table, kind: type) -> bool:
    return any(isinstance(told, kind) for told in table.events(None))


def first_player_was_eaten(table: Table) -> bool:
    """And the game went on with another one."""
    first, eaten = -1, False
    for event in table.events(None):
        if isinstance(event, TurnBegun):
            if eaten:
                return True
            first = event.first
        elif isinstance(event, Eaten):
            eaten = first in event.seats
    return False


def play(
    name: str,
    seats: int,
    skill: float,
    options: dict[str, Any],
    wanted: Callable[[Table], bool] = lambda _table: True,
) -> Table:
    """Play until it ends as its name says; with some skill the players know what is right."""
    ending = name.split("/")[1].split("-")[0]
    ended: list[Table] = []
    for seed in range(1000):
        chance = Random(seed)
        table = Table(name.split("/")[0], [Seat() for _ in range(seats)], options, f"gold {seed}")
        while table.outcome is None:
            table.play(*choose(table, chance, skill))
        if table.outcome.reason == ending and wanted(table):
            ended.append(table)
        if len(ended) == TO_CHOOSE_FROM:
            break
    if ended:
        return min(ended, key=lambda table: len(table.moves))
    raise SystemExit(f"no game ended as {name} should")


def choose(table: Table, chance: Random, skill: float) -> tuple[int | None, Any]:
    if table.seconds is not None and (not table.asks or chance.random() < 0.3):
        return None, TimeUp()
    ask = chance.choice(table.asks)
    right = right_move(table, ask)
    if right is not None and chance.random() < skill:
        return None if isinstance(right, TimeUp) else ask.seat, right
    return ask.seat, sample(ask, Stream(f"{chance.random()}", "move"))


def right_move(table: Table, ask: Ask) -> Any:
    """What somebody who remembers everything would answer; None where nothing is right or wrong."""
    board = table.board
    if ask.kind in ("seek", "decide", "boots"):
        return next(move for move in ask.choices if leads_to(board, move) == board.asked)
    if ask.kind == "recite":
        said = {item.treasure for item in board.said}
        left = [treasure for treasure in board.hand if treasure not in said]
        if not left:
            return ThatIsAll()
        word = board.adjectives.get(left[0], "old") if board.options.adjectives != "none" else None
        return Say(left[0], board.hand.count(left[0]), word)
    if ask.kind == "slap":
        return Slap(400 + 10 * ask.seat, board.card) if board.top == board.token else TimeUp()
    if ask.kind == "take":
        return Take() if board.top == board.token else Leave()
    if ask.kind == "vote":
        return next((vote for vote in ask.choices if board.cards[vote.child] == board.token), None)
    return None


def leads_to(board: Any, move: Any) -> str | None:
    return board.tiles[move.at].place if isinstance(move, TurnUp) else None


def sights(table: Table) -> list[str]:
    """One line a step, every eye in it."""
    again = Table.replay(table.record(), upto=0)
    lines = [seen(again)]
    for played in table.moves:
        again.play(played.seat, played.move)
        lines.append(seen(again))
    return lines


def seen(table: Table) -> str:
    eyes = [None, *range(len(table.seats))]
    return msgspec.json.encode([table.sight(eye) for eye in eyes]).decode()


if __name__ == "__main__":
    for name, how in GAMES.items():
        table = play(name, **how)
        path = FOLDER / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        record = msgspec.json.encode(table.record()).decode()
        path.write_text("\n".join([record, *sights(table)]) + "\n")
        print(f"{name}: {len(table.moves)} moves, {path.stat().st_size // 1024} kB")
