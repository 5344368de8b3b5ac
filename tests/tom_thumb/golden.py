"""The golden games of Tom Thumb: how each is to end, and what is right in it."""

from typing import Any

from veillee.games.tom_thumb.board import TurnUp
from veillee.table import Ask, Table

SHORT_PATH = {"section_1": 1, "section_2": 1, "section_3": 1}
GAMES: dict[str, dict[str, Any]] = {
    "cottage": {"seats": 3, "skill": 1.0, "options": SHORT_PATH},
    "ogre": {"seats": 4, "skill": 0.3, "options": {"ogre_tiles": 4}},
    "cottage-two-lost-souls": {
        "seats": 2,
        "skill": 0.97,
        "options": {**SHORT_PATH, "huge_forest": True},
    },
    "ogre-dark-storm": {
        "seats": 3,
        "skill": 0.5,
        "options": {"dark_forest": True, "storm": True, "ogre_tiles": 5},
    },
}


def right_move(table: Table, ask: Ask) -> Any:
    """What somebody who remembers everything would answer; None where nothing is right or wrong."""
    board = table.board
    if ask.kind not in ("seek", "decide", "boots"):
        return None
    return next(move for move in ask.choices if leads_to(board, move) == board.asked)


def leads_to(board: Any, move: Any) -> str | None:
    return board.tiles[move.at].place if isinstance(move, TurnUp) else None
