"""The client's TypeScript types, written from the Python structs so that nothing is said twice.

`python -m veillee.server.typescript FOLDER` writes `wire.ts`, one file a game, and for a page
without a server the list of games.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from msgspec import Struct, inspect

from veillee.games import games
from veillee.live.wire import calls, messages
from veillee.live.wire.pictures import PICTURES
from veillee.memory import PERSONAS
from veillee.running.odds import BATCHES
from veillee.server.http.api import ROUTES, refused
from veillee.table.asks import Ready
from veillee.table.catalogue import GAMES
from veillee.table.game import Game


def write_types(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "wire.ts").write_text(wire_types())
    (folder / "games.json").write_bytes(msgspec.json.encode(games()))
    for game in GAMES.values():
        (folder / f"{game.id}.ts").write_text(game_types(game))


def wire_types() -> str:
    asked, told = get_args(messages.FromClient), get_args(messages.FromServer)
    lines = [_interfaces([*answers(), *told], _structs_in_wire())]
    lines.append(_union("FromClient", asked))
    lines.append(_union("FromServer", told))
    personas = " | ".join(f'"{name}"' for name in PERSONAS)
    lines.append(f"export type Persona = {personas};\n")
    lines.append(f"export const BATCHES = {msgspec.json.encode(BATCHES).decode()} as const;\n")
    pictures = msgspec.json.encode(PICTURES).decode()
    lines.append(f"export const PICTURES = {pictures} as const;")
    lines.append("export type Picture = (typeof PICTURES)[number];\n")
    return HEAD + "\n".join(lines)


def game_types(game: Game) -> str:
    view = game.view.__annotations__["return"]
    lines = [_interfaces([view, *game.events], [game.options, Ready, *game.moves])]
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


def answers() -> list[Any]:
    """What the HTTP handlers answer, refusals too."""
    hints = [get_type_hints(each)["return"] for each in (*(route.fn for route in ROUTES), refused)]
    return [get_args(hint)[0] if get_origin(hint) is Response else hint for hint in hints]


def _structs_in_wire() -> list[type[Struct]]:
    found = {**vars(calls), **vars(messages)}.values()
    return [each for each in found if isinstance(each, type(Struct)) and each is not Struct]


def _interfaces(sent: list[Any], received: list[Any]) -> str:
    """What is sent carries its defaults, unless its struct omits them; what is received may not."""
    always = {each.__name__ for each in structs(sent) if not each.__struct_config__.omit_defaults}
    _, components = msgspec.json.schema_components([*sent, *received])
    return "\n".join(
        _interface(name, schema, name in always) for name, schema in sorted(components.items())
    )


def structs(kinds: Iterable[Any]) -> set[type[Struct]]:
    """Every struct in these types, however deep."""
    found: set[type[Struct]] = set()
    waiting: list[Any] = list(inspect.multi_type_info(kinds))
    while waiting:
        part = waiting.pop()
        if isinstance(part, inspect.StructType):
            if part.cls not in found:
                found.add(part.cls)
                waiting.extend(field.type for field in part.fields)
        elif isinstance(part, inspect.Type):
            for inner in msgspec.structs.astuple(part):
                waiting.extend(inner if isinstance(inner, tuple) else [inner])  # pyright: ignore
    return found


def _interface(name: str, schema: dict[str, Any], is_whole: bool) -> str:
    required = set(schema.get("required", ()))
    fields = [
        f"  {key}{'' if key in required or is_whole else '?'}: {_type(value)};"
        for key, value in schema["properties"].items()
    ]
    note = schema.get("description", "").split("\n")[0]
    head = f"/** {note} */\n" if note else ""
    return f"{head}export interface {_name(name)} {{\n" + "\n".join(fields) + "\n}\n"


def _name(name: str) -> str:
    """TypeScript has a Record of its own."""
    return "GameRecord" if name == "Record" else name


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
