"""The other servers of the house: what they tell is passed on to the tables that are awake here.

Nothing rests on it. A server that hears nothing reads the log twice a second instead, and one that
cannot read the log either lets its lines go, so that they come back by way of another server.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from msgspec import json

from veillee.server.journal import note
from veillee.server.limits import LIMITS
from veillee.server.live import LiveTable
from veillee.server.log import Log
from veillee.server.news import (
    Alive,
    Farewell,
    Forgotten,
    Here,
    Introduced,
    Message,
    RollCall,
    Said,
    Written,
)
from veillee.server.postnews import PostNews
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


class Neighbours:
    """`awake`: the tables of this server. `put_away(id, name, reason)` ends one of them here;
    `cut_off` is called when nothing can be heard or read any more."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        server: str,
        log: Log,
        awake: dict[str, LiveTable],
        put_away: Callable[[str, str, str], None],
        cut_off: Callable[[], None],
    ) -> None:
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
        self.news = PostNews(connect, server, self._hear, self._missed)
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        self._watching.cancel()
        with suppress(asyncio.CancelledError):
            await self._watching
        await self.news.close()

    @property
    def is_cut_off(self) -> bool:
        return time.monotonic() - self._reached_at > LIMITS.cut_off_seconds

    async def ask(self, table: str) -> list[Here]:
        """What the others know of a table, if they say so soon.

        Who has just begun to listen does not know yet who else is there, and waits a little.
        """
        if not self._heard and time.monotonic() > self._knows_others_from:
            return []
        asked = self._asked[table] = _Asked(set(self._heard))
        self.news.tell(RollCall(self._server, [table]))
        with suppress(TimeoutError):
            async with asyncio.timeout(LIMITS.answer_seconds):
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
        live = self._awake.get(message.table)
        if live is None:
            return
        idle = time.monotonic() - live.visited
        if not live.connections and idle > LIMITS.unvisited_seconds:
            self._put_away(live.id, "asleep", "nobody looks at this table from here")
        else:
            live.course.hear(message.seq, json.decode(message.entry))

    def _hear_from_another(
        self, message: Here | RollCall | Said | Introduced | Alive | Farewell
    ) -> None:
        if isinstance(message, Alive) and message.new:
            self._lose(message.server, extend=False)
        if message.server not in self._heard:
            self._call_roll(to=message.server)
        self._heard[message.server] = time.monotonic()
        match message:
            case Here(table=table):
                if table in self._asked:
                    self._asked[table].hear(message)
                elif table in self._awake:
                    self._awake[table].hear_of(message)
            case RollCall(tables=tables, to=to) if to in (None, self._server):
                for table in tables:
                    self._answer(table, is_only_one=to is None)
            case Said(table=table, message=said) if table in self._awake:
                self._awake[table].pass_on(said)
            case Introduced(table=table) if table in self._awake:
                live = self._awake[table]
                live.course.later(live.meet_guests)
            case Alive(new=True):
                self.news.tell(Alive(self._server))
            case Farewell(server=server):
                self._lose(server, extend=True)
            case _:
                pass

    def _answer(self, table: str, is_only_one: bool) -> None:
        """Whoever asks everybody about one table waits for all answers."""
        if table in self._awake:
            self.news.tell(self._awake[table].here())
        elif is_only_one:
            self.news.tell(Here(self._server, table))

    def _lose(self, server: str, extend: bool) -> None:
        self._heard.pop(server, None)
        for live in list(self._awake.values()):
            live.lose(server, extend)

    # -- what was missed -------------------------------------------------------------------------

    def _missed(self) -> None:
        """The line to the others is there (again): forget what they said before and hear it anew;
        what they wrote meanwhile is read soon."""
        self._knows_others_from = time.monotonic() + 2 * LIMITS.alive_seconds
        for server in list(self._heard):
            self._lose(server, extend=False)
        self._may_be_behind = True

    def _call_roll(self, to: str) -> None:
        """Somebody new, or somebody who was not heard for a while: whom do they have?"""
        tables = list(self._awake)
        for first in range(0, len(tables), TABLES_A_CALL):
            self.news.tell(RollCall(self._server, tables[first : first + TABLES_A_CALL], to))

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LIMITS.poll_seconds)
            silent_since = time.monotonic() - LIMITS.silence_seconds
            for server in [one for one, at in self._heard.items() if at < silent_since]:
                note("server_silent", server=server)
                self._lose(server, extend=False)
            if self.news.is_fresh and not self._may_be_behind:
                self._reached_at = time.monotonic()
            else:
                await self._heal()

    async def _heal(self) -> None:
        self._may_be_behind = False
        watched = [live for live in self._awake.values() if live.connections]
        try:
            lengths = await self._log.lengths(live.id for live in watched)
            for live in watched:
                if live.id not in lengths:
                    self._put_away(live.id, "table", "this table has been put away")
                elif lengths[live.id] > live.table.seq:
                    await live.course.catch_up()
            self._reached_at = time.monotonic()
        except Refused:
            self._may_be_behind = True
            if self.is_cut_off:
                self._cut_off()
