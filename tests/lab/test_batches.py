"""Odds in growing batches: more games of the same table cost only what is new."""

from typing import Any

import msgspec
import numpy as np
import pytest

from veillee.lab import odds
from veillee.lab.summary import Summary
from veillee.twin.twin import MOVES, WON, Twin

ADULTS = ["adult"] * 3


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of every game that was played, by a twin that compiles nothing."""
    numbers: list[int] = []

    def play(_numbers: Any, _who: Any, _luck: int, first: int, results: Any) -> None:
        games = range(first, first + len(results))
        numbers.extend(games)
        results[:, WON] = [game % 7 < 3 for game in games]
        results[:, MOVES] = [game % 31 for game in games]

    def numbers_of(_options: Any, _seats: int) -> Any:
        return np.zeros(1, np.int64)

    twin = Twin("tom_thumb", ("cottage",), numbers_of, play, heavy=(2, {}))
    monkeypatch.setattr(odds, "twin_of", lambda _game: twin)
    monkeypatch.setattr(odds, "_PLAYED", type(odds._PLAYED)())
    return numbers


def known(summary: Summary) -> Summary:
    """All but how fast it was."""
    return msgspec.structs.replace(summary, games_per_second=0.0)


def test_a_larger_batch_plays_only_what_is_missing(played: list[int]) -> None:
    for games in (250, 1_000, 10_000):
        grown = odds.reckon_on("tom_thumb", ADULTS, {}, games)
        assert sorted(played) == list(range(games))
        assert known(grown) == known(odds.reckon("tom_thumb", ADULTS, {}, games))
        del played[games:]


def test_a_smaller_batch_than_was_played_is_of_all_games(played: list[int]) -> None:
    odds.reckon_on("tom_thumb", ADULTS, {}, 1_000)
    assert odds.reckon_on("tom_thumb", ADULTS, {}, 250).games == 1_000
    assert len(played) == 1_000


def test_other_tables_are_other_games(played: list[int]) -> None:
    odds.reckon_on("tom_thumb", ADULTS, {}, 250)
    odds.reckon_on("tom_thumb", ADULTS, {"pebbles": 1}, 250)
    odds.reckon_on("tom_thumb", ["adult", "adult", "age7"], {}, 250)
    assert len(played) == 750


def test_only_the_last_tables_are_kept(played: list[int]) -> None:
    for pebbles in range(3):
        for mode in ("basic", "fabulous", "legendary"):
            for storm in (True, False):
                options = {"pebbles": pebbles, "mode": mode, "storm": storm}
                odds.reckon_on("tom_thumb", ADULTS, options, 10)
    assert len(odds._PLAYED) == odds.TABLES_KEPT < 18
    before = len(played)
    odds.reckon_on("tom_thumb", ADULTS, {"pebbles": 0, "mode": "basic", "storm": True}, 10)
    assert len(played) == before + 10
