"""The other servers that share the database: what they tell goes to the tables in memory here.

Nothing rests on it. A server that hears nothing reads the log twice a second instead, and one that
cannot read the log either closes its connections, so that they come back to another server.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from msgspec import json

from veillee.live.people.other_servers import Here, Introduced, Said
from veillee.running.runner import Runner
from veillee.server.cluster.channel import Channel
from veillee.server.cluster.messages import (
    Alive,
    Farewell,
    FromServer,
    Message,
    RollCall,
)
from veillee.server.limits import Limits
from veillee.server.monitoring.journal import note
from veillee.server.storage.log import Log
from veillee.server.storage.notify import Forgotten, Written
from veillee.table.refused import Refused

TABLES_A_CALL = 200


class _Asked:
    """A question to all other servers about one table."""

    def __init__(self, servers: set[str]) -> None:
        self.missing = servers
        self.answers: list[Here] = []
        self.all_in = asyncio.Event()

    def hear(self, here: Here) -> None:
        self.answers.append(here)
        self.missing.discard(here.server)
        if not self.missing:
            self.all_in.set()


class Peers:
    """`awake`: the tables of this server. `put_away(id, name, reason)` ends one of them here;
    `cut_off` is called when nothing can be heard or read any more."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        server: str,
        log: Log,
        awake: dict[str, Runner],
        put_away: Callable[[str, str, str], None],
        cut_off: Callable[[], None],
        limits: Limits,
    ) -> None:
        self._limits = limits
        self._server = server
        self._log = log
        self._awake = awake
        self._put_away = put_away
        self._cut_off = cut_off
        self._heard: dict[str, float] = {}
        self._asked: dict[str, _Asked] = {}
        self._reached_at = time.monotonic()
        self._knows_others_from = float("inf")
        self._may_be_behind = False
        self.channel = Channel(connect, server, self._hear, self._missed, limits)
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        self._watching.cancel()
        with suppress(asyncio.CancelledError):
            await self._watching
        await self.channel.close()

    @property
    def is_cut_off(self) -> bool:
        return time.monotonic() - self._reached_at > self._limits.cut_off_seconds

    async def ask(self, table: str) -> list[Here]:
        """What the others know of a table, if they say so soon.

        Who has just begun to listen does not know yet who else is there, and waits a little.
        """
        if not self._heard and time.monotonic() > self._knows_others_from:
            return []
        asked = self._asked[table] = _Asked(set(self._heard))
        self.channel.tell(RollCall(self._server, [table]))
        with suppress(TimeoutError):
            async with asyncio.timeout(self._limits.answer_seconds):
                await asked.all_in.wait()
        del self._asked[table]
        return asked.answers

    # -- hearing ---------------------------------------------------------------------------------

    def _hear(self, message: Message) -> None:
        if isinstance(message, Written):
            self._read(message)
        elif isinstance(message, Forgotten):
            self._put_away(message.table, "table", "this table has been put away")
        elif message.server != self._server:
            self._hear_from_another(message)

    def _read(self, message: Written) -> None:
        """A table that nobody has looked at from here for a while goes to sleep instead."""
        runner = self._awake.get(message.table)
        if runner is None:
            return
        idle = time.monotonic() - runner.live.visited
        if not runner.live.connections and idle > self._limits.unvisited_seconds:
            self._put_away(runner.id, "asleep", "nobody looks at this table from here")
        else:
            runner.hear(message.seq, json.decode(message.entry))

    def _hear_from_another(self, message: FromServer) -> None:
        if isinstance(message, Alive) and message.new:
            self._lose(message.server, extend=False)
        if message.server not in self._heard:
            self._call_roll(to=message.server)
        self._heard[message.server] = time.monotonic()
        match message:
            case Here(table=table):
                if table in self._asked:
                    self._asked[table].hear(message)
                elif runner := self._awake.get(table):
                    runner.carry_out(runner.live.hear_of(message, time.monotonic()))
            case RollCall(tables=tables, to=to) if to in (None, self._server):
                for table in tables:
                    self._answer(table, is_only_one=to is None)
            case Said(table=table, message=said) if table in self._awake:
                runner = self._awake[table]
                runner.carry_out(runner.live.pass_on(bytes(said)))
            case Introduced(table=table) if table in self._awake:
                runner = self._awake[table]
                runner.later(runner.read_names)
            case Alive(new=True):
                self.channel.tell(Alive(self._server))
            case Farewell(server=server):
                self._lose(server, extend=True)
            case _:
                pass

    def _answer(self, table: str, is_only_one: bool) -> None:
        """Whoever asks everybody about one table waits for all answers."""
        if table in self._awake:
            self.channel.tell(self._awake[table].live.here(time.monotonic()))
        elif is_only_one:
            self.channel.tell(Here(self._server, table))

    def _lose(self, server: str, extend: bool) -> None:
        self._heard.pop(server, None)
        for runner in list(self._awake.values()):
            runner.carry_out(runner.live.lose(server, extend, time.monotonic()))

    # -- what was missed -------------------------------------------------------------------------

    def _missed(self) -> None:
        """There is a connection to the others (again): forget what they said before and hear it
        anew; what they wrote meanwhile is read soon."""
        self._knows_others_from = time.monotonic() + 2 * self._limits.alive_seconds
        for server in list(self._heard):
            self._lose(server, extend=False)
        self._may_be_behind = True

    def _call_roll(self, to: str) -> None:
        """Somebody new, or somebody who was not heard for a while: whom do they have?"""
        tables = list(self._awake)
        for first in range(0, len(tables), TABLES_A_CALL):
            self.channel.tell(RollCall(self._server, tables[first : first + TABLES_A_CALL], to))

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self._limits.poll_seconds)
            silent_since = time.monotonic() - self._limits.silence_seconds
            for server in [one for one, at in self._heard.items() if at < silent_since]:
                note("server_silent", server=server)
                self._lose(server, extend=False)
            if self.channel.is_fresh and not self._may_be_behind:
                self._reached_at = time.monotonic()
            else:
                await self._heal()

    async def _heal(self) -> None:
        self._may_be_behind = False
        watched = [runner for runner in self._awake.values() if runner.live.connections]
        try:
            lengths = await self._log.lengths(runner.id for runner in watched)
            for runner in watched:
                if runner.id not in lengths:
                    self._put_away(runner.id, "table", "this table has been put away")
                elif lengths[runner.id] > runner.live.table.seq:
                    await runner.catch_up()
            self._reached_at = time.monotonic()
        except Refused:
            self._may_be_behind = True
            if self.is_cut_off:
                self._cut_off()
