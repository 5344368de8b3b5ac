"""Putting two and two together: every covered tile is one thing, and every thing lies on one tile.

So a tile known to be the river is not the cave, two things believed on one tile cannot both be
there, and what is left for the last tile is the last thing.
"""

from operator import mul
from typing import TypeAlias

from veillee.games.tom_thumb.board import WOLVES

ROUNDS = 6

Row: TypeAlias = tuple[int, float] | None
"""What is believed of one thing: its tile and with what confidence; None: no idea."""


class Odds:
    """How likely each covered thing is to lie on each covered tile."""

    def __init__(self, down: list[int], beliefs: dict[str, Row]) -> None:
        self._down = down
        self._chances = dict(zip(beliefs, reckon(list(beliefs.values()), len(down)), strict=False))

    def of(self, thing: str) -> dict[int, float]:
        """Position → probability."""
        return dict(zip(self._down, self._chances[thing], strict=True))

    def best(self, thing: str) -> float:
        return max(self._chances[thing])

    @property
    def places(self) -> list[str]:
        """The covered places known to be there."""
        return [thing for thing in self._chances if thing != WOLVES]


def reckon(beliefs: list[Row], tiles: int) -> list[list[float]]:
    """For every thing, how likely it lies on each tile.

    Each belief is weighed for itself, then all are scaled in turn until each thing is somewhere
    once and each tile is something once (Sinkhorn's way). In the dark forest some things have not
    been heard of yet: they fill the rows at the end.
    """
    rows = [_weights(belief, tiles) for belief in beliefs]
    rows += [_weights(None, tiles) for _ in range(tiles - len(rows))]
    columns = list(zip(*rows, strict=True))
    of_thing = [1.0] * tiles
    of_tile = of_thing
    for _ in range(ROUNDS):
        of_tile = [1.0 / sum(map(mul, column, of_thing)) for column in columns]
        of_thing = [1.0 / sum(map(mul, row, of_tile)) for row in rows]
    return [
        [scale * chance for chance in map(mul, row, of_tile)]
        for row, scale in zip(rows, of_thing, strict=True)
    ]


def _weights(belief: Row, tiles: int) -> list[float]:
    if belief is None or tiles == 1:
        return [1.0 / tiles] * tiles
    tile, confidence = belief
    weights = [(1.0 - trust(confidence)) / (tiles - 1)] * tiles
    weights[tile] = trust(confidence)
    return weights


def trust(confidence: float) -> float:
    """How far a belief deserves trust: much if it comes to mind at all, and more by confidence.

    Measured over simulated games: people doubt more than they err.
    """
    return 0.76 + 0.22 * confidence
