# pyright: basic
"""The rules of Ali Baba, compiled: `veillee.games.ali_baba.rules.play` rule by rule.

A question is open between two calls: `board.at[ASKED]`, `board.at[OF]`. Each function below answers
one kind of question and goes on to the next one. They take what is allowed and check nothing.
"""

from veillee.games.ali_baba.odds.board import (
    A_CARD,
    ALI,
    ASKED,
    CARDS_HELD,
    DRAWN,
    FAULT,
    FINISHED,
    IN_PILE,
    KINDS_HELD,
    LAST_ROUND,
    MISTAKE_MADE,
    MOVES,
    NAMED,
    OF,
    RECITED,
    ROUND,
    ROUND_BEGAN,
    SAID,
    SHOWN,
    THIEF,
    TOKENS,
    TOLD,
    deal,
    forget_words,
    note,
    tell,
)
from veillee.games.ali_baba.odds.numbers import (
    ALI_JUDGES,
    CAPTURED,
    CAPTURES,
    CHOOSE,
    DRAW,
    EARLY,
    GLANCE,
    JUDGE,
    JUDGED,
    KIND_OF,
    LEFT,
    MISTAKE,
    NO_MISTAKE,
    NO_WORD,
    NOBODY,
    RECITE,
    SEATS,
    THE_CHIEF,
    TIME,
    TOKEN,
)
from veillee.games.ali_baba.odds.recital import (
    first_to_name,
    hear,
    is_complete,
    take_its_place,
)
from veillee.games.ali_baba.odds.sharing import lay_open, pick_one, share_on
from veillee.twin import compiled


@compiled
def begin(numbers, board, luck):
    deal(numbers, board, luck)
    begin_round(board)


@compiled
def begin_round(board):
    at = board.at
    at[ROUND] += 1
    at[ROUND_BEGAN] = at[DRAWN]
    at[TOKENS] = 0
    at[THIEF] = NOBODY
    at[FAULT] = NOBODY
    at[TOLD] = 0
    at[RECITED] = 0
    forget_words(board)
    ask(board, DRAW, at[ALI])


@compiled
def ask(board, kind, seat):
    board.at[ASKED] = kind
    board.at[OF] = seat


@compiled
def end_round(numbers, board, end, luck):
    """The hand is shared, and unless this round was the last, the next one begins."""
    lay_open(numbers, board, end)
    if share_on(numbers, board, luck):
        begin_round(board)


# -- Ali -----------------------------------------------------------------------------------------


@compiled
def draw(numbers, board, luck):
    """The top card is shown to all; three alike or three all different alarms capture Ali."""
    at = board.at
    at[MOVES] += 1
    at[IN_PILE] -= 1
    treasure = board.pile[at[IN_PILE]]
    board.drawn[at[DRAWN]] = treasure
    at[DRAWN] += 1
    at[SHOWN] = treasure
    if board.held[treasure] == 0:
        board.order[at[KINDS_HELD]] = treasure
        at[KINDS_HELD] += 1
    board.held[treasure] += 1
    at[CARDS_HELD] += 1
    tell(board, treasure, A_CARD, NO_WORD, at[ALI])
    note(board, treasure, NOBODY)
    if treasure == THE_CHIEF:
        at[LAST_ROUND] = 1
    at[TOKENS] += TOKEN[KIND_OF[treasure]]
    if CAPTURES[at[TOKENS]]:
        end_round(numbers, board, CAPTURED, luck)
    else:
        ask(board, GLANCE, NOBODY)


@compiled
def all_have_seen(numbers, board):
    """Ali takes the card in hand, and the next thief recites."""
    at = board.at
    at[MOVES] += 1
    at[SHOWN] = NOBODY
    at[THIEF] = next_thief(numbers, at[ALI], at[THIEF])
    at[SAID] = 0
    at[NAMED] = 0
    board.said[:] = 0
    ask(board, RECITE, at[THIEF])


@compiled
def next_thief(numbers, ali, before):
    """First Ali's left, then clockwise, skipping Ali."""
    thief = ((ali if before == NOBODY else before) + 1) % numbers[SEATS]
    return (thief + 1) % numbers[SEATS] if thief == ali else thief


@compiled
def open_sesame(numbers, board, luck):
    board.at[MOVES] += 1
    end_round(numbers, board, LEFT, luck)


# -- thieves -------------------------------------------------------------------------------------


@compiled
def say(numbers, board, treasure, count, word, luck):
    """One item, judged as it is said."""
    at = board.at
    at[MOVES] += 1
    mistake = hear(numbers, board, treasure, count, word)
    if numbers[ALI_JUDGES]:
        ask(board, JUDGE, at[ALI])
    elif mistake != NO_MISTAKE:
        err(numbers, board, mistake, luck)
    else:
        tell(board, treasure, count, word, at[THIEF])


@compiled
def spend_pebble(numbers, board):
    """The table names the first in order, or the oldest, of all that is not named rightly."""
    at = board.at
    at[MOVES] += 1
    board.pebbles[at[THIEF]] -= 1
    treasure = first_to_name(board)
    count = board.held[treasure]
    at[NAMED] += count - board.said[treasure]
    if board.said[treasure] == 0:
        at[SAID] += 1
    board.said[treasure] = count
    take_its_place(numbers, board, treasure)
    tell(board, treasure, count, board.words[treasure], at[THIEF])


@compiled
def that_is_all(numbers, board, luck):
    at = board.at
    at[MOVES] += 1
    if numbers[ALI_JUDGES]:
        at[FINISHED] = 1
        ask(board, JUDGE, at[ALI])
    elif is_complete(board):
        recited_rightly(numbers, board, luck)
    else:
        err(numbers, board, EARLY, luck)


@compiled
def judge(numbers, board, right, treasure, word, luck):
    """Ali's word counts. `treasure` and `word`: what was said last, unless that was all."""
    at = board.at
    at[MOVES] += 1
    if not right:
        err(numbers, board, JUDGED, luck)
    elif at[FINISHED]:
        recited_rightly(numbers, board, luck)
    else:
        tell(board, treasure, board.said[treasure], word, at[THIEF])
        ask(board, RECITE, at[THIEF])


@compiled
def sand_has_run_out(numbers, board, luck):
    board.at[MOVES] += 1
    err(numbers, board, TIME, luck)


@compiled
def recited_rightly(numbers, board, luck):
    """If the pile is empty Ali must leave; else he chooses."""
    at = board.at
    at[FINISHED] = 0
    if at[IN_PILE] == 0:
        end_round(numbers, board, LEFT, luck)
    else:
        ask(board, CHOOSE, at[ALI])


@compiled
def err(numbers, board, mistake, luck):
    at = board.at
    at[FINISHED] = 0
    at[FAULT] = at[THIEF]
    at[MISTAKE_MADE] = mistake
    end_round(numbers, board, MISTAKE, luck)


# -- sharing -------------------------------------------------------------------------------------


@compiled
def pick(numbers, board, treasure, luck):
    board.at[MOVES] += 1
    pick_one(board, board.at[OF], treasure)
    if share_on(numbers, board, luck):
        begin_round(board)
