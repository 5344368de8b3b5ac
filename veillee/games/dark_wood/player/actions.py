"""Every action of the Dark Wood by its name, for programs that learn to play it."""

from collections.abc import Iterator
from typing import Any

from veillee.games.dark_wood.board import NoneForMe, NotThisOne, Options, Slap
from veillee.games.dark_wood.rules.finding import Slaps
from veillee.table.asks import Move
from veillee.table.chance import Stream
from veillee.table.game import Actions

SLAPS = (150, 300, 450, 600, 800, 1000, 1400, 2000)
"""How many milliseconds a slap may take: a program chooses among these."""


def names(seats: int, options: Options) -> Iterator[str]:
    yield from ("Draw", "TakeInHand", "PassOn", "TurnUp", "NoneForMe")
    if options.finding == "slap":
        yield "NotThisOne"
        yield from (f"Slap {after}" for after in SLAPS)
    else:
        yield from ("Take", "Leave")
    yield from (f"Vote {seat}" for seat in range(seats))


def offers(slaps: Slaps, _view: Any, _seat: int, _chance: Stream) -> dict[str, Move]:
    moves: dict[str, Move] = {"NoneForMe": NoneForMe()}
    if slaps.undecided:
        moves["NotThisOne"] = NotThisOne(slaps.card)
    for after in SLAPS:
        if after <= slaps.longest:
            moves[f"Slap {after}"] = Slap(after, slaps.card)
    return moves


ACTIONS = Actions(names, sight_bytes=8_192, offers=offers)
