"""Inputs nobody thought of, thrown at the house for a number of seconds and counted.

Over HTTP by schemathesis, along the house's own schema; on the line by hypothesis; and into the
decoders by atheris, which looks where the code goes. Each returns how many inputs it tried.
"""

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.security.openapi import openapi
from tests.server.house import House
from tests.server.visitor import Visitor, open_table
from veillee.live.wire.messages import FromClient

ROOT = Path(__file__).parent.parent.parent
SENSIBLE = {200, 201, 204, 400, 403, 404, 405, 413, 503}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


def for_a_while(seconds: float, strategy: Any, check: Callable[[Any], None], batch: int) -> int:
    """Draw from a strategy until the time is up; how many were drawn and held."""
    tried, number, until = 0, 0, time.monotonic() + seconds
    while time.monotonic() < until:

        @seed(number)
        @settings(
            max_examples=batch,
            deadline=None,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list[Any](HealthCheck),
        )
        @given(strategy)
        def once(value: Any) -> None:
            nonlocal tried
            check(value)
            tried += 1

        once()
        number += 1
    return tried


# -- HTTP ----------------------------------------------------------------------------------------


def fuzz_http(house: House, seconds: float, batch: int = 100) -> int:
    """Requests that fit the schema and requests that do not: every answer is one we know."""
    schema = schemathesis.openapi.from_dict(openapi())
    found = list(schema.get_all_operations())
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    assert len(operations) == len(found)
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    cases = [
        operation.as_strategy(generation_mode=mode)
        for operation in operations
        for mode in modes
        if mode is GenerationMode.POSITIVE or operation.body or operation.query
    ]

    session = requests.Session()

    def check(case: Any) -> None:
        answer = case.call(base_url=house.url, session=session)
        assert answer.status_code in SENSIBLE, (answer.status_code, answer.text[:300])
        if answer.status_code in (200, 201):
            case.operation.validate_response(answer)

    return for_a_while(seconds, st.one_of(cases), check, batch)


# -- the line ------------------------------------------------------------------------------------


def messages() -> st.SearchStrategy[str | bytes]:
    """Bytes, JSON, messages with every field right or wrong, and right ones with a wrong letter."""
    nearly = st.one_of([nearly_a(kind) for kind in FromClient.__args__])
    texts = nearly.map(json.dumps)
    spoiled = st.builds(spoil, texts, st.integers(0, 200), st.text(max_size=2))
    return st.one_of(texts, spoiled, JSON.map(json.dumps), st.binary(max_size=60), st.text())


def nearly_a(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    seats = st.integers(-1, 3) | st.integers()
    likely = {
        "seat": seats,
        "seats": st.lists(seats, max_size=14),
        "eyes": st.lists(seats, max_size=14),
        "move": st.fixed_dictionaries({"type": st.sampled_from(MOVES)}) | JSON,
        "x": st.floats(0, 1),
        "y": st.floats(0, 1),
        "what": st.sampled_from(["clap", "heart", "shout"]),
        "persona": st.sampled_from(["adult", "age7", "hal"]),
        "picture": st.sampled_from(["child-1", "../x"]),
        "on": st.integers(0, 9),
        "id": st.text(min_size=1, max_size=70),
    }
    fields = {
        field.name: likely.get(field.name, JSON) | JSON for field in msgspec.structs.fields(kind)
    }
    tag = kind.__struct_config__.tag
    return st.fixed_dictionaries({}, optional=fields).map(lambda said: {"type": tag, **said})


MOVES = ["Ready", "TurnUp", "DrawCards", "NameCard", "TimeUp", "Sit", "Begin", "Fly"]


def spoil(text: str, at: int, letters: str) -> str:
    at = min(at, len(text))
    return text[:at] + letters + text[at + 1 :]


def fuzz_line(house: House, seconds: float, batch: int = 200) -> int:
    """Whatever is said by whoever holds one seat, no other seat's sight comes back.

    After every message a second hello, which is always refused by name: until that comes, all
    that was heard is the answer.
    """
    table = open_table(house.url, 3)
    key = table["seats"][0]["key"]
    others = Visitor(
        house.url, table["table"], [seat["key"] for seat in table["seats"][1:]], eyes=[]
    )
    others.wait_for("sight")
    visitor = Visitor(house.url, table["table"], [key])
    visitor.wait_for("sight", seat=0)
    known = {"sight", "taken", "refused", "presence", "reaction", "mood", "drummed"}
    known |= {"felt", "ping", "alive"}

    def check(message: str | bytes) -> None:
        visitor.heard.clear()
        visitor.say(message)
        visitor.say('{"type": "hello"}')
        visitor.wait_for("refused", name="hello")
        assert {said["type"] for said in visitor.heard} <= known
        assert {said["seat"] for said in visitor.heard if said["type"] == "sight"} <= {0, None}

    return for_a_while(seconds, messages(), check, batch)


# -- the decoders --------------------------------------------------------------------------------


DECODERS = ["record", "move", "options", "opening", "message", "frame", "frames", "name"]


def fuzz_decoder(name: str, seconds: int) -> int:
    """One decoder, or "any" of them, in a process that ends at the first thing but a refusal."""
    command = [sys.executable, "-m", "tests.security.decoders", name, str(seconds)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    tried = re.search(r"number_of_executed_units: (\d+)", ran.stderr)
    if ran.returncode or tried is None:
        raise AssertionError(f"{name}: {ran.stdout[-3000:]}\n{ran.stderr[-1000:]}")
    return int(tried[1])
