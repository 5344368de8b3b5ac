"""What computer players of Pixie Town show on their faces: rare, telling, never a secret."""

from random import Random
from typing import Any

import pytest

from tests.pixie_town.playing import build, built, complete, place, raise_tower, roll, town
from veillee.games import find_game
from veillee.games.pixie_town.player.moods import about_setting
from veillee.games.pixie_town.player.player import PixieTownPlayer
from veillee.games.pixie_town.rules.plot import Pose, standing_at
from veillee.games.pixie_town.rules.stones import STONES
from veillee.lab.evening import seat_players
from veillee.memory import PERSONAS
from veillee.table import Seat, Sight, Stream, Table
from veillee.table.player import Mood

GAME = find_game("pixie_town")
FREE: dict[str, Any] = {"building": "imaginary"}


def mood_at(table: Table, seat: int = 0) -> Mood | None:
    player = PixieTownPlayer(seat, "elephant", Random(1))
    player.watch(table.sight(seat))
    return player.mood


# -- what has just happened ------------------------------------------------------------------------


def test_proud_when_ones_last_plan_is_finished() -> None:
    table = town("red red violet", cards=["cottage", "inn"])
    complete(table, 0, 1)
    built(table, 0, 0, "violet-C", "violet-C")
    roll(table)
    build(table, "red-T")
    assert [mood_at(table, seat) for seat in range(3)] == ["proud", None, None]


def test_not_proud_of_every_plan() -> None:
    table = town("red red violet", cards=["cottage", "inn"])
    built(table, 0, 0, "violet-C", "violet-C")
    roll(table)
    build(table, "red-T")
    assert mood_at(table) is None


def test_proud_of_a_free_house_that_is_safe_now() -> None:
    table = town("red red violet", **FREE)
    built(table, 0, 0, "red-C", "red-C", "violet-C", "violet-C", "orange-C", "orange-C")
    roll(table)
    place(table, "red-T")
    assert [mood_at(table, seat) for seat in range(3)] == ["proud", None, None]


def test_sorry_when_a_house_falls() -> None:
    table = town("blue red red", cards=["cottage", "inn"])
    built(table, 0, 0, "red-C")
    roll(table)
    raise_tower(table, marked=True)
    assert [mood_at(table, seat) for seat in range(3)] == ["sorry", None, None]


# -- what one is going to do -----------------------------------------------------------------------

CUBES = {f"red-C-{i + 1}": standing_at("C", 2000 + 1000 * i, 0) for i in range(2)}
HIGH = {stone: standing_at("C", 3000, 1000 * i) for i, stone in enumerate(STONES[:4])}


@pytest.mark.parametrize(
    ("house", "stone", "pose", "mood"),
    [
        (CUBES, "red-L-1", standing_at("L", 2000, 1000), "sure"),
        (CUBES, "red-C-3", standing_at("C", 2000, 1000), None),
        (CUBES, "red-C-3", standing_at("C", 5000, 0), None),
        (CUBES, "red-C-3", standing_at("C", 3400, 1000), "unsure"),
        (HIGH, "red-L-1", standing_at("L", 3000, 4000, 90_000), "unsure"),
        (HIGH, "red-L-1", Pose(1000, 500, 0), None),
    ],
    ids=["a bridge", "on one", "on the ground", "near the edge", "high up", "low"],
)
def test_sure_of_a_bridge_and_unsure_of_what_wobbles(
    house: dict[str, Pose], stone: str, pose: Pose, mood: Mood | None
) -> None:
    assert about_setting(stone, {**house, stone: pose}) == mood


@pytest.mark.parametrize(("faces", "mood"), [("red blue blue", "sure"), ("white blue blue", None)])
def test_sure_of_the_last_stone_when_its_colour_is_rolled(faces: str, mood: Mood | None) -> None:
    table = town(faces, cards=["bridge_house", "tall_porch"], seats=4, game="against")
    for shape in "ALT":
        for colour in ("yellow", "orange", "violet", "red"):
            table.board.middle[f"{colour}-{shape}"].clear()
    for colour in ("yellow", "orange", "violet"):
        table.board.middle[f"{colour}-C"].clear()
    del table.board.middle["red-C"][1:]
    roll(table)
    assert mood_at(table) == mood


# -- never a secret, and rare ----------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, FREE])
def test_a_mood_is_the_same_whatever_lies_where_nobody_can_see(options: dict[str, Any]) -> None:
    chance = Random("veiled moods")
    for number in range(4):
        table = Table(GAME.id, [Seat("age7")] * 3, options, f"veil {number}")
        players = seat_players(table)
        one, twin = (PixieTownPlayer(1, "age7", Random(number)) for _ in range(2))
        while table.outcome is None:
            sight = table.sight(1)
            veiled = GAME.veil(table.board, 1, Stream(f"veil {chance.random()}", "veil"))
            hidden = Sight(1, sight.seq, GAME.view(veiled, 1), sight.asks, sight.events, None)
            one.watch(sight)
            twin.watch(hidden)
            assert one.mood == twin.mood
            play_on(table, players)


@pytest.mark.parametrize("persona", PERSONAS)
@pytest.mark.parametrize("options", [{}, FREE])
def test_a_mood_every_two_or_three_of_ones_turns(persona: str, options: dict[str, Any]) -> None:
    shown = turns = 0
    for number in range(8):
        table = Table(GAME.id, [Seat(persona)] * 3, options, f"moods {number}")
        players = seat_players(table)
        while table.outcome is None:
            play_on(table, players)
            shown += sum(player.mood is not None for player in players)
        turns += table.board.turn
    assert 0.25 < shown / turns < 0.65


def play_on(table: Table, players: list[Any]) -> None:
    wants = [(seat, table.show(player, seat)) for seat, player in enumerate(players)]
    ((seat, decision),) = [(seat, want) for seat, want in wants if want is not None]
    table.play(seat, decision.move)
