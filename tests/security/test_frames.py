"""Messages that come in pieces, in heaps, or not as they should: on the line as it really is."""

from random import Random

import pytest

from tests.security.raw import Raw, frame
from tests.server.house import House
from tests.server.visitor import Visitor, open_table
from veillee.server.http.websocket import POLICY
from veillee.server.limits import DEFAULTS

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
HELLO = b'{"type":"hello"}'
LOOK = b'{"type":"eyes","seats":[]}'
PROTOCOL_ERROR, TOO_BIG = 1002, 1009


@pytest.fixture
def line(house, table):
    with Raw(house.port) as line:
        line.upgrade(table["table"])
        yield line


def heard(data: bytes) -> list[tuple[int, bytes]]:
    """The frames that the house sent, with their kind."""
    frames = []
    while data:
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        frames.append((data[0] & 0xF, data[start : start + size]))
        data = data[start + size :]
    return frames


def piece(line: Raw) -> bytes:
    data = line.socket.recv(65536)
    assert data, "the house has closed the line"
    return data


def hear_sights(line: Raw, number: int) -> list[tuple[int, bytes]]:
    """All frames until so many sights have come. If one more came then, it would be heard, too."""
    data = b""
    while data.count(b'"type":"sight"') < number:
        data += piece(line)
    line.say(frame(PING, b"last"))
    while not data.endswith(b"last"):
        data += piece(line)
    assert data.count(b'"type":"sight"') == number
    return heard(data)


def closed_with(frames) -> int:
    kind, reason = frames[-1]
    assert kind == CLOSE
    return int.from_bytes(reason[:2], "big")


def test_messages_may_be_cut_anywhere(line):
    """However the bytes fall into packets, each message is heard once."""
    chance = Random(3)
    data = frame(TEXT, HELLO) + frame(TEXT, LOOK) * 12
    while data:
        size = chance.choice([1, 2, 3, 5, 30, 70])
        line.say(data[:size])
        data = data[size:]
    hear_sights(line, 13)


def test_many_messages_in_one_packet_are_each_heard(line):
    line.say(frame(TEXT, HELLO) + frame(TEXT, LOOK) * 30)
    hear_sights(line, 31)


def test_a_mask_is_taken_off(line):
    mask = b"\x01\xf2\x83\x54"
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(HELLO))
    line.say(bytes([0x80 | TEXT, 0x80 | len(body)]) + mask + body)
    hear_sights(line, 1)


def test_pieces_of_a_message_are_put_together_with_a_ping_in_between(line):
    line.say(frame(TEXT, HELLO[:7], last=False))
    line.say(frame(PING, b"there?"))
    line.say(frame(CONTINUATION, HELLO[7:]) + frame(TEXT, LOOK))
    assert (PONG, b"there?") in hear_sights(line, 2)


def test_bytes_are_as_good_as_text(line):
    line.say(frame(BINARY, HELLO) + frame(TEXT, LOOK))
    hear_sights(line, 2)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, b"{", last=False) + frame(TEXT, LOOK), PROTOCOL_ERROR),
        (frame(CONTINUATION, LOOK), PROTOCOL_ERROR),
        (frame(0x3, LOOK), PROTOCOL_ERROR),
        (frame(TEXT | 0x40, LOOK), PROTOCOL_ERROR),
        (bytes([0x80 | TEXT, len(LOOK)]) + LOOK, PROTOCOL_ERROR),
        (frame(PING, b"", last=False), PROTOCOL_ERROR),
        (bytes([0x80 | TEXT, 0xFF]) + (1 << 40).to_bytes(8, "big") + bytes(4), TOO_BIG),
    ],
    ids=["message in a message", "pieces of nothing", "unknown", "packed", "bare", "ping", "huge"],
)
def test_a_frame_against_the_rules_closes_the_line(line, wrong, code):
    line.say(frame(TEXT, HELLO) + wrong)
    assert closed_with(heard(line.hear_all())) == code


def test_a_frame_that_is_a_little_too_big_closes_the_line(line):
    size = DEFAULTS.frame_bytes + 1
    head = bytes([0x80 | TEXT, 0xFF]) + size.to_bytes(8, "big") + bytes(4)
    line.say(frame(TEXT, HELLO) + head + b" " * size)
    assert closed_with(heard(line.hear_all())) == TOO_BIG


def test_a_line_that_gives_no_sign_of_life_is_cut_and_another_stays(tmp_path):
    house = House(tmp_path, sign_of_life_seconds=0.5)
    try:
        table = open_table(house.url, 3)
        there = Visitor(house.url, table["table"], [])
        with Raw(house.port) as silent:
            silent.upgrade(table["table"])
            silent.say(frame(TEXT, HELLO))
            assert (PING, b"") in heard(silent.hear_all())
        there.wait_for("presence", onlookers=2)
        there.wait_for("presence", onlookers=1)
    finally:
        house.stop()


def test_a_line_to_no_table_is_closed_with_the_reason(house):
    for path in ("nothing", "a%2Fb", "x" * 100):
        with Raw(house.port) as line:
            line.upgrade(path)
            data, goodbye = b"", bytes([0x80 | CLOSE, 2]) + POLICY.to_bytes(2, "big")
            while not data.endswith(goodbye):
                data += piece(line)
            assert b'"there is no' in data
