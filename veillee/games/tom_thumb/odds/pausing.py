# pyright: basic
"""What players want to do, and how long they hesitate: `TomThumbPlayer._after`, compiled."""

from veillee.games.tom_thumb.odds.numbers import SEATS
from veillee.games.tom_thumb.player.player import UNEVEN
from veillee.twin import compiled
from veillee.twin.chance import uniform

ALONE = 1.0
"""Where nobody else is asked, or all are waited for, it makes no difference how long one takes."""


@compiled
def after(heads, who, seconds, move, first, second, luck):
    """A decision: a move with its numbers, after some hesitation."""
    people = heads.people
    wants = people.wants[who]
    wants[0], wants[1], wants[2] = move, first, second
    taken = seconds * people.tempo[who] * uniform(luck, UNEVEN[0], UNEVEN[1])
    people.pause[who] = round(taken, 2)


@compiled
def first_to_act(pauses):
    """Whose pause is over first, the lower seat before the higher."""
    first = 0
    for seat in range(1, SEATS):
        if pauses[seat] < pauses[first]:
            first = seat
    return first
