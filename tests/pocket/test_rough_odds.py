"""Odds on a device: a few evenings by the rules, said to be rough."""

import asyncio
from urllib.parse import urlencode

import pytest

from tests.loop import run
from tests.pocket.device import Device, Tab
from veillee.pocket.odds import FEWER
from veillee.running.odds import BATCHES


def address(game: str = "pixie_town", games: int = BATCHES[0], seats: str = "age7,adult") -> str:
    asked = {"game": game, "options": "{}", "seats": seats, "games": games}
    return f"/api/odds?{urlencode(asked)}"


def test_a_few_games_come_first_and_then_more():
    async def ask():
        tab = Tab(Device())
        return [await tab.ask("GET", address(games=games)) for games in BATCHES]

    answers = run(ask())
    assert [odds["games"] for odds in answers] == list(FEWER.values())
    assert all(0 <= odds["won"]["low"] <= odds["won"]["high"] <= 1 for odds in answers)
    assert answers[-1]["won"]["high"] - answers[-1]["won"]["low"] < 0.15


def test_whoever_changes_something_does_not_wait_for_what_was_asked_before():
    async def ask():
        tab = Tab(Device())
        before = asyncio.create_task(tab.refusal("GET", address(games=BATCHES[-1])))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        after = await tab.ask("GET", address(seats="age5,adult"))
        return await before, after["games"]

    assert run(ask()) == ("busy", FEWER[BATCHES[0]])


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/api/odds?game=pixie_town", "garbage"),
        (address(seats="age7,nobody"), "persona"),
        (address(games=7), "games"),
    ],
)
def test_what_cannot_be_meant_is_refused(path, name):
    async def ask():
        return await Tab(Device()).refusal("GET", path)

    assert run(ask()) == name
