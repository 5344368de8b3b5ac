# pyright: basic
"""What the dice that are left give, compiled."""

import numpy as np

from veillee.games.pixie_town.board import DICE, SAFE
from veillee.games.pixie_town.odds import numbers as n
from veillee.games.pixie_town.odds.board import HOUSE, OWNER, SHAPE, SPOT
from veillee.games.pixie_town.rules.building import cards_run_out
from veillee.twin import compiled

ANY_SHAPE = (1 << n.MANY_SHAPES) - 1
CARDS_RUN_OUT = np.array([cards_run_out(pixies) for pixies in range(n.MOST_SEATS + 1)])
"""By the number of pixies."""


@compiled
def look_for_places(board):
    """Every place that may be built: of one's own plans; who had none left, of the others'.

    A card that came this turn waits for the next one.
    """
    board.spots = 0
    for owner in range(board.seats):
        if board.helping or owner == board.player:
            for house in range(board.houses[owner]):
                if board.helping or board.since[owner, house] < board.turn:
                    add_places(board, owner, house)


@compiled
def is_all_built(board, seat):
    """With plans: none of one's houses lacks a stone."""
    return not board.missing[seat, : board.houses[seat]].any()


@compiled
def add_places(board, owner, house):
    missing, card = board.missing[owner, house], board.card[owner, house]
    for spot in range(n.PLAN_LENGTH[card]):
        if missing >> spot & 1:
            place = board.spot[board.spots]
            place[OWNER], place[HOUSE], place[SPOT] = owner, house, spot
            place[SHAPE] = n.PLAN_SHAPES[card, spot]
            board.spots += 1


@compiled
def shapes_wanted(board):
    """One bit a shape: all, or those that the plans still need."""
    if not board.imposed:
        return ANY_SHAPE
    shapes = 0
    for i in range(board.spots):
        shapes |= 1 << board.spot[i, SHAPE]
    return shapes


@compiled
def shapes_in_stock(board, face):
    """One bit a shape: those of which a die with this face could give a stone."""
    shapes = 0
    for colour in range(n.MANY_COLOURS):
        if face == n.WHITE or face == colour:
            for shape in range(n.MANY_SHAPES):
                if board.middle[colour * n.MANY_SHAPES + shape]:
                    shapes |= 1 << shape
    return shapes


@compiled
def shapes_offered(board, dice):
    """One bit a shape: those that any of these dice gives."""
    shapes = 0
    for die in range(DICE):
        if dice >> die & 1:
            shapes |= shapes_in_stock(board, board.faces[die])
    return shapes


@compiled
def something_to_take(board):
    return shapes_offered(board, board.unused) & shapes_wanted(board) != 0


@compiled
def may_give(board):
    """When no card is left; where cards cannot run out, also when a house of one's own is safe, and
    none in danger."""
    if board.piled == 0:
        return True
    seat, safe = board.player, False
    if CARDS_RUN_OUT[board.seats - (board.gnome != n.NOBODY)]:
        return False
    for house in range(board.houses[seat]):
        many = board.many[seat, house]
        if 0 < many < SAFE:
            return False
        safe |= many >= SAFE
    return safe


@compiled
def may_be_given(board, seat):
    """To whom, if one may give at all."""
    return seat != board.player and seat != board.gnome
