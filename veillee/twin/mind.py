# pyright: basic
"""`veillee.memory.Memory`, compiled: the minds of all seats of a table, in arrays.

Every function is the twin of the method of that name, draws its luck in the same order, and runs
the very same curves. Things and places are small numbers; a thing in a list lies `NOWHERE`.
"""

from math import exp
from typing import TypeAlias

import numpy as np

from veillee.memory import PERSONAS, curve
from veillee.memory.personas import CAPACITY_SPREAD, PLACES_SPREAD, TALENT_SPREAD
from veillee.memory.trace import GONE
from veillee.twin import compiled, shared
from veillee.twin.chance import fraction, normal, shuffle, weighted

NOWHERE = -1
UNKNOWN = -2
"""Where a thing is believed to be of which nothing is known."""

_PEOPLE = list(PERSONAS)
_LEARNING = ("capacity", "word_rate", "place_rate", "freshness")
_ERRING = ("inattention", "confusion", "reach", "crowding")
PERSONA_NUMBERS = np.array(
    [[getattr(one, trait) for trait in _LEARNING + _ERRING] for one in PERSONAS.values()]
)
CAPACITY, WORD_RATE, PLACE_RATE, FRESHNESS, INATTENTION, CONFUSION, REACH, CROWDING = range(8)
FOCUS_SIZE, RATE, MIX_UP_IN_FOCUS, MIX_UP_OUT_OF_FOCUS = range(8, 12)
NUMBERS = 12

NO_TRACE, OUT_OF_FOCUS, IN_FOCUS = range(3)

FADED = np.array([(1.0 + since) ** -curve.FADING for since in range(1000)])
"""Powers take their time: what is left of a trace so many events after."""

gain = shared(curve.gain)
available = shared(curve.available)
_mix_up_in_focus = shared(curve.mix_up_in_focus)
_mix_up_out_of_focus = shared(curve.mix_up_out_of_focus)
_mix_up_weight = shared(curve.mix_up_weight)
_confidence = shared(curve.confidence_out_of_focus)
_follows = shared(curve.follows_out_of_focus)
focus_for_places = shared(curve.focus_for_places)
focus_for_words = shared(curve.focus_for_words)
order_error = shared(curve.order_error)
lapse_of_wits = shared(curve.lapse_of_wits)


Minds: TypeAlias = np.record
"""One row a seat. A record, because compiled functions hand it on as a single address."""


def persona_numbers(names) -> np.ndarray:
    """Who sits there, as rows of `PERSONA_NUMBERS`."""
    return np.array([_PEOPLE.index(name) for name in names], np.int64)


def new_minds(seats: int, things: int, places: int) -> Minds:
    """Empty minds. `places` may be 0 for lists; else fill `apart` with the distances.

    Code is compiled anew for other sizes: better ask for the most that a game may need.
    """
    whole, real, a_thing_each = np.int64, np.float64, (seats, things)
    fields = [
        ("person", real, (seats, NUMBERS)),
        ("now", whole, (seats,)),
        ("held", whole, (seats,)),
        ("order", whole, a_thing_each),
        ("attending", whole, (seats,)),
        ("focus", whole, (seats, things + 1)),
        ("state", whole, a_thing_each),
        ("strength", real, a_thing_each),
        ("seen_at", whole, a_thing_each),
        ("threshold", real, a_thing_each),
        ("mix_up_threshold", real, a_thing_each),
        ("place", whole, a_thing_each),
        # Steps between two places, the same for all; then room to think in.
        ("apart", real, (max(places, 1), max(places, 1))),
        ("last_look", real, (2,)),
        ("turns", whole, (things,)),
        ("others", whole, (things,)),
        ("weights", real, (things,)),
    ]
    return np.zeros(1, np.dtype(fields, align=True)).view(np.recarray)[0]


@compiled
def draw_person(person, persona, luck):
    """Twin of `personas.draw_person`: fill one row with an individual of a persona."""
    talent = TALENT_SPREAD * normal(luck)
    for i in range(CROWDING + 1):
        person[i] = PERSONA_NUMBERS[persona, i]
    person[CAPACITY] *= exp(CAPACITY_SPREAD * normal(luck))
    person[WORD_RATE] *= exp(talent)
    person[PLACE_RATE] *= exp(talent / 2 + PLACES_SPREAD * normal(luck))


@compiled
def forget_all(minds, who, words, luck):
    """A new, empty memory for the person of this row: for a list of `words`, or for places."""
    person = minds.person[who]
    if words:
        person[RATE] = person[WORD_RATE]
        person[FOCUS_SIZE] = focus_for_words(person[CAPACITY], normal(luck))
    else:
        person[RATE] = person[PLACE_RATE]
        person[FOCUS_SIZE] = focus_for_places(person[CAPACITY])
    minds.now[who] = 0
    minds.held[who] = 0
    minds.attending[who] = 0
    minds.state[who, :] = NO_TRACE
    person[MIX_UP_IN_FOCUS] = 0.0
    person[MIX_UP_OUT_OF_FOCUS] = 0.0


# -- what happens --------------------------------------------------------------------------------


@compiled
def see(minds, who, thing, place, seconds, watched, luck):
    minds.now[who] += 1
    _look(minds, who, thing, place, seconds * curve.WATCHED_SHARE if watched else seconds, luck)


@compiled
def see_together(minds, who, things, places, count, seconds, watched, luck):
    """`things[i]` lies at `places[i]` for each i below `count`; both stay as they are."""
    minds.now[who] += 1
    if watched:
        seconds *= curve.WATCHED_SHARE
    turns = minds.turns
    for i in range(count):
        turns[i] = i
    shuffle(luck, turns, count)
    for i in range(count):
        _look(minds, who, things[turns[i]], places[turns[i]], seconds / count, luck)


@compiled
def pass_event(minds, who):
    minds.now[who] += 1


@compiled
def swap(minds, who, here, there, seconds, watched, luck):
    if watched:
        seconds *= curve.WATCHED_SHARE
    for i in range(minds.held[who]):
        thing = minds.order[who, i]
        place = minds.place[who, thing]
        if place != here and place != there:
            continue
        if minds.state[who, thing] == IN_FOCUS:
            follows = curve.FOLLOWS_IN_FOCUS
        else:
            rate = minds.person[who, PLACE_RATE]
            follows = _follows(availability(minds, who, thing), rate, seconds)
        if fraction(luck) < follows:
            minds.place[who, thing] = there if place == here else here
    minds.now[who] += curve.EVENTS_IN_A_SWAP


@compiled
def displace(minds, who, turned, probability, luck):
    """`turned` says for every place which one it seems to be now."""
    for i in range(minds.held[who]):
        thing = minds.order[who, i]
        if minds.state[who, thing] != IN_FOCUS and fraction(luck) < probability:
            minds.place[who, thing] = turned[minds.place[who, thing]]


@compiled
def disprove(minds, who, thing, place):
    if minds.state[who, thing] == NO_TRACE or minds.place[who, thing] != place:
        return
    _bury_what_has_faded(minds, who)
    if minds.state[who, thing] == IN_FOCUS:
        minds.attending[who] = _without(minds.focus[who], minds.attending[who], thing)
    minds.state[who, thing] = NO_TRACE
    minds.held[who] = _without(minds.order[who], minds.held[who], thing)
    _count_things(minds, who)


# -- what is asked -------------------------------------------------------------------------------


@compiled
def knows(minds, who, thing):
    state = minds.state[who, thing]
    if state == OUT_OF_FOCUS:
        return minds.threshold[who, thing] < availability(minds, who, thing)
    return state == IN_FOCUS


@compiled
def where(minds, who, thing):
    """Place and confidence; `UNKNOWN` and 0 when the player does not know."""
    state = minds.state[who, thing]
    if state == IN_FOCUS:
        return minds.place[who, thing], curve.CONFIDENCE_IN_FOCUS
    if state == OUT_OF_FOCUS:
        found = availability(minds, who, thing)
        if minds.threshold[who, thing] < found:
            place = minds.place[who, thing]
            mix_up = 0.0 if place == NOWHERE else minds.person[who, MIX_UP_OUT_OF_FOCUS]
            return place, _confidence(found, mix_up)
    return UNKNOWN, 0.0


@compiled
def availability(minds, who, thing):
    """How near a thing that left a trace is to coming to mind, in focus or not."""
    since = minds.now[who] - minds.seen_at[who, thing]
    crowding = minds.person[who, CROWDING]
    strength = minds.strength[who, thing]
    if since < len(FADED):
        return available(strength * FADED[since], 0, crowding, minds.held[who])
    return available(strength, since, crowding, minds.held[who])


@compiled
def lapses(minds, who, luck):
    return fraction(luck) < lapse_of_wits(minds.person[who, INATTENTION])


# -- how it works --------------------------------------------------------------------------------


@compiled
def _look(minds, who, thing, place, seconds, luck):
    person = minds.person[who]
    if fraction(luck) < person[INATTENTION]:
        return
    rate = person[RATE] * _won_by(minds, seconds)
    won = gain(rate, 1.0, person[FRESHNESS], minds.attending[who], person[FOCUS_SIZE])
    is_new = minds.state[who, thing] == NO_TRACE
    if is_new:
        minds.order[who, minds.held[who]] = thing
        minds.held[who] += 1
        minds.state[who, thing] = OUT_OF_FOCUS
        minds.strength[who, thing] = won
    elif minds.place[who, thing] == place:
        minds.strength[who, thing] += won
    else:
        minds.strength[who, thing] = won
    minds.place[who, thing] = place
    minds.seen_at[who, thing] = minds.now[who]
    minds.threshold[who, thing] = fraction(luck)
    minds.mix_up_threshold[who, thing] = GONE if place == NOWHERE else fraction(luck)
    left = _enter_focus(minds, who, thing, luck)
    if is_new:
        _count_things(minds, who)
        for i in range(minds.held[who]):
            _mix_up_if_due(minds, who, minds.order[who, i], luck)
    else:
        _mix_up_if_due(minds, who, thing, luck)
        if left >= 0:
            _mix_up_if_due(minds, who, left, luck)


@compiled
def _won_by(minds, seconds):
    """A look of so many seconds counts for so much. Most looks are as long as the one before."""
    if minds.last_look[0] != seconds:
        minds.last_look[0] = seconds
        minds.last_look[1] = seconds**curve.LONGER_LOOK
    return minds.last_look[1]


@compiled
def _enter_focus(minds, who, thing, luck):
    """Which thing had to leave, or -1."""
    focus, count = minds.focus[who], minds.attending[who]
    if minds.state[who, thing] == IN_FOCUS:
        count = _without(focus, count, thing)
    focus[count] = thing
    count += 1
    minds.state[who, thing] = IN_FOCUS
    left = -1
    if count > minds.person[who, FOCUS_SIZE]:
        oldest = fraction(luck) < curve.OLDEST_LEAVES
        left = focus[0 if oldest else int(fraction(luck) * count)]
        count = _without(focus, count, left)
        minds.state[who, left] = OUT_OF_FOCUS
    minds.attending[who] = count
    return left


@compiled
def _mix_up_if_due(minds, who, thing, luck):
    in_focus = minds.state[who, thing] == IN_FOCUS
    risk = minds.person[who, MIX_UP_IN_FOCUS if in_focus else MIX_UP_OUT_OF_FOCUS]
    if minds.mix_up_threshold[who, thing] >= risk:
        return
    here, others = minds.place[who, thing], 0
    nearest = np.inf
    for i in range(minds.held[who]):
        there = minds.place[who, minds.order[who, i]]
        if there != NOWHERE and there != here:
            minds.others[others] = there
            nearest = min(nearest, minds.apart[here, there])
            others += 1
    if others == 0:
        return
    for i in range(others):
        steps = minds.apart[here, minds.others[i]] - nearest
        minds.weights[i] = _mix_up_weight(steps, minds.person[who, REACH])
    minds.place[who, thing] = minds.others[weighted(luck, minds.weights, others)]
    minds.mix_up_threshold[who, thing] = GONE


@compiled
def _count_things(minds, who):
    person, held = minds.person[who], minds.held[who]
    person[MIX_UP_IN_FOCUS] = _mix_up_in_focus(person[CONFUSION], held)
    person[MIX_UP_OUT_OF_FOCUS] = _mix_up_out_of_focus(person[CONFUSION], held)


@compiled
def _bury_what_has_faded(minds, who):
    for i in range(minds.held[who]):
        thing = minds.order[who, i]
        if not knows(minds, who, thing):
            minds.threshold[who, thing] = GONE


@compiled
def _without(things, count, thing):
    """Take one thing out of the first `count`; how many are left."""
    at = 0
    while things[at] != thing:
        at += 1
    for i in range(at, count - 1):
        things[i] = things[i + 1]
    return count - 1
