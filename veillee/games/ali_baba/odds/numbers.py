# pyright: basic
"""Ali Baba in numbers: the settings of a table, the treasures, and the words for what happens.

Treasures are numbered in the order of their names, in which they are also offered for picking.
"""

from typing import get_args

import numpy as np
from numpy.typing import NDArray

from veillee.games.ali_baba.board import (
    ADJECTIVES,
    ALARMS,
    CHIEF,
    COPIES,
    EDITION,
    KINDS,
    TREASURES,
    Options,
    copies,
)
from veillee.games.ali_baba.rules.play import is_alarm
from veillee.games.ali_baba.rules.setup import all_cards, pebbles_of
from veillee.table.refused import Refused

# -- the settings of a table ---------------------------------------------------------------------

SEATS, YOUNGER, ADJECTIVES_SET, IN_ORDER, ALI_JUDGES, FORTY_FOUR = range(6)
CHIEF_AT, PILE, SAND_TIMER, SHOWN_SECONDS, FIRST_ALI, PEBBLES = range(6, 12)
MOST_SEATS = EDITION["players"]["most"]
SETTINGS = PEBBLES + MOST_SEATS
"""`PEBBLES` and what follows: one number a seat."""
ORDERS = get_args(Options.__annotations__["in_order"])
AS_RECITED = ORDERS.index("recited")


def settle(options: Options, seats: int) -> NDArray[np.int64]:
    if options.adjectives == "free":
        raise Refused("company", "free words are for tables where only people sit")
    numbers = np.zeros(SETTINGS, np.int64)
    numbers[SEATS] = seats
    numbers[YOUNGER] = options.younger
    numbers[ADJECTIVES_SET] = options.adjectives == "set"
    numbers[IN_ORDER] = ORDERS.index(options.in_order)
    numbers[ALI_JUDGES] = options.ali_judges
    numbers[FORTY_FOUR] = options.forty_four
    numbers[CHIEF_AT] = options.chief_at
    numbers[PILE] = options.pile
    numbers[SAND_TIMER] = options.sand_timer
    numbers[SHOWN_SECONDS] = options.shown_seconds
    numbers[FIRST_ALI] = options.first_ali
    numbers[PEBBLES : PEBBLES + seats] = pebbles_of(seats, options)
    return numbers


# -- treasures -----------------------------------------------------------------------------------

NAMES = sorted(TREASURES)
MANY = len(NAMES)
NUMBER = {name: number for number, name in enumerate(NAMES)}
THE_CHIEF = NUMBER[CHIEF]
COPIES_OF = np.array([[copies(name, german) for name in NAMES] for german in (False, True)])
"""Two rows: of the box, and of the German one."""
BOX_SIZE = COPIES_OF.sum(axis=1)
MOST_COPIES = int(COPIES_OF.max())

PLAIN = len(ALARMS)
KIND_OF = np.array([[*ALARMS, "plain"].index(KINDS.get(name, "plain")) for name in NAMES])
"""0, 1, 2 for the alarms, else `PLAIN`."""
BOX = np.array([NUMBER[card] for card in all_cards(Options())])
GERMAN_BOX = np.array([NUMBER[card] for card in all_cards(Options(forty_four=True))])
"""All cards but the Chief, in the order in which they are shuffled."""
CARDS = sum(COPIES.values()) + 1

WORDS = len(ADJECTIVES)
NO_WORD = -1

# -- alarm tokens --------------------------------------------------------------------------------

TOKEN = np.array([1, 4, 16, 0])
"""The tokens of a round are one number: how many of each kind, two bits a kind."""


def tokens_in(packed: int) -> list[str]:
    return [alarm for i, alarm in enumerate(ALARMS) for _ in range(packed >> 2 * i & 3)]


ALARMS_IN = np.array([len(tokens_in(packed)) for packed in range(64)])
CAPTURES = np.array([is_alarm(tokens_in(packed)) for packed in range(64)])

# -- what is asked, done and made of it ----------------------------------------------------------

DRAW, GLANCE, RECITE, CHOOSE, JUDGE, PICK, PICK_FIRST, NOTHING = range(8)
ASKS = ("draw", "glance", "recite", "choose", "judge", "pick", "pick_first")

LEFT, MISTAKE, CAPTURED = range(3)
"""How a round ends."""
NO_MISTAKE, NOT_THERE, NUMBER_WRONG, OUT_OF_ORDER, WORD_WRONG, EARLY, TIME, JUDGED = range(8)
MISTAKES = ("", "none", "number", "order", "adjective", "early", "time", "judged")
ENDINGS = ("most", "singles", "shared")
NOBODY, CASSIM = -2, -1
ALI_TAKES_FIRST = EDITION["sharing"]["ali_takes_first"]
