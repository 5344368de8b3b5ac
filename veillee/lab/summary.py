"""What many games come to, and how it is shown."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from veillee.memory import PERSONAS
from veillee.table import Outcome, Refused, Table

if TYPE_CHECKING:
    from rich.table import Table as Grid

SIGMAS_95 = 1.959964


class Played(Struct, frozen=True):
    """What the lab keeps of one game. `turns` where the game counts them."""

    reason: str
    won: bool | None
    winners: tuple[int, ...]
    scores: tuple[float, ...] | None
    moves: int
    turns: int | None


class Share(Struct, frozen=True):
    """How often something happened; the true rate is from `low` to `high` 19 times in 20.

    Wilson's interval: it holds for rates near 0 and 1 too.
    """

    count: int
    of: int
    rate: float
    low: float
    high: float


class Spread(Struct, frozen=True):
    """A mean, and the values that 5 % of games stay below and above."""

    mean: float
    low: float
    high: float


class Summary(Struct, frozen=True):
    """`won` is there for games all play together; `scores` where seats have a score."""

    game: str
    personas: list[str]
    games: int
    won: Share | None
    won_by_seat: list[Share]
    scores: list[Spread] | None
    endings: dict[str, int]
    moves: Spread
    turns: Spread | None
    games_per_second: float


def kept(table: Table) -> Played:
    """What is kept of a game that has ended."""
    outcome = table.outcome
    assert isinstance(outcome, Outcome)
    return Played(
        reason=outcome.reason,
        won=outcome.won,
        winners=outcome.winners,
        scores=outcome.scores,
        moves=len(table.moves),
        turns=getattr(table.board, "turn", None),
    )


def share(count: int, of: int) -> Share:
    rate, z2 = count / of, SIGMAS_95**2
    middle = (rate + z2 / (2 * of)) / (1 + z2 / of)
    half = SIGMAS_95 / (1 + z2 / of) * sqrt(rate * (1 - rate) / of + z2 / (4 * of * of))
    return Share(count, of, rate, max(0.0, middle - half), min(1.0, middle + half))


def spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(
        sum(ordered) / len(ordered), ordered[round(0.05 * last)], ordered[round(0.95 * last)]
    )


def sum_up(game: str, personas: list[str], played: list[Played], seconds: float) -> Summary:
    together = [one.won for one in played if one.won is not None]
    turns = [one.turns for one in played if one.turns is not None]
    scores = [one.scores for one in played if one.scores is not None]
    by_seat = Counter(seat for one in played for seat in one.winners)
    return Summary(
        game=game,
        personas=personas,
        games=len(played),
        won=share(sum(together), len(together)) if len(together) == len(played) else None,
        won_by_seat=[share(by_seat[seat], len(played)) for seat in range(len(personas))],
        scores=[spread(seat) for seat in zip(*scores, strict=True)] if scores else None,
        endings=dict(sorted(Counter(one.reason for one in played).items())),
        moves=spread([one.moves for one in played]),
        turns=spread(turns) if turns else None,
        games_per_second=len(played) / seconds,
    )


def read_personas(text: str, seats: int) -> list[str]:
    """`age7,adult` as one persona a seat: the list goes round until every seat has one."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in PERSONAS:
            raise Refused(
                "persona", f"there is no persona {name!r}; there is: {', '.join(PERSONAS)}"
            )
    if len(names) > seats:
        raise Refused("persona", f"{len(names)} personas are too many for {seats} seats")
    return [names[seat % len(names)] for seat in range(seats)]


def as_table(summary: Summary) -> "Grid":
    """The summary for a terminal. A browser sums games up too, and has none."""
    from rich.table import Table as Grid

    grid = Grid(title=f"{summary.game}: {', '.join(summary.personas)}", show_header=False)
    grid.add_column(style="dim")
    grid.add_column(justify="right")
    grid.add_row("games", f"{summary.games:,}")
    if summary.won is not None:
        grid.add_row("won", say_share(summary.won))
    else:
        for seat, persona in enumerate(summary.personas):
            grid.add_row(f"won by seat {seat} ({persona})", say_share(summary.won_by_seat[seat]))
    for seat, score in enumerate(summary.scores or []):
        grid.add_row(f"score of seat {seat} ({summary.personas[seat]})", say_spread(score))
    for ending, count in summary.endings.items():
        grid.add_row(f"ended: {ending}", f"{count:,}")
    if summary.turns is not None:
        grid.add_row("turns (5 % to 95 %)", say_spread(summary.turns))
    grid.add_row("moves (5 % to 95 %)", say_spread(summary.moves))
    grid.add_row("games a second", f"{summary.games_per_second:,.0f}")
    return grid


def say_share(share: Share) -> str:
    return f"{share.rate:.1%} (95 %: {share.low:.1%} to {share.high:.1%})"


def say_spread(spread: Spread) -> str:
    return f"{spread.mean:.1f} ({spread.low:g} to {spread.high:g})"
