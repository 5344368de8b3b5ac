"""The compiled players play as the players do: as often won, as many points, as long a game."""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import pytest

from veillee.games.ali_baba.board import Options
from veillee.games.ali_baba.odds import TWIN
from veillee.lab.evening import play_evening
from veillee.table import Table
from veillee.twin.mind import persona_numbers
from veillee.twin.twin import COLUMNS, ENDING, MOVES, SCORES, WINNERS

TWIN_GAMES = 20_000
IN_999_OF_1000 = 3.291
"""Standard errors: how far the mean of so few real games may be from the truth. About sixty means
are compared, so one in a hundred would be too many."""


class Evening(NamedTuple):
    personas: list[str]
    options: dict[str, Any]
    games: int
    seed: str


EVENINGS = {
    "four of any age": Evening(["age7", "adult", "age70", "age10"], {}, 220, "a"),
    "two with Cassim": Evening(["age5", "elephant"], {"pebbles": (3,)}, 220, "b"),
    "words in order": Evening(
        ["adult", "age10", "age7"],
        {
            "adjectives": "set",
            "in_order": "appeared",
            "pile": 30,
            "forty_four": True,
            "first_ali": 1,
        },
        220,
        "c",
    ),
    "as first recited": Evening(
        ["age10", "age5", "adult"], {"in_order": "recited", "ali_judges": True}, 220, "e"
    ),
    "five, Ali judges, against the sand": Evening(
        ["age7", "adult", "age5", "age70", "age10"],
        {
            "ali_judges": True,
            "adjectives": "set",
            "younger": True,
            "sand_timer": 14,
            "chief_at": 12,
            "pebbles": (1, 0, 3),
        },
        220,
        "d",
    ),
}


def as_row(table: Table) -> list[float]:
    """A real game as a twin writes it down."""
    assert table.outcome is not None
    row = [0.0] * COLUMNS
    row[ENDING] = TWIN.endings.index(table.outcome.reason)
    row[WINNERS] = sum(1 << seat for seat in table.outcome.winners)
    row[MOVES] = len(table.moves)
    for seat, points in enumerate(table.outcome.scores or ()):
        row[SCORES + seat] = points
    return row


def play_twins(personas: list[str], options: dict[str, Any], games: int, seed: int) -> np.ndarray:
    results = np.zeros((games, COLUMNS), np.int32)
    numbers = TWIN.settle(Options(**options), len(personas))
    TWIN.play(numbers, persona_numbers(personas), seed, 0, results)
    return results


def measured(rows: np.ndarray, seats: int) -> dict[str, np.ndarray]:
    """What is counted of each game."""
    of = {f"seat {seat} wins": rows[:, WINNERS].astype(int) >> seat & 1 for seat in range(seats)}
    of |= {f"points of seat {seat}": rows[:, SCORES + seat] for seat in range(seats)}
    of |= {f"ends by {end}": rows[:, ENDING] == i for i, end in enumerate(TWIN.endings)}
    return of | {"moves": rows[:, MOVES]}


def far_apart(real: np.ndarray, twin: np.ndarray, seats: int) -> dict[str, float]:
    """In standard errors of the real games, where it is more than it may be."""
    ones, others = measured(real, seats), measured(twin, seats)
    apart = {
        name: float((ones[name].mean() - other.mean()) / (other.std() / sqrt(len(real))))
        for name, other in others.items()
    }
    return {name: by for name, by in apart.items() if abs(by) > IN_999_OF_1000}


@pytest.mark.parametrize("name", EVENINGS)
def test_the_twin_plays_as_the_players_do(name: str) -> None:
    personas, options, games, seed = EVENINGS[name]
    real = [
        as_row(play_evening("ali_baba", personas, options, f"{seed} {number}"))
        for number in range(games)
    ]
    twin = play_twins(personas, options, TWIN_GAMES, 1)
    assert far_apart(np.array(real), twin, len(personas)) == {}


def test_a_game_is_the_same_whoever_plays_it() -> None:
    """In whatever pieces the games are shared out."""
    personas, options = EVENINGS["words in order"][:2]
    whole = play_twins(personas, options, 40, 7)
    numbers, who = TWIN.settle(Options(**options), len(personas)), persona_numbers(personas)
    piece = np.zeros((13, COLUMNS), np.int32)
    TWIN.play(numbers, who, 7, 20, piece)
    assert (piece == whole[20:33]).all()
    assert len(np.unique(whole[:, SCORES:], axis=0)) > 30
