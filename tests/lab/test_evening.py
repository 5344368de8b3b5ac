"""One game among computers."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from veillee.games import find_game
from veillee.lab.evening import NobodyActs, play_evening
from veillee.table import Decision, Refused, Table, TimeUp
from veillee.table.catalogue import GAMES
from veillee.table.player import Mood


class Sleeper:
    """Somebody who never wants anything."""

    mood: Mood | None = None

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        self.seat, self.pause = seat, None

    def watch(self, sight: Any) -> Decision | None:
        return None


class Slow(Sleeper):
    """Does the first thing allowed, after a day."""

    def watch(self, sight: Any) -> Decision | None:
        mine = [ask for ask in sight.asks if ask.seat == self.seat and ask.kind != "between"]
        return Decision(mine[0].choices[-1], 86_400.0 + self.seat) if mine else None


def test_an_evening_ends_and_can_be_verified() -> None:
    table = play_evening("tom_thumb", ["adult", "age7", "age70"], {"mode": "fabulous"}, "once")
    assert table.outcome is not None
    assert Table.verify(table.record()).outcome == table.outcome


def test_a_table_where_nobody_acts_is_an_error_that_says_where(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, "tom_thumb", replace(find_game("tom_thumb"), player=Sleeper))
    with pytest.raises(NobodyActs, match=r"seat 0 \(draw\)"):
        play_evening("tom_thumb", ["adult"] * 3, None, "asleep")


def test_a_clock_runs_out_on_those_who_hesitate_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tom_thumb", replace(find_game("tom_thumb"), player=Slow))
    table = play_evening("tom_thumb", ["adult"] * 3, {"tall_tree": False, "boots": False}, "slow")
    pointing = [played for played in table.moves if type(played.move).__name__ == "SpendPebble"]
    assert pointing, "the last choice of a seeker is the pebble"
    after = table.moves[table.moves.index(pointing[0]) + 1]
    assert after.move == TimeUp()


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Refused, match="2 to 6"):
        play_evening("tom_thumb", ["adult"] * 7, None, "crowd")
