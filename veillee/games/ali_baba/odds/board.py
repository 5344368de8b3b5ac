# pyright: basic
"""Everything that lies on the table, in numbers; and what was told this round."""

from typing import Any

import numpy as np

from veillee.games.ali_baba.odds.numbers import (
    BOX,
    CARDS,
    CHIEF_AT,
    FIRST_ALI,
    FORTY_FOUR,
    GERMAN_BOX,
    MANY,
    MOST_SEATS,
    NO_WORD,
    NOBODY,
    PEBBLES,
    PILE,
    SEATS,
    THE_CHIEF,
)
from veillee.twin import compiled
from veillee.twin.chance import shuffle

ASKED, OF, ALI, ROUND, THIEF, IN_PILE, CARDS_HELD, TOKENS, SHOWN, LAST_ROUND = range(10)
KINDS_HELD, SAID, NAMED, FINISHED, FAULT, MISTAKE_MADE, ALI_TAKES, OPEN = range(10, 18)
PICKERS, TURN, DRAWN, ROUND_BEGAN, MOVES, ENDING, WINNERS, TOLD, HAPPENED = range(18, 27)
RECITED = 27
PLACES = 28
"""What is one number: who is asked what; `KINDS_HELD`, different treasures in Ali's hand; `SAID`
and `NAMED`, items and cards of this recital; `TURN`, whose turn to pick among `PICKERS`; `DRAWN`
and `ROUND_BEGAN`, cards drawn by now and before it; `TOLD`, `HAPPENED` and `RECITED`, so many
entries."""

A_CARD = 0
"""What is told of a card that is shown; else it is how many of a treasure were named rightly."""
WHAT, HOW_MANY, WORD, BY = range(4)
PICKED_BY = 1
LONGEST_ROUND = CARDS * (MANY + 2)


BOARD = np.dtype(
    [
        ("at", np.int64, PLACES),
        ("pile", np.int64, CARDS),
        ("drawn", np.int64, CARDS),
        ("held", np.int64, MANY),
        ("order", np.int64, MANY),
        ("recited", np.int64, MANY),
        ("said", np.int64, MANY),
        ("words", np.int64, MANY),
        ("pebbles", np.int64, MOST_SEATS),
        ("pickers", np.int64, MOST_SEATS + 1),
        ("won", np.int64, (MOST_SEATS, MANY)),
        ("many_won", np.int64, MOST_SEATS),
        ("gone", np.int64, MANY),
        ("scores", np.int64, MOST_SEATS),
        ("told", np.int64, (LONGEST_ROUND, 4)),
        ("happened", np.int64, (2 * CARDS, 2)),
    ],
    align=True,
)
"""One record, so that it is handed on as one thing. `at`: all that is one number. `pile`: its end
is the top. `drawn`: all cards that were shown in this game. `held`: how many of each treasure are
in Ali's hand or lie open; `order`: its treasures as each first appeared; `recited`: those that were
recited, in the order that is to be kept. `said`: how many of each
were said in this recital; `words`: the adjectives of this round. `told`: what there was to be seen
and heard in the cave this round. `happened`: all cards that were shown, by `NOBODY`, or picked."""


def new_board() -> Any:
    return np.zeros(1, BOARD).view(np.recarray)[0]


@compiled
def deal(numbers, board, luck):
    """Shuffle the treasures; the Chief lies on the bottom ones."""
    box = GERMAN_BOX if numbers[FORTY_FOUR] else BOX
    cards = board.drawn
    for i in range(len(box)):
        cards[i] = box[i]
    shuffle(luck, cards, len(box))
    many, chief_at = min(numbers[PILE], len(box)), numbers[CHIEF_AT]
    for i in range(many + 1):
        if i < chief_at:
            board.pile[i] = cards[i]
        elif i == chief_at:
            board.pile[i] = THE_CHIEF
        else:
            board.pile[i] = cards[i - 1]
    board.at[:] = 0
    board.at[IN_PILE] = many + 1
    board.at[ALI] = numbers[FIRST_ALI]
    board.at[SHOWN] = NOBODY
    board.held[:] = 0
    board.won[:] = 0
    board.many_won[:] = 0
    board.gone[:] = 0
    for seat in range(numbers[SEATS]):
        board.pebbles[seat] = numbers[PEBBLES + seat]


@compiled
def tell(board, what, how_many, word, by):
    entry = board.told[board.at[TOLD]]
    entry[WHAT] = what
    entry[HOW_MANY] = how_many
    entry[WORD] = word
    entry[BY] = by
    board.at[TOLD] += 1


@compiled
def note(board, treasure, picked_by):
    entry = board.happened[board.at[HAPPENED]]
    entry[WHAT] = treasure
    entry[PICKED_BY] = picked_by
    board.at[HAPPENED] += 1


@compiled
def forget_words(board):
    for treasure in range(MANY):
        board.words[treasure] = NO_WORD
