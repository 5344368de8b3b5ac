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
from veillee.running.odds import BATCHES, Question
from veillee.running.odds import read_question as read_any_question
from veillee.server.limits import DEFAULTS, Limits
from veillee.server.odds import compiling
from veillee.server.odds import service as services
from veillee.server.odds.service import OddsService
from veillee.server.odds.worker import Worker
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


@pytest.mark.parametrize("games", ["0", "777", "1000000"])
def test_only_so_many_games_are_played_as_a_batch_has(house, games):
    answer = httpx.get(house.url + "/api/odds", params={**TABLE, "games": games})
    assert answer.status_code == 400
    assert answer.json()["name"] == "games"


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
        assert max(seconds) < 2, "a move takes milliseconds; nobody waits for the worker"
    finally:
        began = time.monotonic()
        house.stop()
    assert time.monotonic() - began < 10, "the server does not wait for its worker to close"


SERVER_WITH_A_WORKER = """
import asyncio, os, time
from veillee.server.odds.worker import Worker
print(asyncio.run(Worker(1).run(os.getpid)), flush=True)
time.sleep(600)
"""


def test_a_server_that_is_killed_leaves_no_worker_behind():
    """The worker writes to the same pipe: it ends when the last of them has gone."""
    command = [sys.executable, "-c", SERVER_WITH_A_WORKER]
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


# -- the service itself --------------------------------------------------------------------------


@asynccontextmanager
async def service_with(reckon, limits: Limits = DEFAULTS):
    worker = Worker(16)
    service = OddsService(worker, limits, reckon)
    service.warm.add("tom_thumb")
    try:
        yield service
    finally:
        worker.close()


def read_question(game: str, options: str, seats: str, games: int = BATCHES[-1]) -> Question:
    return read_any_question(game, options, seats, games, DEFAULTS)


async def stays() -> None:
    await asyncio.Event().wait()


async def until_known(ask, *question) -> Any:
    while (answer := await ask(*question, stays)).warming:
        pass
    return answer


SLICES = list(range(services.A_SLICE, BATCHES[-1] + 1, services.A_SLICE))
"""10,000 games are played so many at a time."""


def reckoned_in(book) -> list[int]:
    """How many games were asked for, one time after the other."""
    return [int(line) for line in book.read_text().splitlines()]


def question(**options):
    return read_question("tom_thumb", json.dumps(options), "age7,adult")


def test_the_same_question_at_once_is_reckoned_once(tmp_path):
    book = tmp_path / "book"

    async def asking():
        async with service_with(partial(reckonings.noted, str(book))) as service:
            same = [until_known(service.odds, question()) for _ in range(20)]
            return await asyncio.gather(*same, until_known(service.odds, question(mode="basic")))

    answers = run(asking())
    assert {msgspec.json.encode(answer) for answer in answers} == {msgspec.json.encode(answers[0])}
    assert answers[0].won.rate == pytest.approx(0.3)
    assert reckoned_in(book) == SLICES


def test_a_small_batch_is_of_few_games_unless_more_are_known(tmp_path):
    book = tmp_path / "book"
    few, more, sure = (read_question("tom_thumb", "{}", "age7,adult", n) for n in services.BATCHES)

    async def asking():
        async with service_with(partial(reckonings.noted, str(book))) as service:
            asked = (few, more, few, sure, more, few)
            return [(await until_known(service.odds, each)).games for each in asked]

    assert run(asking()) == [250, 1_000, 1_000, 10_000, 10_000, 10_000]
    assert reckoned_in(book) == [250, *SLICES[: SLICES.index(1_000) + 1], *SLICES]


def test_batches_of_one_table_count_as_one_question():
    few = Limits(odds_a_second=0.001, odds_at_once=1)

    async def asking():
        async with service_with(reckonings.quick, few) as service:
            for games in services.BATCHES:
                batch = read_question("tom_thumb", "{}", "age7,adult", games)
                assert (await until_known(service.odds, batch)).games == games
            with pytest.raises(Refused, match="busy"):
                await service.odds(question(pebbles=9), stays)

    run(asking())


def test_a_few_games_of_another_table_come_between_many(tmp_path):
    """And the many are not played to the end when nobody waits for them any more."""
    book = tmp_path / "book"
    left, patient = asyncio.Event(), Limits(odds_patience_seconds=30)

    async def leaves() -> None:
        await left.wait()

    async def asking():
        async with service_with(partial(reckonings.noted, str(book)), patient) as service:
            many = asyncio.ensure_future(service.odds(question(), leaves))
            while not book.exists():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            few = read_question("tom_thumb", '{"pebbles": 1}', "age7,adult", 250)
            first = asyncio.ensure_future(until_known(service.odds, few))
            await asyncio.sleep(0)
            left.set()
            assert (await many).warming
            assert (await first).games == 250
            while len(service._odds):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    run(asyncio.wait_for(asking(), 30))
    assert reckoned_in(book)[-1] == 250
    assert BATCHES[-1] not in reckoned_in(book)


def test_an_answer_is_kept_for_a_while(tmp_path):
    book = tmp_path / "book"
    few = Limits(odds_kept=2)

    async def asking():
        async with service_with(partial(reckonings.noted, str(book)), few) as service:
            for pebbles in (1, 2, 1, 3, 1, 2):
                await until_known(service.odds, question(pebbles=pebbles))

    run(asking())
    assert reckoned_in(book) == [*SLICES] * 4, "1, 2, 3, and 2 again, which had to go"


def test_who_asks_too_much_is_told_to_come_back():
    few = Limits(odds_a_second=0.001, odds_at_once=3)

    async def asking():
        async with service_with(reckonings.quick, few) as service:
            for pebbles in range(3):
                await until_known(service.odds, question(pebbles=pebbles))
            await until_known(service.odds, question(pebbles=0))
            with pytest.raises(Refused, match="busy"):
                await service.odds(question(pebbles=9), stays)
            with pytest.raises(Refused, match="busy"):
                await service.suggestions(question(), stays)

    run(asking())


def test_a_cold_game_is_being_warmed_and_known_to_be_wanted():
    async def asking():
        async with service_with(reckonings.endless) as service:
            service.warm.clear()
            assert (await service.odds(question(), stays)).warming
            assert (await service.suggestions(question(), stays)).warming
            assert service.asked_for == {"tom_thumb"}

    run(asking())


def test_a_twin_that_crashes_is_given_up_and_the_others_are_warmed(monkeypatch):
    monkeypatch.setattr(compiling, "ATTEMPTS", 2)
    monkeypatch.setattr(compiling, "GAMES", {"tom_thumb": None})
    monkeypatch.setattr(compiling, "play_a_few", reckonings.crash)

    async def asking():
        async with service_with(reckonings.quick) as service:
            service.warm.clear()
            await compiling.compile_all(service, service._worker, DEFAULTS)
            monkeypatch.setattr(compiling, "play_a_few", len)
            monkeypatch.setattr(compiling, "GAMES", {"ali_baba": None})
            await compiling.compile_all(service, service._worker, DEFAULTS)
            return service

    service = run(asking())
    assert service.none["tom_thumb"].name == "odds"
    assert service.warm == {"ali_baba"}


def test_nobody_waits_longer_than_they_have_patience():
    impatient = Limits(odds_patience_seconds=0.05)

    async def asking():
        async with service_with(reckonings.endless, impatient) as service:
            assert (await service.odds(question(), stays)).warming
            assert (await service.suggestions(question(), stays)).warming

    run(asyncio.wait_for(asking(), 30))


def test_work_is_dropped_when_everybody_has_left():
    async def leaves() -> None:
        await asyncio.sleep(0)

    async def asking():
        async with service_with(reckonings.endless) as service:
            staying = asyncio.ensure_future(service.odds(question(), stays))
            await asyncio.sleep(0)
            await service.odds(question(), leaves)
            assert len(service._odds) == 1, "somebody still waits"
            assert (await staying).warming
            await service.odds(question(), leaves)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert len(service._odds) == 0

    run(asyncio.wait_for(asking(), 30))


def test_a_table_that_cannot_be_played_has_no_odds_and_says_why():
    async def asking():
        async with service_with(reckonings.quick) as service:
            service.warm.add("pixie_town")
            two = read_question("pixie_town", '{"game": "against"}', "age7,adult")
            return await service.odds(two, stays)

    problem = run(asking()).problem
    assert problem is not None
    assert problem.name == "options"
    assert "3 players" in problem.reason


def test_suggestions_come_through_the_worker():
    async def asking():
        async with service_with(reckonings.quick) as service:
            return await until_known(service.suggestions, question())

    best = run(asking()).suggestions[0]
    assert best.changes == {"pebbles": 6}
    assert best.won.rate == pytest.approx(0.6)


def test_what_the_worker_refuses_is_heard():
    async def asking():
        async with service_with(reckonings.unable) as service:
            with pytest.raises(Refused, match="nobody can reckon"):
                await until_known(service.odds, question())
            assert (await until_known(service.suggestions, question())).suggestions == []

    run(asking())
