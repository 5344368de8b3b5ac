"""A fair slap: the one who reacted fastest gets the card, whatever the line."""

from random import Random

import pytest

from tests.dark_wood.playing import find, told, wood
from veillee.games.dark_wood.board import CardTaken, Slap
from veillee.live.fairness import Lag, fair_after
from veillee.live.limits import LiveLimits
from veillee.table import Refused, TimeUp

LIMITS = LiveLimits()


def taken_by(lines: list[tuple[float, float, float]]) -> int:
    """Who gets the card, by the server's own reckoning, in the order in which words arrive.

    A line is: seconds there, seconds back, and the true reaction in between.
    """
    table = wood(len(lines))
    find(table)
    arrivals = sorted(
        (there + reaction + back, seat) for seat, (there, back, reaction) in enumerate(lines)
    )
    closes = float("inf")
    for now, seat in arrivals:
        if now > closes:
            break
        there, back, reaction = lines[seat]
        lag = Lag(LIMITS)
        lag.pong(lag.ping(0.0), there + back)
        after = fair_after(round(1000 * reaction), now, lag.round_trip)
        table.play(seat, Slap(after, table.board.card))
        if table.board.hands:
            assert table.seconds is not None
            closes = min(closes, now + table.seconds)
    if table.board.hands:
        table.play(None, TimeUp())
    return told(table, CardTaken)[0].seat


def test_150_ms_more_delay_does_not_cost_the_card():
    """The player with the worse line but the faster reaction gets it: in every one of 2,000."""
    chance = Random(150)
    for _ in range(2000):
        near = chance.uniform(0.005, 0.04)
        reaction = chance.uniform(0.25, 1.2)
        slower = reaction + chance.uniform(0.002, 0.15)
        lines = [(near / 2, near / 2, slower), ((near + 0.15) / 2, (near + 0.15) / 2, reaction)]
        assert taken_by(lines) == 1
        assert taken_by([lines[1], lines[0]]) == 0


def test_five_lines_of_all_kinds_are_ranked_by_reaction():
    chance = Random(5)
    for _ in range(500):
        lines = []
        for _ in range(5):
            trip = chance.uniform(0.005, 0.3)
            lines.append((trip / 2, trip / 2, chance.uniform(0.4, 0.48)))
        reactions = [round(1000 * line[2]) for line in lines]
        best = taken_by(lines)
        assert reactions[best] == min(reactions)


def test_a_lie_gains_no_more_than_the_line_could_have_cost():
    """Somebody who says 150 ms and took 600 counts as what our own clock allows."""
    assert fair_after(150, elapsed=0.62, slack=0.1) == 520
    assert fair_after(600, elapsed=0.62, slack=0.1) == 600


def test_a_slow_line_is_believed_only_so_far():
    lag = Lag(LIMITS)
    lag.pong(lag.ping(0.0), 3.0)
    assert lag.round_trip == LIMITS.round_trip_seconds


def test_the_shortest_of_the_last_round_trips_counts():
    lag = Lag(LIMITS)
    assert lag.round_trip == 0
    for trip in (0.2, 0.05, 0.3):
        lag.pong(lag.ping(1.0), 1.0 + trip)
    assert lag.round_trip == pytest.approx(0.05)


def test_an_answer_to_no_ping_measures_nothing():
    lag = Lag(LIMITS)
    lag.pong(7, 1.0)
    count = lag.ping(1.0)
    lag.pong(count, 1.2)
    lag.pong(count, 1.0)
    assert lag.round_trip == pytest.approx(0.2)


def test_longer_than_the_card_lay_there_is_refused():
    with pytest.raises(Refused, match="longer than the card"):
        fair_after(900, elapsed=0.5, slack=0.18)
