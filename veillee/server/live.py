"""A table that lives: the game, who sits at it, its clock, and the lines to everyone who looks."""

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec

from veillee.memory import UnknownPersona, persona_named
from veillee.server import metrics
from veillee.server.clock import Clock
from veillee.server.company import Company
from veillee.server.computers import Computers
from veillee.server.connection import Connection, encode
from veillee.server.fairness import fair_after
from veillee.server.fingertip import Fingertips
from veillee.server.journal import alias, note
from veillee.server.keys import fits
from veillee.server.log import Guest, Log, SeqTaken
from veillee.server.openasks import OpenAsks
from veillee.server.opening import Opening, clean_name
from veillee.server.showing import Showing
from veillee.server.wire import (
    Introduce,
    MoveWanted,
    Presence,
    React,
    Reaction,
    RefusedSent,
    SightSent,
    Summary,
    Taken,
    Touch,
)
from veillee.table.asks import Begin, Move, Sit, Timed, TimeUp
from veillee.table.player import Decision
from veillee.table.refused import Refused
from veillee.table.table import Table


class LiveTable:
    """Everything that changes the game goes through `_act`, one at a time, and is on disk first."""

    def __init__(
        self, id: str, opening: Opening, log: Log, guests: list[Guest], quick: bool = False
    ) -> None:
        self.id = id
        self.opening = opening
        self.table: Table = opening.new_table()
        self.connections: set[Connection] = set()
        self.touched = time.monotonic()
        self._log = log
        self._quick = quick
        self._one_at_a_time = asyncio.Lock()
        self._taken: dict[tuple[int, str], int] = {}
        self._open = OpenAsks(self.table)
        self._company = Company(opening, self.table, guests)
        self._showing = Showing(self.table)
        self._is_timed = any(issubclass(move, Timed) for move in self.table.game.moves)
        self._fingertips = Fingertips(self.table)
        self._clock = Clock(self.table, quick, self._time_is_up)
        self._presence_due: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._computers = Computers(opening, quick, self._computer_acts)
        for seat, chair in enumerate(opening.chairs):
            if chair.seat.persona is not None:
                self._computers.sit(self.table, seat, chair.seat.persona)

    # -- waking up and going to sleep ------------------------------------------------------------

    def follow(self, entries: list[dict[str, Any]]) -> None:
        """Play what is already in the log."""
        for entry in entries:
            seat, move = entry["seat"], self.table.accept(entry["seat"], entry["move"])
            if entry.get("id"):
                self._taken[seat, entry["id"]] = self.table.seq + 1
            self._advance(seat, move)
        self._showing.forget_the_past()

    def start(self) -> None:
        """Let the clock and the computer players run."""
        self._clock.wind()
        if self.table.outcome is None:
            self._computers.start(self.table)

    def stop(self) -> None:
        self._computers.stop()
        self._clock.stop()
        if self._presence_due is not None:
            self._presence_due.cancel()

    # -- coming and going ------------------------------------------------------------------------

    def seats_for(self, keys: list[str]) -> list[int]:
        """The seats that these keys open; refused if one opens none."""
        seats: list[int] = []
        for key in keys:
            found = [
                seat
                for seat, chair in enumerate(self.opening.chairs)
                if chair.lock is not None and fits(key, chair.lock)
            ]
            if not found:
                raise Refused("key", "this key does not open a seat at this table")
            seats += found
        return sorted(set(seats))

    async def join(self, connection: Connection, have: int) -> None:
        self.touched = time.monotonic()
        self.connections.add(connection)
        for seat in connection.held:
            self._company.arrive(seat)
            if self._company.is_lent(seat):
                await self._act(None, Sit(seat, None))
        await self._begin_if_all_have_come()
        self.send_presence()
        for eye in connection.looks:
            connection.send(self._sight(eye, have))
        self._note_shown(connection)

    def _note_shown(self, connection: Connection) -> None:
        """Where the fastest hand counts, we have to know when a line was shown what."""
        if self._is_timed:
            connection.note_shown(self.table.seq)
            connection.measure()

    async def _begin_if_all_have_come(self) -> None:
        """Nobody looks at the cards before everybody sits: the rules wait for the last one."""
        if self.table.is_gathering and self._company.is_complete():
            with suppress(Refused):
                await self._act(None, Begin())

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = time.monotonic()
        here = {seat for each in self.connections for seat in each.held}
        for seat in set(connection.held) - here:
            self._company.leave(seat)
        self.send_presence()

    def open_eyes(self, connection: Connection, seats: list[int]) -> None:
        if not set(seats) <= set(connection.held):
            raise Refused("seat", "these are not all your seats")
        connection.eyes = seats
        for eye in connection.looks:
            connection.send(self._sight(eye, have=self.table.seq))

    async def introduce(self, connection: Connection, guest: Introduce) -> None:
        self._check_held(connection, guest.seat)
        known = Guest(guest.seat, clean_name(guest.name), guest.picture)
        self._company.introduce(known)
        await self._log.introduce(self.id, known)
        self.send_presence()

    def react(self, connection: Connection, reaction: React) -> None:
        """Helping is against the rules: no reactions while a question is open."""
        self._check_held(connection, reaction.seat)
        if any(ask.quiet for ask in self.table.asks):
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
        await self._act(None, Sit(seat, persona))
        await self._begin_if_all_have_come()
        self.send_presence()

    def touch(self, connection: Connection, touch: Touch) -> None:
        """What the fingertip feels goes to the one line it came from, and is kept nowhere."""
        if touch.seat not in connection.looks:
            raise Refused("seat", f"seat {touch.seat} is not yours, or its eyes are closed")
        since = self._open.since(touch.seat)
        connection.send(self._fingertips.touch(touch, since))

    # -- moves -----------------------------------------------------------------------------------

    async def move(self, connection: Connection, wanted: MoveWanted) -> None:
        self._check_held(connection, wanted.seat)
        try:
            seq = await self._act(wanted.seat, wanted.move, wanted.id, wanted.on, connection)
        except Refused as no:
            metrics.REFUSED.labels(no.name).inc()
            connection.send(RefusedSent(wanted.id, no.name, no.reason))
            if no.name in ("stale", "turn", "illegal"):
                for eye in connection.looks:
                    connection.send(self._sight(eye, have=self.table.seq))
        else:
            connection.send(Taken(wanted.id, seq))

    async def _act(
        self,
        seat: int | None,
        move: Any,
        id: str | None = None,
        on: int | None = None,
        by: Connection | None = None,
    ) -> int:
        """Check, write, play, tell. Not stopped half-way when a connection breaks."""
        return await asyncio.shield(self._act_once(seat, move, id, on, by))

    async def _act_once(
        self, seat: int | None, move: Any, id: str | None, on: int | None, by: Connection | None
    ) -> int:
        async with self._one_at_a_time:
            if seat is not None and id is not None and (seat, id) in self._taken:
                return self._taken[seat, id]
            accepted = self._open.accept(seat, move, on)
            if by is not None and isinstance(accepted, Timed):
                accepted = self._open.accept(seat, self._fairly(by, seat, accepted), on)
            entry = {"seat": seat, "move": accepted, "id": id}
            try:
                await self._log.append(self.id, self.table.seq + 1, entry)
            except SeqTaken:
                self.follow(await self._log.entries(self.id, after=self.table.seq))
                self._tell()
                raise Refused("stale", "somebody was faster: look again") from None
            except Exception as error:
                raise Refused("storage", f"this could not be written down: {error}") from None
            self._advance(seat, accepted)
            if seat is not None and id is not None:
                self._taken[seat, id] = self.table.seq
            self._tell()
            return self.table.seq

    def _fairly(self, connection: Connection, seat: int | None, move: Timed) -> Timed:
        """The reaction as it counts, since this line was sent what the move reacts to."""
        since = self._open.since(seat)
        elapsed = None if since is None else connection.seconds_since(since)
        if elapsed is None:
            return move
        after = fair_after(move.after, elapsed, connection.lag.round_trip)
        return msgspec.structs.replace(move, after=after)

    def _advance(self, seat: int | None, move: Move) -> None:
        self.table.advance(seat, move)
        self._open.note(acted=seat)
        metrics.MOVES.labels(self.opening.game, self._who_is(seat)).inc()
        if isinstance(move, Sit):
            self._computers.rise(move.seat)
            if move.persona is not None:
                self._computers.sit(self.table, move.seat, move.persona)
        self._computers.watch(self.table)

    def _who_is(self, seat: int | None) -> str:
        if seat is None:
            return "table"
        return "person" if self.table.sitting[seat].is_person else "computer"

    def _tell(self) -> None:
        """Everybody who looks sees what happened; then time runs again."""
        self.touched = time.monotonic()
        self.start()
        told: dict[int | None, bytes] = {}
        for connection in self.connections:
            for eye in connection.looks:
                if eye not in told:
                    told[eye] = encode(self._sight(eye, have=self.table.seq - 1, live=True))
                connection.send_bytes(told[eye])
            self._note_shown(connection)
        if self.table.outcome is not None:
            metrics.ENDED.labels(self.opening.game, self.table.outcome.reason).inc()
            note("game_ended", table=alias(self.id), reason=self.table.outcome.reason)
            self._later(self._log.touch(self.id, ended=True))

    def _sight(self, eye: int | None, have: int, live: bool = False) -> SightSent:
        return self._showing.sight(eye, have, live, self._clock.left)

    # -- the clock and the computers -------------------------------------------------------------

    def _time_is_up(self, seq: int) -> None:
        self._later(self._act(None, TimeUp(), on=seq))

    def _computer_acts(self, seat: int, decision: Decision, seq: int) -> None:
        self._later(self._act(seat, decision.move, on=seq))

    def _later(self, work: Any) -> None:
        """Work nobody waits for. A refusal means that something else happened first."""

        async def quietly() -> None:
            try:
                await work
            except Refused as no:
                metrics.REFUSED.labels(no.name).inc()

        task = asyncio.create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- who is here -----------------------------------------------------------------------------

    def send_all(self, message: Any) -> None:
        data = encode(message)
        for connection in self.connections:
            connection.send_bytes(data)

    def send_presence(self) -> None:
        seats = self._company.seats_seen()
        onlookers = sum(not connection.held for connection in self.connections)
        for connection in self.connections:
            connection.send(Presence(seats, onlookers, connection.held))
        if self._presence_due is not None:
            self._presence_due.cancel()
            self._presence_due = None
        wait = self._company.next_change()
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(wait + 0.05, self.send_presence)

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
