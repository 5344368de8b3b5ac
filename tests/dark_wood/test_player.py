"""The computer player of the Dark Wood: fair, legal, and the same again."""

from collections import Counter
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from tests.dark_wood.standing import FEEL, TAKE, hand_on, slap_ask, wood
from tests.evenings import any_evening, evening, seated
from tests.random_play import any_move, any_options
from tests.wire_sight import over_the_wire
from veillee.games import find_game
from veillee.games.dark_wood.board import (
    CardTurnedUp,
    ChooseColour,
    Draw,
    Leave,
    PassOn,
    Slap,
    TurnBegun,
)
from veillee.games.dark_wood.player.feeling import SPOTS
from veillee.games.dark_wood.player.player import DarkWoodPlayer
from veillee.lab.evening import play_evening, seat_players
from veillee.lab.simulate import simulate
from veillee.memory import PERSONAS
from veillee.table import AskSeen, Decision, Seat, Sight, Stream, Table, TimeUp
from veillee.table.seen.touch import Felt

GAME = find_game("dark_wood")
DRAW = AskSeen(0, "draw", [Draw()])
EVERY_KIND = {
    *("draw", "receive", "feel", "turn_up", "slap", "take", "vote", "stride", "taken", "aftermath")
}


# -- fair, legal, the same again -----------------------------------------------------------------


def test_it_plays_the_same_whatever_lies_where_it_cannot_see() -> None:
    """Two twins feel alike; one of them sees a table whose hidden tokens and cards were dealt anew.

    The fingers feel the true token: that is the one secret a seat may learn.
    """
    chance = Random("veil")
    decisions = 0
    for number in range(9):
        table = any_evening(GAME.id, chance, people=number % 3 == 0)
        seat = chance.randrange(len(table.seats))
        persona = chance.choice(sorted(PERSONAS))
        one, twin = (DarkWoodPlayer(seat, persona, Random(number)) for _ in range(2))
        for _ in evening(table, chance):
            sight = table.sight(seat)
            veiled = GAME.veil(table.board, seat, Stream(f"veil {chance.random()}", "veil"))
            hidden = Sight(seat, sight.seq, GAME.view(veiled, seat), sight.asks, sight.events, None)
            twin.touch(partial(table.feel, seat))
            decided = table.show(one, seat)
            assert twin.watch(hidden) == decided
            decisions += decided is not None
    assert decisions > 100


def test_it_learns_the_tree_by_its_fingers_alone() -> None:
    """Two tokens under the same eyes: only what the hand answers makes a difference."""
    sight = Sight(0, 1, wood(feeling=0), [FEEL], [])
    for tree in ("fir-side", "cloud-none"):
        player = DarkWoodPlayer(0, "elephant", Random(2))
        player.touch(hand_on(tree))
        player.watch(sight)
        felt = player._impression
        assert felt is not None
        assert felt.tree == tree


def test_it_feels_no_more_spots_than_a_person_can_and_only_while_it_may() -> None:
    table = Table(GAME.id, [Seat("adult")] * 2, None, "fingers")
    touched: list[tuple[float, float]] = []

    def hand(x: float, y: float) -> Felt:
        touched.append((x, y))
        return table.feel(0, x, y)

    player, other = DarkWoodPlayer(0, "adult", Random(1)), DarkWoodPlayer(1, "adult", Random(1))
    turns: set[int] = set()
    while table.outcome is None and table.board.turn < 4:
        player.touch(hand)
        touched.clear()
        mine = player.watch(table.sight(0))
        if touched:
            assert table.board.feeling == 0
            assert touched == SPOTS
            turns.add(table.board.turn)
        want = (0, mine) if mine else (1, table.show(other, 1))
        table.play(want[0] if want[1] else None, want[1].move if want[1] else TimeUp())
    assert turns == {1, 2, 3}
    assert len(SPOTS) <= 60


def test_it_needs_nothing_but_the_bytes_that_are_sent_to_its_seat() -> None:
    chance = Random("bytes")
    for number in range(4):
        table = any_evening(GAME.id, chance, people=False)
        persona = table.seats[0].persona or ""
        one, twin = (DarkWoodPlayer(0, persona, Random(number)) for _ in range(2))
        for _ in evening(table, chance):
            twin.touch(partial(table.feel, 0))
            assert twin.watch(over_the_wire(GAME, table.sight(0))) == table.show(one, 0)


@pytest.mark.parametrize("people", [False, True])
def test_whatever_it_wants_is_allowed_in_every_variant(people: bool) -> None:
    chance = Random(f"legal {people}")
    seats: Counter[int] = Counter()
    variants: set[tuple[str, str]] = set()
    for _ in range(30):
        table = any_evening(GAME.id, chance, people)
        seats[len(table.seats)] += 1
        variants |= {("finding", table.options.finding), ("trees", table.options.trees)}
        for decided in evening(table, chance):
            waits = {ask.seat for ask in table.asks if ask.kind in ("slap", "colour")}
            assert {ask.seat for ask in table.asks} - waits <= set(decided)
            for seat, decision in decided.items():
                assert table.accept(seat, decision.move) == decision.move
                felt = table.board.seconds_to_feel(seat)
                assert 0.0 < decision.pause <= max(15.0, felt, table.options.card_seconds)
                if isinstance(decision.move, Slap):
                    assert decision.pause == decision.move.after / 1000
                if isinstance(decision.move, PassOn):
                    assert decision.pause <= felt - 0.5
    assert set(seats) == {2, 3, 4, 5}
    assert len(variants) == 2 + 5


@pytest.mark.long
def test_it_ends_evenings_of_every_kind() -> None:
    chance = Random("evenings")
    ends: Counter[str] = Counter()
    for number in range(200):
        who = ["age5"] if number % 4 == 0 else sorted(PERSONAS)
        personas = [chance.choice(who) for _ in range(chance.randint(2, 5))]
        options = any_options(GAME.id, chance) | {"first_player": None, "pebbles": (0, 1)}
        table = play_evening(GAME.id, personas, options, f"evening {number}")
        assert table.outcome is not None
        ends[table.outcome.reason] += 1
    assert set(ends) == {"cottage", "last_one", "eaten"}


def test_it_answers_whatever_it_is_asked() -> None:
    chance = Random("roles")
    answered: set[str] = set()
    for number in range(24):
        table = any_evening(GAME.id, chance, people=number % 2 == 0)
        for decided in evening(table, chance):
            answered |= {ask.kind for ask in table.asks if ask.seat in decided}
    assert answered == EVERY_KIND


def test_it_gives_people_time_to_choose_a_colour_before_it_draws_first() -> None:
    def pause(chosen: list[int], *asks: AskSeen) -> float:
        player = DarkWoodPlayer(0, "adult", Random(1))
        view = wood(phase="touch", card=0, chosen=chosen)
        decision = player.watch(Sight(0, 1, view, [DRAW, *asks], [TurnBegun(1, 0)]))
        assert decision is not None
        assert decision.move == Draw()
        return decision.pause

    chooses = AskSeen(2, "colour")
    assert pause([], chooses) > 3 * pause([])
    assert pause([2], chooses) == pause([]), "whoever has chosen is not waited for"


def test_it_keeps_the_colour_of_its_seat() -> None:
    ask = AskSeen(0, "colour", [ChooseColour("green")])
    player = DarkWoodPlayer(0, "age5", Random(1))
    assert player.watch(Sight(0, 1, wood(phase="touch", card=0), [ask], [])) is None


def test_it_goes_on_from_wherever_a_person_left_the_seat() -> None:
    """It is shown all that the seat saw while somebody else answered, then answers itself."""
    chance = Random("lent")
    for _ in range(25):
        table = any_evening(GAME.id, chance, people=True)
        players = seated(table, chance)
        while table.outcome is None:
            for seat, player in enumerate(players):
                decision = table.show(player, seat)
                if decision is not None:
                    table.accept(seat, decision.move)
            table.play(*any_move(table, chance))


def test_it_bears_with_cards_whose_moment_has_passed() -> None:
    player = DarkWoodPlayer(0, "adult", Random(1))
    player.watch(Sight(0, 1, wood(), [], [TurnBegun(1, 0), CardTurnedUp(1, "ball-high")]))
    player.watch(Sight(0, 2, wood(top=None), [slap_ask(1)], []))
    decision = player.watch(Sight(0, 3, wood(top=None), [TAKE], []))
    assert decision is not None
    assert decision.move == Leave()


def test_while_a_card_lies_there_it_gives_the_very_same_decision() -> None:
    chance = Random("same")
    seen: dict[tuple[Any, ...], Decision | None] = {}
    again = 0
    for number in range(6):
        options = {"finding": "slap"}
        table = Table(GAME.id, [Seat("age10")] * 4, options, f"same {number}")
        for decided in evening(table, chance):
            for ask in table.asks:
                if ask.kind == "slap":
                    question = (number, ask.seat, table.board.turn, table.board.card)
                    if question in seen:
                        again += 1
                        assert decided.get(ask.seat) is seen[question]
                    seen[question] = decided.get(ask.seat)
    assert again > 20


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    personas = ["age5", "age7", "adult", "elephant"]
    games = [play_evening(GAME.id, personas, None, seed).moves for seed in "aab"]
    assert games[0] == games[1]
    assert games[0] != games[2]


# -- at one table --------------------------------------------------------------------------------


@pytest.mark.long
def test_finer_fingers_and_faster_hands_win() -> None:
    """Each persona in each seat."""
    table = ["elephant", "adult", "age7", "age5"]
    won = dict.fromkeys(table, 0.0)
    for first in range(4):
        personas = table[first:] + table[:first]
        summary = simulate(GAME.id, personas, None, 25, f"order {first}", jobs=1)
        for seat, persona in enumerate(personas):
            won[persona] += summary.won_by_seat[seat].rate / 4
    assert won["elephant"] > won["age7"]
    assert won["adult"] > won["age5"]
    assert won["elephant"] + won["adult"] > 0.6


def test_a_table_of_players_is_seated_as_the_server_seats_them() -> None:
    table = Table(GAME.id, [Seat("adult")] * 3, None, "seated")
    for seat, player in enumerate(seat_players(table)):
        assert isinstance(player, DarkWoodPlayer)
        sight = table.sight(seat)
        wanted = table.show(player, seat)
        assert (wanted is not None) == (seat == table.board.first)
        assert player.watch(msgspec.structs.replace(sight, events=[])) is wanted
