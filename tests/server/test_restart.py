"""A deploy in the middle of an evening: a pause of a moment that costs nobody anything."""

import time

import httpx
import pytest

from tests.server.house import House
from tests.server.playing import BEGUN, sit_down
from tests.server.visitor import open_table


@pytest.fixture
def own_house(tmp_path):
    house = House(tmp_path)
    yield house
    if house.process.poll() is None:
        house.stop()


def seconds_left(visitor) -> float:
    return visitor.sights[visitor.seat]["asks"][0]["seconds"]


def test_everybody_is_told_to_come_back_and_the_house_closes_at_once(own_house):
    table = open_table(own_house.url, 3)
    visitors = sit_down(own_house, table)
    taken = visitors[0].answer(visitors[0].move(0, {"type": "Ready"}, BEGUN, id="kept"))
    began = time.monotonic()
    own_house.process.terminate()
    for visitor in visitors:
        closing = visitor.wait_for("closing")
        assert closing["name"] == "restart"
        assert 0 < closing["back_in"] <= 1
    own_house.process.wait(timeout=15)
    took = time.monotonic() - began
    assert took < 5, f"{took:.1f} s to close, on however busy a machine"
    own_house.start()
    again = sit_down(own_house, table)
    assert again[0].answer(again[0].move(0, {"type": "Ready"}, BEGUN, id="kept")) == taken


def test_a_question_goes_on_with_the_time_it_had_left(own_house):
    """The pause is not counted, however long it took."""
    table = open_table(own_house.url, 3)
    visitors = sit_down(own_house, table)
    asked_at = time.monotonic()
    assert 19 < seconds_left(visitors[0]) <= 20
    while time.monotonic() - asked_at < 2:
        visitors[0].say({"type": "eyes", "seats": [0]})
        visitors[0].wait_for("sight")
    own_house.process.terminate()
    visitors[0].wait_for("closing")
    used = time.monotonic() - asked_at
    own_house.process.wait(timeout=15)
    away_since = time.monotonic()
    own_house.start()
    back = sit_down(own_house, table)[0]
    away = time.monotonic() - away_since
    left = seconds_left(back)
    assert left < 18.2, "the time starts anew"
    assert left > 20 - used - 1, f"{away:.1f} s of pause were counted"


def test_after_a_power_cut_a_question_has_all_its_time_again(own_house):
    """Nobody knows when it went dark, and nobody should lose by it."""
    table = open_table(own_house.url, 3)
    sit_down(own_house, table)
    own_house.kill()
    own_house.start()
    assert seconds_left(sit_down(own_house, table)[0]) > 19


def test_a_kept_time_belongs_to_its_question_only(own_house):
    table = open_table(own_house.url, 3)
    visitors = sit_down(own_house, table)
    own_house.stop()
    own_house.start()
    visitors = sit_down(own_house, table)
    visitors[0].answer(visitors[0].move(0, {"type": "Ready"}, BEGUN))
    own_house.kill()
    own_house.start()
    summary = httpx.get(f"{own_house.url}/api/tables/{table['table']}").json()
    assert summary["seq"] == BEGUN + 1
    assert seconds_left(sit_down(own_house, table)[1]) > 19
