"""All tables of one server: its limits, other servers, letting tables sleep, forgetting them."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import uniform
from typing import Any

from veillee.live.people.other_servers import News
from veillee.live.table import LiveTable
from veillee.live.token_bucket import TokenBucket
from veillee.live.wire.messages import Closing
from veillee.running.runner import Runner
from veillee.running.tables import Tables
from veillee.server.cluster.messages import Farewell
from veillee.server.cluster.peers import Peers
from veillee.server.limits import DEFAULTS, Limits
from veillee.server.monitoring.journal import note
from veillee.server.monitoring.monitor import ServerMonitor
from veillee.server.storage.log import Log
from veillee.table.refused import Refused

DAY = 24 * 60 * 60
SURE_AFTER = 3
"""Sweeps, before a table is forgotten that looks old."""
RESTARTING = "the house is being restarted; everything is kept, come back in a moment"
CUT_OFF = "this server has lost the database; come back in a moment"


class House(Tables[Log, Limits]):
    """`connect`: how to reach a database that other servers share, if it is one."""

    def __init__(
        self,
        log: Log,
        quick: bool = False,
        connect: Callable[[], Awaitable[Any]] | None = None,
        limits: Limits = DEFAULTS,
    ) -> None:
        super().__init__(log, limits, ServerMonitor(), quick, secrets.token_hex(6))
        now = time.monotonic()
        self._openings = TokenBucket(limits.tables_a_second, limits.tables_at_once, now)
        self._is_closing = False
        self._peers = None
        if connect is not None:
            self._peers = Peers(
                connect, self._server, log, self._awake, self._put_away, self._let_all_go, limits
            )
        self._swept_at: deque[float] = deque(maxlen=SURE_AFTER)
        self._sweeper = asyncio.create_task(self._sweep())

    async def _before_opening(self) -> None:
        self._check_open()
        if not self._openings.take(time.monotonic()):
            raise Refused("busy", "so many tables are being opened just now; try again in a moment")
        await self._make_room()

    async def _before_waking(self) -> None:
        await self._make_room()

    def _tell(self, message: News | Farewell) -> None:
        if self._peers is not None:
            self._peers.channel.tell(message)

    async def table(self, id: str) -> Runner:
        """The table, up to date with what others wrote."""
        self._check_open()
        runner = await super().table(id)
        if self._peers is not None:
            await runner.catch_up()
        return runner

    async def _woken(self, runner: Runner) -> None:
        clock = await self._log.clock(runner.id)
        if clock is not None:
            runner.live.go_on_with(*clock, time.monotonic())
        if self._peers is not None:
            runner.live.learn(await self._peers.ask(runner.id), time.monotonic())

    async def _make_room(self) -> None:
        """Nobody is turned away for tables that nobody looks at; those wake from their log."""
        if len(self._awake) < self._limits.tables_awake:
            return
        now = time.monotonic()
        idle = [
            runner
            for runner in self._awake.values()
            if is_idle(runner.live, now - self._grace(runner.live))
        ]
        if not idle:
            raise Refused("full", "there are too many tables open here now; try again later")
        await self._let_sleep(min(idle, key=lambda one: (not one.live.is_paused, one.live.visited)))

    def _grace(self, live: LiveTable) -> float:
        """For how many seconds a table that everybody has left still takes up room."""
        return self._limits.paused_seconds if live.is_paused else self._limits.hello_seconds

    async def _let_sleep(self, runner: Runner) -> None:
        self._put_away(runner.id, "asleep", "nobody looks at this table")
        await self._log.touch(runner.id, ended=runner.live.table.outcome is not None)

    def _check_open(self) -> None:
        if self._is_closing:
            raise Refused("restart", RESTARTING)
        if self.is_cut_off:
            raise Refused("storage", CUT_OFF)

    @property
    def is_cut_off(self) -> bool:
        """Whether this server could do nothing for anybody now, and another one might."""
        return self._peers is not None and self._peers.is_cut_off

    # -- closing ---------------------------------------------------------------------------------

    async def say_farewell(self) -> None:
        """The server is being restarted: everybody is told to come back in a moment, and the time
        that questions have left is kept, so that the pause costs nobody anything."""
        self._is_closing = True
        now = time.monotonic()
        clocks = [
            (runner.id, runner.live.table.seq, left)
            for runner in self._awake.values()
            if (left := runner.live.left(now)) is not None
        ]
        for runner in self._awake.values():
            runner.stop()
            self._let_go(runner, "restart", RESTARTING)
        self._tell(Farewell(self._server))
        with suppress(Refused):
            await self._log.keep_clocks(clocks)
        note("restarting", tables=len(self._awake))

    async def close(self) -> None:
        self._sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await self._sweeper
        for runner in self._awake.values():
            runner.stop()
        if self._peers is not None:
            await self._peers.close()
        await self._log.close()

    def _let_all_go(self) -> None:
        """Cut off from the database: another server may not be."""
        for runner in self._awake.values():
            self._let_go(runner, "storage", CUT_OFF)

    def _let_go(self, runner: Runner, name: str, reason: str) -> None:
        """Everybody is told to come back, but not all at once."""
        for connection in list(runner.live.connections):
            wait = uniform(0.2, self._limits.come_back_seconds)  # noqa: S311
            connection.part(Closing(name, reason, round(wait, 2)))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._limits.sweep_seconds)
            with suppress(Refused):
                await self.sweep()

    async def sweep(self) -> None:
        """Tables without anybody go to sleep; forgotten ones are deleted."""
        idle_since = time.monotonic() - self._limits.sleep_after_seconds
        for runner in list(self._awake.values()):
            if is_idle(runner.live, idle_since) and runner.id in self._awake:
                await self._let_sleep(runner)
        await self._forget_old_tables()
        awake = list(self._awake)
        kept = await self._log.lengths(awake)
        for id in set(awake) - kept.keys():
            self._put_away(id, "table", "this table has been put away")

    async def _forget_old_tables(self) -> None:
        """By what the time was some sweeps ago: when a clock leaps, every server of the house has
        touched the tables in use before any is taken for old."""
        expire, unplayed = self._limits.expire_after_days * DAY, self._limits.unplayed_seconds
        now = await self._log.now()
        await self._log.keep(self._awake, now, min(expire, unplayed) / 2)
        self._swept_at.append(now)
        if len(self._swept_at) < SURE_AFTER:
            return
        then = min(self._swept_at)
        gone = await self._log.expire(before=then - expire)
        gone += await self._log.thin_out(self._limits.tables_kept, then - unplayed)
        if gone:
            note("tables_expired", tables=gone)


def is_idle(live: LiveTable, since: float) -> bool:
    return not live.connections and live.touched < since
