# pyright: basic
"""How a computer plays, compiled.

One player is asked at a time and no clock runs: how long somebody hesitates decides nothing.
"""

import numpy as np

from veillee.games.pixie_town.odds import free_building, plan_building
from veillee.games.pixie_town.odds import numbers as n
from veillee.games.pixie_town.odds.rules import under_construction
from veillee.games.pixie_town.odds.stability import COLUMNS, WIDEST
from veillee.memory import PERSONAS
from veillee.memory.curve import lapse_of_wits
from veillee.twin import compiled
from veillee.twin.chance import below, fraction, shuffle

LAPSE = np.array([lapse_of_wits(persona.inattention) for persona in PERSONAS.values()])


THOUGHTS = np.dtype(
    [
        # free building: by width and place, how high a house is there, how much of that is a hole,
        # and whether a stone might stand; by way and place, how ugly a stone would be; the houses
        # by need; a shape, and how and where it would stand
        ("below", np.int64, (WIDEST + 1, COLUMNS)),
        ("holes", np.float64, (WIDEST + 1, COLUMNS)),
        ("firm", np.int64, (WIDEST + 1, COLUMNS)),
        ("scores", np.float64, (len(free_building.WAYS), COLUMNS)),
        ("needs", np.int64, n.MANY_CARDS),
        ("find", np.int64, 4),
        # plans: by shape, how many places want it, and in how many colours it is there; which
        # places, and how far their houses are; by colour, how many stones are left, and their
        # shapes, one bit each
        ("places", np.int64, n.MANY_SHAPES),
        ("colours", np.int64, n.MANY_SHAPES),
        ("place", np.int64, (n.MANY_SHAPES, n.MANY_STONES)),
        ("progress", np.float64, (n.MANY_SHAPES, n.MANY_STONES)),
        ("left", np.int64, n.MANY_COLOURS),
        ("shapes", np.int64, n.MANY_COLOURS),
        # the houses that might fall, by seat and number
        ("falling", np.int64, n.MANY_CARDS),
    ]
)
"""Room for whoever thinks. Nothing in it outlasts a question."""


def new_thoughts():
    return np.zeros(1, THOUGHTS)[0]


@compiled
def decide(board, plots, thoughts, personas, move, luck):
    """The answer of whoever is asked, written into `move`."""
    question, seat = board.asked, board.asked_seat
    persona = personas[seat]
    if question == n.ASK_ROLL:
        move.what = n.ROLL
    elif question == n.ASK_TOWER:
        move.what = n.RAISE_TOWER
        move.stone = board.blue[below(luck, board.blue_left)]
    elif question == n.ASK_PLACE_GIFT:
        free_building.place_gift(board, plots, thoughts, seat, persona, move, luck)
    elif question != n.ASK_BUILD:
        let_fall(board, thoughts, seat, persona, move, luck)
    elif board.imposed:
        plan_building.build(board, thoughts, persona, move, luck)
    else:
        free_building.build(board, plots, thoughts, seat, persona, move, luck)


@compiled
def let_fall(board, thoughts, seat, persona, move, luck):
    """One's own smallest house; as the gnome the largest, or the smallest if he is gentle."""
    falling, gnome = thoughts.falling, seat == board.gnome
    count = list_falling(board, falling, gnome, seat)
    if fraction(luck) < LAPSE[persona]:
        chosen = falling[below(luck, count)]
    else:
        shuffle(luck, falling, count)
        fierce = gnome and not board.gentle
        chosen = falling[0]
        for i in range(1, count):
            harm = stones_of(board, falling[i]) - stones_of(board, chosen)
            if harm > 0 if fierce else harm < 0:
                chosen = falling[i]
    move.what = n.WRECK if gnome else n.SACRIFICE
    move.owner, move.house = chosen // n.MANY_CARDS, chosen % n.MANY_CARDS


@compiled
def list_falling(board, falling, gnome, seat):
    """The houses under construction, of all for the gnome, else one's own; how many."""
    count = 0
    for owner in range(board.seats):
        if gnome or owner == seat:
            for house in range(board.houses[owner]):
                if under_construction(board, owner, house):
                    falling[count] = owner * n.MANY_CARDS + house
                    count += 1
    return count


@compiled
def stones_of(board, house):
    return board.many[house // n.MANY_CARDS, house % n.MANY_CARDS]
