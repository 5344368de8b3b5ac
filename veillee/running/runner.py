"""Runs one live table: appends its entries to the log and carries out what it wants done.

One thing at a time changes a game. An entry is decided, appended to the log and only then played.
What another server appended is read and played just the same.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any

from veillee.live.effects import (
    Act,
    Command,
    Effect,
    Entry,
    KeepNames,
    OwnMoves,
    Send,
    TakenBefore,
    Tell,
)
from veillee.live.people.connection import Connection
from veillee.live.people.other_servers import News
from veillee.live.receiving import command_from, receive
from veillee.live.table import LiveTable
from veillee.live.wire.messages import FromClient, Introduce, Lend, MoveWanted
from veillee.running.log import Log, SeqTaken
from veillee.running.monitor import Monitor
from veillee.table.refused import Refused

Gone = Callable[[str, str], None]
NOT_KEPT = ("storage", "device_full")
"""How an entry is refused that could not be written now, and may be later."""
OVERTAKEN = ("stale", "illegal", "over")
"""How a move of the table itself is refused if something came first."""


class Runner:
    """`tell` reaches the other servers. `gone(name, reason)`: the table cannot go on here."""

    def __init__(
        self,
        live: LiveTable,
        log: Log,
        tell: Callable[[News], None],
        gone: Gone,
        try_again_seconds: float,
        monitor: Monitor | None = None,
    ) -> None:
        self.live = live
        self.id = live.id
        self._log = log
        self._tell = tell
        self._gone = gone
        self._try_again_seconds = try_again_seconds
        self.monitor = monitor or Monitor()
        self._one_at_a_time = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at: float | None = None
        self._is_stopped = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self.live.start(time.monotonic())
        self._set_timer()

    def stop(self) -> None:
        """The table is no longer run here."""
        self._is_stopped = True
        self.live.stop()
        self._set_timer()

    # -- people ----------------------------------------------------------------------------------

    async def join(self, connection: Connection, have: int) -> None:
        """`have`: the last entry it has seen, maybe from a server that is ahead of this one."""
        if self._is_stopped:
            raise Refused("restart", "this table was put away just now; come back in a moment")
        if have > self.live.table.seq:
            await self.catch_up()
        self.live.arrive(connection, time.monotonic())
        await self._own_moves()
        self.carry_out(self.live.welcome(connection, time.monotonic()))

    def leave(self, connection: Connection) -> None:
        self.carry_out(self.live.leave(connection, time.monotonic()))

    async def receive(self, connection: Connection, message: FromClient) -> None:
        """What is wrong with a move is answered by its id; anything else raises `Refused`."""
        now = time.monotonic()
        if isinstance(message, MoveWanted):
            await self._move(command_from(self.live, connection, message, now))
        elif isinstance(message, Lend):
            await self.act(command_from(self.live, connection, message, now))
            await self._own_moves()
        elif isinstance(message, Introduce):
            receive(self.live, connection, message, now)
            await self._keep_names()
        else:
            self.carry_out(receive(self.live, connection, message, now))

    async def _move(self, command: Command) -> None:
        try:
            taken = await self.act(command)
        except Refused as no:
            self.monitor.refused(no.name)
            taken = no
        if isinstance(taken, TakenBefore | Refused):
            self.carry_out(self.live.answer(command, taken, time.monotonic()))

    # -- entries ---------------------------------------------------------------------------------

    async def act(self, command: Command) -> Entry | TakenBefore:
        """Decide, append, apply. Whoever finds the number taken catches up and decides again: the
        question may be open still, or this very move be in the log already."""
        async with self._one_at_a_time:
            while True:
                entry = self.live.decide(command)
                if isinstance(entry, TakenBefore):
                    return entry
                try:
                    await self._log.append(self.id, entry.seq, entry.logged)
                    break
                except SeqTaken:
                    self.monitor.overtaken()
                    if not await self._read_on():
                        self._gone("table", "this table has been put away")
                        raise Refused("table", "this table has been put away") from None
            self.carry_out(self.live.apply(entry, time.monotonic()))
            self._count(entry)
            return entry

    def _count(self, entry: Entry) -> None:
        table = self.live.table
        if entry.seat is None:
            self.monitor.moved(table.game.id, "table")
        else:
            is_person = table.sitting[entry.seat].is_person
            self.monitor.moved(table.game.id, "person" if is_person else "computer")
        if table.outcome is not None:
            self.monitor.ended(self.id, table.game.id, table.outcome.reason)

    def hear(self, seq: int, logged: dict[str, Any] | None) -> None:
        """Another server appended an entry. If some are missing in between, the log has them."""
        if seq > self.live.table.seq:
            self.later(partial(self._follow, seq, logged))

    async def _follow(self, seq: int, logged: dict[str, Any] | None) -> None:
        async with self._one_at_a_time:
            if seq == self.live.table.seq + 1 and logged is not None:
                self._apply_logged(logged)
            elif seq > self.live.table.seq:
                await self._read_on()

    async def catch_up(self) -> None:
        async with self._one_at_a_time:
            await self._read_on()

    async def _read_on(self) -> int:
        entries = await self._log.entries(self.id, after=self.live.table.seq)
        for logged in entries:
            self._apply_logged(logged)
        return len(entries)

    def _apply_logged(self, logged: dict[str, Any]) -> None:
        try:
            entry = self.live.read(logged)
        except Refused as no:
            self.monitor.not_followed(self.id, self.live.table.seq)
            self._gone("rules", "this table is played by other rules elsewhere")
            raise Refused("rules", "this table is played by other rules elsewhere") from no
        self.monitor.followed()
        self.carry_out(self.live.apply(entry, time.monotonic()))

    async def _own_moves(self) -> None:
        """What the table does by itself. If something came first, it looks again."""
        while (command := self.live.own_move()) is not None:
            try:
                await self.act(command)
            except Refused as no:
                if no.name not in OVERTAKEN:
                    raise
                if command == self.live.own_move():
                    return

    # -- effects ---------------------------------------------------------------------------------

    def carry_out(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            match effect:
                case Send(to=to, data=data):
                    to.deliver(data)
                case Act(command=command):
                    self.later(partial(self.act, command))
                case OwnMoves():
                    self.later(self._own_moves)
                case KeepNames():
                    self.later(self._keep_names)
                case Tell(news=news):
                    self._tell(news)
        self._set_timer()

    async def _keep_names(self) -> None:
        while (guest := self.live.new_name) is not None:
            await self._log.introduce(self.id, guest)
            self.carry_out(self.live.name_is_kept(guest, time.monotonic()))

    async def read_names(self) -> None:
        """Another server stored a name."""
        guests = await self._log.guests(self.id)
        self.carry_out(self.live.meet(guests, time.monotonic()))

    def _set_timer(self) -> None:
        """There is one, for whatever the table has to do next."""
        due = self.live.due
        if due == self._timer_at:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at, self._timer = due, None
        if due is not None:
            wait = max(due - time.monotonic(), 0)
            self._timer = asyncio.get_running_loop().call_later(wait, self._pass_time)

    def _pass_time(self) -> None:
        self._timer_at = self._timer = None
        self.carry_out(self.live.pass_time(time.monotonic()))

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
                self.monitor.refused(no.name)
                if no.name not in NOT_KEPT:
                    return
            await asyncio.sleep(self._try_again_seconds)
