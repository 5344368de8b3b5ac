"""A few seconds of what `make bench` does for minutes."""

import pytest

from tests.security import fuzzing, fuzzing_frames
from tests.security.openapi import openapi
from tests.several.houses import OneServer
from veillee.server.http.api import ROUTES

UNHURRIED = {"messages_a_second": 1e6, "messages_at_once": 10**6, "tables_at_once": 10**6}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fuzz")
    house = OneServer(folder, 0, str(folder / "house.db"), **UNHURRIED)
    yield house
    house.stop()
    assert "Traceback" not in house.journal.read_text()


def test_the_schema_describes_every_route():
    described = openapi()["paths"]
    assert sum(len(methods) for methods in described.values()) == len(ROUTES)


def test_no_request_breaks_the_house(house):
    assert fuzzing.fuzz_http(house, seconds=2, batch=40) >= 40
    assert house.process.poll() is None


def test_no_message_breaks_the_line_or_shows_another_seat(house):
    assert fuzzing.fuzz_line(house, seconds=2, batch=100) >= 100
    assert house.process.poll() is None


def test_no_frames_break_the_line(house):
    assert fuzzing_frames.fuzz_frames(house, seconds=2, batch=60) >= 60
    assert house.process.poll() is None


def test_no_handshake_is_left_without_an_answer(house):
    assert fuzzing_frames.fuzz_handshakes(house, seconds=2, batch=60) >= 60
    assert house.process.poll() is None


def test_no_bytes_break_a_decoder():
    assert fuzzing.fuzz_decoder("any", 3) > 1000


def test_a_decoder_that_breaks_is_noticed():
    with pytest.raises(AssertionError, match="ValueError"):
        fuzzing.fuzz_decoder("canary", 1)
