"""Frames that are no message: pings, pongs and fragments, from clients that read every answer.

Whoever does not read is cut off for that. These read, so only a rate limit stops them.
"""

import select
import time
from random import Random

import pytest

from tests.security.raw import Raw, frame
from tests.server.house import House
from tests.server.playing import one_move, sit_down
from tests.server.visitor import Visitor, open_table

TEXT, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
HELLO = frame(TEXT, b'{"type":"hello"}')
LOOK = b'{"type":"eyes","seats":[]}'
IN_PIECES = (
    frame(TEXT, b"", last=False)
    + frame(CONTINUATION, b"", last=False) * 1_000
    + frame(CONTINUATION, LOOK)
)
FLOODS = {
    "pings": frame(PING, b"") * 10_000,
    "pings with a text": frame(PING, bytes(125)) * 1_000,
    "pongs": frame(PONG, b"") * 10_000,
    "messages in empty fragments": IN_PIECES,
    "pings between fragments": IN_PIECES.replace(
        frame(CONTINUATION, b"", last=False), frame(PING, b"")
    ),
}
TIMES = 50
"""A flood is sent so often, at most: far more than any allowance."""

SILENCE = 5
"""Seconds in which the server sends nothing more, and has cut nobody off."""


def is_cut_off(line: Raw, data: bytes) -> bool:
    """Sends all the data and reads all that comes, meanwhile and afterwards."""
    line.socket.setblocking(False)
    while True:
        writers = [line.socket] if data else []
        may_read, may_write, _ = select.select([line.socket], writers, [], SILENCE)
        if not may_read and not may_write:
            return False
        try:
            if may_read and not line.socket.recv(1 << 20):
                return True
            if may_write:
                data = data[line.socket.send(data[: 1 << 16]) :]
        except ConnectionError:
            return True


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_client_that_reads_is_cut_off_for_a_flood_of_frames(house, table, flood):
    with Raw(house.port) as line:
        line.upgrade(table["table"])
        line.say(HELLO)
        assert is_cut_off(line, flood * TIMES)


def test_a_flood_of_frames_after_the_goodbye_is_not_answered(house):
    """The server has hung up and waits for the client to do so, too: it reads only a little."""
    with Raw(house.port) as line:
        line.upgrade("nothing")
        for _ in range(200):
            line.say(frame(PING, b"0") * 100)
        heard = line.hear_all()
        assert heard.count(bytes([0x80 | PONG, 1]) + b"0") < 200


def test_a_ping_now_and_then_is_answered_however_long(tmp_path):
    """Ten times the burst, at half the rate that is allowed."""
    house = House(tmp_path, frames_a_second=400, frames_at_once=10)
    try:
        with Raw(house.port) as line:
            line.upgrade(open_table(house.url, 3)["table"])
            for number in range(100):
                line.say(frame(PING, b"%04d" % number))
                heard = b""
                while not heard.endswith(b"%04d" % number):
                    heard += line.socket.recv(65536)
                time.sleep(1 / 200)
    finally:
        house.stop()


def test_messages_sent_as_bytes_are_limited_like_text(house, table):
    """Whole messages are slowed down, not cut off, whichever way they are sent."""
    visitor = Visitor(house.url, table["table"], [])
    visitor.wait_for("sight")
    for _ in range(100):
        visitor.say(LOOK)
    for _ in range(100):
        visitor.wait_for("sight")
    visitor.close()


def test_a_heap_of_messages_is_read_a_few_at_a_time_and_all_of_it(house):
    """Reading pauses while messages wait for their answers; none is lost."""
    family = sit_down(house, open_table(house.url, 3))
    heap = open_table(house.url, 3)
    with Raw(house.port) as line:
        line.upgrade(heap["table"])
        line.say(HELLO + frame(TEXT, LOOK) * 150)
        assert one_move(family, Random(1))["type"] == "taken"
        heard = b""
        while heard.count(b'"type":"sight"') < 151:
            heard += line.socket.recv(65536)
