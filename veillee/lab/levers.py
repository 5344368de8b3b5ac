"""What at a table makes an evening easier or harder, and the tables one step away.

A game names its `levers`, the options that may be suggested; the JSON schema says what a step is.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from veillee.table.game import Game

Options = dict[str, Any]


def steps(game: Game, options: Options) -> Iterator[Options]:
    """Each lever moved by one step: a number up or down, a choice changed, something left out."""
    for name in game.levers:
        schema = schema_of(game, name)
        value = in_force(game, options, name)
        if "enum" in schema:
            yield from ({name: other} for other in suggestable(game, name) if other != value)
        elif schema["type"] == "boolean":
            yield {name: not value}
        elif schema["type"] == "integer":
            near = (value - 1, value + 1)
            yield from ({name: n} for n in near if schema["minimum"] <= n <= schema["maximum"])


def suggestable(game: Game, name: str) -> list[str]:
    """The values of a choice, but for one that only asks for a choice of one's own."""
    own = [where[name] for where in game.only_where.values() if name in where]
    return [value for value in schema_of(game, name)["enum"] if value not in own]


def as_in_the_box(game: Game, options: Options) -> Options:
    """All levers of the whole table that somebody has moved, back to where they are in the box."""
    box: Options = msgspec.to_builtins(game.options())
    table = [name for name in game.levers if schema_of(game, name).get("type") != "array"]
    moved = [name for name in table if options[name] != box[name]]
    return {name: in_force(game, box, name) for name in moved}


def handicap(game: Game) -> tuple[str, int] | None:
    """The lever that every seat has for itself, and how far it goes; None if there is none."""
    for name in game.levers:
        schema = schema_of(game, name)
        if schema.get("type") == "array":
            return name, schema["items"]["maximum"]
    return None


def in_force(game: Game, options: Options, name: str) -> Any:
    """The table's own value or, where it has none, what the mode says."""
    value = options[name]
    return game.presets[options["mode"]][name] if value is None else value


def schema_of(game: Game, name: str) -> dict[str, Any]:
    kind = msgspec.json.schema_components([game.options])[1][game.options.__name__]
    schema = kind["properties"][name]
    return next((one for one in schema.get("anyOf", ()) if one.get("type") != "null"), schema)
