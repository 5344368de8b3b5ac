"""How people remember, as plain functions of numbers.

Every rule of the model stands here once, with only floats, ints and ``math``, so that the players
(plain Python) and the lab's fast twins (compiled) run the very same curves. The numbers were fitted
to published human data; what differs between people is in ``personas``.

Two different things are easily confused: a *mix-up* happens inside the head (a thing is believed
where another one lies); a *swap* happens on the table (two covered things trade places).
"""

import math

LONGER_LOOK = 0.58
"""A look of twice the time leaves a trace 1.5 times as strong: it is the first glance that counts.

Two looks of a second win more than one of two seconds, as people learn more from two occasions.
"""
FADING = 0.20
OLDEST_LEAVES = 0.75
WATCHED_SHARE = 0.8
CONFIDENCE_IN_FOCUS = 0.97
FOLLOWS_IN_FOCUS = 0.95
EVENTS_IN_A_SWAP = 2


def gain(
    rate: float, seconds: float, freshness: float, things_in_focus: int, focus_size: float
) -> float:
    """Strength won by a look: an empty head stores better, which is why beginnings are kept."""
    room = max(0.0, 1.0 - things_in_focus / focus_size)
    return rate * seconds**LONGER_LOOK * (1.0 + freshness * room)


def available(strength: float, events_since_seen: int, crowding: float, things_held: int) -> float:
    """Probability that a trace outside the focus can still be found: it fades and is crowded."""
    faded = strength * (1.0 + events_since_seen) ** -FADING
    return 1.0 - math.exp(-faded / (1.0 + crowding * things_held))


def mix_up_in_focus(confusion: float, things_held: int) -> float:
    """Probability that a thing in focus is believed where another lies; alone, it cannot be."""
    return confusion if things_held > 1 else 0.0


def mix_up_out_of_focus(confusion: float, things_held: int) -> float:
    """Probability that a thing out of focus is believed where another lies."""
    return 1.0 - math.exp(-confusion * (things_held - 1))


def mix_up_weight(distance: float, reach: float) -> float:
    """How readily a thing is taken to lie in another's place: neighbours are confused most."""
    return math.exp(-distance / reach)


def confidence_out_of_focus(availability: float, mix_up: float) -> float:
    """How sure a person is of a belief they have to search for."""
    return availability * (1.0 - mix_up)


def follows_out_of_focus(availability: float, place_rate: float, seconds: float) -> float:
    """Probability that a belief outside the focus follows a swap made before one's eyes."""
    return availability * (1.0 - math.exp(-2.0 * place_rate * seconds))


def order_error(confusion: float, length: int) -> float:
    """Probability that a sequence remembered in full comes back in the wrong order.

    Any two of its things may trade places, neighbours and others: one such pair in three is a
    chance to err. So short sequences are nearly safe, and long ones fall apart.
    """
    return 1.0 - (1.0 - confusion) ** (length * (length - 1) / 6.0)


def lapse_of_wits(inattention: float) -> float:
    """Probability of acting at random instead of on the best belief."""
    return 2.0 * inattention


def focus_for_places(capacity: float) -> float:
    """How many things in places the focus holds; as below, never less than the thing looked at."""
    return max(1.0, 0.75 * capacity)


def focus_for_words(capacity: float, luck: float) -> float:
    """How many words of a list the focus holds. ``luck``: this trial's, standard normal."""
    return max(1.0, 0.83 * capacity + 0.6 * luck)


def focus_for_blocks(capacity: float, luck: float) -> float:
    """How many steps of a sequence of places the focus holds."""
    return max(1.0, 1.37 * capacity * (1.0 + 0.05 * luck))


def focus_for_digits(capacity: float, luck: float) -> float:
    """How many digits of a sequence the focus holds.

    A spoken digit echoes in the ear at any age, and the echo holds more than one of them: so five-
    year-olds repeat more digits than blocks, and their grandparents fewer.
    """
    return max(1.0, (1.65 + 1.05 * capacity) * (1.0 + 0.05 * luck))
