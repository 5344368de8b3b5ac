"""A record that lies."""

import json
from functools import cache
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.random_play import any_table, playing
from veillee.games import games
from veillee.table import Refused, Table

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@cache
def true_record(game: str) -> str:
    table = any_table(game, Random(game))
    for _ in playing(table, Random(game)):
        pass
    return msgspec.json.encode(table.record()).decode()


def places(thing, path=()):
    """Every place in a record, from the top down."""
    yield path
    if isinstance(thing, dict | list):
        for name, value in thing.items() if isinstance(thing, dict) else enumerate(thing):
            yield from places(value, (*path, name))


def put(thing, path, value) -> None:
    for name in path[:-1]:
        thing = thing[name]
    thing[path[-1]] = value


@pytest.mark.parametrize("game", [game.id for game in games()])
@settings(max_examples=60, deadline=None, suppress_health_check=list[Any](HealthCheck))
@given(data=st.data())
def test_whatever_is_changed_in_a_record_it_is_refused_or_means_the_same(game, data):
    """One place anywhere in a true record holds something else: a refusal, and nothing worse."""
    record = json.loads(true_record(game))
    before = Table.verify(json.loads(true_record(game))).record()
    paths = [path for path in places(record) if path]
    path = paths[data.draw(st.integers(0, len(paths) - 1))]
    put(record, path, data.draw(anything))
    try:
        after = Table.verify(record).record()
    except Refused:
        return
    assert (after.outcome, after.digest, after.seal) == (before.outcome, before.digest, before.seal)


def test_the_house_says_that_a_record_lies_and_stays_up(house):
    record = json.loads(true_record("tom_thumb"))
    for lie in ({"seed": "another"}, {"outcome": None}, {"digest": "0" * 64}, {"seal": "0" * 64}):
        answer = httpx.post(f"{house.url}/api/replay", json={"record": record | lie})
        assert answer.json()["verified"] is False
    for lie in ({"rules": 10**30}, {"seats": []}, {"seats": [{}] * 5000}, {"options": {"x": 1}}):
        answer = httpx.post(f"{house.url}/api/replay", json={"record": record | lie})
        assert answer.status_code == 400
    for eye in (-1, 99, 2**70):
        answer = httpx.post(f"{house.url}/api/replay", json={"record": record, "eye": eye})
        assert (answer.status_code, answer.json()["name"]) == (400, "seat")


def test_a_record_of_too_many_moves_is_refused(house):
    record = json.loads(true_record("tom_thumb"))
    record["moves"] = [{"seat": 0, "move": 0}] * 6000
    answer = httpx.post(f"{house.url}/api/replay", json={"record": record})
    assert (answer.status_code, answer.json()["name"]) == (400, "record")
