"""The evening that “Play now” opens: nobody sits by and watches for long."""

from statistics import median

import pytest

from veillee.games import find_game
from veillee.games.dark_wood.board import Eaten, TurnBegun
from veillee.lab.evening import play_evening

FIRST = {"grown_up": "adult", "child": "age7"}


@pytest.mark.parametrize("who", FIRST)
def test_nobody_is_out_before_half_of_the_usual_length(who):
    evening = find_game("dark_wood").evenings[who]
    company = [FIRST[who], *evening.company]
    lengths: list[int] = []
    out: list[int] = []
    for n in range(60):
        turn = 0
        for event in play_evening("dark_wood", company, evening.options, f"first {n}").events(None):
            if isinstance(event, TurnBegun):
                turn = event.turn
            elif isinstance(event, Eaten):
                out.append(turn)
        lengths.append(turn)
    assert out, "the boots eat somebody now and then"
    assert min(out) >= median(lengths) / 2
