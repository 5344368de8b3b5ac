# pyright: basic
"""Where a free stone would come to rest, compiled, for houses that computers built.

Computers set stones down upright, their left edge on a half unit: so a plot is columns of half a
unit, whole units high, and what a stone rests on never changes while it lies there. That is looked
up once, when it is set down; all weights are summed up exactly as in the slow twin.
"""

import numpy as np

from veillee.games.pixie_town.odds.numbers import MANY_CARDS, MANY_STONES, MOST_SEATS
from veillee.games.pixie_town.player.stability import SURE, WEIGHTS, share_of_the_last
from veillee.games.pixie_town.rules.plot import (
    OPENING,
    PLOT_HEIGHT,
    PLOT_WIDTH,
    QUARTER,
    SHAPES,
    UNIT,
    extent,
)
from veillee.twin import compiled, shared

HALF = UNIT // 2
COLUMNS = PLOT_WIDTH // HALF
HIGHEST = PLOT_HEIGHT // UNIT
ROOF, ARCH = SHAPES.index("T"), SHAPES.index("A")
LEG = (extent("A", 0)[0] - OPENING) // 2 // HALF
"""Columns on which each of an arch's two feet stands."""
LYING, STANDING = 0, 1
_TURNS = (0, QUARTER)
WIDTH = np.array([[extent(shape, turn)[0] // HALF for turn in _TURNS] for shape in SHAPES])
"""By shape, lying or standing: how many columns it takes."""
WIDTHS = np.unique(WIDTH)
WIDEST = int(max(WIDTHS))
HEIGHT = np.array([[extent(shape, turn)[1] // UNIT for turn in _TURNS] for shape in SHAPES])
WEIGHT = np.array([float(WEIGHTS[shape]) for shape in SHAPES])
GROUND = -1
NOWHERE = -1
ROOM = MANY_STONES + 1
"""For all stones in one house, and one that is only tried."""
_share_of_the_last = shared(share_of_the_last)


PLOT = np.dtype(
    [
        # the recipe that the owner of the house chose; it stays when the house falls
        ("recipe", np.int64),
        # by column: how high the house is there, and which stone is on top
        ("high", np.int64, COLUMNS),
        ("top", np.int64, COLUMNS),
        # the stones as they came
        ("laid", np.int64),
        ("shape", np.int64, ROOM),
        ("turned", np.int64, ROOM),
        ("left", np.int64, ROOM),
        ("bottom", np.int64, ROOM),
        # the outermost two stretches it rests on: which stones, where their middles are; the whole
        # base; all stones below it, one bit each
        ("first", np.int64, ROOM),
        ("last", np.int64, ROOM),
        ("first_middle", np.float64, ROOM),
        ("last_middle", np.float64, ROOM),
        ("base_left", np.float64, ROOM),
        ("base_right", np.float64, ROOM),
        ("carriers", np.int64, ROOM),
        # the stones from the top down
        ("downward", np.int64, ROOM),
        # room to reckon in
        ("load", np.float64, ROOM),
        ("moment", np.float64, ROOM),
    ]
)


def new_plots():
    """One for every house that a table could have: see `plot_number`."""
    return np.zeros(MOST_SEATS * MANY_CARDS, PLOT)


@compiled
def plot_number(seat, house):
    return seat * MANY_CARDS + house


@compiled
def clear(plot):
    """The house fell, or was never begun."""
    plot.laid = 0
    plot.high[:] = 0


@compiled
def height_below(plot, left, width):
    """How high the house is under a stone that is let down here."""
    high, bottom = plot.high, 0
    for column in range(left, left + width):
        bottom = max(bottom, high[column])
    return bottom


@compiled
def carries(plot, column):
    """Whether a stone may be set upon what is on top there: not upon roofs."""
    return plot.high[column] == 0 or plot.shape[plot.top[column]] != ROOF


@compiled
def would_stand(plot, shape, turned, left, bottom):
    """Whether a stone that comes to rest here fits and stays, and all that then carries it."""
    if bottom + HEIGHT[shape, turned] > HIGHEST:
        return False
    if bottom == 0:
        return True
    new = plot.laid
    lay(plot, new, shape, turned, left, bottom)
    return plot.carriers[new] != 0 and carries_the_new(plot, new)


@compiled
def set_down(plot, shape, turned, left, bottom):
    """A stone that stands here from now on."""
    new = plot.laid
    lay(plot, new, shape, turned, left, bottom)
    for column in range(left, left + WIDTH[shape, turned]):
        plot.high[column] = bottom + HEIGHT[shape, turned]
        plot.top[column] = new
    downward, at = plot.downward, new
    while at and plot.bottom[downward[at - 1]] < bottom:
        downward[at] = downward[at - 1]
        at -= 1
    downward[at] = new
    plot.laid = new + 1


# -- what a stone rests on -------------------------------------------------------------------------


@compiled
def lay(plot, new, shape, turned, left, bottom):
    """Write down how a stone lies there and what is below it."""
    plot.shape[new], plot.turned[new] = shape, turned
    plot.left[new], plot.bottom[new] = left, bottom
    right = left + WIDTH[shape, turned]
    plot.carriers[new] = 0
    if bottom == 0:
        plot.first[new] = plot.last[new] = GROUND
        plot.base_left[new], plot.base_right[new] = left * HALF, right * HALF
        return
    first, last = NOWHERE, NOWHERE
    for column in range(left, right):
        if bears(plot, new, column):
            plot.carriers[new] |= 1 << plot.top[column]
            first = column if first == NOWHERE else first
            last = column
    if first == NOWHERE:
        return
    plot.first[new], plot.last[new] = plot.top[first], plot.top[last]
    base_left, base_right = first * HALF, (last + 1) * HALF
    plot.base_left[new], plot.base_right[new] = base_left, base_right
    plot.first_middle[new] = (base_left + stretch(plot, new, first, 1) * HALF) / 2
    plot.last_middle[new] = (stretch(plot, new, last, -1) * HALF + base_right) / 2


@compiled
def bears(plot, new, column):
    """Whether the stone stands with a foot on what is below it in this column."""
    within = column - plot.left[new]
    if plot.shape[new] == ARCH and LEG <= within < WIDTH[ARCH, LYING] - LEG:
        return False
    if plot.high[column] != plot.bottom[new]:
        return False
    return carries(plot, column)


@compiled
def stretch(plot, new, column, step):
    """The far edge of the stretch that begins here: one foot on one stone."""
    below = plot.top[column]
    left = plot.left[new]
    right = left + WIDTH[plot.shape[new], plot.turned[new]]
    while left <= column < right and bears(plot, new, column) and plot.top[column] == below:
        column += step
    return column if step > 0 else column + 1


# -- whether it stands -----------------------------------------------------------------------------


@compiled
def carries_the_new(plot, new):
    """From the top down, every stone hands its weight and what it carries to what is below it.

    That has to be met inside the stretch on which the stone rests, by the new stone and by all that
    carry it.
    """
    load, moment = plot.load, plot.moment
    for i in range(new + 1):
        shape = plot.shape[i]
        width = WIDTH[shape, plot.turned[i]]
        load[i] = WEIGHT[shape]
        moment[i] = WEIGHT[shape] * ((2 * plot.left[i] + width) * HALF) / 2
    bears_the_new, waiting = 1 << new, True
    for at in range(new + 1):
        i = plot.downward[at - (not waiting)]
        if waiting and (at == new or plot.bottom[i] < plot.bottom[new]):
            i, waiting = new, False
        x = moment[i] / load[i]
        if bears_the_new >> i & 1:
            if not plot.base_left[i] + SURE <= x <= plot.base_right[i] - SURE:
                return False
            bears_the_new |= plot.carriers[i]
        hand_down(plot, i, x)
    return True


@compiled
def hand_down(plot, i, x):
    """To the outermost two stretches, as on a see-saw; to the only one, straight down."""
    load, moment = plot.load, plot.moment
    first, last = plot.first[i], plot.last[i]
    if first == GROUND:
        return
    if first == last:
        load[first] += load[i]
        moment[first] += load[i] * x
        return
    a, b = plot.first_middle[i], plot.last_middle[i]
    on_last = _share_of_the_last(x, a, b)
    on_first = load[i] * (1 - on_last)
    on_last *= load[i]
    load[first] += on_first
    moment[first] += on_first * a
    load[last] += on_last
    moment[last] += on_last * b
