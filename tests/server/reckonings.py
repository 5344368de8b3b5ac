"""Reckonings for tests, where the workshop can find them: quick, slow, and impossible."""

import os
import time
from pathlib import Path

from veillee.lab.summary import Spread, Summary, share
from veillee.table import Refused

DEFAULT_EVENING = 3


def quick(game, personas, options, games) -> Summary:
    """The more pebbles, the better: one in ten for each, in the mode of the box three."""
    pebbles = options["pebbles"]
    pebbles = DEFAULT_EVENING if pebbles is None else pebbles
    return summary(game, personas, games, pebbles / 10)


def noted(path, game, personas, options, games) -> Summary:
    """Writes into a file for how many games it was called."""
    with Path(path).open("a") as book:
        book.write(f"{games}\n")
    time.sleep(0.02)
    return quick(game, personas, options, games)


def endless(game, personas, options, games) -> Summary:
    time.sleep(3600)
    raise AssertionError


def unable(game, personas, options, games) -> Summary:
    raise Refused("odds", "nobody can reckon this")


def crash(game) -> None:
    """As compiled code may, without a word."""
    os._exit(1)


def summary(game, personas, games, rate) -> Summary:
    return Summary(
        game=game,
        personas=personas,
        games=games,
        won=share(round(games * rate), games),
        won_by_seat=[share(round(games * rate), games) for _ in personas],
        scores=None,
        endings={"cottage": games},
        moves=Spread(30, 20, 40),
        turns=Spread(9, 7, 12),
        games_per_second=1.0,
    )
