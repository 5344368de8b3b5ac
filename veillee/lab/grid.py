"""The same game at many kinds of table: by number of players, by option."""

from itertools import product
from typing import Any

import msgspec
from msgspec import Struct
from rich.table import Table as Grid

from veillee.lab.summary import Summary, say_spread
from veillee.table import Refused
from veillee.table.catalogue import find_game
from veillee.table.reading import read_options


class Setting(Struct, frozen=True):
    """One kind of table: how many sit there, and what they chose."""

    seats: int
    options: dict[str, Any]


def read_settings(seats: str, options: list[str]) -> list[Setting]:
    """`3-6` and `["gnome_die=mild,strong"]`: every kind of table that these describe."""
    named = dict(read_option(text) for text in options)
    chosen = [dict(zip(named, values, strict=True)) for values in product(*named.values())]
    return [Setting(number, one) for number in read_seats(seats) for one in chosen]


def read_seats(text: str) -> range:
    first, _, last = text.partition("-")
    try:
        seats = range(int(first), int(last or first) + 1)
    except ValueError:
        raise Refused("seats", f"seats are a number, or as in 3-6, not {text!r}") from None
    if not seats:
        raise Refused("seats", f"{text} goes backwards; try {last}-{first}")
    return seats


def read_option(text: str) -> tuple[str, list[Any]]:
    """`storm=true`, or several values at once: `mode=basic,legendary`."""
    name, equals, values = text.partition("=")
    if not equals:
        raise Refused("options", f"an option is written name=value, not {text!r}")
    return name, [read_value(value) for value in values.split(",")]


def read_value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def as_rows(settings: list[Setting], summaries: list[Summary]) -> Grid:
    """One row a kind of table: how its games ended."""
    grid = Grid(title=f"{summaries[0].game}: {summaries[0].games:,} games a row")
    swept = [name for name in settings[0].options if varies(name, settings)]
    endings = sorted({ending for summary in summaries for ending in summary.endings})
    for heading in ("seats", *swept):
        grid.add_column(heading)
    for heading in (*endings, "turns (5 % to 95 %)"):
        grid.add_column(heading, justify="right")
    for setting, summary in zip(settings, summaries, strict=True):
        shares = [f"{summary.endings.get(ending, 0) / summary.games:.1%}" for ending in endings]
        turns = say_spread(summary.turns) if summary.turns else ""
        chosen = [str(setting.options[name]) for name in swept]
        grid.add_row(str(setting.seats), *chosen, *shares, turns)
    return grid


def varies(name: str, settings: list[Setting]) -> bool:
    return len({str(setting.options[name]) for setting in settings}) > 1


def advice(game: str, settings: list[Setting]) -> list[str]:
    """What the game itself suggests for these tables."""
    found = find_game(game)
    said = (found.advice(each.seats, read_options(found, each.options)) for each in settings)
    return list(dict.fromkeys(line for line in said if line is not None))
