"""The fast twin of the Dark Wood plays by the very same rules, move by move."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from numba import njit

from tests.dark_wood.golden import right_move
from tests.random_play import any_options
from tests.twin.tape import taped
from veillee.games.dark_wood.board import (
    ChooseColour,
    Leave,
    NoneForMe,
    NotThisOne,
    Slap,
    Take,
    Vote,
)
from veillee.games.dark_wood.odds import board as twin
from veillee.games.dark_wood.odds.numbers import MANY, MOST_SEATS, set_of, settle
from veillee.games.dark_wood.odds.rules import deal, play
from veillee.games.dark_wood.rules.finding import FASTEST
from veillee.games.dark_wood.rules.trees import TREES
from veillee.lab.evening import play_evening
from veillee.memory import PERSONAS
from veillee.table import Refused, Seat, Table, TimeUp
from veillee.twin.chance import luck_on_tape

SOME, MORE, EVENINGS = 300, 1100, 40
ASKED = {
    "draw": twin.DRAW,
    "receive": twin.RECEIVE,
    "feel": twin.FEEL,
    "turn_up": twin.TURN_UP,
    "slap": twin.SLAP,
    "taken": twin.TAKEN,
    "take": twin.TAKE,
    "vote": twin.VOTE,
    "stride": twin.STRIDE,
    "aftermath": twin.AFTERMATH,
}
ENDINGS = {None: -1, "cottage": 0, "last_one": 1, "eaten": 2}
NUMBER = {tree: number for number, tree in enumerate(TREES)} | {None: -1}


# -- playing the rules ---------------------------------------------------------------------------


def any_wood(chance: Random) -> Table:
    """Any seats and options; people and computers mixed, or one kind alone."""
    while True:
        people = chance.choice([0.0, 0.5, 1.0])
        seats = chance.randint(2, 5)
        who = [Seat(None if chance.random() < people else "adult") for _ in range(seats)]
        try:
            return Table("dark_wood", who, any_options("dark_wood", chance), f"{chance.random()}")
        except Refused:
            continue


def any_answer(table: Table, chance: Random, skill: float) -> tuple[int | None, Any]:
    """Any legal entry; with some skill the right one, so that games get far."""
    asks = table.asks
    if not asks or (table.seconds is not None and chance.random() < 0.2):
        return None, TimeUp()
    ask = chance.choice(asks)
    if chance.random() < skill:
        right = right_move(table, ask)
        if isinstance(right, TimeUp):
            return None, right
        if right is not None:
            return ask.seat, right
    if ask.kind != "slap":
        return ask.seat, chance.choice(ask.choices)
    if chance.random() < 0.15:
        return ask.seat, NoneForMe()
    if ask.choices.undecided and chance.random() < 0.3:
        return ask.seat, NotThisOne(table.board.card)
    longest = min(ask.choices.longest, FASTEST + 20) if chance.random() < 0.5 else FASTEST + 400
    return ask.seat, Slap(chance.randint(FASTEST, longest), table.board.card)


def entry(seat: int | None, move: Any) -> tuple[int, int, int]:
    """What the twin is told of it."""
    match move:
        case TimeUp():
            return -1, twin.TIME_UP, 0
        case Slap(after=after):
            return seat or 0, twin.SLAP_IT, after
        case Take():
            return seat or 0, twin.TAKE_IT, 0
        case Leave():
            return seat or 0, twin.LEAVE, 0
        case NoneForMe():
            return seat or 0, twin.NONE_FOR_ME, 0
        case NotThisOne():
            return seat or 0, twin.NOT_THIS_ONE, 0
        case ChooseColour():
            return seat or 0, twin.CHOOSE_COLOUR, 0
        case Vote(child=child):
            return seat or 0, twin.DO, child
        case _:
            return seat or 0, twin.DO, 0


# -- everything that lies on the table, as a row of numbers --------------------------------------


def row_of(table: Table) -> list[int]:
    board = table.board
    seats, votes = range(board.seats), board.votes if board.laid else None
    hands = {hand.seat: hand.after for hand in board.hands}
    boots = [twin.OFF if boot is None else boot for boot in board.boots]
    numbers = [what_is_asked(table), seats_in(ask.seat for ask in table.asks), board.turn]
    numbers += [board.first, len(table.moves), NUMBER[board.token], board.card]
    numbers += [NUMBER[board.top], set_of(board.gone), seats_in(board.none_for)]
    numbers += [*boots, seats_in(board.eaten)]
    numbers += [-1 if one is None else one for one in (board.in_hand, board.asked, board.home)]
    numbers += [-1 if board.finder is None else board.finder]
    numbers += [ENDINGS[table.outcome.reason if table.outcome else None], seats_in(board.let_go)]
    for row in (board.places, [NUMBER[card] for card in board.cards]):
        numbers += padded(row, MOST_SEATS)
    numbers += padded([hands.get(seat, -1) for seat in seats], MOST_SEATS)
    numbers += padded([-1 if v is None else v for v in votes or []], MOST_SEATS)
    numbers += padded([NUMBER[tree] for tree in board.bag], MANY)
    return numbers + padded([NUMBER[tree] for tree in board.pile], MANY)


def what_is_asked(table: Table) -> int:
    seen = table.asks_seen(None)
    if not seen:
        return twin.OVER
    asked = ASKED[seen[0].kind]
    return twin.WINDOW if asked == twin.SLAP and table.board.hands else asked


def seats_in(seats: Any) -> int:
    return sum(1 << seat for seat in seats)


def padded(numbers: list[int], many: int) -> list[int]:
    return [*numbers, *[-1] * (many - len(numbers))]


COLUMNS = 19 + 4 * MOST_SEATS + 2 * MANY


@njit
def replay(boards, persons, entries, luck, rows):
    """The twin is told the same entries: a row before the first and after each."""
    board = boards[0]
    deal(board, persons, luck)
    row_of_twin(board, rows[0])
    for i in range(len(entries)):
        play(board, entries[i, 0], entries[i, 1], entries[i, 2], luck)
        row_of_twin(board, rows[i + 1])


@njit
def row_of_twin(board, row):
    seats = board.numbers[0]
    row[:] = -1
    row[0] = board.asked
    row[1] = twin.asked(board)
    row[2] = board.turn
    row[3] = board.first
    row[4] = board.entries
    row[5] = board.token
    row[6] = board.card
    row[7] = board.top
    row[8] = board.gone
    row[9] = board.none_for
    row[10] = board.left_boot
    row[11] = board.right_boot
    row[12] = board.eaten
    row[13] = board.in_hand
    row[14] = board.to_take
    row[15] = board.home
    row[16] = board.finder
    row[17] = board.ending
    row[18] = board.let_go
    at = 19
    hands = board.slapped
    laid = board.asked in (twin.STRIDE, twin.AFTERMATH, twin.OVER)
    for seat in range(seats):
        row[at + seat] = board.places[seat]
        row[at + MOST_SEATS + seat] = board.cards[seat]
        if hands >> seat & 1:
            row[at + 2 * MOST_SEATS + seat] = board.after[seat]
        if laid:
            row[at + 3 * MOST_SEATS + seat] = board.votes[seat]
    at += 4 * MOST_SEATS
    for i in range(board.in_bag):
        row[at + i] = board.bag[i]
    for i in range(board.in_pile):
        row[at + MANY + i] = board.pile[i]


def assert_same(table: Table, entries: list[Any], rows: list[list[int]], tape: list[int]) -> None:
    numbers = settle(table.options, len(table.seats))
    persons = seats_in(i for i, seat in enumerate(table.seats) if seat.is_person)
    mine = np.zeros((len(entries) + 1, COLUMNS), np.int64)
    luck = luck_on_tape(tape)
    replay(twin.new_board(numbers), persons, np.array(entries, np.int64), luck, mine)
    different = np.argwhere(mine != np.array(rows))
    if len(different):
        at, column = different[0]
        before, told = mine[at, column], rows[at][column]
        pytest.fail(
            f"after {entries[:at][-1:]} (entry {at}) of {table.seed}, {table.options}: "
            f"column {column} is {before}, and by the rules {told}"
        )
    assert luck[1] == luck[2], "the twin left luck on the tape"


def play_both(number: int, ends: Counter[str]) -> None:
    chance = Random(f"rules {number}")
    with taped() as tape:
        table = any_wood(chance)
        tape_now = tape[-draws(table) :]
        skill, entries, rows = chance.choice([0.3, 0.8, 0.95]), [], [row_of(table)]
        since = len(tape)
        while table.outcome is None:
            seat, move = any_answer(table, chance, skill)
            table.play(seat, move)
            entries.append(entry(seat, move))
            rows.append(row_of(table))
    assert_same(table, entries, rows, [*tape_now, *tape[since:]])
    ends[table.outcome.reason] += 1


def draws(table: Table) -> int:
    """How much luck the setting up took; refused tables before it took some as well."""
    return len(table.board.bag) - 1 + (table.options.first_player is None)


@pytest.mark.parametrize("games", [SOME, pytest.param(MORE, marks=pytest.mark.long)])
def test_whatever_is_played_the_twin_stands_where_the_rules_stand(games: int) -> None:
    ends: Counter[str] = Counter()
    for number in range(games):
        play_both(number, ends)
    assert min(ends[how] for how in ("cottage", "last_one", "eaten")) > games / 20


def test_so_it_does_when_computers_play() -> None:
    chance = Random("evenings")
    for number in range(EVENINGS):
        personas = [chance.choice(sorted(PERSONAS)) for _ in range(chance.randint(2, 5))]
        pebbles = [chance.randint(0, 3) for _ in personas]
        options = any_options("dark_wood", chance) | {"first_player": None, "pebbles": pebbles}
        played = play_evening("dark_wood", personas, options, f"evening {number}")
        with taped() as tape:
            table = Table("dark_wood", played.seats, played.options, played.seed)
            entries, rows = [], [row_of(table)]
            for seat, move in ((one.seat, one.move) for one in played.moves):
                table.play(seat, move)
                entries.append(entry(seat, move))
                rows.append(row_of(table))
        assert_same(table, entries, rows, tape)
