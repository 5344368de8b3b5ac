"""Many games, and what they come to."""

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from veillee.lab.simulate import simulate
from veillee.lab.summary import Played, as_table, read_personas, share, spread, sum_up
from veillee.table import Refused


def without_speed(summary: msgspec.Struct) -> dict[str, object]:
    return msgspec.to_builtins(summary) | {"games_per_second": None}


def test_the_number_of_jobs_changes_nothing_but_the_speed() -> None:
    alone, together = (
        simulate("tom_thumb", ["age7", "adult"], {"mode": "legendary"}, 24, "jobs", jobs=jobs)
        for jobs in (1, 2)
    )
    assert without_speed(alone) == without_speed(together)
    assert alone.games == sum(alone.endings.values()) == 24


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate("tom_thumb", ["adult"] * 4, None, 12, seed, jobs=1) for seed in "ab")
    assert one.moves != other.moves


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate("tom_thumb", ["adult"] * 3, None, 20, "told", jobs=1, progress=told.append)
    assert told == sorted(set(told))
    assert told[-1] == 20
    assert len(told) > 3


@pytest.mark.parametrize(
    ("personas", "options", "games", "says"),
    [
        (["adult"], None, 5, "players"),
        (["adult"] * 3, {"mode": "easy"}, 5, "mode"),
        (["adult"] * 3, None, 0, "at least one game"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    personas: list[str], options: dict[str, str] | None, games: int, says: str
) -> None:
    with pytest.raises(Refused, match=says):
        simulate("tom_thumb", personas, options, games, "no", jobs=1)


def test_wilsons_interval() -> None:
    half = share(50, 100)
    assert (half.rate, half.low, half.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    never = share(0, 10)
    assert (never.low, never.high) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert share(10, 10).high == pytest.approx(1.0)


def test_the_spread_leaves_out_one_game_in_twenty_on_either_side() -> None:
    one = spread(list(range(101)))
    assert (one.mean, one.low, one.high) == (50, 5, 95)


def test_seats_that_play_against_each_other_have_wins_and_scores() -> None:
    played = [
        Played("end", None, (0,), (10.0, 4.0), 30, None),
        Played("end", None, (0,), (8.0, 6.0), 34, None),
        Played("end", None, (0, 1), (7.0, 7.0), 32, None),
        Played("end", None, (1,), (1.0, 9.0), 40, None),
    ]
    summary = sum_up("a race", ["age7", "adult"], played, seconds=2.0)
    assert summary.won is None
    assert [seat.rate for seat in summary.won_by_seat] == [0.75, 0.5]
    assert summary.scores is not None
    assert [score.mean for score in summary.scores] == [6.5, 6.5]
    assert summary.turns is None
    assert summary.games_per_second == 2.0
    shown = show(as_table(summary))
    assert "won by seat 1 (adult)" in shown
    assert "50.0%" in shown


def test_the_table_shows_the_rate_its_interval_and_the_endings() -> None:
    played = [Played("cottage", True, (0, 1), None, 80, 10)] * 3
    played += [Played("ogre", False, (), None, 60, 8)]
    shown = show(as_table(sum_up("tom_thumb", ["age7", "adult"], played, seconds=2.0)))
    assert "75.0% (95 %: 30.1% to 95.4%)" in shown
    assert "ended: ogre" in shown
    assert "9.5 (8 to 10)" in shown


def show(grid: object) -> str:
    console = Console(width=100, file=StringIO())
    with console.capture() as shown:
        console.print(grid)
    return shown.get()


def test_personas_go_round_the_table() -> None:
    assert read_personas("age7", 4) == ["age7"] * 4
    assert read_personas("age7, adult", 3) == ["age7", "adult", "age7"]


@pytest.mark.parametrize("text", ["wizard", "age7,wizard", "", "age7,"])
def test_an_unknown_persona_is_refused_by_name(text: str) -> None:
    with pytest.raises(Refused, match=r"there is no persona '(wizard)?'; there is: age5, age7"):
        read_personas(text, 4)


def test_more_personas_than_seats_are_refused() -> None:
    with pytest.raises(Refused, match="too many for 2 seats"):
        read_personas("age7,age10,adult", 2)
