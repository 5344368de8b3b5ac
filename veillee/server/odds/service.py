"""The odds of a table that is being set up, computed in the worker while somebody chooses.

Only who would sit there is asked for, as personas: nothing of it is kept but the odds themselves.
"""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from veillee.lab.odds import reckon_on
from veillee.lab.suggest import GAMES as FEWER_GAMES
from veillee.lab.suggest import Suggestion, search
from veillee.lab.summary import Summary
from veillee.live.token_bucket import TokenBucket
from veillee.live.wire.calls import Problem
from veillee.running.odds import BATCHES, Odds, Question, as_odds
from veillee.server.limits import Limits
from veillee.server.odds.answers import Suggestions
from veillee.server.odds.single_flight import Leaves, SingleFlight
from veillee.server.odds.worker import Worker
from veillee.table.catalogue import find_game
from veillee.table.game import Seat
from veillee.table.reading import read_options
from veillee.table.refused import Refused
from veillee.table.table import Table

A_SLICE = 250
"""Games that are played without a break: whoever asks meanwhile waits for no more."""
Reckon = Callable[[str, list[str], dict[str, Any], int], Summary]


class OddsService:
    """`warm` has the games whose twins are compiled."""

    def __init__(self, worker: Worker, limits: Limits, reckon: Reckon = reckon_on) -> None:
        self._worker = worker
        self._limits = limits
        self._reckon = reckon
        self._rate = TokenBucket(limits.odds_a_second, limits.odds_at_once, time.monotonic())
        self._kept: OrderedDict[Question, Summary] = OrderedDict()
        self._odds: SingleFlight[Summary] = SingleFlight()
        self._searches: SingleFlight[list[Suggestion]] = SingleFlight()
        self.warm: set[str] = set()
        self.asked_for: set[str] = set()
        self.none: dict[str, Problem] = {}
        """Games without odds here, and why."""

    async def odds(self, question: Question, leaves: Leaves) -> Odds:
        """The odds; or that they are still being reckoned; or why there are none."""
        if (problem := self._why_none(question)) is not None:
            return Odds(problem=problem)
        if not self._is_warm(question):
            return Odds(warming=True)
        known = self._best_known(question)
        summary = known if known is not None and known.games >= question.games else None
        if summary is None:
            self._let_in(known is not None or question in self._odds)
            summary = await self._odds.wait(
                question,
                lambda: self._work_out(question),
                leaves,
                self._limits.odds_patience_seconds,
            )
        return Odds(warming=True) if summary is None else as_odds(question, summary)

    async def suggestions(self, question: Question, leaves: Leaves) -> Suggestions:
        if (problem := self._why_none(question)) is not None:
            return Suggestions(problem=problem)
        if not self._is_warm(question):
            return Suggestions(warming=True)
        known = question in self._searches
        self._let_in(known)
        if not known and len(self._searches) >= self._limits.searches_at_once:
            raise Refused("busy", "so many are asking just now; try again in a moment")
        found = await self._searches.wait(
            question, lambda: self._search(question), leaves, self._limits.odds_patience_seconds
        )
        return Suggestions(warming=True) if found is None else Suggestions(suggestions=found)

    # -- what can be answered --------------------------------------------------------------------

    def _why_none(self, question: Question) -> Problem | None:
        if question.game in self.none:
            return self.none[question.game]
        seats = [Seat(persona) for persona in question.personas]
        try:
            Table(question.game, seats, msgspec.json.decode(question.options), "odds")
        except Refused as no:
            return Problem(no.name, no.reason)
        return None

    def _is_warm(self, question: Question) -> bool:
        self.asked_for.add(question.game)
        return question.game in self.warm

    def _let_in(self, is_under_way: bool) -> None:
        if not is_under_way and not self._rate.take(time.monotonic()):
            raise Refused("busy", "so many are asking just now; try again in a moment")

    # -- work ------------------------------------------------------------------------------------

    def _recall(self, question: Question) -> Summary | None:
        if (summary := self._kept.get(question)) is not None:
            self._kept.move_to_end(question)
        return summary

    def _best_known(self, question: Question) -> Summary | None:
        """Of the largest batch of this table that was computed."""
        batches = (msgspec.structs.replace(question, games=games) for games in reversed(BATCHES))
        return next((known for each in batches if (known := self._recall(each))), None)

    async def _work_out(self, question: Question) -> Summary:
        """A slice at a time, so that others come between, and nobody plays on for somebody who has
        left."""
        options = msgspec.json.decode(question.options)
        asked = question.game, list(question.personas), options
        for games in range(A_SLICE, question.games, A_SLICE):
            await self._worker.run(self._reckon, *asked, games)
        summary = await self._worker.run(self._reckon, *asked, question.games)
        self._kept[question] = summary
        if len(self._kept) > self._limits.odds_kept:
            self._kept.popitem(last=False)
        return summary

    async def _search(self, question: Question) -> list[Suggestion]:
        """One table after another, so that whoever asks for plain odds meanwhile comes between."""
        game = find_game(question.game)
        options = read_options(game, msgspec.json.decode(question.options))
        going = search(game, options, len(question.personas))
        wanted = next(going)
        while True:
            odds = await self._fewer(question, wanted)
            try:
                wanted = going.send(odds)
            except StopIteration as found:
                return found.value

    async def _fewer(self, question: Question, options: dict[str, Any]) -> Summary | None:
        """The odds of a neighbour, from fewer games; None where there is no such table."""
        text = msgspec.json.encode(options).decode()
        other = msgspec.structs.replace(question, options=text, games=FEWER_GAMES)
        try:
            return self._recall(other) or await self._work_out(other)
        except Refused as no:
            if no.name == "busy":
                raise
            return None


async def leaving(receive: Callable[[], Awaitable[Any]]) -> None:
    """Until whoever asked has closed the line."""
    while (await receive())["type"] != "http.disconnect":
        pass
