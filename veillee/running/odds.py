"""The odds of a table that is being set up: the question, and the answer.

The client's types are generated from these.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from veillee.lab.summary import Share, Summary
from veillee.live.wire.calls import Problem
from veillee.memory import PERSONAS, UnknownPersona
from veillee.running.limits import RunLimits
from veillee.table.catalogue import find_game
from veillee.table.reading import check_seats, read_options
from veillee.table.refused import Refused

BATCHES = (250, 1_000, 10_000)
"""Games for those who are still choosing: a few at once, then more, which are surer."""


class Question(Struct, frozen=True):
    """A table, and how many of its evenings. `options` are all of them, so that like is like."""

    game: str
    options: str
    personas: tuple[str, ...]
    games: int = BATCHES[-1]


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


def read_question(game: str, options: str, seats: str, games: int, limits: RunLimits) -> Question:
    """What stands in the address; whatever is wrong with it is refused by name."""
    if len(options) + len(seats) > limits.odds_query_bytes:
        raise Refused("too_large", f"a question has at most {limits.odds_query_bytes} bytes")
    if games not in BATCHES:
        raise Refused("games", f"odds are of {', '.join(map(str, BATCHES))} games, not {games}")
    found = find_game(game)
    personas = tuple(name.strip() for name in seats.split(","))
    for name in personas:
        if name not in PERSONAS:
            raise Refused("persona", str(UnknownPersona(name)))
    check_seats(found, len(personas))
    try:
        chosen = msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("garbage", f"these options are not understood: {error}") from None
    text = msgspec.json.encode(read_options(found, chosen)).decode()
    return Question(game, text, personas, games)


def as_odds(question: Question, summary: Summary) -> Odds:
    game = find_game(question.game)
    options = read_options(game, msgspec.json.decode(question.options))
    turns = summary.turns
    spread = turns or summary.moves
    return Odds(
        games=summary.games,
        won=summary.won,
        seats=summary.won_by_seat,
        sides=game.sides(len(question.personas), options),
        length=Length("turns" if turns else "moves", spread.mean, spread.low, spread.high),
    )
