"""Pages from elsewhere that use a visitor's browser, and names of the house that are not ours."""

import json

import httpx
import pytest
from websockets.sync.client import connect

from tests.security.raw import Raw, status
from veillee.server.http.address import address_for_others
from veillee.server.http.origin import same_origin
from veillee.table.refused import Refused

TABLE = {"game": "tom_thumb", "seats": [{"kind": "person"}] * 3}
FORGED = [
    "https://elsewhere.example",
    "null",
    "",
    "http://[",
    "http://127.0.0.1",
    "http://127.0.0.1:{port}@elsewhere.example",
    "http://elsewhere.example/127.0.0.1:{port}",
    "http://elsewhere.example#127.0.0.1:{port}",
    "http://127.0.0.1:{port}.elsewhere.example",
    "file://",
]


@pytest.mark.parametrize("origin", FORGED)
def test_a_page_from_elsewhere_may_not_post(house, origin):
    headers = {"origin": origin.format(port=house.port)}
    for path in ("tables", "replay", "known", "tables/nothing/again"):
        answer = httpx.post(f"{house.url}/api/{path}", json={}, headers=headers)
        assert (answer.status_code, answer.json()["name"]) == (403, "origin")


@pytest.mark.parametrize("origin", FORGED)
def test_a_page_from_elsewhere_may_not_listen(house, table, origin):
    url = house.url.replace("http", "ws") + f"/api/tables/{table['table']}/live"
    headers = {"origin": origin.format(port=house.port)}
    with connect(url, additional_headers=headers) as line:
        heard = json.loads(line.recv(timeout=10))
    assert (heard["type"], heard["name"]) == ("closing", "origin")


def test_our_own_page_may(house):
    answer = httpx.post(f"{house.url}/api/tables", json=TABLE, headers={"origin": house.url})
    assert answer.status_code == 201
    assert same_origin({"origin": "https://[2001:db8::1]:8000", "host": "[2001:db8::1]:8000"})


def test_no_answer_lets_another_page_read_it(house):
    for method in ("GET", "OPTIONS"):
        headers = {"origin": "https://elsewhere.example", "access-control-request-method": "POST"}
        answer = httpx.request(method, f"{house.url}/api/games", headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("host", ["", "a" * 8000, "x y", 'x">', "[::1", "a/b", "a@b", "a:b:c", "é"])
def test_a_name_that_is_no_address_gets_into_no_link(house, host):
    with pytest.raises(Refused, match="address"):
        address_for_others("http", host)
    with Raw(house.port) as line:
        answer = line.ask("GET", "/api/address", f"Host: {host}")
    assert status(answer) == 400
    assert b'"base"' not in answer


def test_the_name_the_visitor_used_is_the_one_in_the_link():
    for host in ("veillee.example", "veillee.example:8443", "[2001:db8::1]:8000", "my_box.local"):
        assert address_for_others("https", host) == f"https://{host}"
