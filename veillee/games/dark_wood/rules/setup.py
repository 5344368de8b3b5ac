"""Laying the table: the bag of tokens, the children on the start space, and who is first."""

from functools import cache

from veillee.games.dark_wood.board import (
    CHILDREN,
    PEBBLE_STEPS,
    START,
    Board,
    Options,
    series_left_out,
)
from veillee.games.dark_wood.rules.trees import TREES, holes_of, outline_of
from veillee.table.chance import Chance
from veillee.table.refused import Refused


def trees_in_play(options: Options) -> list[str]:
    return trees_without(series_left_out(options))


@cache
def trees_without(series: tuple[str, ...]) -> list[str]:
    """No outline has the name of a pattern of holes, so either may be left out by its name."""
    return [
        tree for tree in TREES if outline_of(tree) not in series and holes_of(tree) not in series
    ]


def pebbles_of(seats: int, options: Options) -> list[int]:
    """A number for every seat."""
    named = options.pebbles
    if len(named) > seats:
        raise Refused("options", f"pebbles are for {seats} seats here, not for {len(named)}")
    return [*named, *[0] * (seats - len(named))]


def set_up(seats: int, options: Options, chance: Chance) -> Board:
    first = options.first_player
    if first is None:
        first = chance("first player").below(seats)
    if first >= seats:
        raise Refused("options", f"first_player is a seat from 0 to {seats - 1}, not {first}")
    pebbles = pebbles_of(seats, options)
    return Board(
        seats=seats,
        options=options,
        bag=chance("bag").shuffled(trees_in_play(options)),
        first=first,
        places=[START + PEBBLE_STEPS * own for own in pebbles],
        pebbles=pebbles,
        colours=CHILDREN[:seats],
        cards=[None] * seats,
    )
