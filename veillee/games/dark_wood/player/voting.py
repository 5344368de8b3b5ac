"""Whom a computer player votes for."""

from random import Random
from typing import NamedTuple

from veillee.games.dark_wood.board import COTTAGE, EDITION, Vote

FOUND: int = EDITION["steps"]["finder"]
VOTED: int = EDITION["steps"]["voter"]
HOME = 4.0
"""What coming home is worth, in steps."""


class Ballot(NamedTuple):
    """`care`: how strictly the likeliest is chosen.

    `heed`: how much the others count beside one's own touch. People trust themselves first: of what
    somebody else thinks, they take about a third.
    """

    care: float
    heed: float


BALLOTS = {
    "age5": Ballot(1.5, 0.2),
    "age7": Ballot(2.0, 0.25),
    "age10": Ballot(2.0, 0.3),
    "adult": Ballot(2.5, 0.35),
    "age70": Ballot(2.5, 0.35),
    "elephant": Ballot(4.0, 0.6),
}
"""Ours."""


def worth(child: int, seat: int, place: int) -> float:
    """What a vote is worth to the voter if the child has the right card.

    The finder's own step is walked in any case. A vote for oneself may open the cottage's door; one
    for somebody else never does.
    """
    if child != seat:
        return float(min(VOTED, COTTAGE - 1 - place))
    left = COTTAGE - place - FOUND
    if left <= 0:
        return 0.0
    return HOME if left <= VOTED else float(VOTED)


def vote(
    choices: list[Vote],
    odds: dict[int, float],
    seat: int,
    place: int,
    care: float,
    chance: Random,
) -> Vote:
    """Drawn, not reckoned: the likelier a child has the right card, the likelier the vote."""
    worths = {choice: worth(choice.child, seat, place) for choice in choices}
    if not any(worths.values()):
        worths = dict.fromkeys(choices, 1.0)
    weights = [(worths[choice] * odds.get(choice.child, 0.0)) ** care for choice in choices]
    if not any(weights):
        return chance.choice(choices)
    return chance.choices(choices, weights)[0]
