"""The compiled rules are the rules: the same luck and the same moves give the same table."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.ali_baba.golden import right_move
from tests.evenings import any_evening, evening
from tests.random_play import any_move, any_table
from tests.twin.tape import taped
from veillee.games.ali_baba.board import (
    ADJECTIVES,
    ALARMS,
    Draw,
    Judge,
    MistakeMade,
    OpenSesame,
    Options,
    Pick,
    Say,
    SpendPebble,
    ThatIsAll,
)
from veillee.games.ali_baba.odds import board as at
from veillee.games.ali_baba.odds import rules
from veillee.games.ali_baba.odds.numbers import (
    ASKS,
    ENDINGS,
    GLANCE,
    MISTAKES,
    NAMES,
    NO_WORD,
    NOBODY,
    NOTHING,
    NUMBER,
    settle,
)
from veillee.games.ali_baba.rules.setup import all_cards
from veillee.table import Refused, Table
from veillee.twin.chance import luck_on_tape

SKILLS = (0.0, 0.85, 0.95, 1.0)
LOOKING = ("glance", NOBODY)
RECITING = (ASKS.index("recite"), ASKS.index("judge"))
DEALT = {german: len(all_cards(Options(forty_four=german))) - 1 for german in (False, True)}
"""How many draws of luck a deal takes; tables that were refused before it took some as well."""


class Twin:
    """The compiled game of a table, that is told what was played there."""

    def __init__(self, table: Table) -> None:
        self.numbers = settle(table.options, len(table.seats))
        self.seats = len(table.seats)
        self.board = board = at.new_board()
        self.last = (0, NO_WORD)
        self.lying = (board.at, board.held, board.order, board.recited, board.said, board.words)
        self.lying += (board.pebbles, board.won, board.gone, board.pile, board.drawn)

    def begin(self, tape: list[int]) -> None:
        self.luck = luck_on_tape(tape)
        rules.begin(self.numbers, self.board, self.luck)

    def play(self, move: Any) -> None:
        numbers, board, luck = self.numbers, self.board, self.luck
        match move:
            case Draw():
                rules.draw(numbers, board, luck)
            case OpenSesame():
                rules.open_sesame(numbers, board, luck)
            case Say(treasure, count, word):
                self.last = NUMBER[treasure], NO_WORD if word is None else ADJECTIVES.index(word)
                rules.say(numbers, board, NUMBER[treasure], count, self.last[1], luck)
            case SpendPebble():
                rules.spend_pebble(numbers, board)
            case ThatIsAll():
                rules.that_is_all(numbers, board, luck)
            case Judge(right):
                rules.judge(numbers, board, right, *self.last, luck)
            case Pick(treasure):
                rules.pick(numbers, board, NUMBER[treasure], luck)
            case _ if board.at[at.ASKED] == GLANCE:
                rules.all_have_seen(numbers, board)
            case _:
                rules.sand_has_run_out(numbers, board, luck)

    def state(self) -> dict[str, Any]:
        """In the words of `state_of`."""
        place, lying, order, recited, said, words, pebbles, won, gone, pile, drawn = (
            lies.tolist() for lies in self.lying
        )
        seats, asked = range(self.seats), place[at.ASKED]
        reciting = asked in RECITING
        return {
            "asked": None if asked == NOTHING else (ASKS[asked], place[at.OF]),
            "ali": place[at.ALI],
            "round": place[at.ROUND],
            "thief": place[at.THIEF],
            "pile": [NAMES[card] for card in pile[: place[at.IN_PILE]]],
            "seen": [NAMES[card] for card in drawn[: place[at.DRAWN]]],
            "tokens": [place[at.TOKENS] >> 2 * kind & 3 for kind in range(3)],
            "shown": None if place[at.SHOWN] == NOBODY else NAMES[place[at.SHOWN]],
            "last": place[at.LAST_ROUND],
            "fault": place[at.FAULT],
            "ali takes": place[at.ALI_TAKES],
            "finished": place[at.FINISHED],
            "lying": named(lying),
            "cards": place[at.CARDS_HELD] + place[at.OPEN],
            "order": [NAMES[treasure] for treasure in order[: place[at.KINDS_HELD]]],
            "recited": [NAMES[treasure] for treasure in recited[: place[at.RECITED]]],
            "said": named(said) if reciting else {},
            "items": place[at.SAID] if reciting else 0,
            "named": place[at.NAMED] if reciting else 0,
            "words": {NAMES[i]: ADJECTIVES[word] for i, word in enumerate(words) if word >= 0},
            "pebbles": pebbles[: self.seats],
            "won": [named(won[seat]) for seat in seats],
            "gone": named(gone),
        }


def named(counts: list[int]) -> dict[str, int]:
    return {NAMES[i]: count for i, count in enumerate(counts) if count}


def state_of(table: Table) -> dict[str, Any]:
    board = table.board
    asked = None
    if table.outcome is None:
        ask = table.asks_seen(None)[0]
        asked = (ask.kind, NOBODY if ask.kind == "glance" else ask.seat)
    return {
        "asked": asked,
        "ali": board.ali,
        "round": board.round,
        "thief": NOBODY if board.thief is None else board.thief,
        "pile": list(board.pile),
        "seen": list(board.seen),
        "tokens": [board.tokens.count(kind) for kind in ALARMS],
        "shown": board.shown,
        "last": board.last_round,
        "fault": NOBODY if board.at_fault is None else board.at_fault,
        "ali takes": board.ali_takes,
        "finished": board.finished,
        "lying": dict(Counter(board.hand) + Counter(board.open)),
        "cards": len(board.hand) + len(board.open),
        "order": list(dict.fromkeys(board.hand)),
        "recited": list(board.recited),
        "said": {item.treasure: item.count for item in board.said},
        "items": len(board.said),
        "named": sum(item.count for item in board.said),
        "words": dict(board.adjectives),
        "pebbles": list(board.pebbles),
        "won": [dict(Counter(cards)) for cards in board.won],
        "gone": dict(Counter(board.gone)),
    }


def mistakes_told(table: Table) -> list[str]:
    told = table.told_since(table.seq - 1)
    return [entry.event.mistake for entry in told if isinstance(entry.event, MistakeMade)]


# -- playing -------------------------------------------------------------------------------------


def by_chance(table: Table, chance: Random, tape: list[int]) -> Iterator[object]:
    """Any legal play; with some skill thieves know what is right, so that rounds get long."""
    skill = chance.choice(SKILLS)
    while table.outcome is None:
        yield
        drawn = len(tape)
        seat, move = any_move(table, chance)
        del tape[drawn:]
        ask = table.asks[0] if table.asks else None
        if ask is not None and chance.random() < skill and not isinstance(move, SpendPebble):
            if ask.kind == "recite":
                seat, move = ask.seat, right_move(table, ask)
            elif ask.kind in ("choose", "judge"):
                seat, move = ask.seat, ask.choices[0]
        table.play(seat, move)


def compare(table: Table, playing: Iterator[object], tape: list[int]) -> Counter[str]:
    """Play a table to its end, then its twin, and look at both before and after every move."""
    states, mistakes = [], []
    for _ in playing:
        states.append(state_of(table))
        mistakes.append(mistakes_told(table))
    states.append(state_of(table))
    mistakes.append(mistakes_told(table))
    twin = Twin(table)
    twin.begin(tape)
    assert twin.state() == states[0]
    seen: Counter[str] = Counter()
    for number, played in enumerate(table.moves):
        before, after = states[number : number + 2]
        still_looking = before["asked"] == after["asked"] == LOOKING
        if not still_looking:
            twin.play(played.move)
        assert twin.state() == after
        for mistake in mistakes[number + 1]:
            assert MISTAKES[twin.board.at[at.MISTAKE_MADE]] == mistake
            seen[mistake] += 1
        seen[type(played.move).__name__] += 1
    assert_same_end(table, twin)
    return seen


def assert_same_end(table: Table, twin: Twin) -> None:
    outcome, place, seats = table.outcome, twin.board.at, range(len(table.seats))
    assert outcome is not None
    assert outcome.reason == ENDINGS[place[at.ENDING]]
    assert outcome.winners == tuple(seat for seat in seats if place[at.WINNERS] >> seat & 1)
    assert outcome.scores == tuple(twin.board.scores[seat] for seat in seats)
    if not any(seat.is_person for seat in table.seats):
        assert len(table.moves) == place[at.MOVES]


def without_free_words(table: Table) -> bool:
    return table.options.adjectives != "free"


# -- tests ---------------------------------------------------------------------------------------


def test_a_thousand_games_of_any_kind_move_by_move() -> None:
    """All options but free words, all numbers of seats, people and computers."""
    chance, games, seen = Random("rules"), 0, Counter[str]()
    while games < 1000:
        with taped() as tape:
            table = any_table("ali_baba", chance)
            if without_free_words(table):
                del tape[: len(tape) - DEALT[table.options.forty_four]]
                seen += compare(table, by_chance(table, chance, tape), tape)
                games += 1
    assert set(MISTAKES[1:]) <= set(seen)
    assert seen["SpendPebble"] > 500


def test_games_of_the_players_move_by_move() -> None:
    chance, games = Random("players"), 0
    while games < 60:
        with taped() as tape:
            table = any_evening("ali_baba", chance, people=False)
            del tape[: len(tape) - DEALT[table.options.forty_four]]
            compare(table, evening(table, chance), tape)
            games += 1


def test_free_words_are_refused_as_the_rules_do() -> None:
    with pytest.raises(Refused, match="only people"):
        settle(Options(adjectives="free"), 3)
