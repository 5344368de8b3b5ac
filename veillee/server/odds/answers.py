"""What is answered to whoever asks for odds. The client's types are generated from these."""

from typing import Literal

from msgspec import Struct

from veillee.lab.suggest import Suggestion
from veillee.lab.summary import Share
from veillee.live.wire.calls import Problem


class Length(Struct):
    """How long an evening is, in turns or, where a game counts none, in moves.

    `mean`, and what 5 % of evenings stay below and above.
    """

    of: Literal["turns", "moves"]
    mean: float
    low: float
    high: float


class Odds(Struct):
    """`GET /api/odds?game=&options=&seats=age7,adult&games=`: how so many evenings go.

    `won`: where all play together; else each of `seats` has a chance of its own, shared by those
    who win together as one of the `sides`. While `warming` is true there is nothing yet: ask again
    in a moment. A `problem` says why there are no odds.
    """

    games: int = 0
    won: Share | None = None
    seats: list[Share] = []
    sides: list[list[int]] = []
    length: Length | None = None
    warming: bool = False
    problem: Problem | None = None


class Suggestions(Struct):
    """`GET /api/odds/suggestions`, asked in the same way: what to change for a good evening."""

    suggestions: list[Suggestion] = []
    warming: bool = False
    problem: Problem | None = None
