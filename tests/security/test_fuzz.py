"""A few seconds of what `make bench` does for minutes."""

import pytest

from tests.security import fuzzing
from tests.security.openapi import openapi
from tests.server.house import House
from veillee.server.api import ROUTES

UNHURRIED = {"messages_a_second": 1e6, "messages_at_once": 10**6, "tables_at_once": 10**6}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("fuzz"), **UNHURRIED)
    yield house
    house.stop()


def test_the_schema_describes_every_route():
    described = openapi()["paths"]
    assert sum(len(methods) for methods in described.values()) == len(ROUTES)


def test_no_request_breaks_the_house(house):
    assert fuzzing.fuzz_http(house, seconds=2, batch=40) >= 40
    assert house.process.poll() is None


def test_no_message_breaks_the_line_or_shows_another_seat(house):
    assert fuzzing.fuzz_line(house, seconds=2, batch=100) >= 100
    assert house.process.poll() is None


def test_no_bytes_break_a_decoder():
    assert fuzzing.fuzz_decoder("any", 3) > 1000


def test_a_decoder_that_breaks_is_noticed():
    with pytest.raises(AssertionError, match="ValueError"):
        fuzzing.fuzz_decoder("canary", 1)
