# pyright: basic
"""Which stone a computer player takes to build freely, and from which die, compiled."""

from veillee.games.pixie_town.board import DICE
from veillee.games.pixie_town.odds import numbers as n
from veillee.games.pixie_town.odds.building import shapes_in_stock
from veillee.games.pixie_town.player.free_building import dullness
from veillee.twin import compiled, shared
from veillee.twin.chance import below

DULLEST = dullness(True, True) + 1
_dullness = shared(dullness)


@compiled
def choose_stone(board, owner, house, shape, seen, move, luck):
    many, last = board.many[owner, house], n.NO_COLOUR
    if many:
        last = board.stones[owner, house, many - 1] // n.MANY_SHAPES
    least = DULLEST
    for die in range(DICE):
        if seen >> die & 1:
            face = board.faces[die]
            dull = _dullness(face == n.WHITE, face == last)
            if dull < least and shapes_in_stock(board, face) >> shape & 1:
                least = dull
                move.die = die
    move.stone = take(board, board.faces[move.die], shape, luck)


@compiled
def take(board, face, shape, luck):
    """Of the colour that is left most: the last stones of a village wait for their colour.

    Stones of one kind are all the same here, but luck chooses among them as it does at a table.
    """
    if face != n.WHITE:
        kind = face * n.MANY_SHAPES + shape
        below(luck, board.middle[kind])
        return kind
    most, plenty = 0, 0
    for colour in range(n.MANY_COLOURS):
        stock = board.middle[colour * n.MANY_SHAPES + shape]
        if stock:
            left = left_of_colour(board, colour)
            if left > most:
                most, plenty = left, 0
            if left == most:
                plenty += stock
    chosen = below(luck, plenty)
    kind = n.NO_COLOUR
    for colour in range(n.MANY_COLOURS):
        stock = board.middle[colour * n.MANY_SHAPES + shape]
        if stock and left_of_colour(board, colour) == most:
            kind = colour * n.MANY_SHAPES + shape
            chosen -= stock
            if chosen < 0:
                break
    return kind


@compiled
def left_of_colour(board, colour):
    left = 0
    for shape in range(n.MANY_SHAPES):
        left += board.middle[colour * n.MANY_SHAPES + shape]
    return left
