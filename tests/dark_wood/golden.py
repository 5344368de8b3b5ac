"""The golden games of the Dark Wood: how each is to end, and what is right in it."""

from typing import Any

from tools.golden import tells
from veillee.games.dark_wood.board import Eaten, Leave, Slap, StoppedShort, Take, TurnBegun
from veillee.table import Ask, Table, TimeUp


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


GAMES: dict[str, dict[str, Any]] = {
    "cottage": {"seats": 3, "skill": 0.9, "options": {}},
    "cottage-asked-around": {
        "seats": 4,
        "skill": 0.97,
        "options": {"finding": "ask_around", "trees": "neither", "sleepy": 1},
    },
    "cottage-vote_stops_short": {
        "seats": 3,
        "skill": 0.9,
        "options": {"sleepy": 1},
        "wanted": lambda table: tells(table, StoppedShort),
    },
    "last_one": {"seats": 2, "skill": 0.6, "options": {"trees": "no_side"}},
    "last_one-first_player_eaten": {
        "seats": 4,
        "skill": 0.7,
        "options": {},
        "wanted": lambda table: first_player_was_eaten(table),
    },
    "eaten": {"seats": 3, "skill": 0.2, "options": {"trees": "no_upright"}},
}


def right_move(table: Table, ask: Ask) -> Any:
    """What somebody who remembers everything would answer; None where nothing is right or wrong."""
    board = table.board
    match ask.kind:
        case "slap":
            found = board.top == board.token
            return Slap(400 + 10 * ask.seat, board.card) if found else TimeUp()
        case "take":
            return Take() if board.top == board.token else Leave()
        case "vote":
            holds = (vote for vote in ask.choices if board.cards[vote.child] == board.token)
            return next(holds, None)
        case _:
            return None
