"""What a seat gets to see of a table: the view, the asks, the events."""

from typing import Any

from msgspec import Struct

from veillee.table.asks import Ask, Move
from veillee.table.chance import Stream
from veillee.table.game import Outcome


class AskSeen(Struct, omit_defaults=True):
    """An ask as one seat sees it: its choices only where that seat may know them."""

    seat: int | None
    kind: str
    choices: list[Any] | None = None
    domain: dict[str, Any] | None = None
    seconds: float | None = None
    secret: bool = False
    quiet: bool = False
    peek: bool = False


class Sight(Struct):
    """All that a seat, or the onlooker (None), sees after `seq` entries of the log."""

    seat: int | None
    seq: int
    view: Any
    asks: list[AskSeen]
    events: list[Any]
    outcome: Outcome | None = None


def see(ask: Ask, seat: int | None) -> AskSeen:
    seen = AskSeen(ask.seat, ask.kind, None, None, ask.seconds, ask.secret, ask.quiet, ask.peek)
    if ask.seat == seat or (seat is None and not ask.secret):
        if isinstance(ask.choices, list | tuple):
            seen.choices = list(ask.choices)  # pyright: ignore
        else:
            seen.domain = ask.choices.describe()
    return seen


def sample(ask: Ask, chance: Stream) -> Move:
    """Any legal answer."""
    if isinstance(ask.choices, list | tuple):
        return chance.pick(ask.choices)  # pyright: ignore
    return ask.choices.sample(chance)
