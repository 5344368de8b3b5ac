# pyright: basic
"""How a computer player builds freely, compiled: a recipe a house, and what else will stand."""

import numpy as np

from veillee.games.pixie_town.board import DICE, SAFE
from veillee.games.pixie_town.odds import numbers as n
from veillee.games.pixie_town.odds.building import (
    may_be_given,
    may_give,
    shapes_in_stock,
    shapes_offered,
)
from veillee.games.pixie_town.odds.recipes import BOTTOM, LEFT, SHAPE, TURN, by_recipe
from veillee.games.pixie_town.odds.stability import (
    COLUMNS,
    HALF,
    HEIGHT,
    LYING,
    NOWHERE,
    ROOF,
    STANDING,
    WIDEST,
    WIDTH,
    WIDTHS,
    carries,
    clear,
    height_below,
    plot_number,
    set_down,
    would_stand,
)
from veillee.games.pixie_town.odds.taking import choose_stone
from veillee.games.pixie_town.player.free_building import (
    NEARLY_SAFE,
    aside,
    need,
    ugliness,
)
from veillee.games.pixie_town.player.hands import HANDS
from veillee.games.pixie_town.rules.plot import SHAPES
from veillee.memory import PERSONAS
from veillee.twin import compiled, shared
from veillee.twin.chance import below, fraction

HAND = np.array([tuple(HANDS[persona]) for persona in PERSONAS])
"""By persona, in the order of `Hand`."""
CAREFUL, OVERLOOKS, STRAYS, PLANS, WHIM, LOW, SHARES = range(HAND.shape[1])
WAYS = np.array(
    [
        (SHAPES.index(shape), turned)
        for shape in sorted(SHAPES)
        for turned in ((LYING, STANDING) if shape == "L" else (LYING,))
    ]
)
"""The shapes, and how each may be set down, in the order in which they are thought of."""
ASIDE = np.array(
    [
        [aside(left * HALF, (left + width) * HALF) for left in range(COLUMNS)]
        for width in range(WIDEST + 1)
    ]
)
"""By width and place: how far a stone would be from the middle, in units."""
_need, _ugliness = shared(need), shared(ugliness)


@compiled
def build(board, plots, thoughts, seat, persona, move, luck):
    """With any die that is seen: in the house that matters most, wherever it will stand."""
    hand = HAND[persona]
    seen = dice_seen(board, hand, luck)
    shapes = shapes_offered(board, seen)
    move.what = n.DONE
    if not shapes or give(board, plots, thoughts, hand, seen, shapes, move, luck):
        return
    if place(board, plots, thoughts, seat, hand, shapes, move, luck):
        move.what = n.PLACE
        choose_stone(board, seat, move.house, thoughts.find[SHAPE], seen, move, luck)


@compiled
def dice_seen(board, hand, luck):
    """One bit a die: those that are left and give something, unless somebody overlooks them."""
    seen = 0
    for die in range(DICE):
        if board.unused >> die & 1 and shapes_in_stock(board, board.faces[die]):
            seen |= (fraction(luck) >= hand[OVERLOOKS]) << die
    return seen


@compiled
def place_gift(board, plots, thoughts, seat, persona, move, luck):
    """Wherever it will stand; if nowhere, no, thank you."""
    shapes = 1 << board.gift % n.MANY_SHAPES
    placed = place(board, plots, thoughts, seat, HAND[persona], shapes, move, luck)
    move.what = n.PLACE_GIFT if placed else n.DONE


@compiled
def place(board, plots, thoughts, seat, hand, shapes, move, luck):
    """Set any of these shapes down in one's own house, and say where; False: it stands nowhere."""
    needs = thoughts.needs
    houses_by_need(board, seat, hand, needs)
    if fraction(luck) < hand[STRAYS]:
        put_first(needs, below(luck, board.houses[seat]))
    for i in range(board.houses[seat]):
        house = needs[i] % n.MANY_CARDS
        plot = plots[plot_number(seat, house)]
        if board.many[seat, house] == 0:
            clear(plot)
        planned = fraction(luck) < hand[PLANS] and by_recipe(plot, thoughts, shapes, luck)
        if planned or somewhere(plot, thoughts, hand, shapes, luck):
            find = thoughts.find
            set_down(plot, find[SHAPE], find[TURN], find[LEFT], find[BOTTOM])
            move.house, move.turned = house, find[TURN]
            move.left, move.bottom = find[LEFT], find[BOTTOM]
            return True
    return False


# -- which house -----------------------------------------------------------------------------------


@compiled
def houses_by_need(board, seat, hand, needs):
    """Each is written as its urgency, and within that its number."""
    late = n.MANY_BLUE - board.blue_left >= hand[CAREFUL]
    for house in range(board.houses[seat]):
        many = board.many[seat, house]
        urgency, at = _need(many, many >= SAFE, late) * n.MANY_CARDS + house, house
        while at and needs[at - 1] > urgency:
            needs[at] = needs[at - 1]
            at -= 1
        needs[at] = urgency


@compiled
def put_first(needs, liked):
    """Just any house comes first; the others stay in their order."""
    at = 0
    while needs[at] % n.MANY_CARDS != liked:
        at += 1
    first = needs[at]
    while at:
        needs[at] = needs[at - 1]
        at -= 1
    needs[0] = first


@compiled
def give(board, plots, thoughts, hand, seen, shapes, move, luck):
    """A stone that has a place in the house of somebody that is nearly safe; the nearest."""
    if not may_give(board):
        return False
    to, number, most = n.NOBODY, 0, NEARLY_SAFE - 1
    for seat in range(board.seats):
        if may_be_given(board, seat):
            for house in range(board.houses[seat]):
                many = board.many[seat, house]
                if most < many < SAFE:
                    to, number, most = seat, house, many
    if to == n.NOBODY or most <= fullest(board, board.player):
        return False
    if fraction(luck) >= hand[SHARES]:
        return False
    if not somewhere(plots[plot_number(to, number)], thoughts, hand, shapes, luck):
        return False
    choose_stone(board, to, number, thoughts.find[SHAPE], seen, move, luck)
    move.what, move.owner = n.GIVE, to
    return True


@compiled
def fullest(board, seat):
    """How many stones the fullest of somebody's houses has that is not safe."""
    most = 0
    for house in range(board.houses[seat]):
        if board.many[seat, house] < SAFE:
            most = max(most, board.many[seat, house])
    return most


# -- where -----------------------------------------------------------------------------------------


@compiled
def somewhere(plot, thoughts, hand, shapes, luck):
    """The handsomest place that will do."""
    scores, find = thoughts.scores, thoughts.find
    look_along(plot, thoughts)
    for way in range(len(WAYS)):
        shape, turned = WAYS[way, 0], WAYS[way, 1]
        if shapes >> shape & 1:
            for left in range(COLUMNS - WIDTH[shape, turned] + 1):
                liked = hand[WHIM] * fraction(luck)
                scores[way, left] = ugliness_of(thoughts, way, left, hand[LOW]) + liked
                if not thoughts.firm[WIDTH[shape, turned], left]:
                    scores[way, left] = np.inf
    while True:
        way, left = best_of(scores, shapes)
        if way == NOWHERE:
            return False
        scores[way, left] = np.inf
        shape, turned = WAYS[way, 0], WAYS[way, 1]
        bottom = thoughts.below[WIDTH[shape, turned], left]
        if would_stand(plot, shape, turned, left, bottom):
            find[SHAPE], find[TURN], find[LEFT], find[BOTTOM] = shape, turned, left, bottom
            return True


@compiled
def look_along(plot, thoughts):
    """For every width and place: how high the house is there, how much of it is a hole, and whether
    a stone would be held below its middle: most that would not stand are sorted out by that."""
    for width in WIDTHS:
        for left in range(COLUMNS - width + 1):
            bottom, held = height_below(plot, left, width), 0
            first, last = COLUMNS, NOWHERE
            for column in range(left, left + width):
                if plot.high[column] == bottom:
                    held += 1
                    if carries(plot, column):
                        first, last = min(first, column), column
            middle = (2 * left + width) * HALF / 2
            thoughts.below[width, left] = bottom
            thoughts.holes[width, left] = 1 - held / width
            thoughts.firm[width, left] = first * HALF < middle < (last + 1) * HALF


@compiled
def ugliness_of(thoughts, way, left, low):
    shape, turned = WAYS[way, 0], WAYS[way, 1]
    width, height = WIDTH[shape, turned], HEIGHT[shape, turned]
    bottom = thoughts.below[width, left]
    hole = thoughts.holes[width, left]
    return _ugliness(ASIDE[width, left], bottom + height, shape == ROOF, bottom == 0, hole, low)


@compiled
def best_of(scores, shapes):
    """The way and the place of the best of these shapes that was not tried yet."""
    best, found, at = np.inf, NOWHERE, 0
    for way in range(len(WAYS)):
        shape, turned = WAYS[way, 0], WAYS[way, 1]
        if shapes >> shape & 1:
            for left in range(COLUMNS - WIDTH[shape, turned] + 1):
                if scores[way, left] < best:
                    best, found, at = scores[way, left], way, left
    return found, at
