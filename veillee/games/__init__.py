"""One folder a game. A fifth game is a fifth folder with a `GAME` in it, and nothing else."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from veillee.table.catalogue import GAMES, find_game
from veillee.table.game import Evening, Game

for _folder in sorted(module.name for module in iter_modules(__path__)):
    _game: Game = import_module(f"{__name__}.{_folder}").GAME
    GAMES[_game.id] = _game


class GameSeen(Struct):
    """What there is to choose from: `options` is a JSON schema with defaults and bounds.

    `unhurried` options are the default where speed would be unfair; options in `only_where` mean
    something only where another has the value said there; `evenings`: what "Play now" opens for a
    `grown_up` and for a `child`, where the game says so; `practice`: there is something to feel
    that can be practised alone.
    """

    id: str
    rules: int
    edition: str
    fewest: int
    most: int
    default_seats: int
    options: dict[str, Any]
    presets: dict[str, dict[str, Any]]
    unhurried: dict[str, Any]
    only_where: dict[str, dict[str, Any]]
    evenings: dict[str, Evening]
    practice: bool


def schema_of(options: type[Struct]) -> dict[str, Any]:
    """The JSON schema of a game's options. Choices stand in the order in which the game names them,
    the usual one first; msgspec sorts them by the alphabet."""
    schema: dict[str, Any] = msgspec.json.schema_components([options])[1][options.__name__]
    for field in fields(options):
        kind, option = field.type, schema["properties"][field.name]
        if get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
        if get_origin(kind) is tuple:
            kind, option = get_args(kind)[0], option["items"]
        if get_origin(kind) is Literal:
            option["enum"] = list(get_args(kind))
    return schema


def games() -> list[GameSeen]:
    """Every game, with its seats and its options, their defaults and bounds. Those for the youngest
    come first."""
    return [
        GameSeen(
            id=game.id,
            rules=game.version,
            edition=game.edition,
            fewest=game.fewest,
            most=game.most,
            default_seats=game.default_seats,
            options=schema_of(game.options),
            presets=game.presets,
            unhurried=game.unhurried,
            only_where=game.only_where,
            evenings=game.evenings,
            practice=game.practice is not None,
        )
        for game in sorted(GAMES.values(), key=lambda game: (game.age, game.id))
    ]


__all__ = ["GameSeen", "find_game", "games"]
