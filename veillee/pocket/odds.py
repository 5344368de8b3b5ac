"""Rough odds: a few evenings played by the rules. A browser has no compiled simulator."""

import asyncio

import msgspec

from veillee.lab.evening import play_evening
from veillee.lab.summary import Played, kept, sum_up
from veillee.live.wire.calls import Problem
from veillee.running.odds import BATCHES, Odds, Question, as_odds
from veillee.table.refused import Refused

FEWER: dict[int, int] = dict(zip(BATCHES, (40, 100, 200), strict=True))
"""Instead of so many games. Two hundred take a few seconds; the truth is within 7 of 100."""


class RoughOdds:
    """Of the table that was asked for last: whoever has changed something waits for no other."""

    def __init__(self) -> None:
        self._asked: Question | None = None
        self._played: list[Played] = []

    async def odds(self, question: Question) -> Odds:
        table = msgspec.structs.replace(question, games=0)
        if table != self._asked:
            self._asked, self._played = table, []
        played, options = self._played, msgspec.json.decode(question.options)
        personas = list(question.personas)
        try:
            while len(played) < FEWER[question.games]:
                evening = play_evening(question.game, personas, options, f"odds/{len(played)}")
                played.append(kept(evening))
                await asyncio.sleep(0)
                if played is not self._played:
                    raise Refused("busy", "something else was asked since")
        except Refused as no:
            if no.name == "busy":
                raise
            return Odds(problem=Problem(no.name, no.reason))
        return as_odds(question, sum_up(question.game, personas, played, seconds=1))
