"""Huge and deep JSON, numbers that are none, bytes that are no text: on every way in."""

import gzip

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.playing import BEGUN, sit_down
from tests.server.visitor import Visitor


def nested(depth: int, opening: str = "[", closing: str = "]") -> str:
    return opening * depth + closing * depth


ODD = {
    "deep lists": nested(200_000),
    "deep objects": nested(50_000, '{"a":', "}").replace(":}", ":0}", 1),
    "unfinished": "[" * 400_000,
    "nearly too deep": nested(940),
    "not a number": "NaN",
    "infinity": "-Infinity",
    "out of range": "1e999",
    "5,000 digits": "9" * 5000,
    "half a letter": '"\\ud800"',
    "NUL": '"\\u0000"',
    "twice the same": '{"a": 1, "a": 2}',
    "a long word": '"' + "x" * 400_000 + '"',
}
WAYS_IN = {
    "tables": '{{"game": "tom_thumb", "seats": [{{"kind": "person"}}], "options": {{"mode": {}}}}}',
    "tables ": '{{"game": {}, "seats": [{{"kind": "person"}}]}}',
    "replay": '{{"record": {}}}',
    "replay ": '{{"record": {{"game": "tom_thumb", "moves": [{{"seat": 0, "move": {}}}]}}}}',
    "tables/nothing/again": '{{"key": {}}}',
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_what_is_no_sense_is_refused_wherever_it_is_posted(house, odd):
    for way, form in WAYS_IN.items():
        answer = httpx.post(f"{house.url}/api/{way.strip()}", content=form.format(odd).encode())
        assert answer.status_code in (400, 404, 413), (way, answer.text[:200])
        assert set(answer.json()) in ({"name", "reason"}, {"status_code", "detail"})


@pytest.mark.parametrize(
    "body", [b"\xff\xfe{}", b'{"game": "\xc3"}', b"\x00", b"\xef\xbb\xbf{}", b""]
)
def test_bytes_that_are_no_text_are_refused_wherever_they_are_posted(house, body):
    for way in {way.strip() for way in WAYS_IN}:
        answer = httpx.post(f"{house.url}/api/{way}", content=body)
        assert (answer.status_code, answer.json()["name"]) == (400, "garbage")


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd"])
def test_a_compressed_body_is_not_unpacked(house, encoding):
    bomb = gzip.compress(bytes(50_000_000))
    answer = httpx.post(
        f"{house.url}/api/tables", content=bomb, headers={"content-encoding": encoding}
    )
    assert (answer.status_code, answer.json()["name"]) == (400, "garbage")


def test_a_long_game_name_is_not_said_back_at_length(house):
    wanted = {"game": "x" * 400_000, "seats": [{"kind": "person"}]}
    answer = httpx.post(f"{house.url}/api/tables", json=wanted)
    assert answer.status_code == 404
    assert len(answer.content) < 1000


def test_no_depth_of_nesting_breaks_the_line(house, table):
    """Every depth near the one where Python itself gives up."""
    visitor = sit_down(house, table)[0]
    for depth in [*range(900, 1010, 5), 7000]:
        for inside in (
            f'{{"type": {nested(depth)}}}',
            f'{{"type": "Ready", "x": {nested(depth)}}}',
        ):
            visitor.say(f'{{"type": "move", "id": "d", "seat": 0, "on": 0, "move": {inside}}}')
            assert visitor.wait_for("refused")["name"] in ("garbage", "illegal", "stale")
    assert visitor.answer(visitor.move(0, {"type": "Ready"}, BEGUN))["type"] == "taken"


@pytest.mark.parametrize(
    "message",
    [
        '{"type": "touch", "seat": 0, "x": NaN, "y": 0}',
        '{"type": "touch", "seat": 0, "x": 1e999, "y": 0}',
        '{"type": "pong", "count": ' + "9" * 5000 + "}",
        '{"type": "eyes", "seats": [' + "9" * 4000 + "]}",
        '{"type": "lend", "seat": -1}',
        '{"type": "lend", "seat": 0, "persona": "\\u0000"}',
        '{"type": "introduce", "seat": 0, "name": "\\ud800", "picture": "child-1"}',
        '{"type": "introduce", "seat": 0, "name": "x", "picture": "../../x"}',
        b"\x00",
        b"",
        "\u2028",
    ],
    ids=range(11),
)
def test_odd_numbers_and_letters_are_refused_and_the_line_stays_open(house, table, message):
    visitor = sit_down(house, table)[0]
    visitor.say(message)
    visitor.wait_for("refused")
    assert visitor.answer(visitor.move(0, {"type": "Ready"}, BEGUN))["type"] == "taken"


def test_a_text_that_is_no_utf8_closes_that_line_alone(house, table):
    visitor, second, _ = sit_down(house, table)
    visitor.socket.send(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionClosed):
        visitor.wait_for("nothing more")
    assert second.answer(second.move(1, {"type": "Ready"}, BEGUN))["type"] == "taken"


@pytest.mark.parametrize("have", [int("9" * 4000), -1, 2**63])
def test_whatever_number_one_claims_to_have_seen_one_gets_no_history(house, table, have):
    visitor = Visitor(house.url, table["table"], [], have=have)
    assert visitor.wait_for("sight")["events"] == []
