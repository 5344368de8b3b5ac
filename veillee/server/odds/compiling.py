"""Compiling the games' twins while the server runs, so that odds come at once when asked for.

The first time this takes a while for each game. A second process does it and leaves the compiled
code on disk; the worker itself only loads it and is free for others in between.
"""

import asyncio

from veillee.lab.odds import reckon
from veillee.live.wire.calls import Problem
from veillee.server.limits import Limits
from veillee.server.monitoring.journal import note, note_failure
from veillee.server.odds.service import OddsService
from veillee.server.odds.worker import Worker
from veillee.table.catalogue import GAMES
from veillee.table.refused import Refused

A_FEW_GAMES = 16
ATTEMPTS = 5


async def compile_all(service: OddsService, worker: Worker, limits: Limits) -> None:
    """All games, those somebody waits for first."""
    compiler = Worker(1)
    cold = list(GAMES)
    try:
        while cold:
            game = next((one for one in cold if one in service.asked_for), cold[0])
            cold.remove(game)
            try:
                await patiently(compiler, game, limits)
                await patiently(worker, game, limits)
                service.warm.add(game)
                note("odds_warm", game=game)
            except Refused as no:
                service.none[game] = Problem("odds", no.reason)
            except Exception:
                note_failure("odds_failed", game=game)
                service.none[game] = Problem("odds", f"the odds of {game} cannot be reckoned here")
    finally:
        compiler.close()


async def patiently(worker: Worker, game: str, limits: Limits) -> None:
    """A worker that is busy, or was interrupted, is asked again a few times, and not for ever."""
    for left in reversed(range(ATTEMPTS)):
        try:
            return await worker.run(play_a_few, game)
        except Refused as no:
            if no.name != "busy" or not left:
                raise
            await asyncio.sleep(limits.odds_patience_seconds)


def play_a_few(game: str) -> None:
    """Enough to have everything compiled."""
    reckon(game, ["adult"] * GAMES[game].default_seats, {}, A_FEW_GAMES)


def leave_off(service: OddsService) -> None:
    for game in GAMES:
        service.none[game] = Problem("odds", "this server was started without odds")
