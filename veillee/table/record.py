"""The record of a game: all that is needed to play it again, exactly."""

from typing import Any

import msgspec
from msgspec import Struct

from veillee.table.game import Outcome, Seat
from veillee.table.refused import Refused


class Played(Struct, frozen=True, gc=False):
    """One entry of the log: who did what. `seat` is None when the table itself acted."""

    seat: int | None
    move: Any


class Record(Struct, frozen=True):
    """Game, edition, options, seats, seed, moves; and what they led to, so that it can be checked.

    `gathered`: the rules waited for the table's own `Begin`, when everybody had come.
    `digest` is the SHA-256 of everything that was told, in order.
    """

    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    seats: list[Seat]
    seed: str
    seal: str
    moves: list[Played]
    outcome: Outcome | None
    digest: str
    gathered: bool = False


def read_record(data: bytes | str | dict[str, Any]) -> Record:
    """A record from its JSON form, or a refusal that says what is wrong with it."""
    try:
        if isinstance(data, dict):
            return msgspec.convert(data, Record)
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("record", f"this is not a record of a game: {error}") from None


def check_record(record: Record, again: Record) -> None:
    """Hold a record against the same game dealt and played again from its seed and moves."""
    if record.seal != again.seal:
        raise Refused("seal", "the seed does not fit the seal that was shown at the start")
    if record.outcome != again.outcome:
        raise Refused("outcome", "played again, the game ends differently from what is written")
    if record.digest != again.digest:
        raise Refused("digest", "played again, the game tells another tale than the one written")
