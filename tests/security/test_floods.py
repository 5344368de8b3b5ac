"""Visitors who come to be in the way: slow ones, loud ones, ones who never read.

Each is let go after a short while, and a family that plays meanwhile does not notice.
"""

import time
from contextlib import ExitStack
from random import Random

import httpx
import msgspec
import pytest

from tests.security.raw import Raw, frame, status
from tests.server.house import House
from tests.server.playing import one_move, sit_down
from tests.server.visitor import Visitor, open_table
from veillee.server.http.app import PAGE
from veillee.server.http.websocket import COME_BACK
from veillee.table import Table

CLOSE, PING, TEXT, CONTINUATION = 0x8, 0x9, 0x1, 0x0
PATIENT = {"ogre_tiles": 9, "someone_helped": False}
SOON = 5
"""Seconds within which a move is always seen by all, even on a machine with much else to do."""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = House(
        tmp_path_factory.mktemp("house"),
        request_seconds=1,
        hello_seconds=1,
        connections_a_table=8,
    )
    yield house
    house.stop()


def plays_on(house) -> bool:
    """A family sits down and plays a few moves; whether none of them took long."""
    family = sit_down(house, open_table(house.url, 3, options=PATIENT))
    slowest, chance = 0.0, Random(1)
    for _ in range(5):
        start = time.monotonic()
        one_move(family, chance)
        slowest = max(slowest, time.monotonic() - start)
    for visitor in family:
        visitor.close()
    return slowest < SOON


def memory(house) -> float:
    """What the house takes, in megabytes."""
    lines = httpx.get(f"{house.url}/metrics").text.splitlines()
    return (
        float(next(line for line in lines if line.startswith("process_resident")).split()[1]) / 1e6
    )


# -- HTTP ----------------------------------------------------------------------------------------

SLOW = {
    "says nothing": b"",
    "half a heading": b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
    "pieces without end": b"POST /api/replay HTTP/1.1\r\nHost: here\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
}


@pytest.mark.parametrize("said", SLOW.values(), ids=SLOW)
def test_a_slow_loris_is_let_go_and_nobody_notices(house, said):
    with ExitStack() as crowd:
        lines = [crowd.enter_context(Raw(house.port)) for _ in range(40)]
        for line in lines:
            line.say(said)
        assert plays_on(house)
        for line in lines:
            assert b"408" in line.hear_all()


def test_a_letter_now_and_then_does_not_keep_the_door_open(house):
    start = time.monotonic()
    with Raw(house.port) as line:
        line.say(b"GET / HTTP/1.1\r\nX-Slow: ")
        while line.say(b"x"):
            time.sleep(0.05)
            assert time.monotonic() - start < 20
    assert time.monotonic() - start >= 1


def test_a_heading_without_end_is_cut_off(house):
    with Raw(house.port) as line:
        line.say(b"GET / HTTP/1.1\r\nHost: here\r\n")
        sent = 0
        while sent < 20_000_000 and line.say(b"X-Long: " + b"x" * 50_000 + b"\r\n"):
            sent += 50_000
        assert sent < 20_000_000
    with Raw(house.port) as line:
        assert status(line.ask("GET", "/" + "x" * 100_000)) in (400, 431)
    assert plays_on(house)


def test_a_body_larger_than_it_said_is_cut_off(house):
    with Raw(house.port) as line:
        line.say(b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n")
        sent = 0
        while sent < 50_000_000 and line.say(b"c350\r\n" + b" " * 50_000 + b"\r\n"):
            sent += 50_000
        assert status(line.hear_all()) == 413 or sent < 50_000_000


def test_whoever_does_not_read_the_answer_is_not_waited_for(house):
    """More answers than the system itself would keep for somebody."""
    largest = max((PAGE / "assets").iterdir(), key=lambda path: path.stat().st_size)
    asked = f"GET /assets/{largest.name} HTTP/1.1\r\nHost: here\r\n\r\n".encode()
    with Raw(house.port, buffer=4096) as line:
        line.say(asked * (20_000_000 // largest.stat().st_size))
        assert plays_on(house)
        assert line.is_cut_off()


def long_record(moves: int) -> bytes:
    """A record that is true and very long: somebody changes seats all the time."""
    table = Table("tom_thumb", 6, {}, "long")
    record = msgspec.to_builtins(table.record())
    sit = {"seat": None, "move": {"type": "Sit", "seat": 0, "persona": None}}
    return msgspec.json.encode({"record": {**record, "moves": [sit] * moves}})


def test_long_records_are_played_beside_the_tables_not_before_them(house):
    record = long_record(4900)
    with ExitStack() as crowd:
        for _ in range(4):
            line = crowd.enter_context(Raw(house.port))
            length = b"Content-Length: %d\r\n\r\n" % len(record)
            line.say(b"POST /api/replay HTTP/1.1\r\nHost: here\r\n" + length + record)
        assert plays_on(house)


def test_a_crowd_with_records_is_told_to_come_back(tmp_path):
    house = House(tmp_path, replays_waiting=1)
    try:
        record = long_record(800)
        length = b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(record)
        with ExitStack() as crowd:
            lines = [crowd.enter_context(Raw(house.port, patience=60)) for _ in range(3)]
            for line in lines:
                line.say(b"POST /api/replay HTTP/1.1\r\nHost: here\r\n" + length + record)
            assert sorted(status(line.hear_all()) for line in lines)[-1] == 503
    finally:
        house.stop()


# -- the WebSocket -------------------------------------------------------------------------------


def test_whoever_says_no_hello_is_let_go(house, table):
    with ExitStack() as crowd:
        lines = [crowd.enter_context(Raw(house.port)) for _ in range(40)]
        for line in lines:
            assert b"101" in line.upgrade(table["table"])
        assert plays_on(house)
        for line in lines:
            assert line.socket.recv(1)[0] == 0x80 | CLOSE


def test_signs_of_life_without_end_are_cut_off(house, table):
    """Every ping is answered by a pong, which lies there until it is read."""
    before = memory(house)
    with Raw(house.port) as line:
        line.upgrade(table["table"])
        line.say(frame(TEXT, b'{"type":"hello"}'))
        many = frame(PING, bytes(125)) * 400
        sent = 0
        while sent < 50_000_000 and line.say(many):
            sent += len(many)
        assert sent < 50_000_000
    assert memory(house) < before + 30
    assert plays_on(house)


def test_a_message_in_endless_empty_pieces_is_cut_off(house, table):
    with Raw(house.port) as line:
        line.upgrade(table["table"])
        line.say(frame(TEXT, b'{"type":', last=False))
        sent = 0
        while sent < 5_000_000 and line.say(frame(CONTINUATION, b"", last=False) * 500):
            sent += 500
        assert sent < 5_000_000


def test_messages_in_one_breath_are_not_all_kept(house, table):
    before = memory(house)
    with ExitStack() as crowd:
        for _ in range(10):
            line = crowd.enter_context(Raw(house.port))
            line.upgrade(table["table"])
            line.say(frame(TEXT, b"{}") * 200_000)
        assert plays_on(house)
        assert memory(house) < before + 60


def test_nothing_is_unpacked_on_the_line(house, table):
    """No compression is agreed on, so there is no bomb to unpack."""
    with Raw(house.port) as line:
        answer = line.upgrade(table["table"], "Sec-WebSocket-Extensions: permessage-deflate")
    assert b"deflate" not in answer


def test_whoever_asks_and_reads_nothing_is_let_go(tmp_path):
    free = {"messages_a_second": 1e6, "messages_at_once": 10**6}
    house = House(tmp_path, request_seconds=1, **free)
    try:
        table = open_table(house.url, 3)
        with Raw(house.port, buffer=4096) as line:
            line.upgrade(table["table"])
            line.say(frame(TEXT, b'{"type":"hello"}'))
            look = frame(TEXT, b'{"type":"eyes","seats":[]}')
            asked = 0
            while asked < 100_000 and line.say(look * 100):
                asked += 100
                httpx.get(f"{house.url}/healthz")
            assert asked < 100_000
    finally:
        house.stop()


def test_whoever_reads_too_slowly_is_told_to_come_back(tmp_path):
    """What waits for one line is bounded; then the line is closed with "try again later"."""
    free = {"messages_a_second": 1e6, "messages_at_once": 10**6}
    house = House(tmp_path, unread_bytes=20_000, **free)
    try:
        with Raw(house.port, buffer=4096) as line:
            line.upgrade(open_table(house.url, 3)["table"])
            line.say(frame(TEXT, b'{"type":"hello"}'))
            looks, asked = frame(TEXT, b'{"type":"eyes","seats":[]}') * 100, 0
            while asked < 100_000 and not is_hung_up(house):
                line.say(looks)
                asked += 100
            goodbye, heard = bytes([0x80 | CLOSE, 2]) + COME_BACK.to_bytes(2, "big"), b"more"
            while heard and not heard.endswith(goodbye):
                heard = heard[-3:] + line.socket.recv(65536)
            assert heard.endswith(goodbye)
    finally:
        house.stop()


def is_hung_up(house) -> bool:
    """Whether the one line that there was is no longer at its table."""
    lines = httpx.get(f"{house.url}/metrics").text.splitlines()
    return "veillee_connections 0.0" in lines


def test_onlookers_never_take_the_place_of_somebody_with_a_key(house):
    table = open_table(house.url, 3)
    with ExitStack() as crowd:
        for _ in range(8):
            onlooker = Visitor(house.url, table["table"], [])
            crowd.callback(onlooker.close)
            onlooker.wait_for("sight")
        late = Visitor(house.url, table["table"], [])
        assert late.wait_for("closing")["name"] == "full"
        for seat in table["seats"]:
            player = Visitor(house.url, table["table"], [seat["key"]])
            crowd.callback(player.close)
            player.wait_for("sight", seat=seat["seat"])
