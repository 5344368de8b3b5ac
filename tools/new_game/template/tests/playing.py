"""Playing Berry basket by script: the shortest way to the moment a test is about."""

from typing import Any

from veillee.games.berry_basket.board import FOX, GoHome, Pick
from veillee.table import Table


def bush(*things: str, seats: int = 2, seed: str = "a bush", **options: Any) -> Table:
    """A table where these come out of the bush, in this order, and then nothing more."""
    table = Table("berry_basket", seats, options, seed)
    if things:
        table.board.bush[:] = reversed(things)
    return table


def pick(table: Any, times: int = 1) -> None:
    for _ in range(times):
        table.play(table.board.player, Pick())


def go_home(table: Any) -> None:
    table.play(table.board.player, GoHome())


def pick_berries(table: Any, times: int = 1) -> None:
    """Past the foxes, until so many berries are in the hand."""
    while len(table.board.hand) < times:
        pick(table)


def wait_for_the_fox(table: Any) -> None:
    """Up to the moment just before a fox comes, with a berry in the hand."""
    while not (table.board.hand and table.board.bush[-1] == FOX):
        pick(table)


def to_the_end(table: Any) -> None:
    while table.outcome is None:
        pick(table)


def told(table: Table, kind: type) -> list[Any]:
    """The events of one kind in the last move."""
    return [event for event in table.sight(None).events if isinstance(event, kind)]
