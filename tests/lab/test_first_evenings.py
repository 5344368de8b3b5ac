"""“Play now” is the first evening of most families: the odds are such that they play again."""

import pytest

from veillee.games import find_game, games
from veillee.lab.odds import reckon
from veillee.lab.summary import Summary

FIRST = {"grown_up": "adult", "child": "age7"}
EVENINGS = [(game.id, who) for game in games() for who in game.evenings]


def odds_of(game: str, who: str) -> Summary:
    evening = find_game(game).evenings[who]
    return reckon(game, [FIRST[who], *evening.company], evening.options)


@pytest.mark.parametrize(("game", "who"), EVENINGS)
def test_a_first_evening_is_neither_hopeless_nor_won_before_it_begins(game, who):
    """All together: five to seven of ten are won. Each for oneself: nobody has less than half or
    more than twice a fair share."""
    odds = odds_of(game, who)
    if odds.won is not None:
        assert 0.5 <= odds.won.rate <= 0.7
    else:
        fair = 1 / len(odds.won_by_seat)
        assert all(fair / 2 <= seat.rate <= 2 * fair for seat in odds.won_by_seat)
