"""The golden games of Berry basket: how each is to end, and what is right in it."""

from typing import Any

from tests.outcomes import end_of
from tools.golden import tells
from veillee.games.berry_basket.board import FOX, FoxCame, GoHome, WentHome
from veillee.table import Ask, Table

GAMES: dict[str, dict[str, Any]] = {
    "empty": {
        "seats": 2,
        "skill": 0.6,
        "options": {},
        "wanted": lambda table: len(end_of(table).winners) == 1 and tells(table, FoxCame, WentHome),
    },
    "empty-shared": {
        "seats": 3,
        "skill": 0.6,
        "options": {"foxes": 3},
        "wanted": lambda table: len(end_of(table).winners) > 1,
    },
}


def right_move(table: Table, ask: Ask) -> Any:
    """What somebody who sees through the leaves would do; None where nothing is right or wrong."""
    if GoHome() in ask.choices and table.board.bush[-1] == FOX:
        return GoHome()
    return None
