"""Odds over the wire: what is refused, what is shared, and that no table ever waits for them."""

import asyncio
import json
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tests.loop import run
from tests.server import reckonings
from tests.server.house import House
from tests.server.playing import asked, one_move, sit_down
from tests.server.visitor import open_table
from veillee.server import odds as desks
from veillee.server import warming
from veillee.server.limits import Limits
from veillee.server.odds import OddsDesk, read_question
from veillee.server.workshop import Workshop
from veillee.table import Refused

TABLE = {"game": "tom_thumb", "options": "{}", "seats": "age7,adult,age70"}
BAD = {
    "no game": ({"game": "chess"}, "game"),
    "nothing at all": ({"game": "", "seats": ""}, "game"),
    "no such persona": ({"seats": "age7,unicorn"}, "persona"),
    "nobody": ({"seats": ""}, "persona"),
    "one seat": ({"seats": "adult"}, "seats"),
    "too many seats": ({"seats": ",".join(["adult"] * 7)}, "seats"),
    "out of bounds": ({"options": '{"pebbles": 99}'}, "options"),
    "no such option": ({"options": '{"magic": true}'}, "options"),
    "no JSON": ({"options": "{pebbles"}, "garbage"),
    "JSON of something else": ({"options": "[1, 2]"}, "garbage"),
    "very deep": ({"options": "[" * 1900}, "garbage"),
    "too long": ({"options": json.dumps({"mode": "x" * 3000})}, "too_large"),
}


@pytest.mark.parametrize("path", ["/api/odds", "/api/odds/suggestions"])
@pytest.mark.parametrize(("wrong", "name"), BAD.values(), ids=BAD)
def test_bad_questions_are_refused_by_name(house, path, wrong, name):
    answer = httpx.get(house.url + path, params={**TABLE, **wrong})
    assert answer.status_code in (400, 404, 413)
    assert answer.json()["name"] == name
    assert answer.json()["reason"]


def test_a_house_without_odds_says_so_kindly(house):
    for path in ("/api/odds", "/api/odds/suggestions"):
        answer = httpx.get(house.url + path, params=TABLE)
        assert answer.status_code == 200
        assert answer.json()["problem"]["name"] == "odds"


def test_without_numba_the_house_opens_and_names_what_is_missing(tmp_path, monkeypatch):
    missing = tmp_path / "numba"
    missing.mkdir()
    (missing / "__init__.py").write_text("raise ModuleNotFoundError('no numba', name='numba')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    house = House(tmp_path, odds=True)
    try:
        problem = wait_for(house, lambda odds: odds["problem"])["problem"]
        assert problem["name"] == "odds"
        assert "Numba" in problem["reason"]
        open_table(house.url)
    finally:
        house.stop()


def test_moves_are_answered_while_the_workshop_is_busy(tmp_path, monkeypatch):
    """A house that has compiled nothing yet is busy for longer than this test."""
    compiled = tmp_path / "compiled"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(compiled))
    house = House(tmp_path, odds=True)
    try:
        wait_for(house, lambda odds: odds["warming"] and compiled.exists())
        chance, seconds = Random(1), []
        for seed in ("one", "two", "three"):
            visitors = sit_down(house, open_table(house.url, seed=seed))
            while asked(visitors):
                before = time.monotonic()
                one_move(visitors, chance)
                seconds.append(time.monotonic() - before)
        assert ask(house)["warming"] is True
        assert len(seconds) > 10
        assert max(seconds) < 2, "a move takes milliseconds; nobody waits for the workshop"
    finally:
        began = time.monotonic()
        house.stop()
    assert time.monotonic() - began < 10, "the house does not wait for its workshop to close"


HOUSE_WITH_A_WORKSHOP = """
import asyncio, os, time
from veillee.server.workshop import Workshop
print(asyncio.run(Workshop(1).reckon(os.getpid)), flush=True)
time.sleep(600)
"""


def test_a_house_that_is_killed_leaves_no_workshop_behind():
    """The workshop writes to the same pipe: it ends when the last of them has gone."""
    command = [sys.executable, "-c", HOUSE_WITH_A_WORKSHOP]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as house:
        assert house.stdout is not None
        assert int(house.stdout.readline()) != house.pid
        house.kill()
        assert house.communicate(timeout=30) == (b"", None)


def ask(house: House) -> dict:
    return httpx.get(f"{house.url}/api/odds", params=TABLE, timeout=20).json()


def wait_for(house: House, state) -> dict:
    deadline = time.monotonic() + 60
    while not state(odds := ask(house)):
        assert time.monotonic() < deadline, odds
    return odds


# -- the desk itself -----------------------------------------------------------------------------


@asynccontextmanager
async def desk_with(reckon):
    workshop = Workshop(16)
    desk = OddsDesk(workshop, reckon)
    desk.warm.add("tom_thumb")
    try:
        yield desk
    finally:
        workshop.close()


async def stays() -> None:
    await asyncio.Event().wait()


async def until_known(ask, *question) -> Any:
    while (answer := await ask(*question, stays)).warming:
        pass
    return answer


def question(**options):
    return read_question("tom_thumb", json.dumps(options), "age7,adult")


def test_the_same_question_at_once_is_reckoned_once(tmp_path):
    book = tmp_path / "book"

    async def asking():
        async with desk_with(partial(reckonings.noted, str(book))) as desk:
            same = [until_known(desk.odds, question()) for _ in range(20)]
            return await asyncio.gather(*same, until_known(desk.odds, question(mode="basic")))

    answers = run(asking())
    assert {msgspec.json.encode(answer) for answer in answers} == {msgspec.json.encode(answers[0])}
    assert answers[0].won.rate == pytest.approx(0.3)
    assert book.read_text().splitlines() == ["reckoned"]


def test_a_glance_is_fewer_games_unless_more_are_known(tmp_path):
    book = tmp_path / "book"
    glance = read_question("tom_thumb", "{}", "age7,adult", desks.A_GLANCE)

    async def asking():
        async with desk_with(partial(reckonings.noted, str(book))) as desk:
            first = await until_known(desk.odds, glance)
            sure = await until_known(desk.odds, question())
            again = await until_known(desk.odds, glance)
            return [first.games, sure.games, again.games]

    assert run(asking()) == [desks.A_GLANCE, desks.GAMES, desks.GAMES]
    assert book.read_text().splitlines() == ["reckoned", "reckoned"]


def test_an_answer_is_kept_for_a_while(tmp_path, monkeypatch):
    book = tmp_path / "book"
    monkeypatch.setattr(desks, "LIMITS", Limits(odds_kept=2))

    async def asking():
        async with desk_with(partial(reckonings.noted, str(book))) as desk:
            for pebbles in (1, 2, 1, 3, 1, 2):
                await until_known(desk.odds, question(pebbles=pebbles))

    run(asking())
    assert len(book.read_text().splitlines()) == 4, "1, 2, 3, and 2 again, which had to go"


def test_who_asks_too_much_is_told_to_come_back(monkeypatch):
    monkeypatch.setattr(desks, "LIMITS", Limits(odds_a_second=0.001, odds_at_once=3))

    async def asking():
        async with desk_with(reckonings.quick) as desk:
            for pebbles in range(3):
                await until_known(desk.odds, question(pebbles=pebbles))
            await until_known(desk.odds, question(pebbles=0))
            with pytest.raises(Refused, match="busy"):
                await desk.odds(question(pebbles=9), stays)
            with pytest.raises(Refused, match="busy"):
                await desk.suggestions(question(), stays)

    run(asking())


def test_a_cold_game_is_being_warmed_and_known_to_be_wanted():
    async def asking():
        async with desk_with(reckonings.endless) as desk:
            desk.warm.clear()
            assert (await desk.odds(question(), stays)).warming
            assert (await desk.suggestions(question(), stays)).warming
            assert desk.asked_for == {"tom_thumb"}

    run(asking())


def test_a_twin_that_crashes_is_given_up_and_the_others_are_warmed(monkeypatch):
    monkeypatch.setattr(warming, "ATTEMPTS", 2)
    monkeypatch.setattr(warming, "GAMES", {"tom_thumb": None})
    monkeypatch.setattr(warming, "play_a_few", reckonings.crash)

    async def asking():
        async with desk_with(reckonings.quick) as desk:
            desk.warm.clear()
            await warming.warm_up(desk, desk._workshop)
            monkeypatch.setattr(warming, "play_a_few", len)
            monkeypatch.setattr(warming, "GAMES", {"ali_baba": None})
            await warming.warm_up(desk, desk._workshop)
            return desk

    desk = run(asking())
    assert desk.none["tom_thumb"].name == "odds"
    assert desk.warm == {"ali_baba"}


def test_nobody_waits_longer_than_they_have_patience(monkeypatch):
    monkeypatch.setattr(desks, "LIMITS", Limits(odds_patience_seconds=0.05))

    async def asking():
        async with desk_with(reckonings.endless) as desk:
            assert (await desk.odds(question(), stays)).warming
            assert (await desk.suggestions(question(), stays)).warming

    run(asyncio.wait_for(asking(), 30))


def test_work_is_dropped_when_everybody_has_left():
    async def leaves() -> None:
        await asyncio.sleep(0)

    async def asking():
        async with desk_with(reckonings.endless) as desk:
            staying = asyncio.ensure_future(desk.odds(question(), stays))
            await asyncio.sleep(0)
            await desk.odds(question(), leaves)
            assert len(desk._odds) == 1, "somebody still waits"
            assert (await staying).warming
            await desk.odds(question(), leaves)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert len(desk._odds) == 0

    run(asyncio.wait_for(asking(), 30))


def test_a_table_that_cannot_be_played_has_no_odds_and_says_why():
    async def asking():
        async with desk_with(reckonings.quick) as desk:
            desk.warm.add("pixie_town")
            two = read_question("pixie_town", '{"game": "against"}', "age7,adult")
            return await desk.odds(two, stays)

    problem = run(asking()).problem
    assert problem is not None
    assert problem.name == "options"
    assert "3 players" in problem.reason


def test_suggestions_come_through_the_workshop():
    async def asking():
        async with desk_with(reckonings.quick) as desk:
            return await until_known(desk.suggestions, question())

    best = run(asking()).suggestions[0]
    assert best.changes == {"pebbles": 6}
    assert best.won.rate == pytest.approx(0.6)


def test_what_the_workshop_refuses_is_heard():
    async def asking():
        async with desk_with(reckonings.unable) as desk:
            with pytest.raises(Refused, match="nobody can reckon"):
                await until_known(desk.odds, question())
            assert (await until_known(desk.suggestions, question())).suggestions == []

    run(asking())
