"""What did you know, over the wire."""

from typing import Any

import httpx
import msgspec
import pytest

from tests.loop import run
from veillee.lab.evening import play_evening
from veillee.live.wire.calls import KnownWanted
from veillee.server.http.known import look_back
from veillee.server.limits import DEFAULTS
from veillee.server.odds.worker import Worker
from veillee.table.known import what_was_known
from veillee.table.record import Record, read_record


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return msgspec.to_builtins(play_evening("tom_thumb", ["adult"] * 3, None, "known").record())


def ask(house, record: Any, seat: Any = 1, persona: str = "age7", **more: Any) -> httpx.Response:
    wanted = {"record": record, "seat": seat, "persona": persona}
    return httpx.post(f"{house.url}/api/known", json=wanted, timeout=60, **more)


def test_it_answers_what_the_people_at_a_seat_knew(house, record):
    answer = ask(house, record)
    assert answer.status_code == 200, answer.text
    by_hand = what_was_known(read_record(record), 1, "age7")
    assert answer.json() == msgspec.to_builtins(by_hand)


def test_a_replay_says_whether_there_is_something_to_know(house, record):
    village = play_evening("pixie_town", ["adult"] * 2, None, "a village").record()
    for one, knowing in ((record, True), (msgspec.to_builtins(village), False)):
        replay = httpx.post(f"{house.url}/api/replay", json={"record": one}).json()
        assert replay["knowing"] is knowing


def test_refusals_have_names(house, record):
    village = msgspec.to_builtins(play_evening("pixie_town", ["adult"] * 2, None, "v").record())
    long = record["moves"] * (5_001 // len(record["moves"]) + 1)
    refused = {
        "persona": ask(house, record, persona="age300"),
        "seat": ask(house, record, seat=3),
        "record": ask(house, {**record, "moves": long}),
        "digest": ask(house, {**record, "digest": "0" * 64}),
        "moves": ask(house, {**record, "moves": record["moves"][1:]}),
        "rules": ask(house, {**record, "rules": -1}),
        "game": ask(house, {**record, "game": "chess"}),
        "knowing": ask(house, village, seat=0),
        "garbage": ask(house, record, seat="the first"),
        "origin": ask(house, record, headers={"origin": "http://elsewhere.example"}),
    }
    assert {name: answer.json()["name"] for name, answer in refused.items()} == {
        name: name for name in refused
    }
    assert ask(house, {"game": "tom_thumb"}).json()["name"] == "record"
    assert ask(house, record, seat=-1).json()["name"] == "seat"


def test_it_is_reckoned_in_the_worker_and_never_in_the_loop(record):
    """Whatever the worker is given is all that is done: here it does nothing."""
    handed_over: list[Any] = []

    class Idle(Worker):
        async def run(self, work: Any, *args: Any) -> Any:
            handed_over.append((work, *args))

    answer = run(look_back(KnownWanted(record, 2, "adult"), Idle(1), DEFAULTS))
    assert answer is None
    assert [(work, seat, persona) for work, _, seat, persona in handed_over] == [
        (what_was_known, 2, "adult")
    ]
    assert isinstance(handed_over[0][1], Record)
