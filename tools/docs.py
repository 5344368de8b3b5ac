"""Write the generated documents anew: `make docs`.

docs/rulebook.md: every rule, its source, its test. docs/protocol.md: the wire with real messages.
A test fails when they are not what the code says.
"""

import ast
import asyncio
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import msgspec

from veillee.games import games
from veillee.server import wire
from veillee.server.connection import Connection
from veillee.server.live import LiveTable
from veillee.server.log import Log
from veillee.server.opening import new_opening

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RULE = re.compile(r"(?P<rule>.+?) \[(?P<source>book|report|ours)\]$")


# -- the rulebook --------------------------------------------------------------------------------


def rulebook() -> str:
    """All rules of all games, in the order of their rulebooks."""
    lines = [
        "# Every rule, its source, its test",
        "",
        "Written by `make docs` from the rulebook tests. *book*: the published rules; *report*: a",
        "public review; *ours*: decided here because the book is silent or its picture is missing.",
    ]
    for game in games():
        path = f"tests/{game.id}/test_rulebook.py"
        lines += [
            "",
            f"## `{game.id}` ({game.edition})",
            "",
            "| rule | source | test |",
            "| --- | --- | --- |",
        ]
        lines += [f"| {rule} | {source} | `{test}` |" for rule, source, test in rules_in(path)]
    return "\n".join(lines) + "\n"


def rules_in(path: str) -> Iterator[tuple[str, str, str]]:
    for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            said = RULE.match((ast.get_docstring(node) or "").split("\n")[0])
            if said is None:
                raise SystemExit(f"{path}: {node.name} does not say its rule and its [source]")
            yield said["rule"], said["source"], node.name


# -- the protocol --------------------------------------------------------------------------------


def protocol() -> str:
    """docs/protocol.head.md, and then every message with its fields and a real example."""
    head = (DOCS / "protocol.head.md").read_text(encoding="utf-8")
    lines = [head.rstrip(), "", "## Messages from the client", ""]
    lines += messages(get_args(wire.FromClient), EXAMPLES)
    lines += ["## Messages from the server", ""]
    lines += messages(get_args(wire.FromServer), asyncio.run(heard()))
    return "\n".join(lines).rstrip() + "\n"


def messages(kinds: tuple[Any, ...], examples: dict[str, Any]) -> Iterator[str]:
    for kind in kinds:
        tag = kind.__struct_config__.tag
        yield f"### `{tag}`"
        yield ""
        yield " ".join((kind.__doc__ or "").split()) or "As its name says."
        yield ""
        yield "```json"
        yield msgspec.json.format(msgspec.json.encode(examples[tag]), indent=1).decode()
        yield "```"
        yield ""


EXAMPLES: dict[str, Any] = {
    "hello": wire.Hello(keys=["NXpwx1PiLk0rfEM4nEMyZA"], have=12),
    "eyes": wire.Eyes(seats=[1]),
    "move": wire.MoveWanted("k3f9", 1, 12, {"type": "TurnUp", "at": 3}),
    "introduce": wire.Introduce(1, "Lena", "child-3"),
    "react": wire.React(1, "clap"),
    "lend": wire.Lend(2, "adult"),
    "touch": wire.Touch(1, 0.42, 0.3),
    "pause": wire.Pause(),
    "pong": wire.Pong(7),
    "heartbeat": wire.Heartbeat(),
}


async def heard() -> dict[str, Any]:
    """What a real table says."""
    said: list[Any] = []
    listener = SimpleNamespace(write=lambda data: said.append(msgspec.Raw(data)), hang_up=None)
    wanted = wire.OpenTable(
        "tom_thumb",
        [wire.Person("Lena", "child-1"), wire.Person("Tom", "child-2"), wire.Computer("age7")],
        {"places": 4},
        "an example",
    )
    opening, _keys = new_opening(wanted)
    with tempfile.TemporaryDirectory() as folder:
        log = await Log.open(Path(folder) / "docs.db")
        await log.open_table("example", opening.game, msgspec.to_builtins(opening))
        live = LiveTable("example", opening, log, [])
        connection = Connection(listener)
        connection.held, connection.eyes = [0, 1], [0]
        await live.join(connection, have=0)
        await live.move(connection, wire.MoveWanted("k3f9", 0, 2, {"type": "Ready"}))
        await live.move(connection, wire.MoveWanted("k3fa", 0, 2, {"type": "DrawCards"}))
        live.react(connection, wire.React(0, "clap"))
        live.stop()
        await log.close()
    said.append(wire.FeltSent(1, 0.42, 0.3, "edge", 5))
    said.append(wire.Ping(7))
    said.append(wire.Alive())
    said.append(wire.Moved("8j79UxDuJQNQ1smB"))
    said.append(wire.Closing("key", "this key does not open a seat at this table"))
    plain = [msgspec.json.decode(msgspec.json.encode(message)) for message in said]
    for ask in (ask for message in plain for ask in message.get("asks", ())):
        if ask.get("seconds"):
            ask["seconds"] = round(ask["seconds"])
    return {message["type"]: message for message in reversed(plain)}


DOCUMENTS = {"rulebook.md": rulebook, "protocol.md": protocol}

if __name__ == "__main__":
    for name, write in DOCUMENTS.items():
        (DOCS / name).write_text(write(), encoding="utf-8")
        print(f"docs/{name}")
