"""Compiling the games' twins while the house is open, so that odds come at once when asked for.

The first time this takes a while for each game. A second process does it and leaves the compiled
code on disk; the workshop itself only fetches it and is free for others in between.
"""

import asyncio

from veillee.lab.odds import reckon
from veillee.server.journal import note, note_failure
from veillee.server.limits import LIMITS
from veillee.server.odds import OddsDesk
from veillee.server.wire import Problem
from veillee.server.workshop import Workshop
from veillee.table.catalogue import GAMES
from veillee.table.refused import Refused

A_FEW_GAMES = 16
ATTEMPTS = 5


async def warm_up(desk: OddsDesk, workshop: Workshop) -> None:
    """All games, those somebody waits for first."""
    kiln = Workshop(1)
    cold = list(GAMES)
    try:
        while cold:
            game = next((one for one in cold if one in desk.asked_for), cold[0])
            cold.remove(game)
            try:
                await patiently(kiln, game)
                await patiently(workshop, game)
                desk.warm.add(game)
                note("odds_warm", game=game)
            except Refused as no:
                desk.none[game] = Problem("odds", no.reason)
            except Exception:
                note_failure("odds_failed", game=game)
                desk.none[game] = Problem("odds", f"the odds of {game} cannot be reckoned here")
    finally:
        kiln.close()


async def patiently(place: Workshop, game: str) -> None:
    """A place that is busy, or was interrupted, is asked again a few times, and not for ever."""
    for left in reversed(range(ATTEMPTS)):
        try:
            return await place.reckon(play_a_few, game)
        except Refused as no:
            if no.name != "busy" or not left:
                raise
            await asyncio.sleep(LIMITS.odds_patience_seconds)


def play_a_few(game: str) -> None:
    """Enough to have everything compiled."""
    reckon(game, ["adult"] * GAMES[game].default_seats, {}, A_FEW_GAMES)


def leave_off(desk: OddsDesk) -> None:
    for game in GAMES:
        desk.none[game] = Problem("odds", "this house was opened without odds")
