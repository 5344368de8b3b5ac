"""How sure a computer player is shows in how long it thinks."""

from random import Random
from statistics import fmean
from typing import Any

import pytest

from tests.evenings import evening
from veillee.table import Decision, Seat, Table

QUESTIONS: dict[str, tuple[dict[str, Any], set[str], float]] = {
    "tom_thumb seek": ({}, {"TurnUp", "SpendPebble"}, 1.8),
    "ali_baba recite": ({}, {"Say"}, 1.8),
    "dark_wood take": ({"finding": "ask_around"}, {"Take", "Leave"}, 1.5),
    "dark_wood vote": ({"finding": "ask_around"}, {"Vote"}, 1.15),
}
"""Options, the answers that one has to remember something for, and how many times as long a
newcomer takes at least. (A vote is about the last card alone: 1.19 times over 20 games.)"""


@pytest.mark.parametrize("question", QUESTIONS)
def test_who_has_only_just_come_hesitates_longer_than_who_watched_all_along(question: str) -> None:
    """Elephants, all of one tempo, before the same questions."""
    game, kind = question.split()
    options, answers, least = QUESTIONS[question]
    watched: list[float] = []
    unwatched: list[float] = []
    for seed in range(5):
        table = Table(game, [Seat("elephant")] * 3, options, f"hesitating {seed}")
        for wants in evening(table, Random(seed)):
            for seat in {ask.seat for ask in table.asks if ask.kind == kind} & set(wants):
                newcomer = newcomers_answer(table, seat)
                if {type(newcomer.move).__name__, type(wants[seat].move).__name__} <= answers:
                    watched.append(wants[seat].pause)
                    unwatched.append(newcomer.pause)
    assert len(watched) > 20
    assert fmean(unwatched) > least * fmean(watched)


def newcomers_answer(table: Table, seat: int) -> Decision:
    """What somebody would do who saw the last move and nothing that went before."""
    decision = table.game.player(seat, "elephant", Random(table.seq)).watch(table.sight(seat))
    assert decision is not None
    return decision
