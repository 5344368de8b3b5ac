# pyright: basic
"""What the players have in their heads, in numbers."""

from typing import Any

import numpy as np

from veillee.games.ali_baba.odds.board import ALI, DRAWN, ROUND_BEGAN
from veillee.games.ali_baba.odds.character import TRAITS, draw_nerve, draw_taste
from veillee.games.ali_baba.odds.numbers import (
    KIND_OF,
    MANY,
    MOST_COPIES,
    MOST_SEATS,
    PLAIN,
    SEATS,
    THE_CHIEF,
    WORDS,
)
from veillee.games.ali_baba.player.others import CARDS_AT_FIRST, MISTAKES_AT_FIRST
from veillee.games.ali_baba.player.recollection import LINGERS, WORD_STRAYS, apart
from veillee.games.ali_baba.player.tally import NOTICES
from veillee.memory import PERSONAS
from veillee.twin import compiled, mind
from veillee.twin.chance import fraction

TREASURES, NUMBERS, ADJECTIVES, LOOT = range(4)
MEMORIES = 4
"""Each seat has so many rows of `Minds`: what lies in the cave, how many, in what words; and what
it owns."""
FIRST_WORD = MOST_COPIES + 1
"""Numbers are their own places; the places of adjectives come after them."""

NOTICES_OF = np.array([NOTICES[persona] for persona in PERSONAS])


ROWS = MOST_SEATS * MEMORIES
PLACES = FIRST_WORD + WORDS
_MINDS = mind.new_minds(ROWS, MANY, PLACES).dtype
HEADS = np.dtype(
    [(name, _MINDS[name]) for name in _MINDS.names or ()]
    + [
        ("persona", np.int64, MOST_SEATS),
        ("character", np.float64, (MOST_SEATS, TRAITS)),
        ("likes", np.float64, (MOST_SEATS, MANY)),
        ("cave", np.int64, (MOST_SEATS, 2)),
        ("owns", np.int64, MOST_SEATS),
        ("tallied", np.int64, MOST_SEATS),
        ("gone", np.int64, (MOST_SEATS, PLAIN + 1)),
        ("mistakes", np.float64, MOST_SEATS),
        ("recited", np.float64, MOST_SEATS),
        ("earlier", np.float64, MANY),
        ("lingering", np.int64, 1),
        ("plan", np.int64, MANY),
        ("number", np.int64, MANY),
        ("unsure", np.int64, MANY),
        ("planned", np.int64, 1),
        ("hunches", np.float64, max(MANY, WORDS)),
        ("worth", np.float64, (10, 64)),
    ],
    align=True,
)
"""One record: it is `Minds` itself, as it has all its fields, and more.

`character`, `likes`: nerve and taste of each seat, and how much it likes each treasure. `cave`:
which round's cave each seat has in mind, and how much it has taken in of it; `owns`: the same of
what happened in this game. `tallied`, `gone`: how many cards of earlier rounds a seat has
thought of, and those it counts, by kind. `mistakes`, `recited`: of everybody as a thief. `earlier`:
what lay in the caves before, 1 for the last, half for the one before it, …; `lingering`: cards
drawn before the last. `plan`, `number`, `unsure`, `planned`: what the thief is going to say, in
this order; how many of each; which are guesses; how many items. `hunches`, `worth`: room to think.
"""


def new_heads() -> Any:
    heads = np.zeros(1, HEADS).view(np.recarray)[0]
    heads.apart[:FIRST_WORD, :FIRST_WORD] = [
        [apart(one, other) for other in range(FIRST_WORD)] for one in range(FIRST_WORD)
    ]
    return heads


@compiled
def sit_down(numbers, personas, heads, luck):
    """A person of each persona, who knows nothing yet."""
    for seat in range(numbers[SEATS]):
        heads.persona[seat] = personas[seat]
        draw_nerve(heads.character[seat], personas[seat], luck)
        draw_taste(heads.character[seat], heads.likes[seat], personas[seat], luck)
        first = seat * MEMORIES
        mind.draw_person(heads.person[first], personas[seat], luck)
        for row in range(first + 1, first + MEMORIES):
            heads.person[row] = heads.person[first]
        heads.person[first + ADJECTIVES, mind.CONFUSION] *= WORD_STRAYS
        mind.forget_all(heads, first + LOOT, True, luck)
    heads.cave[:] = 0
    heads.owns[:] = 0
    heads.tallied[:] = 0
    heads.gone[:] = 0
    heads.mistakes[:] = MISTAKES_AT_FIRST
    heads.recited[:] = CARDS_AT_FIRST
    heads.earlier[:] = 0.0
    heads.lingering[0] = 0


@compiled
def inattention(heads, seat):
    return heads.person[seat * MEMORIES, mind.INATTENTION]


@compiled
def confusion(heads, seat):
    return heads.person[seat * MEMORIES, mind.CONFUSION]


@compiled
def lapses(heads, seat, luck):
    return fraction(luck) < mind.lapse_of_wits(inattention(heads, seat))


@compiled
def enter_a_new_cave(heads, board):
    """What lay in the last ones lingers, and gets in the way of the new."""
    for treasure in range(MANY):
        heads.earlier[treasure] *= LINGERS
    for i in range(heads.lingering[0], board.at[DRAWN]):
        heads.earlier[board.drawn[i]] = 1.0
    heads.lingering[0] = board.at[DRAWN]


@compiled
def note_recital(heads, thief, cards, mistakes):
    """Twin of `Others`."""
    heads.mistakes[thief] += mistakes
    heads.recited[thief] += cards - 1


@compiled
def count_what_has_gone(heads, board, luck):
    """Which kinds have gone in earlier rounds, as far as Ali counts them. Twin of `Tally`."""
    ali = board.at[ALI]
    notices = NOTICES_OF[heads.persona[ali]]
    for i in range(heads.tallied[ali], board.at[ROUND_BEGAN]):
        treasure = board.drawn[i]
        if treasure != THE_CHIEF and fraction(luck) < notices:
            heads.gone[ali, KIND_OF[treasure]] += 1
    heads.tallied[ali] = board.at[ROUND_BEGAN]
    return heads.gone[ali]
