"""A table that lives: its game, who sits at it, and the lines to everyone who looks.

Other servers may have lines to the same table. What they write is followed; who is connected there,
and what was said, comes as news.
"""

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from veillee.memory import UnknownPersona, persona_named
from veillee.server import metrics
from veillee.server.attendance import Attendance
from veillee.server.connection import Connection
from veillee.server.course import Course, Gone
from veillee.server.fairness import FirstShown, fair_after
from veillee.server.fingertip import Fingertips
from veillee.server.journal import alias, note
from veillee.server.limits import LIMITS
from veillee.server.log import Guest, Log
from veillee.server.news import Here, News, Silence
from veillee.server.opening import Opening
from veillee.server.renames import Renames
from veillee.server.showing import Showing
from veillee.server.wire import (
    Closing,
    Introduce,
    MoveWanted,
    React,
    Reaction,
    RefusedSent,
    Summary,
    Taken,
    Touch,
)
from veillee.table.asks import Begin, Sit, Timed
from veillee.table.refused import Refused


def shrug(_name: str, _reason: str) -> None:
    """Where nobody keeps the table, nobody need hear that it is gone."""


class LiveTable:
    """`gone(name, reason)` is called when the table cannot go on here."""

    def __init__(
        self,
        id: str,
        opening: Opening,
        log: Log,
        guests: list[Guest],
        quick: bool = False,
        server: str = "",
        news: News | None = None,
        gone: Gone = shrug,
    ) -> None:
        self.id = id
        self.opening = opening
        self.seats_for = opening.seats_for
        self._log = log
        self._news = news or Silence()
        self.course = Course(id, opening, log, quick, self._tell, self._turn, gone)
        self.table = self.course.table
        self._present = Attendance(id, opening, self.table, guests, server, self._news)
        self.connections = self._present.connections
        self.pass_on = self._present.pass_on
        self.send_all = self._present.send_all
        self._company = self._present.company
        self._showing = Showing(self.table)
        self._fingertips = Fingertips(self.table)
        self._first_shown = FirstShown()
        self._renames = Renames(id, log, self.course.open, self._present)
        self._is_timed = any(issubclass(move, Timed) for move in self.table.game.moves)
        self.touched = self.visited = time.monotonic()

    # -- waking up and going to sleep ------------------------------------------------------------

    def wake(self, entries: list[dict[str, Any]], clock: tuple[int, float] | None) -> None:
        """Play what is in the log. A question that a stopped house left open has the time it had
        left then: the pause does not count."""
        self.course.replay(entries)
        if clock is not None and clock[0] == self.table.seq:
            self.course.clock.go_on_with(clock[1])

    def learn(self, answers: list[Here]) -> None:
        """What other servers know of a table that has just woken here."""
        for here in answers:
            if not here.seq:
                continue
            self._present.hear_of(here)
            self._first_shown.hear(here.ages, time.monotonic())
            if here.left is not None and here.seq == self.table.seq:
                self.course.clock.go_on_with(here.left)
        self._present.count()

    def stop(self) -> None:
        self.course.stop()
        self._present.stop()

    def part(self, closing: Callable[[], Closing]) -> None:
        """Let every line go."""
        for connection in list(self.connections):
            connection.part(closing())

    def _turn(self) -> float | None:
        return self._present.turn

    @property
    def is_paused(self) -> bool:
        return self._present.is_paused

    # -- other servers ---------------------------------------------------------------------------

    def here(self) -> Here:
        ages = self._first_shown.ages(self.course.open.asked_at, time.monotonic())
        return self._present.here(self.table.seq, self.course.clock.left, ages)

    def hear_of(self, here: Here) -> None:
        self._first_shown.hear(here.ages, time.monotonic())
        if self._present.hear_of(here):
            self._attend()
            if self.table.is_gathering:
                self.course.later(self._begin_if_all_have_come)

    def lose(self, server: str, extend: bool) -> None:
        """Another server is gone, with its lines. If it will be right back, time waits for them."""
        if self._present.elsewhere.drop(server):
            if extend and self.course.clock.left is not None:
                self.course.clock.extend(LIMITS.grace_seconds)
                for connection in self.connections:
                    self._show(connection)
            self._attend()

    async def meet_guests(self) -> None:
        self._company.introduce(*await self._log.guests(self.id))
        self._present.send_presence()

    # -- coming and going ------------------------------------------------------------------------

    async def join(self, connection: Connection, have: int) -> None:
        """`have`: the last entry it has seen, maybe from a server that is ahead of this one."""
        self.touched = self.visited = time.monotonic()
        if have > self.table.seq:
            await self.course.catch_up()
        self.connections.add(connection)
        self._present.count()
        await self._take_back(connection.held)
        await self._begin_if_all_have_come()
        self._attend()
        self._show(connection)
        if self._is_timed:
            self._first_shown.note(self.table.seq, time.monotonic())
            connection.measure()
        self._news.tell(self.here())

    async def _take_back(self, seats: Iterable[int]) -> None:
        """Who is here plays; the computer that stood in for them gets up."""
        for seat in seats:
            while self._company.is_lent(seat) and self.table.outcome is None:
                await self._own_act(Sit(seat, None))

    async def _own_act(self, move: Begin | Sit) -> None:
        """The table's own move on what is the case now; if something came first, look again."""
        try:
            await self.course.act(None, move, on=self.table.seq)
        except Refused as no:
            if no.name not in ("stale", "illegal", "over"):
                raise

    async def _begin_if_all_have_come(self) -> None:
        """Nobody looks at the cards before everybody sits: the rules wait for the last one."""
        if self.table.is_gathering and self.connections and self._company.is_complete():
            await self._own_act(Begin())

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = self.visited = time.monotonic()
        self._attend()
        self._news.tell(self.here())

    def _attend(self) -> None:
        """Somebody came or went, here or elsewhere: everybody sees it, and it may be another
        server's turn to act."""
        self._present.count()
        self._present.send_presence()
        self._pause_or_go_on()

    def pause(self, connection: Connection, over: bool) -> None:
        """Somebody reads the rules, or has read them: then time goes on from where it was."""
        was_paused = self.is_paused
        connection.is_waited_for = not over
        self._pause_or_go_on()
        if was_paused and not self.is_paused:
            for each in self.connections:
                self._show(each)
        self._news.tell(self.here())

    def _pause_or_go_on(self) -> None:
        if self.is_paused:
            self.course.pause()
        else:
            self.course.start()

    def _show(self, connection: Connection) -> None:
        """The table as it is now."""
        for eye in connection.looks:
            connection.send(self._showing.present(eye, self.course.clock.left))

    def open_eyes(self, connection: Connection, seats: list[int]) -> None:
        if not set(seats) <= set(connection.held):
            raise Refused("seat", "these are not all your seats")
        connection.eyes = sorted(set(seats))
        self._show(connection)
        self._news.tell(self.here())

    async def introduce(self, connection: Connection, guest: Introduce) -> None:
        self._check_held(connection, guest.seat)
        await self._renames.introduce(connection, guest)

    def react(self, connection: Connection, reaction: React) -> None:
        """Helping is against the rules: no reactions while a question is open."""
        self._check_held(connection, reaction.seat)
        if self.course.open.is_quiet:
            raise Refused("quiet", "shh: somebody is thinking")
        self.send_all(Reaction(reaction.seat, reaction.what))

    async def lend(self, connection: Connection, seat: int, persona: str) -> None:
        """A computer stands in for somebody who left, until they are back."""
        if not connection.held:
            raise Refused("seat", "only somebody who sits at the table may do this")
        if not self._company.may_lend(seat):
            raise Refused("lend", "a seat may be lent once it has been empty for a while")
        try:
            persona_named(persona)
        except UnknownPersona as unknown:
            raise Refused("persona", str(unknown)) from None
        await self.course.act(None, Sit(seat, persona), on=self.table.seq)
        await self._begin_if_all_have_come()
        self._present.send_presence()

    def touch(self, connection: Connection, touch: Touch) -> None:
        """What the fingertip feels goes to the one line it came from, and is kept nowhere."""
        if touch.seat not in connection.looks:
            raise Refused("seat", f"seat {touch.seat} is not yours, or its eyes are closed")
        if self._present.elsewhere.feels_before(touch.seat):
            raise Refused("touch", f"seat {touch.seat} feels on another device")
        since = self.course.open.since(touch.seat)
        connection.send(self._fingertips.touch(touch, since))

    # -- moves -----------------------------------------------------------------------------------

    async def move(self, connection: Connection, wanted: MoveWanted) -> None:
        self._check_held(connection, wanted.seat)
        fairly = None
        if self._is_timed:
            fairly = partial(self._fairly, connection, wanted.seat, time.monotonic())
        try:
            seq = await self.course.act(wanted.seat, wanted.move, wanted.id, wanted.on, fairly)
        except Refused as no:
            metrics.REFUSED.labels(no.name).inc()
            connection.send(RefusedSent(wanted.id, no.name, no.reason))
            if no.name in ("stale", "turn", "illegal"):
                self._show(connection)
        else:
            connection.send(Taken(wanted.id, seq))

    def _fairly(self, connection: Connection, seat: int, arrived: float, move: Timed) -> Timed:
        """The reaction as it counts, since the table was shown what the move reacts to."""
        since = self.course.open.since(seat)
        elapsed = None if since is None else self._first_shown.seconds_since(since, arrived)
        if elapsed is None:
            return move
        after = fair_after(move.after, elapsed, connection.lag.round_trip)
        return msgspec.structs.replace(move, after=after)

    def _tell(self, own: bool) -> None:
        """Everybody who looks sees what happened."""
        eyes = {eye for connection in self.connections for eye in connection.looks}
        sent = self._showing.moment(eyes, self.course.clock.left)
        if self._is_timed:
            self._first_shown.note(self.table.seq, time.monotonic())
        for connection in self.connections:
            for eye in connection.looks:
                connection.send_bytes(sent[eye])
            if self._is_timed:
                connection.measure()
        if self._renames.is_due:
            self.course.later(self._renames.let_be_known)
        last = self.table.moves[-1].move
        if isinstance(last, Sit):
            self._hear_who_sits(last, own)
        if own and self.table.outcome is not None:
            metrics.ENDED.labels(self.opening.game, self.table.outcome.reason).inc()
            note("game_ended", table=alias(self.id), reason=self.table.outcome.reason)

    def _hear_who_sits(self, sit: Sit, own: bool) -> None:
        """A server that knew nothing of somebody who is here may have lent their seat."""
        if not own or sit.persona is None:
            self._present.send_presence()
        if sit.persona is not None and sit.seat in self._present.held_here:
            self.course.later(partial(self._take_back, [sit.seat]))

    def summary(self) -> Summary:
        return Summary(
            table=self.id,
            game=self.opening.game,
            options=self.opening.options,
            seal=self.table.chance.seal,
            known_deal=self.opening.known_deal,
            seats=self._company.seats_seen(),
            seq=self.table.seq,
            outcome=self.table.outcome,
        )

    def _check_held(self, connection: Connection, seat: int) -> None:
        if seat not in connection.held:
            raise Refused("seat", f"seat {seat} is not yours")
