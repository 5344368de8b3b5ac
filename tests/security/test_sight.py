"""Reading what another seat sees, and saying again what somebody else has said."""

import json
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.playing import BEGUN, sit_down
from tests.server.visitor import Visitor, open_table


def keys(table):
    return [seat["key"] for seat in table["seats"]]


@pytest.mark.parametrize("eyes", [[1], [0, 1], [-1], [99], [2**70]])
def test_nobody_comes_in_with_another_seats_eyes(house, table, eyes):
    stranger = Visitor(house.url, table["table"], keys(table)[:1], eyes=eyes)
    assert stranger.hear()["name"] == "seat"
    assert stranger.sights == {}


def test_whoever_has_no_key_sees_what_lies_open_and_nothing_else(house, table):
    """The Guide's secret names are in the Guide's sight and in nobody else's."""
    visitors = sit_down(house, table)
    onlooker = Visitor(house.url, table["table"], [])
    for seat, visitor in enumerate(visitors):
        assert visitor.answer(visitor.move(seat, {"type": "Ready"}, BEGUN))["type"] == "taken"
    drawn = visitors[0].answer(visitors[0].move(0, {"type": "DrawCards"}, BEGUN + 3))
    hand = (
        visitors[0].wait_for("sight", seq=drawn["seq"])
        if (visitors[0].sights[0]["seq"] < drawn["seq"])
        else visitors[0].sights[0]
    )
    assert len(hand["view"]["hand"]) == 3
    for other in (visitors[1], visitors[2], onlooker):
        sight = other.wait_for("sight", seq=drawn["seq"])
        assert sight["view"]["hand"] is None
        assert not any(ask.get("choices") for ask in sight["asks"])


def test_asking_for_the_same_eyes_many_times_shows_them_once(house, table):
    """Otherwise one short hello would make the house speak thousands of times."""
    visitor = Visitor(house.url, table["table"], keys(table)[:1], eyes=[0] * 4000)
    visitor.say({"type": "eyes", "seats": [0] * 12})
    visitor.say({"type": "hello"})
    visitor.wait_for("refused", name="hello")
    assert [said["type"] for said in visitor.heard].count("sight") == 2


@pytest.mark.parametrize(
    "said",
    [
        {"type": "move", "id": "x", "seat": 1, "on": BEGUN, "move": {"type": "Ready"}},
        {"type": "eyes", "seats": [1]},
        {"type": "touch", "seat": 1, "x": 0.5, "y": 0.5},
        {"type": "react", "seat": 1, "what": "clap"},
        {"type": "introduce", "seat": 1, "name": "Eve", "picture": "child-1"},
        {"type": "lend", "seat": 1},
    ],
    ids=lambda said: said["type"],
)
def test_nobody_acts_for_a_seat_without_its_key(house, table, said):
    first = sit_down(house, table)[0]
    onlooker = Visitor(house.url, table["table"], [])
    for stranger in (first, onlooker):
        stranger.say(said)
        assert stranger.wait_for("refused")["name"] in ("seat", "lend")
    summary = httpx.get(f"{house.url}/api/tables/{table['table']}").json()
    assert (summary["seq"], summary["seats"][1]["name"]) == (BEGUN, "P1")


def test_a_message_said_again_by_somebody_else_counts_for_nothing(house, table):
    first, second, _ = sit_down(house, table)
    said = {"type": "move", "id": "once", "seat": 0, "on": BEGUN, "move": {"type": "Ready"}}
    first.say(said)
    taken = first.answer("once")
    second.say(said)
    assert second.wait_for("refused")["name"] == "seat"
    first.say({**said, "id": "anew"})
    assert first.answer("anew")["type"] == "refused"
    first.say(said)
    assert first.answer("once") == taken
    summary = httpx.get(f"{house.url}/api/tables/{table['table']}").json()
    assert summary["seq"] == taken["seq"]


def test_a_talk_overheard_at_one_table_means_nothing_at_another(house, table):
    other = open_table(house.url, 3)
    stranger = Visitor(house.url, other["table"], keys(table)[:1])
    with suppress(ConnectionClosed):
        stranger.move(0, {"type": "Ready"}, BEGUN)
    assert stranger.hear()["name"] == "key"
    assert httpx.get(f"{house.url}/api/tables/{other['table']}").json()["seq"] == 1


def test_the_summary_of_a_table_holds_no_secret(house, table):
    sit_down(house, table)
    text = httpx.get(f"{house.url}/api/tables/{table['table']}").text
    assert set(json.loads(text)) == {
        "table", "game", "options", "seal", "known_deal", "seats", "seq", "outcome", "closed",
        "carried",
    }  # fmt: skip
    assert not any(key in text for key in keys(table))
    assert "a wood at night" not in text
