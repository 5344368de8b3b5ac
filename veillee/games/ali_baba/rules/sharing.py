"""Sharing the loot, three ways; and counting it at the end."""

from collections.abc import Iterator
from itertools import cycle

from veillee.games.ali_baba.board import (
    CASSIM,
    EDITION,
    Board,
    CardPicked,
    HandLaidOpen,
    Pick,
    RoundEnd,
    Scored,
    copies,
)
from veillee.table.asks import Ask, Rules
from veillee.table.game import Outcome
from veillee.table.teller import Teller


def share(board: Board, table: Teller, end: RoundEnd) -> Rules[None]:
    """The hand is laid open; one card at a time, in turn, until none is left."""
    board.open = board.hand
    board.hand = []
    board.shown = None
    table.tell_all(HandLaidOpen(list(board.open)))
    if end == "mistake":
        board.ali_takes = min(EDITION["sharing"]["ali_takes_first"], len(board.open))
        while board.ali_takes:
            yield from pick(board, table, board.ali)
            board.ali_takes -= 1
    turns = cycle(pickers(board, table, end))
    while board.open:
        yield from pick(board, table, next(turns))
    board.picker = None


def pickers(board: Board, table: Teller, end: RoundEnd) -> Iterator[int]:
    """Ali left: clockwise, Ali first. A thief erred: from Ali's left, Ali too, not that thief.

    Captured: the thieves, from Ali's left. Cassim sits on Ali's right.
    """
    thieves = table.others(board.ali) + [CASSIM] * board.with_cassim
    if end == "left":
        return iter([board.ali, *thieves])
    if end == "captured":
        return iter(thieves)
    return iter([seat for seat in [*thieves, board.ali] if seat != board.at_fault])


def pick(board: Board, table: Teller, seat: int) -> Rules[None]:
    """Picked cards lie face down and may not be looked at again; the last card leaves no choice."""
    board.picker = seat
    offered = sorted(set(board.open))
    if seat == CASSIM:
        label = f"cassim {board.round} {len(board.open)}"
        treasure = table.chance(label).pick(offered)
    elif len(offered) == 1:
        treasure = offered[0]
    else:
        kind = "pick_first" if board.ali_takes else "pick"
        picks = [Pick(each) for each in offered]
        treasure = (yield Ask(seat, kind, picks, secret=False)).treasure
    board.open.remove(treasure)
    (board.gone if seat == CASSIM else board.won[seat]).append(treasure)
    table.tell_all(CardPicked(seat, treasure))


def score(board: Board, table: Teller) -> Outcome:
    """One point per different treasure; ties: most ×1 treasures, the Chief too; else shared."""
    board.result = board.won
    different = [set(cards) for cards in board.won]
    scores = [len(cards) for cards in different]
    forty_four = board.options.forty_four
    singles = [sum(copies(each, forty_four) == 1 for each in cards) for cards in different]
    table.tell_all(Scored([sorted(cards) for cards in board.won], scores, singles))
    leading = [seat for seat, points in enumerate(scores) if points == max(scores)]
    rarest = max(singles[seat] for seat in leading)
    winners = [seat for seat in leading if singles[seat] == rarest]
    reason = "most" if len(leading) == 1 else "singles" if len(winners) == 1 else "shared"
    points = tuple(float(points) for points in scores)
    return Outcome(reason, winners=tuple(winners), scores=points)
