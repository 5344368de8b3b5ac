"""The course of one game: everything that changes it goes through here, one at a time.

A move is checked, written to the log and only then played. What another server wrote is read and
played just the same. Time and the computer players are deterministic given the log: where several
servers let them act, they try the same entry, and all but one find it taken and follow.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from veillee.server import metrics
from veillee.server.clock import Clock
from veillee.server.computers import Computers
from veillee.server.journal import alias, note_failure
from veillee.server.limits import LIMITS
from veillee.server.log import Log, SeqTaken
from veillee.server.openasks import OpenAsks
from veillee.server.opening import Opening
from veillee.table.asks import Move, Sit, Timed, TimeUp
from veillee.table.player import Decision
from veillee.table.refused import Refused
from veillee.table.table import Table

Gone = Callable[[str, str], None]


class Course:
    """`tell(own)` is called after every entry; `own`: it was written here.

    `turn` says how long this server waits for others before it lets clock and computers act, None:
    it leaves that to them. `gone(name, reason)`: the table cannot go on here.
    """

    def __init__(
        self,
        id: str,
        opening: Opening,
        log: Log,
        quick: bool,
        tell: Callable[[bool], None],
        turn: Callable[[], float | None],
        gone: Gone,
    ) -> None:
        self.table: Table = opening.new_table()
        self.open = OpenAsks(self.table)
        self.clock = Clock(self.table, quick, self._time_is_up)
        self._id = id
        self._moves = metrics.moves_of(opening.game)
        self._log = log
        self._tell = tell
        self._turn = turn
        self._gone = gone
        self._one_at_a_time = asyncio.Lock()
        self._taken: dict[tuple[int, str], int] = {}
        self._is_stopped = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._computers = Computers(opening, quick, self._computer_acts)
        for seat, chair in enumerate(opening.chairs):
            if chair.seat.persona is not None:
                self._computers.sit(self.table, seat, chair.seat.persona)

    # -- the log ---------------------------------------------------------------------------------

    def replay(self, entries: list[dict[str, Any]]) -> None:
        """Play what is already in the log, without telling anybody."""
        for entry in entries:
            self._play(entry)

    def hear(self, seq: int, entry: dict[str, Any] | None) -> None:
        """Another server wrote an entry. If some are missing in between, the log has them."""
        if seq > self.table.seq:
            self.later(partial(self._follow, seq, entry))

    async def _follow(self, seq: int, entry: dict[str, Any] | None) -> None:
        async with self._one_at_a_time:
            if seq == self.table.seq + 1 and entry is not None:
                self._play_and_tell(entry)
            elif seq > self.table.seq:
                await self._read_on()

    async def catch_up(self) -> None:
        async with self._one_at_a_time:
            await self._read_on()

    async def _read_on(self) -> int:
        entries = await self._log.entries(self._id, after=self.table.seq)
        for entry in entries:
            self._play_and_tell(entry)
        return len(entries)

    def _play_and_tell(self, entry: dict[str, Any]) -> None:
        try:
            self._play(entry)
        except Refused as no:
            note_failure("table_not_followed", table=alias(self._id), seq=self.table.seq)
            self._gone("rules", "this table is played by other rules elsewhere")
            raise Refused("rules", "this table is played by other rules elsewhere") from no
        metrics.FOLLOWED.inc()
        self.start()
        self._tell(False)

    def _play(self, entry: dict[str, Any]) -> None:
        seat, move = entry["seat"], self.table.accept(entry["seat"], entry["move"])
        self._advance(seat, move)
        self._remember(seat, entry.get("id"))

    # -- acting ----------------------------------------------------------------------------------

    async def act(
        self,
        seat: int | None,
        move: Any,
        id: str | None = None,
        on: int | None = None,
        fairly: Callable[[Timed], Timed] | None = None,
    ) -> int:
        """Check, write, play, tell. Whoever finds the number taken catches up and decides again:
        the question may be open still, or this very move be in the log already."""
        async with self._one_at_a_time:
            while True:
                if seat is not None and id is not None and (seat, id) in self._taken:
                    return self._taken[seat, id]
                accepted = self.open.accept(seat, move, on)
                if fairly is not None and isinstance(accepted, Timed):
                    accepted = self.open.accept(seat, fairly(accepted), on)
                entry = {"seat": seat, "move": accepted, "id": id}
                try:
                    await self._log.append(self._id, self.table.seq + 1, entry)
                    break
                except SeqTaken:
                    metrics.SECOND.inc()
                    if not await self._read_on():
                        self._gone("table", "this table has been put away")
                        raise Refused("table", "this table has been put away") from None
            self._advance(seat, accepted)
            self._remember(seat, id)
            self._count(seat)
            self.start()
            self._tell(True)
            return self.table.seq

    def _advance(self, seat: int | None, move: Move) -> None:
        self.table.advance(seat, move)
        self.table.teller.let_go(before=self.table.seq - 1)
        self.open.note(acted=seat)
        if isinstance(move, Sit):
            self._computers.rise(move.seat)
            if move.persona is not None:
                self._computers.sit(self.table, move.seat, move.persona)
        self._computers.watch(self.table)

    def _remember(self, seat: int | None, id: str | None) -> None:
        """Whoever heard no answer sends a move again. One from long ago answers a question that is
        no longer open, and is refused for that."""
        if seat is not None and id is not None:
            self._taken[seat, id] = self.table.seq
            if len(self._taken) > LIMITS.ids_kept:
                del self._taken[next(iter(self._taken))]

    def _count(self, seat: int | None) -> None:
        if seat is None:
            self._moves["table"].inc()
        else:
            self._moves["person" if self.table.sitting[seat].is_person else "computer"].inc()

    # -- the clock and the computers -------------------------------------------------------------

    def start(self) -> None:
        """Let the clock and the computer players run, when it is this server's turn."""
        turn = None if self._is_stopped else self._turn()
        if turn is None:
            self._rest()
            return
        self.clock.wind(turn)
        if self.table.outcome is None:
            self._computers.start(self.table, turn)

    def pause(self) -> None:
        """Until the next start."""
        self.clock.hold()
        self._rest()

    def stop(self) -> None:
        """For good: the table goes to sleep here."""
        self._is_stopped = True
        self._rest()

    def _rest(self) -> None:
        self._computers.stop()
        self.clock.stop()

    def _time_is_up(self, seq: int) -> None:
        self.later(partial(self.act, None, TimeUp(), on=seq))

    def _computer_acts(self, seat: int, decision: Decision, seq: int) -> None:
        self.later(partial(self.act, seat, decision.move, on=seq))

    def later(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Work nobody waits for. A refusal means that something else happened first; where the
        database is away, it is tried again until it is back."""
        task = asyncio.create_task(self._until_done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _until_done(self, work: Callable[[], Awaitable[Any]]) -> None:
        while not self._is_stopped:
            try:
                await work()
                return
            except Refused as no:
                metrics.REFUSED.labels(no.name).inc()
                if no.name != "storage":
                    return
            await asyncio.sleep(LIMITS.try_again_seconds)
