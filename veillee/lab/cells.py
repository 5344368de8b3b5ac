"""The kinds of table that a sweep goes over, one cell each."""

from hashlib import sha256
from itertools import product
from typing import Any

import msgspec
from msgspec import Struct

from veillee.lab.grid import read_option, read_seats
from veillee.lab.summary import Summary, read_personas
from veillee.table import Refused, Seat, Table
from veillee.table.catalogue import find_game
from veillee.table.reading import check_seats, read_options


class Cell(Struct, frozen=True):
    """One kind of table. `company` is how the personas were written: `age7,adult` goes round."""

    game: str
    company: str
    personas: list[str]
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """Short, and the same for the same table: what the cell's file is called."""
        return sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:16]


class Plan(Struct, frozen=True):
    """Everything that decides what a sweep comes to. Two sweeps with the same plan are the same.

    `rules`: the version of the game's rules; `by` says whether the rules themselves were played or
    their fast twin, and which.
    """

    game: str
    rules: int
    by: str
    games: int
    seed: str
    cells: list[Cell]
    left_out: int
    """Tables of the grid that the game does not allow."""


def lay_out(
    game: str, seats: str, companies: list[str], options: list[str]
) -> tuple[list[Cell], int]:
    """All cells of a grid, and how many of its tables the game does not allow.

    What is wrong by itself (a persona, an option, a value, a number of seats) is refused; what is
    only impossible together (one against all for two, four people on two chairs) is left out.
    """
    found = find_game(game)
    numbers = read_seats(seats)
    for number in (numbers[0], numbers[-1]):
        check_seats(found, number)
    values = dict(read_option(text) for text in options)
    for name, all_values in values.items():
        for value in all_values:
            read_options(found, {name: value})
    for company in companies:
        read_personas(company, numbers[-1])
    cells: list[Cell] = []
    problem: Refused | None = None
    left_out = 0
    for number, company, chosen in product(numbers, companies, product(*values.values())):
        one = dict(zip(values, chosen, strict=True))
        try:
            cell = Cell(game, company, read_personas(company, number), one)
            Table(game, [Seat(persona) for persona in cell.personas], one, "sweep")
        except Refused as no:
            problem, left_out = no, left_out + 1
        else:
            cells.append(cell)
    if problem is not None and not cells:
        raise problem
    return cells, left_out


def as_row(cell: Cell, summary: Summary) -> dict[str, Any]:
    """A cell and what it came to, in one flat row."""
    won, turns, endings = summary.won, summary.turns, find_game(cell.game).endings
    return {
        "game": cell.game,
        "seats": len(cell.personas),
        "company": cell.company,
        "personas": ",".join(cell.personas),
        **{f"option_{name}": say(value) for name, value in cell.options.items()},
        "games": summary.games,
        "won": won.rate if won else None,
        "won_low": won.low if won else None,
        "won_high": won.high if won else None,
        "won_by_seat": [share.rate for share in summary.won_by_seat],
        "scores": [score.mean for score in summary.scores] if summary.scores else None,
        **{f"ended_{reason}": summary.endings.get(reason, 0) for reason in endings},
        "moves": summary.moves.mean,
        "turns": turns.mean if turns else None,
        "turns_low": turns.low if turns else None,
        "turns_high": turns.high if turns else None,
    }


def say(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
