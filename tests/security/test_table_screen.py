"""The table screen has a key of its own: a crowd of onlookers cannot keep it out."""

from contextlib import ExitStack
from itertools import chain, combinations

import httpx
import pytest

from tests.server.house import House
from tests.server.visitor import Visitor, open_table

PLACES = 3


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("house"), connections_a_table=PLACES)
    yield house
    house.stop()


@pytest.fixture
def crowd():
    with ExitStack() as crowd:
        yield crowd


def come(crowd: ExitStack, house: House, table: str, *keys: str) -> str:
    """Somebody comes and stays: "in", or why they were refused."""
    visitor = Visitor(house.url, table, list(keys))
    crowd.callback(visitor.close)
    message = visitor.hear()
    return message["name"] if message["type"] == "closing" else "in"


def test_onlookers_cannot_keep_the_table_screen_out_and_it_is_none_of_them(house, table, crowd):
    for _ in range(PLACES):
        assert come(crowd, house, table["table"]) == "in"
    assert come(crowd, house, table["table"]) == "full"
    screen = Visitor(house.url, table["table"], [table["screen"]])
    crowd.callback(screen.close)
    assert screen.wait_for("presence")["onlookers"] == PLACES
    assert screen.presence["held"] == []
    assert screen.wait_for("sight")["seat"] is None


def test_the_table_screens_key_opens_no_seat_and_no_other_table(house, table, crowd):
    screen = Visitor(house.url, table["table"], [table["screen"]])
    crowd.callback(screen.close)
    screen.wait_for("sight")
    screen.say({"type": "react", "seat": 0, "what": "clap"})
    assert screen.wait_for("refused")["name"] == "seat"
    assert come(crowd, house, open_table(house.url, 3)["table"], table["screen"]) == "key"


def test_somebodys_key_for_a_table_screen_opens_no_seat_and_watches_for_all(house, table, crowd):
    """Whoever has a seat may put the table on a big screen: it is no onlooker and sits nowhere."""
    key = table["seats"][0]["key"]
    screen = Visitor(house.url, table["table"], [key], screen=True)
    crowd.callback(screen.close)
    assert (screen.wait_for("presence")["held"], screen.presence["onlookers"]) == ([], 0)
    assert screen.presence["seats"][0]["free"]
    assert screen.wait_for("sight")["seat"] is None
    screen.say({"type": "react", "seat": 0, "what": "clap"})
    assert screen.wait_for("refused")["name"] == "seat"


def test_once_more_the_table_screen_keeps_its_key(house, crowd):
    table = open_table(house.url, [{"kind": "computer", "persona": "adult"}] * 3)
    screen = Visitor(house.url, table["table"], [table["screen"]])
    crowd.callback(screen.close)
    while screen.wait_for("sight")["outcome"] is None:
        pass
    again = httpx.post(
        f"{house.url}/api/tables/{table['table']}/again", json={"key": table["screen"]}
    )
    assert come(crowd, house, again.json()["table"], table["screen"]) == "in"


def test_connections_are_limited_for_each_seat_not_for_each_set_of_keys(house, table, crowd):
    keys = [seat["key"] for seat in table["seats"]]
    sets = chain.from_iterable(combinations(keys, size) for size in (1, 2, 3))
    came = [come(crowd, house, table["table"], *some) for some in sets for _ in range(PLACES + 1)]
    assert came.count("in") == len(keys) * PLACES
    assert set(came) == {"in", "full"}


def test_a_guest_who_fills_their_own_seat_keeps_no_shared_device_out(house, table, crowd):
    first, second, _ = (seat["key"] for seat in table["seats"])
    for _ in range(PLACES):
        assert come(crowd, house, table["table"], first) == "in"
    assert come(crowd, house, table["table"], first) == "full"
    assert come(crowd, house, table["table"], first, second) == "in"
