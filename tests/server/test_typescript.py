"""The client's types say what the structs say: nothing is listed by hand."""

import re

import msgspec
import pytest

from veillee.live.wire.calls import Again, OpenTable
from veillee.live.wire.messages import FromServer, Hello, Lend
from veillee.server.typescript import answers, game_types, structs, wire_types
from veillee.table.catalogue import GAMES


def optional_in(text: str) -> dict[str, list[str]]:
    """Each interface, and its fields that may be missing."""
    found = re.findall(r"export interface (\w+) \{\n(.*?)\n?\}", text, re.DOTALL)
    return {name: re.findall(r"(\w+)\?:", fields) for name, fields in found}


def test_whatever_a_handler_answers_is_written() -> None:
    names = {each.__name__ for each in structs(answers())}
    assert {"Opened", "Record", "GameSeen", "Share", "Felt", "Problem"} <= names
    assert names - {"Record"} <= optional_in(wire_types()).keys()


@pytest.mark.parametrize("kind", [OpenTable, Again, Hello, Lend])
def test_what_is_received_may_leave_out_its_defaults(kind: type[msgspec.Struct]) -> None:
    fields = msgspec.structs.fields(kind)
    optional = [field.encode_name for field in fields if not field.required]
    assert optional
    assert optional_in(wire_types())[kind.__name__] == optional


def test_what_is_sent_carries_its_defaults() -> None:
    """`AskSeen` alone leaves them out, and its struct says so."""
    optional = optional_in(wire_types())
    sent = structs([*answers(), FromServer])
    assert {each.__name__ for each in sent if optional.get(each.__name__)} == {"AskSeen"}
    assert optional["AskSeen"] == ["choices", "domain", "seconds", "secret", "quiet", "peek"]


@pytest.mark.parametrize("game", GAMES)
def test_a_view_and_its_events_carry_all_their_fields(game: str) -> None:
    optional = optional_in(game_types(GAMES[game]))
    sent = structs([GAMES[game].view.__annotations__["return"], *GAMES[game].events])
    assert {each.__name__ for each in sent} <= optional.keys()
    assert not {each.__name__ for each in sent if optional[each.__name__]}


def test_options_that_no_view_shows_may_be_left_out() -> None:
    """In Tom Thumb a view has the numbers in force instead."""
    optional = optional_in(game_types(GAMES["tom_thumb"]))
    assert "mode" in optional["Options"]
    assert optional["Setting"] == []
