"""Playing the Dark Wood by script: the shortest way to the moment a test is about."""

from typing import Any

from veillee.games.dark_wood.board import (
    Draw,
    Leave,
    NoneForMe,
    PassOn,
    Slap,
    Take,
    TakeInHand,
    TurnUp,
    Vote,
)
from veillee.table import Seat, Table, TimeUp

RIGHT = "right"
"""Whatever tree is in the box."""


def wood(seats: int | list[Seat] = 4, **options: Any) -> Table:
    """A table where seat 0 is the first player."""
    return Table("dark_wood", seats, {"first_player": 0, **options}, "boots at night")


def asked(table: Table) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind) for ask in table.asks]


def told(table: Table, kind: type, seat: int | None = None, since: int | None = None) -> list[Any]:
    """What was told with the last move, or after an entry of the log."""
    since = table.seq - 1 if since is None else since
    return [event for event in table.events(seat, since) if isinstance(event, kind)]


# -- 1. touch ------------------------------------------------------------------------------------


def draw(table: Table, token: str | None = None) -> None:
    """The first player draws, this very token if it is said."""
    table.play(table.board.first, Draw())
    if token is not None:
        swap_token(table, token)


def swap_token(table: Table, token: str) -> None:
    board = table.board
    if token != board.token:
        board.bag[board.bag.index(token)] = board.token
        board.token = token


def pass_on(table: Table) -> None:
    """Whoever has the token takes it in hand if need be, feels it and passes it on."""
    ask = table.asks[0]
    if ask.kind == "receive":
        table.play(ask.seat, TakeInHand())
    table.play(ask.seat, PassOn())


def touch(table: Table, token: str | None = None) -> None:
    """Everybody has felt it, and the token is in the box."""
    draw(table, token)
    while table.asks[0].kind in ("receive", "feel"):
        pass_on(table)


# -- 2. find -------------------------------------------------------------------------------------


def find(table: Table, *coming: str, token: str | None = None) -> None:
    """Touched, and the first card is turned up; these cards come first."""
    touch(table, token)
    stack(table, *coming)
    table.play(table.board.first, TurnUp())


def stack(table: Table, *coming: str) -> None:
    pile = table.board.pile
    for tree in coming:
        pile.remove(tree)
    pile.extend(reversed(coming))


def slap(table: Table, seat: int, after: int = 400) -> None:
    table.play(seat, Slap(after, table.board.card))


def time_up(table: Table) -> None:
    table.play(None, TimeUp())


def give(table: Table, seat: int) -> None:
    """This seat alone wants the card on top, and has it; the next card is up."""
    if table.board.options.finding == "slap":
        slap(table, seat)
        while asked_to_slap_or_wait(table):
            time_up(table)
        return
    while table.board.asked != seat:
        table.play(table.board.asked, Leave())
    table.play(seat, Take())


def asked_to_slap_or_wait(table: Table) -> bool:
    """The window after a slap, or the breath after a card was taken."""
    return bool(table.board.hands) or any(ask.kind == "taken" for ask in table.asks_seen(None))


def nobody_more(table: Table) -> None:
    """All who still seek say that they want none."""
    while table.asks and table.asks[0].kind in ("slap", "take"):
        table.play(table.asks[0].seat, NoneForMe())


# -- 3. to 5. ------------------------------------------------------------------------------------


def vote(table: Table, votes: dict[int, int] | None = None) -> None:
    """These votes; whoever is not named votes for the first who may be voted for."""
    named = votes or {}
    for ask in list(table.asks):
        table.play(ask.seat, Vote(named[ask.seat]) if ask.seat in named else ask.choices[0])


def take_cards(table: Table, cards: dict[int, str]) -> None:
    """Touch and find: these seats take these cards, nobody else takes any."""
    touch(table)
    trees = {seat: table.board.token if tree == RIGHT else tree for seat, tree in cards.items()}
    stack(table, *trees.values())
    table.play(table.board.first, TurnUp())
    for seat in trees:
        give(table, seat)
    nobody_more(table)


def turn(table: Table, cards: dict[int, str], votes: dict[int, int] | None = None) -> None:
    """A whole turn up to the look at what happened, or the end. `RIGHT` is the card to find."""
    take_cards(table, cards)
    if table.asks and table.asks[0].kind == "vote":
        vote(table, votes)
    if table.asks and table.asks[0].kind == "stride":
        time_up(table)


def next_turn(table: Table) -> None:
    """Everybody has looked."""
    time_up(table)


def wrong(table: Table, n: int = 0) -> str:
    """A card that is surely not the one in the box, once the token is drawn."""
    return [tree for tree in table.view(None)["trees"] if tree != table.board.token][n]


def turns(table: Table, many: int) -> None:
    """So many turns in which nobody takes a card, unless the game ends before."""
    for _ in range(many):
        turn(table, {})
        if table.outcome is not None:
            return
        next_turn(table)
