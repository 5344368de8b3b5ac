"""Playing Ali Baba by script: the shortest way to the moment a test is about."""

from typing import Any

from veillee.games.ali_baba.board import Draw, OpenSesame, Pick, Say, ThatIsAll
from veillee.table import Seat, Table, TimeUp


def cave(*coming: str, seats: int | list[Seat] = 4, **options: Any) -> Table:
    """A table whose next cards are these, in this order."""
    table = Table("ali_baba", seats, options, "forty thieves")
    stack(table, *coming)
    return table


def stack(table: Table, *coming: str) -> None:
    pile = table.board.pile
    for treasure in coming:
        pile.remove(treasure)
    pile.extend(reversed(coming))


def draw(table: Table) -> None:
    """Ali draws, and everybody has seen the card."""
    table.play(table.board.ali, Draw())
    if table.seconds is not None and table.board.shown:
        table.play(None, TimeUp())


def say(table: Table, treasure: str, count: int = 1, adjective: str | None = None) -> None:
    table.play(table.board.thief, Say(treasure, count, adjective))


def that_is_all(table: Table) -> None:
    table.play(table.board.thief, ThatIsAll())


def recite(table: Table, adjective: str | None = None) -> None:
    """A faultless recital, in the order of appearance."""
    for treasure in dict.fromkeys(table.board.hand):
        known = table.board.adjectives.get(treasure, adjective)
        say(table, treasure, table.board.hand.count(treasure), known)
    that_is_all(table)


def explore(table: Table, cards: int) -> None:
    """Draw and recite that often; then Ali has to choose."""
    for _ in range(cards):
        draw(table)
        recite(table)


def leave(table: Table) -> None:
    table.play(table.board.ali, OpenSesame())


def pick(table: Table, treasure: str | None = None) -> int:
    """Whoever is to pick takes a card; says who it was."""
    ask = table.asks[0]
    assert ask.kind in ("pick", "pick_first"), ask.kind
    move = Pick(treasure) if treasure else ask.choices[0]
    table.play(ask.seat, move)
    return ask.seat


def share_all(table: Table) -> list[int]:
    """Everybody picks until none is left (the last card goes by itself); says who was asked."""
    who = []
    while table.asks and table.asks[0].kind in ("pick", "pick_first"):
        who.append(pick(table))
    return who


def told(table: Table, kind: type, seat: int | None = None) -> list[Any]:
    return [event for event in table.sight(seat).events if isinstance(event, kind)]


def kinds_asked(table: Table) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind) for ask in table.asks]
