# pyright: basic
"""Everybody's fingers, hands and nerves in one table, and the trees as they know them.

The numbers are those of the player's own modules: nothing is said a second time here.
"""

import numpy as np

from veillee.games.dark_wood.board import EDITION, PEBBLE_SECONDS
from veillee.games.dark_wood.odds.board import many_in
from veillee.games.dark_wood.odds.numbers import MANY, MOST_SEATS, PATTERNS, set_of
from veillee.games.dark_wood.player.blur import mistaken_for, scale
from veillee.games.dark_wood.player.feeling import PATIENCE
from veillee.games.dark_wood.player.likeness import distances
from veillee.games.dark_wood.player.player import TEMPO
from veillee.games.dark_wood.player.recollection import LOOKS_ALIKE
from veillee.games.dark_wood.player.slapping import NERVES, looks_like_it
from veillee.games.dark_wood.player.voting import BALLOTS
from veillee.games.dark_wood.rules.trees import TREES
from veillee.memory import PERSONAS, touch_of
from veillee.memory.curve import lapse_of_wits
from veillee.twin import compiled
from veillee.twin.mind import NUMBERS

MOST_PEBBLES = EDITION["pebbles"]["most"]
(FINENESS, MU, SIGMA, TAU, FALSE_SLAP, SHORTEST, LONGEST, TEMPO_OF) = range(8)
(LEAST, PATIENT, CARE, HEED, LAPSES) = range(8, 13)


def _row(name: str) -> tuple[float, ...]:
    touch, nerve, ballot = touch_of(name), NERVES[name], BALLOTS[name]
    hand = (touch.fineness * scale(), touch.mu, touch.sigma, touch.tau, touch.false_slap)
    wits = lapse_of_wits(PERSONAS[name].inattention)
    return (*hand, *PATIENCE[name], TEMPO.get(name, 1.0), *nerve, *ballot, wits)


PEOPLE = np.array([_row(name) for name in PERSONAS])
"""One row a persona; its fineness is in steps of distance between these very trees."""

DISTANCE = np.array([[distances()[one][other] for other in TREES] for one in TREES])
OUTLINE_APART = DISTANCE[::PATTERNS, ::PATTERNS].copy()
HOLES_APART = DISTANCE[:PATTERNS, :PATTERNS].copy()
"""Two trees are as far apart as their outlines and their holes together."""
ALIKE = np.array(
    [set_of([other for other in TREES if distances()[one][other] < LOOKS_ALIKE]) for one in TREES]
)
"""The trees that look like each, itself among them."""
DECEPTIVE = np.array([[looks_like_it(apart) for apart in row] for row in DISTANCE])
"""How much a card deceives who has a tree in mind."""
MISTAKEN = np.array([[mistaken_for()[one].get(other, 1.0) for other in TREES] for one in TREES])
HEEDED = np.array([MISTAKEN.T ** row[HEED] for row in PEOPLE])
"""For each persona: how much it counts that somebody took this tree, if it was that one."""


LONG_FOCUS = 16
LONGEST_FEEL = round(100 * (max(PEOPLE[:, LONGEST]) + PEBBLE_SECONDS * MOST_PEBBLES))
"""Hundredths of a second."""
WHOLE, SEAT, SEAT_AND_TREE = np.int64, (MOST_SEATS,), (MOST_SEATS, MANY)
HEADS = np.dtype(
    [
        ("who", WHOLE, SEAT),
        ("person", float, (MOST_SEATS, NUMBERS)),
        # What the token was taken for, how likely it is each tree, which are likely enough to wait
        # for, and which are looked at twice (a set).
        ("in_mind", WHOLE, SEAT),
        ("odds", float, SEAT_AND_TREE),
        ("hopeful", WHOLE, SEAT_AND_TREE),
        ("hopes", WHOLE, SEAT),
        ("noticed", WHOLE, SEAT),
        # What went by, how much of it everybody has taken in, and what they keep of it: in focus,
        # or outside of it as far as one knows (sets of trees).
        ("shown", WHOLE),
        ("looked", WHOLE, SEAT),
        ("focus_size", float, SEAT),
        ("focus", WHOLE, (MOST_SEATS, LONG_FOCUS)),
        ("attending", WHOLE, SEAT),
        ("held", WHOLE, SEAT),
        ("in_focus", WHOLE, SEAT),
        ("kept", WHOLE, SEAT),
        ("strength", float, SEAT_AND_TREE),
        ("threshold", float, SEAT_AND_TREE),
        ("seen_at", WHOLE, SEAT_AND_TREE),
        # What each wants to do about the card on top, and when: in seconds and for the record.
        ("wants", WHOLE, SEAT),
        ("due", float, SEAT),
        ("after", WHOLE, SEAT),
        # Those who took a card in this turn, one after the other: who, how sure they seemed, how
        # likely they are right and wrong (logarithms), what one thinks of them, and one's vote.
        ("many", WHOLE),
        ("takers", WHOLE, SEAT),
        ("sureness", float, SEAT),
        ("trust", float, (MOST_SEATS, 2)),
        ("chances", float, SEAT),
        ("votes", float, SEAT),
        # Of each seat before: the time of their slaps and how many, their cards, the right ones.
        ("slaps", float, (MOST_SEATS, 2)),
        ("taken", WHOLE, SEAT),
        ("right", WHOLE, SEAT),
        # For each persona and each hundredth of a second of feeling: how readily each outline, and
        # each pattern of holes, is taken for another. Reckoned when it is first needed.
        ("blurs", float, (len(PEOPLE), LONGEST_FEEL + 1, 2, PATTERNS, PATTERNS)),
        # Room to think in.
        ("rows", float, (PATTERNS, PATTERNS)),
        ("weights", float, MANY),
    ]
)
"""What everybody has in mind, mostly one row a seat, and what is known of all of them."""


def new_heads():
    """A box with the heads of one table in it."""
    return np.zeros(1, HEADS)


@compiled
def first_in(those):
    """The first of a set. What is gone through one by one so is quicker than trying them all."""
    return many_in((those & -those) - 1)
