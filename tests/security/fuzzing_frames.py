"""WebSocket frames and handshakes nobody thought of, from a client that reads every answer.

`tests/security/fuzzing.py` throws messages; this is what lies beneath them.
"""

import socket
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain

from hypothesis import strategies as st

from tests.security.fuzzing import for_a_while
from tests.security.raw import KEY, Raw, status
from tests.server.house import House
from tests.server.visitor import Visitor, open_table

HELLO = b'{"type":"hello"}'
KINDS = {0x0, 0x1, 0x8, 0x9, 0xA}
"""What the server may send: it never sends bytes, nor anything unknown."""

ANSWERS = {101, 400, 405, 414, 426, 431}


@dataclass(frozen=True)
class Sent:
    """A frame as a client sends it, right or wrong. `claims`: how long it says it is, if that is
    not how long it is. `times`: how often it is sent in a row."""

    opcode: int
    payload: bytes
    fin: bool = True
    reserved: int = 0
    is_masked: bool = True
    claims: int | None = None
    times: int = 1

    def encoded(self) -> bytes:
        size = len(self.payload) if self.claims is None else self.claims
        short = size if size < 126 else 126 if size < 1 << 16 else 127
        length = {126: size.to_bytes(8, "big")[6:], 127: size.to_bytes(8, "big")}.get(short, b"")
        first = self.opcode | self.reserved << 4 | (0x80 if self.fin else 0)
        mask = bytes(4) if self.is_masked else b""
        frame = bytes([first, short | (0x80 if self.is_masked else 0)]) + length + mask
        return (frame + self.payload) * self.times


def frames() -> st.SearchStrategy[list[Sent]]:
    payloads = st.binary(max_size=130) | st.sampled_from(
        [b"", HELLO, b'{"type":"eyes","seats":[]}', b"\x03\xe8", b"\xff\xff"]
    )
    right = st.builds(
        Sent, st.sampled_from([0x0, 0x1, 0x2, 0x8, 0x9, 0xA]), payloads, st.booleans()
    )
    many = st.builds(
        Sent,
        st.sampled_from([0x0, 0x1, 0x9, 0xA]),
        st.just(b""),
        st.booleans(),
        times=st.integers(2, 500),
    )
    wrong = st.builds(
        Sent,
        st.integers(0, 15),
        payloads,
        st.booleans(),
        st.integers(0, 7),
        st.booleans(),
        st.none() | st.integers(0, 1 << 40),
    )
    return st.lists(st.one_of(right, right, many, wrong), min_size=1, max_size=12)


def fuzz_frames(house: House, seconds: float, batch: int = 100) -> int:
    """Whatever frames come, in whatever packets: the server sends frames that are right, shows
    nobody's sight, closes the connection when the client does, and serves others."""
    table = open_table(house.url, 3)
    other = Visitor(house.url, table["table"], [])
    other.wait_for("sight")

    def check(case: tuple[list[Sent], int]) -> None:
        sent, cut = case
        data = b"".join(one.encoded() for one in sent)
        with Raw(house.port) as line:
            line.upgrade(table["table"])
            line.say(Sent(0x1, HELLO).encoded() + data[:cut])
            line.say(data[cut:])
            with suppress(OSError):
                line.socket.shutdown(socket.SHUT_WR)
            check_answer(line.hear_all())
        other.say('{"type": "eyes", "seats": []}')
        other.wait_for("sight")

    return for_a_while(seconds, st.tuples(frames(), st.integers(0, 100)), check, batch)


def check_answer(data: bytes) -> None:
    """Whole frames, but for the last one if the connection was cut off."""
    while len(data) > 4:
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        assert data[0] & 0x0F in KINDS, data[:40]
        message, data = data[start : start + size], data[start + size :]
        assert b'"type":"sight","seat":0' not in message


def headers() -> st.SearchStrategy[list[tuple[str, str]]]:
    value = st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), max_size=30)
    right = [("Host", "here"), ("Sec-WebSocket-Key", KEY), ("Sec-WebSocket-Version", "13")]
    known = st.sampled_from(
        [
            *[name for name, _ in right],
            "Content-Length",
            "Transfer-Encoding",
            "Sec-WebSocket-Extensions",
            "Sec-WebSocket-Protocol",
            "Origin",
            "Expect",
        ]
    )
    likely = st.sampled_from(["0", "1", "13", "chunked", "permessage-deflate", "here", ""])
    one = st.tuples(known, likely | value) | st.tuples(
        st.just("X-Long"), st.integers(0, 9_000).map("x".__mul__)
    )
    many = st.integers(0, 140).map(lambda count: [(f"X-{n}", "x") for n in range(count)])
    kept = st.lists(st.sampled_from(right), unique=True) | st.just(right)
    return st.tuples(kept, st.lists(one, max_size=4), many).map(chain.from_iterable).map(list)


def fuzz_handshakes(house: House, seconds: float, batch: int = 100) -> int:
    """Every request for a WebSocket is answered at once; if it is not accepted, it is closed."""

    def check(case: tuple[str, list[tuple[str, str]]]) -> None:
        method, chosen = case
        lines = [f"{name}: {value}" for name, value in chosen]
        upgrade = ["Upgrade: websocket", "Connection: Upgrade"]
        first = f"{method} /api/tables/nothing/live HTTP/1.1"
        with Raw(house.port, patience=10) as line:
            line.say("\r\n".join([first, *upgrade, *lines, "", ""]).encode())
            first_byte = line.socket.recv(1)
            line.socket.shutdown(socket.SHUT_WR)
            assert status(first_byte + line.hear_all()) in ANSWERS

    return for_a_while(
        seconds, st.tuples(st.sampled_from(["GET", "POST"]), headers()), check, batch
    )
