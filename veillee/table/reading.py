"""What comes in from outside, made into structs or refused by name."""

from typing import Any

import msgspec
from msgspec import Struct

from veillee.table.asks import Begin, Move, Ready, Sit, TimeUp
from veillee.table.game import Game
from veillee.table.refused import Refused

EVERYWHERE: tuple[type[Move], ...] = (Ready, TimeUp, Sit, Begin)
"""Moves that every game has."""


def check_seats(game: Game, seats: int) -> None:
    if not game.fewest <= seats <= game.most:
        allowed = f"{game.fewest} to {game.most}"
        raise Refused("seats", f"{game.id} is for {allowed} players, not {seats}")


def read_options(game: Game, options: dict[str, Any] | Struct | None) -> Struct:
    if isinstance(options, game.options):
        return options
    try:
        return msgspec.convert(options or {}, game.options)
    except msgspec.ValidationError as error:
        raise Refused("options", str(error)) from None


def read_move(game: Game, data: Any) -> Move:
    """A move from its JSON form."""
    if not isinstance(data, dict):
        raise Refused("illegal", "a move is an object with a type")
    name = data.get("type")  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    kind = next((kind for kind in (*EVERYWHERE, *game.moves) if kind.__name__ == name), None)
    if kind is None:
        raise Refused("illegal", f"{game.id} has no move of the type {name!r:.60}")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Refused("illegal", f"this is not a {kind.__name__}: {error}") from None


def say(move: Move) -> str:
    """A move as a person might read it in a refusal."""
    return msgspec.json.encode(move).decode()
