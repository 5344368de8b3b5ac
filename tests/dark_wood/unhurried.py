"""Playing the Dark Wood asked around, with the cards as they were dealt: nothing is set up by hand.

So these short cuts also work on a table that only its own server can change.
"""

from tests.dark_wood.playing import RIGHT, touch, vote, wrong
from veillee.games.dark_wood.board import Leave, NoneForMe, Stride, Take, TurnUp
from veillee.table import Ready, Table


def turn_up(table: Table) -> None:
    """Touched, and the first card is up."""
    touch(table)
    table.play(table.board.first, TurnUp())


def take(table: Table, cards: dict[int, str | int]) -> None:
    """These seats take these cards: `RIGHT`, or a number for one of the wrong ones."""
    trees = {seat: tree_of(table, which) for seat, which in cards.items()}
    while table.asks and table.asks[0].kind == "take":
        seat = table.board.asked
        if seat not in trees:
            table.play(seat, NoneForMe())
        else:
            table.play(seat, Take() if table.board.top == trees[seat] else Leave())


def tree_of(table: Table, which: str | int) -> str:
    return table.board.token if which == RIGHT else wrong(table, int(which))


def leave(table: Table, cards: int) -> None:
    """So many cards go by without anybody taking one."""
    last = table.board.card + cards
    while table.board.card < last:
        table.play(table.board.asked, Leave())


def choose(table: Table, cards: dict[int, str | int]) -> None:
    """Touch and find: now it is time to vote."""
    turn_up(table)
    take(table, cards)


def turn(
    table: Table,
    cards: dict[int, str | int],
    votes: dict[int, int] | None = None,
    stride: bool = True,
) -> None:
    """A whole turn, up to the look at what happened or to the end."""
    choose(table, cards)
    if table.asks and table.asks[0].kind == "vote":
        vote(table, votes)
    if stride and table.asks and table.asks[0].kind == "stride":
        table.play(table.asks[0].seat, Stride())


def go_on(table: Table) -> None:
    """Everybody has looked at what happened."""
    for ask in list(table.asks):
        table.play(ask.seat, Ready())
