"""The fast twin's games are, on the whole, those that computers play at a real table."""

from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import Any

import numpy as np
import pytest

from veillee.games.pixie_town.board import Options
from veillee.games.pixie_town.odds import TWIN
from veillee.lab.evening import play_evening
from veillee.table import Table
from veillee.twin.mind import persona_numbers
from veillee.twin.twin import COLUMNS, ENDING, MOVES, TURNS, WINNERS, WON

EVENINGS, TWIN_GAMES = 200, 20_000
SURE = 2.576
"""Standard errors within which a fair sample lies 99 times in 100."""

TOWNS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "plans, two": (["adult", "age5"], {}),
    "free, four": (["age5", "elephant", "age10", "adult"], {"building": "imaginary"}),
    "plans, against": (
        ["age10", "adult", "age70", "age7"],
        {"game": "against", "gnome_die": "strong", "first_player": 3},
    ),
    "free, against": (
        ["elephant", "age70", "adult"],
        {"game": "against", "building": "imaginary", "gentle_gnome": True, "first_gnome": 1},
    ),
}


def twin_games(who: list[str], options: dict[str, Any], many: int, seed: int = 1) -> np.ndarray:
    results = np.zeros((many, COLUMNS), np.int32)
    TWIN.play(TWIN.settle(Options(**options), len(who)), persona_numbers(who), seed, 0, results)
    return results


def assert_near(evenings: np.ndarray, twins: np.ndarray, what: str) -> None:
    """Two means of the same thing, as near as samples of these sizes are."""
    spread = sqrt(twins.var() * (1 / len(evenings) + 1 / len(twins)))
    assert abs(evenings.mean() - twins.mean()) <= SURE * spread, what


@pytest.mark.parametrize("town", TOWNS)
def test_evenings_end_alike(town: str) -> None:
    """How often each ending comes, how often each seat wins, and how long games are."""
    who, options = TOWNS[town]
    tables = [
        play_evening("pixie_town", who, options, f"{town} {number}") for number in range(EVENINGS)
    ]
    outcomes = [table.outcome for table in tables if table.outcome is not None]
    results = twin_games(who, options, TWIN_GAMES)
    for number, ending in enumerate(TWIN.endings):
        came = np.array([outcome.reason == ending for outcome in outcomes])
        assert_near(came, results[:, ENDING] == number, ending)
    for seat in range(len(who)):
        won = np.array([seat in outcome.winners for outcome in outcomes])
        assert_near(won, results[:, WINNERS] >> seat & 1, f"seat {seat} wins")
    assert_near(np.array([len(table.moves) for table in tables]), results[:, MOVES], "moves")
    assert_near(np.array([turns(table) for table in tables]), results[:, TURNS], "turns")


def turns(table: Table) -> int:
    return table.board.turn


@pytest.mark.parametrize("town", TOWNS)
def test_a_number_names_a_game_whoever_plays_it(town: str) -> None:
    """Cut into any pieces and shared among threads: the same games."""
    who, options = TOWNS[town]
    numbers, personas = TWIN.settle(Options(**options), len(who)), persona_numbers(who)
    whole, shared = twin_games(who, options, 600), np.zeros((600, COLUMNS), np.int32)

    def play(first: int) -> None:
        TWIN.play(numbers, personas, 1, first, shared[first : first + 75])

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(play, reversed(range(0, 600, 75))))
    assert (whole == shared).all()
    assert (whole != twin_games(who, options, 600, seed=2)).any()


def test_together_all_win_or_nobody() -> None:
    results = twin_games(*TOWNS["plans, two"], 500)
    assert set(map(tuple, results[:, [ENDING, WON, WINNERS]].tolist())) == {(0, 1, 3), (1, 0, 0)}


def test_a_gentle_gnome_and_a_mild_die_help_the_pixies() -> None:
    """Free building, three pixies: 60 and 93 %, as the edition says."""

    def pixies(**options: Any) -> float:
        town = {"game": "against", "building": "imaginary", "gnome_die": "strong", **options}
        endings = twin_games(["adult"] * 4, town, 8000)[:, ENDING]
        return float((endings == TWIN.endings.index("pixies")).mean())

    fierce = pixies()
    assert fierce == pytest.approx(0.60, abs=0.02)
    assert pixies(gentle_gnome=True) > fierce + 0.015
    assert pixies(gnome_die="mild") == pytest.approx(0.93, abs=0.02)
