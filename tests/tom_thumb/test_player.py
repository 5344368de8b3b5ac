"""The computer player of Tom Thumb: fair, legal, the same again."""

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import pytest

from tests.random_play import any_move, any_options
from tests.tom_thumb.playing import bad_turn, begin
from tests.wire_sight import over_the_wire
from veillee.games import find_game
from veillee.games.tom_thumb.board import DrawCards, GoOn
from veillee.games.tom_thumb.player.player import TomThumbPlayer
from veillee.lab.evening import play_evening, seat_players
from veillee.lab.simulate import simulate
from veillee.memory import PERSONAS
from veillee.table import Decision, Refused, Seat, Sight, Stream, Table, TimeUp

GAME = find_game("tom_thumb")
EVERY_KIND = {"draw", "between", "name", "seek", "decide", "boots", "point", "swap", "insert"}


def any_table(chance: Random, people: float) -> Table:
    """Any seats, options and personas; `people` of the seats are held by persons."""
    while True:
        who = [
            Seat(None if chance.random() < people else chance.choice(sorted(PERSONAS)))
            for _ in range(chance.randint(2, 6))
        ]
        try:
            return Table(GAME.id, who, any_options(GAME.id, chance), f"any {chance.random()}")
        except Refused:
            continue


def evening(table: Table, chance: Random) -> Iterator[tuple[Table, dict[int, Decision]]]:
    """Play to the end. Before each move: the table, and what the computers want."""
    players = {
        number: TomThumbPlayer(number, seat.persona, Random(number))
        for number, seat in enumerate(table.seats)
        if seat.persona is not None
    }
    while table.outcome is None:
        wants = {seat: player.watch(table.sight(seat)) for seat, player in players.items()}
        decided = {seat: decision for seat, decision in wants.items() if decision is not None}
        yield table, decided
        others = [ask for ask in table.asks if ask.seat not in players]
        if decided and not (others and chance.random() < 0.3):
            seat = min(decided, key=lambda seat: (decided[seat].pause, seat))
            table.play(seat, decided[seat].move)
        elif others:
            table.play(*any_move_of_people(table, players, chance))
        else:
            table.play(None, TimeUp())


def any_move_of_people(
    table: Table, players: dict[int, TomThumbPlayer], chance: Random
) -> tuple[int | None, Any]:
    while True:
        seat, move = any_move(table, chance)
        if seat not in players:
            return seat, move


# -- fair, legal, the same again -----------------------------------------------------------------


def test_it_plays_the_same_whatever_lies_under_the_tiles_it_cannot_see() -> None:
    """Two twins watch one seat; one of them sees a table whose hidden things were dealt anew."""
    chance = Random("veil")
    decisions = 0
    for number in range(24):
        table = any_table(chance, people=0.0)
        seat = chance.randrange(len(table.seats))
        persona = table.seats[seat].persona or ""
        one, twin = (TomThumbPlayer(seat, persona, Random(number)) for _ in range(2))
        for _ in evening(table, chance):
            sight = table.sight(seat)
            veiled = GAME.veil(table.board, seat, Stream(f"veil {chance.random()}", "veil"))
            hidden = Sight(seat, sight.seq, GAME.view(veiled, seat), sight.asks, sight.events, None)
            decided = one.watch(sight)
            assert twin.watch(hidden) == decided
            decisions += decided is not None
    assert decisions > 200


def test_it_needs_nothing_but_the_bytes_that_are_sent_to_its_seat() -> None:
    chance = Random("bytes")
    for number in range(6):
        table = any_table(chance, people=0.0)
        persona = table.seats[0].persona or ""
        one, twin = (TomThumbPlayer(0, persona, Random(number)) for _ in range(2))
        for _ in evening(table, chance):
            sight = table.sight(0)
            assert twin.watch(over_the_wire(GAME, sight)) == one.watch(sight)


@pytest.mark.parametrize("people", [0.0, 0.5])
def test_whatever_it_wants_is_allowed(people: float) -> None:
    chance = Random(f"legal {people}")
    wanted = 0
    for _ in range(60):
        for table, decided in evening(any_table(chance, people), chance):
            for seat, decision in decided.items():
                assert table.accept(seat, decision.move) == decision.move
                assert 0.3 <= decision.pause <= 10
                wanted += 1
    assert wanted > 500


def test_it_answers_in_every_role() -> None:
    chance = Random("roles")
    answered: set[str] = set()
    for number in range(40):
        people = 0.5 if number % 2 else 0.0
        for table, decided in evening(any_table(chance, people), chance):
            answered |= {ask.kind for ask in table.asks if ask.seat in decided}
    assert answered == EVERY_KIND


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    personas = ["age5", "age7", "adult", "elephant"]
    games = [play_evening(GAME.id, personas, {"storm": True}, seed).moves for seed in "aab"]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_guide_that_need_not_wait_for_people_draws_soon() -> None:
    """Once every person has said "go on", as where there is nothing to talk about."""
    table = begin([Seat(), Seat("adult"), Seat()])
    bad_turn(table)
    guide = TomThumbPlayer(1, "adult", Random(1))
    assert guide.watch(table.sight(1)) is None
    for seat in (0, 2):
        table.play(seat, GoOn())
    drawing = guide.watch(table.sight(1))
    assert drawing is not None
    assert drawing.move == DrawCards()
    assert drawing.pause < 3


def test_it_decides_in_far_less_than_twenty_milliseconds() -> None:
    table = Table(GAME.id, [Seat("adult") for _ in range(6)], {"places": 9}, "speed")
    players = seat_players(table)
    slowest = 0.0
    while table.outcome is None and len(table.moves) < 80:
        wants: list[tuple[float, int, Any]] = []
        for seat, player in enumerate(players):
            sight = table.sight(seat)
            started = process_time()
            decision = player.watch(sight)
            slowest = max(slowest, process_time() - started)
            if decision is not None:
                wants.append((decision.pause, seat, decision.move))
        _, seat, move = min(wants, key=lambda one: one[:2], default=(0.0, None, TimeUp()))
        table.play(seat, move)
    assert slowest < 0.020


# -- who remembers more wins more ----------------------------------------------------------------


@pytest.mark.long
def test_who_remembers_more_wins_more() -> None:
    won: dict[str, float] = {}
    for persona in ("age5", "adult", "elephant"):
        summary = simulate(GAME.id, [persona] * 4, None, 200, "order", jobs=1)
        assert summary.won is not None
        won[persona] = summary.won.rate
    assert won["age5"] + 0.15 < won["adult"]
    assert won["adult"] + 0.25 < won["elephant"]
    assert won["elephant"] >= 0.95


@pytest.mark.long
def test_elephants_hardly_ever_lose_their_bearings() -> None:
    storm, calm = (
        simulate(GAME.id, ["elephant"] * 4, {"storm": storm}, 100, "storm", jobs=1).won
        for storm in (True, False)
    )
    assert storm is not None
    assert calm is not None
    assert storm.rate > calm.rate - 0.1
