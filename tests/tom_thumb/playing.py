"""Playing Tom Thumb by script: the shortest way to the moment a test is about."""

from typing import Any

from veillee.games.tom_thumb.board import DrawCards, NamePlace, Propose, Swap, TurnUp
from veillee.table import Ready, Seat, Table, TimeUp


def sit_down(seats: int | list[Seat] = 4, seed: str = "a wood at night", **options: Any) -> Table:
    return Table("tom_thumb", seats, options, seed)


def begin(seats: int | list[Seat] = 4, seed: str = "a wood at night", **options: Any) -> Table:
    """After the first look: the first Guide may draw."""
    table = sit_down(seats, seed, **options)
    table.play(None, TimeUp())
    return table


def all_ready(table: Table) -> None:
    for ask in list(table.asks):
        table.play(ask.seat, Ready())


def draw(table: Table) -> None:
    table.play(table.board.guide, DrawCards())


def name(table: Table, place: str | None = None) -> None:
    """The Guide names a card, if there is still one to choose."""
    board = table.board
    if board.asked is None and not board.setting.two_lost_souls:
        table.play(board.guide, NamePlace(place or board.hand[0]))


def where(table: Table, place: str | None) -> int:
    """Where a place lies: only a test may know."""
    return next(at for at, tile in enumerate(table.board.tiles) if tile and tile.place == place)


def find(table: Table) -> None:
    """The seeker turns up the right tile."""
    table.play(table.board.seeker, TurnUp(where(table, table.board.asked)))


def wrong_tile(table: Table) -> int:
    board = table.board
    return next(at for at in board.face_down if board.tile(at).place not in (board.asked, "wolves"))


def miss(table: Table, wolves: bool = False) -> None:
    at = where(table, "wolves") if wolves else wrong_tile(table)
    table.play(table.board.seeker, TurnUp(at))


def three_found(table: Table) -> None:
    draw(table)
    for _ in range(3):
        name(table)
        find(table)


def swap(table: Table) -> None:
    down = table.board.face_down
    table.play(table.board.guide, Swap(down[0], down[1]))


def good_turn(table: Table) -> None:
    """All three found, the wolves moved, new tiles laid: up to the next Guide."""
    three_found(table)
    if table.outcome is None:
        swap(table)
        while any(ask.kind == "insert" for ask in table.asks):
            table.play(table.board.guide, table.asks[0].choices[0])
        if table.seconds is not None:
            table.play(None, TimeUp())


def bad_turn(table: Table, wolves: bool = False) -> None:
    draw(table)
    name(table)
    miss(table, wolves)
    if table.outcome is None:
        table.play(None, TimeUp())


def propose(table: Table, what: Any) -> None:
    """Everybody is for it."""
    for seat in sorted(table.teller.persons):
        table.play(seat, Propose(what))


def told(table: Table, kind: type, seat: int | None = None) -> list[Any]:
    """The events of one kind that a seat heard in the last move."""
    return [event for event in table.sight(seat).events if isinstance(event, kind)]


def kinds_asked(table: Table, seat: int) -> list[str]:
    return [ask.kind for ask in table.asks if ask.seat == seat]
