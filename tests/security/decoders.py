"""`python -m tests.security.decoders NAME SECONDS`: atheris against one decoder.

A decoder takes any bytes and gives what they mean or a refusal. Anything else ends the run.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import atheris
from atheris.import_hook import instrument_imports

WATCHED = ["veillee.table", "veillee.live", "veillee.server", "veillee.games"]

with instrument_imports(include=WATCHED[:1] if "canary" in sys.argv else WATCHED):
    import msgspec

    from veillee.games import find_game, games
    from veillee.live.opening import new_opening
    from veillee.live.wire.calls import OpenTable
    from veillee.server.http import conversation
    from veillee.server.http.frames import extent, is_text
    from veillee.server.http.websocket import HEARD_AHEAD, Gone, WebSocket
    from veillee.server.limits import DEFAULTS
    from veillee.table import Refused, Table
    from veillee.table.cleaning import clean_text
    from veillee.table.reading import read_move, read_options
    from veillee.table.record import read_record

NAMES = [game.id for game in games()]
TABLES = {name: Table(name, find_game(name).fewest, {}, "fuzz") for name in NAMES}


def any_json(data: bytes) -> Any:
    """As `msgspec` reads it wherever bytes come in."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("garbage", str(error)) from None


def record(data: bytes) -> None:
    read = read_record(data)
    if len(read.moves) < 200:
        Table.verify(read)


def move(data: bytes) -> None:
    game, said = NAMES[data[0] % len(NAMES)] if data else NAMES[0], any_json(data[1:])
    read_move(find_game(game), said)
    TABLES[game].accept(0, said)


def options(data: bytes) -> None:
    game, said = NAMES[data[0] % len(NAMES)] if data else NAMES[0], any_json(data[1:])
    if isinstance(said, dict):
        read_options(find_game(game), said)
        Table(game, find_game(game).fewest, said, "fuzz")


def opening(data: bytes) -> None:
    try:
        wanted = msgspec.json.decode(data, type=OpenTable)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("garbage", str(error)) from None
    new_opening(wanted)


def message(data: bytes) -> None:
    """Through the very function that every message of a live line goes through."""

    async def hear() -> bytes:
        return data

    wire: Any = SimpleNamespace(hear=hear)
    connection: Any = SimpleNamespace(too_fast=lambda _now: 0.0)
    run(conversation.hear(wire, connection, DEFAULTS))


def frame(data: bytes) -> None:
    """However it is cut, a frame has a beginning, an end, and a text or none."""
    if data:
        body, end = extent(data, 0)
        assert 0 < body <= end
        is_text(data[body:end])


class Nowhere:
    """A transport with nobody at its end."""

    def __init__(self) -> None:
        self.is_closed = False

    def write(self, data: bytes) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None:
        self.is_closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.is_closed

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, _name: str) -> None:
        return None


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LOOP = asyncio.new_event_loop()


async def hear_all(line: WebSocket, _request: Any) -> None:
    with suppress(Gone):
        while True:
            await line.hear()


async def feed(data: bytes) -> None:
    """Control frames and fragments too, through the very class that reads them from a socket. The
    first byte says where the packet is cut."""
    config: Any = SimpleNamespace(ws_max_size=DEFAULTS.frame_bytes)
    state: Any = SimpleNamespace(connections=set(), tasks=set())
    transport: Any = Nowhere()
    reader = WebSocket(DEFAULTS, hear_all, config, state)
    reader.connection_made(transport)
    cut = 1 + (data[0] if data else 0)
    for piece in (UPGRADE, data[1:cut], data[cut:]):
        if not transport.is_closing():
            reader.data_received(piece)
            assert len(reader._heard) <= HEARD_AHEAD + 1
            await asyncio.sleep(0)
    reader.connection_lost(None)
    await asyncio.gather(*state.tasks)


def frames(data: bytes) -> None:
    LOOP.run_until_complete(feed(data))


def run(coroutine: Any) -> None:
    """Without a loop: nothing in it waits."""
    try:
        coroutine.send(None)
    except StopIteration:
        return
    raise AssertionError("it waited")


def name(data: bytes) -> None:
    text = data.decode(errors="replace")
    clean = clean_text(text)
    assert clean == clean_text(clean)
    assert clean.isprintable()


def any_decoder(data: bytes) -> None:
    """The first byte says which."""
    each = [record, move, options, opening, message, frame, frames, name]
    each[data[0] % len(each) if data else 0](data[1:])


def canary(data: bytes) -> None:
    """Breaks at once, so that a test sees that a break is noticed."""
    raise ValueError(data)


DECODERS: dict[str, Callable[[bytes], None]] = {
    "any": any_decoder,
    "canary": canary,
    "record": record,
    "move": move,
    "options": options,
    "opening": opening,
    "message": message,
    "frame": frame,
    "frames": frames,
    "name": name,
}


def examples(decoder: str) -> list[bytes]:
    """Something true to begin with."""
    encode = msgspec.json.encode
    match decoder:
        case "record":
            return [encode(table.record()) for table in TABLES.values()]
        case "move":
            asks = [(number, TABLES[name].asks) for number, name in enumerate(NAMES)]
            return [
                bytes([number]) + encode(choice)
                for number, asked in asks
                for ask in asked
                for choice in (ask.choices if isinstance(ask.choices, tuple | list) else ())
            ]
        case "options":
            return [
                bytes([number]) + encode(TABLES[name].options) for number, name in enumerate(NAMES)
            ]
        case "opening":
            seats = [{"kind": "person", "name": "Lena"}, {"kind": "computer", "persona": "adult"}]
            return [encode({"game": name, "seats": seats * 2, "seed": "x"}) for name in NAMES]
        case "message":
            moved = {"type": "move", "id": "a", "seat": 0, "on": 1, "move": {"type": "Ready"}}
            hello = {"type": "hello", "keys": ["k"], "have": 0, "eyes": [0]}
            touch = {"type": "touch", "seat": 0, "x": 0.5, "y": 0.5}
            return [encode(said) for said in (moved, hello, touch)]
        case "frames":
            pieces = b"\x01\x82\0\0\0\0{ \x89\x80\0\0\0\0\x80\x81\0\0\0\0}"
            return [b"\x05" + pieces * 9, b"\0" + pieces + b"\x88\x82\0\0\0\0\x03\xe8"]
        case "any":
            each = ["record", "move", "options", "opening", "message", "frame", "frames", "name"]
            return [
                bytes([number]) + example
                for number, one in enumerate(each)
                for example in examples(one)
            ]
        case _:
            return ["Léna e\u0301\u0301\u0301 \u202e".encode()]


def main(decoder: str, seconds: str) -> None:
    def once(data: bytes) -> None:
        try:
            DECODERS[decoder](data)
        except Refused:
            return

    with tempfile.TemporaryDirectory() as folder:
        for number, example in enumerate(examples(decoder)):
            (Path(folder) / str(number)).write_bytes(example)
        limits = [f"-max_total_time={seconds}", "-print_final_stats=1", "-max_len=8192", "-seed=1"]
        atheris.Setup([sys.argv[0], *limits, f"-artifact_prefix={folder}/", folder], once)
        atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
