"""The client's TypeScript types, written from the Python structs so that nothing is said twice.

`python -m veillee.server.typescript FOLDER` writes `wire.ts` and one file a game.
"""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from veillee.games import GameSeen
from veillee.live.wire import calls, messages
from veillee.live.wire.pictures import PICTURES
from veillee.memory import PERSONAS
from veillee.server.odds import answers
from veillee.table.asks import Ready
from veillee.table.catalogue import GAMES
from veillee.table.game import Game
from veillee.table.known import Known
from veillee.table.record import Record

HTTP = (
    calls.OpenTable,
    calls.Opened,
    calls.Summary,
    calls.Replay,
    calls.ReplayWanted,
    calls.KnownWanted,
    answers.Odds,
    answers.Suggestions,
    calls.Address,
    calls.Problem,
    GameSeen,
    Known,
    Record,
)


def write_types(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "wire.ts").write_text(wire_types())
    for game in GAMES.values():
        (folder / f"{game.id}.ts").write_text(game_types(game))


def wire_types() -> str:
    sent, received = get_args(messages.FromClient), get_args(messages.FromServer)
    lines = [_interfaces([*HTTP, *sent, *received])]
    lines.append(_union("FromClient", sent))
    lines.append(_union("FromServer", received))
    personas = " | ".join(f'"{name}"' for name in PERSONAS)
    lines.append(f"export type Persona = {personas};\n")
    pictures = msgspec.json.encode(PICTURES).decode()
    lines.append(f"export const PICTURES = {pictures} as const;")
    lines.append("export type Picture = (typeof PICTURES)[number];\n")
    return HEAD + "\n".join(lines)


def game_types(game: Game) -> str:
    view = game.view.__annotations__["return"]
    lines = [_interfaces([view, game.options, Ready, *game.moves, *game.events])]
    lines.append(_union("Move", (Ready, *game.moves)))
    lines.append(_union("Event", game.events))
    for name, value in game.constants.items():
        lines.append(f"export const {name} = {msgspec.json.encode(value).decode()};")
    fades = {kind.__name__: kind.fading() for kind in game.events if kind.fading()}
    lines.append(f"export const FADES = {msgspec.json.encode(fades).decode()} as const;")
    return HEAD + "\n".join(lines) + "\n"


HEAD = "// Written by `python -m veillee.server.typescript`; change the Python structs instead.\n\n"


def _union(name: str, kinds: tuple[Any, ...]) -> str:
    return f"export type {name} = " + " | ".join(kind.__name__ for kind in kinds) + ";\n"


def _interfaces(kinds: list[Any]) -> str:
    _, components = msgspec.json.schema_components(kinds)
    return "\n".join(_interface(name, schema) for name, schema in sorted(components.items()))


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    fields = [
        f"  {key}{'' if key in required or _always(name) else '?'}: {_type(value)};"
        for key, value in schema["properties"].items()
    ]
    note = schema.get("description", "").split("\n")[0]
    head = f"/** {note} */\n" if note else ""
    return f"{head}export interface {_name(name)} {{\n" + "\n".join(fields) + "\n}\n"


def _name(name: str) -> str:
    """TypeScript has a Record of its own."""
    return "GameRecord" if name == "Record" else name


SENT = {
    "SeatSeen",
    "Setting",
    "TileSeen",
    "Outcome",
    "SightSent",
    "Summary",
    "Odds",
    "Suggestions",
}


def _always(name: str) -> bool:
    """Structs that the server sends carry their defaults too."""
    return name in SENT


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return _name(ref.rsplit("/", 1)[1])
        case {"anyOf": kinds}:
            return " | ".join(dict.fromkeys(_type(kind) for kind in kinds))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array", "prefixItems": items}:
            return "[" + ", ".join(_type(item) for item in items) + "]"
        case {"type": "array", "items": dict()}:
            inner = _type(schema["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"type": "array"}:
            return "unknown[]"
        case {"type": "object"}:
            more: dict[str, Any] | bool | None = schema.get("additionalProperties")
            return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return plain
        case _:
            return "unknown"


if __name__ == "__main__":
    write_types(Path(sys.argv[1]))
