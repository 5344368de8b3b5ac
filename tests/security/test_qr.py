"""QR codes: to draw one holds up every table of the server for a moment."""

import httpx
import pytest

from tests.server.house import House

AT_ONCE = 5


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("house"), codes_at_once=AT_ONCE, codes_a_second=0.001)
    yield house
    house.stop()


def ask(house: House, path: str, host: str | None = None) -> httpx.Response:
    headers = {} if host is None else {"host": host}
    return httpx.post(f"{house.url}/api/qr", json={"path": path}, headers=headers)


def test_new_codes_are_limited_and_known_ones_are_not(house):
    answers = [ask(house, f"/t/{number}") for number in range(AT_ONCE + 3)]
    assert [answer.status_code for answer in answers] == [200] * AT_ONCE + [503] * 3
    assert {answer.json()["name"] for answer in answers[AT_ONCE:]} == {"busy"}
    for number in range(AT_ONCE):
        assert ask(house, f"/t/{number}").json() == answers[number].json()


def test_a_long_address_gets_no_code(house):
    """The work grows with the square of the length."""
    assert ask(house, "/" + "x" * 100).json()["name"] == "garbage"
    assert ask(house, "/" + "x" * 60, host=".".join(["long"] * 40)).json()["name"] == "address"
