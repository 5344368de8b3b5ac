# pyright: basic
"""Sharing the loot, three ways; and counting it at the end. Compiled."""

from veillee.games.ali_baba.odds.board import (
    ALI,
    ALI_TAKES,
    ASKED,
    CARDS_HELD,
    ENDING,
    FAULT,
    IN_PILE,
    KINDS_HELD,
    LAST_ROUND,
    OF,
    OPEN,
    PICKERS,
    SHOWN,
    TURN,
    WINNERS,
    note,
)
from veillee.games.ali_baba.odds.numbers import (
    ALI_TAKES_FIRST,
    CASSIM,
    COPIES_OF,
    FORTY_FOUR,
    LEFT,
    MANY,
    MISTAKE,
    NOBODY,
    NOTHING,
    PICK,
    PICK_FIRST,
    SEATS,
)
from veillee.twin import compiled
from veillee.twin.chance import below


@compiled
def lay_open(numbers, board, end):
    """The hand is laid open: who is to pick, in which turn."""
    at = board.at
    at[OPEN] = at[CARDS_HELD]
    at[CARDS_HELD] = 0
    at[KINDS_HELD] = 0
    at[SHOWN] = NOBODY
    at[ALI_TAKES] = min(ALI_TAKES_FIRST, at[OPEN]) if end == MISTAKE else 0
    at[TURN] = 0
    seat_pickers(numbers, board, end)


@compiled
def seat_pickers(numbers, board, end):
    """Ali left: clockwise, Ali first. A thief erred: from Ali's left, Ali too, not that thief.

    Captured: the thieves, from Ali's left. Cassim sits on Ali's right.
    """
    at, pickers, many = board.at, board.pickers, 0
    if end == LEFT:
        pickers[0], many = at[ALI], 1
    for i in range(1, numbers[SEATS]):
        thief = (at[ALI] + i) % numbers[SEATS]
        if end != MISTAKE or thief != at[FAULT]:
            pickers[many] = thief
            many += 1
    if numbers[SEATS] == 2:
        pickers[many] = CASSIM
        many += 1
    if end == MISTAKE:
        pickers[many] = at[ALI]
        many += 1
    at[PICKERS] = many


@compiled
def share_on(numbers, board, luck):
    """Cassim picks at random and what leaves no choice goes by itself. True: a round begins."""
    at = board.at
    while at[OPEN]:
        first = at[ALI_TAKES] > 0
        seat = at[ALI] if first else board.pickers[at[TURN]]
        kinds, last = kinds_open(board)
        if seat == CASSIM:
            pick_one(board, seat, nth_open(board, below(luck, kinds)))
        elif kinds == 1:
            pick_one(board, seat, last)
        else:
            at[ASKED] = PICK_FIRST if first else PICK
            at[OF] = seat
            return False
    if at[LAST_ROUND] or at[IN_PILE] == 0:
        score(numbers, board)
        at[ASKED] = NOTHING
        at[OF] = NOBODY
        return False
    at[ALI] = (at[ALI] + 1) % numbers[SEATS]
    return True


@compiled
def kinds_open(board):
    """How many different treasures lie open, and the last of them."""
    kinds, last = 0, 0
    for treasure in range(MANY):
        if board.held[treasure]:
            kinds += 1
            last = treasure
    return kinds, last


@compiled
def nth_open(board, n):
    for treasure in range(MANY):
        if board.held[treasure]:
            if n == 0:
                return treasure
            n -= 1
    return NOBODY


@compiled
def pick_one(board, seat, treasure):
    at = board.at
    board.held[treasure] -= 1
    note(board, treasure, seat)
    at[OPEN] -= 1
    if seat == CASSIM:
        board.gone[treasure] += 1
    else:
        board.won[seat, treasure] += 1
        board.many_won[seat] += 1
    if at[ALI_TAKES]:
        at[ALI_TAKES] -= 1
    else:
        at[TURN] = (at[TURN] + 1) % at[PICKERS]


@compiled
def score(numbers, board):
    """One point per different treasure; ties: most ×1 treasures, the Chief too; else shared."""
    best, rarest, leading, winners, bits = -1, -1, 0, 0, 0
    for seat in range(numbers[SEATS]):
        points, singles = 0, 0
        for treasure in range(MANY):
            if board.won[seat, treasure]:
                points += 1
                singles += COPIES_OF[numbers[FORTY_FOUR], treasure] == 1
        board.scores[seat] = points
        if points > best:
            best, rarest, leading = points, -1, 0
        if points == best:
            leading += 1
            if singles > rarest:
                rarest, winners, bits = singles, 0, 0
            if singles == rarest:
                winners += 1
                bits |= 1 << seat
    board.at[WINNERS] = bits
    board.at[ENDING] = 0 if leading == 1 else 1 if winners == 1 else 2
