"""Requests for a WebSocket that are not as they should be: each is answered, and closed at once."""

from contextlib import ExitStack

import httpx
import pytest

from tests.security.raw import KEY, Raw, status
from tests.server.house import House
from tests.server.visitor import Visitor, open_table

LINES = 20
RIGHT = {
    "Host": "here",
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": KEY,
    "Sec-WebSocket-Version": "13",
}


def request(method: str = "GET", **changes: str | None) -> bytes:
    headers = RIGHT | {name.replace("_", "-"): value for name, value in changes.items()}
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    first = f"{method} /api/tables/nothing/live HTTP/1.1"
    return "\r\n".join([first, *lines, "", ""]).encode()


WRONG = {
    "a body": (request(Content_Length="1"), 400),
    "a body in chunks": (request(Transfer_Encoding="chunked"), 400),
    "too many headers": (request(**{f"X-{n}": "x" for n in range(130)}), 431),
    "a long header": (request(X_Long="x" * 9_000), 431),
    "no key": (request(Sec_WebSocket_Key=None), 400),
    "a key that is none": (request(Sec_WebSocket_Key="no"), 400),
    "another version": (request(Sec_WebSocket_Version="12"), 400),
    "another method": (request(method="POST"), 405),
}


@pytest.mark.parametrize(("said", "code"), WRONG.values(), ids=WRONG)
def test_a_malformed_handshake_is_answered_and_closed(house, said, code):
    with Raw(house.port, patience=10) as line:
        line.say(said)
        answer = line.hear_all()
    assert status(answer) == code, answer


def test_malformed_handshakes_keep_nobody_out(tmp_path):
    """More of them than the server takes connections; all stay open as far as the clients go."""
    house = House(tmp_path, lines=LINES)
    try:
        table = open_table(house.url, 3)
        with ExitStack() as crowd:
            for number in range(LINES + 5):
                line = crowd.enter_context(Raw(house.port))
                line.say(list(WRONG.values())[number % 4][0])
            assert httpx.get(f"{house.url}/healthz", timeout=10).status_code == 200
            visitor = Visitor(house.url, table["table"], [table["seats"][0]["key"]])
            visitor.wait_for("sight", seat=0)
            visitor.close()
    finally:
        house.stop()
