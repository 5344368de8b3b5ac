"""The golden games of Ali Baba: how each is to end, and what is right in it."""

from typing import Any

from tools.golden import tells
from veillee.games.ali_baba.board import AliCaptured, PebbleSpent, Say, ThatIsAll
from veillee.table import Ask, Table

GAMES: dict[str, dict[str, Any]] = {
    "most": {"seats": 3, "skill": 0.97, "options": {"pile": 14, "chief_at": 3}},
    "most-empty-pile": {
        "seats": 4,
        "skill": 1.0,
        "options": {"pile": 12, "chief_at": 0, "younger": True, "in_order": "appeared"},
        "wanted": lambda table: not table.board.pile,
    },
    "most-captured": {
        "seats": 5,
        "skill": 1.0,
        "options": {"pile": 12, "chief_at": 2, "capture_hint": True},
        "wanted": lambda table: tells(table, AliCaptured),
    },
    "most-pebbles": {
        "seats": 3,
        "skill": 0.9,
        "options": {"pile": 12, "chief_at": 3, "pebbles": [1, 0, 3], "adjectives": "set"},
        "wanted": lambda table: tells(table, PebbleSpent),
    },
    "singles": {"seats": 3, "skill": 0.95, "options": {"pile": 12, "chief_at": 2}},
    "shared": {
        "seats": 2,
        "skill": 0.9,
        "options": {"pile": 12, "chief_at": 2, "adjectives": "set"},
    },
}


def right_move(table: Table, ask: Ask) -> Any:
    """What somebody who remembers everything would answer; None where nothing is right or wrong."""
    board = table.board
    if ask.kind != "recite":
        return None
    said = {item.treasure for item in board.said}
    left = [treasure for treasure in board.hand if treasure not in said]
    if not left:
        return ThatIsAll()
    word = board.adjectives.get(left[0], "old") if board.options.adjectives != "none" else None
    return Say(left[0], board.hand.count(left[0]), word)
