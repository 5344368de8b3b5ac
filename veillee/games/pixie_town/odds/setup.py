# pyright: basic
"""Laying the table, compiled: the stones in the middle, the marks under blue ones, the cards."""

from veillee.games.pixie_town.board import CARDS_EACH, MARKS
from veillee.games.pixie_town.odds import numbers as n
from veillee.games.pixie_town.odds.board import NO_GIFT
from veillee.twin import compiled
from veillee.twin.chance import shuffle


@compiled
def set_up(board, numbers, luck):
    """Lay the table; the first player's turn has not begun."""
    board.player = numbers[n.TABLE_FIRST]
    board.turn = board.moves = 0
    board.unused = board.raising = 0
    board.faces[:] = board.points = n.NOT_ROLLED
    board.seats = numbers[n.TABLE_SEATS]
    board.imposed = numbers[n.TABLE_IMPOSED]
    board.gnome = numbers[n.TABLE_GNOME]
    board.gnome_die = numbers[n.TABLE_DIE]
    board.gentle = numbers[n.TABLE_GENTLE]
    board.gift = NO_GIFT
    deal_cards(board, luck)
    lay_stones(board, luck)


@compiled
def deal_cards(board, luck):
    """The end of the pile is its top. Whoever plays the gnome has no cards."""
    for card in range(n.MANY_CARDS):
        board.pile[card] = card
    shuffle(luck, board.pile, n.MANY_CARDS)
    board.piled = n.MANY_CARDS
    board.houses[:] = 0
    for seat in range(board.seats):
        if seat != board.gnome:
            for _ in range(CARDS_EACH):
                new_house(board, seat)


@compiled
def lay_stones(board, luck):
    """All stones in the middle; the marks under any of the blue ones."""
    board.middle[:] = n.STOCK
    board.left = n.MANY_STONES
    board.blue_left = n.MANY_BLUE
    for stone in range(n.MANY_BLUE):
        board.blue[stone] = stone
    shuffle(luck, board.blue, n.MANY_BLUE)
    board.marked[:] = 0
    for i in range(MARKS):
        board.marked[board.blue[i]] = 1
    for stone in range(n.MANY_BLUE):
        board.blue[stone] = stone


@compiled
def new_house(board, seat):
    """The top card of the pile, with nothing built for it."""
    board.piled -= 1
    card, number = board.pile[board.piled], board.houses[seat]
    board.houses[seat] += 1
    board.card[seat, number] = card
    board.since[seat, number] = board.turn
    board.many[seat, number] = 0
    board.missing[seat, number] = whole_plan(board, card)


@compiled
def whole_plan(board, card):
    """All that a plan asks for; a house of one's own asks for nothing."""
    return (1 << n.PLAN_LENGTH[card]) - 1 if board.imposed else 0
