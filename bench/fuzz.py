"""Inputs nobody thought of: how many were tried, half a minute each, and nothing broke"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.security.fuzzing import DECODERS, fuzz_decoder, fuzz_http, fuzz_line
from tests.security.fuzzing_frames import fuzz_frames, fuzz_handshakes
from tests.server.house import House

SECONDS = 30
UNHURRIED = {
    "messages_a_second": 1e6,
    "messages_at_once": 10**6,
    "tables_a_second": 1e6,
    "tables_at_once": 10**6,
}


def figures() -> Iterator[tuple[str, str, str]]:
    """A run that finds something ends with it: there is no figure for a house that breaks."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), **UNHURRIED)
        try:
            requests = fuzz_http(house, SECONDS)
            yield "HTTP, along our own OpenAPI (schemathesis)", f"{requests:,} requests", ""
            messages = fuzz_line(house, SECONDS)
            yield "the line of a table (hypothesis)", f"{messages:,} messages", ""
            cases = fuzz_frames(house, SECONDS)
            yield "WebSocket frames, whole and in pieces (hypothesis)", f"{cases:,} lines", ""
            cases = fuzz_handshakes(house, SECONDS)
            yield "WebSocket handshakes (hypothesis)", f"{cases:,} requests", ""
        finally:
            house.stop()
    for decoder in DECODERS:
        tried = fuzz_decoder(decoder, SECONDS)
        yield f"decoder: {decoder} (atheris)", f"{tried:,} inputs", ""
