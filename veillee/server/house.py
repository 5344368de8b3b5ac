"""All the tables of one server: opening them, waking them from the log, letting them sleep."""

import asyncio
import re
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import uniform
from typing import Any

import msgspec

from veillee.live.keys import new_table_id
from veillee.live.opening import Opening, new_opening
from veillee.live.people.other_servers import News
from veillee.live.people.seating import Guest
from veillee.live.table import LiveTable
from veillee.live.token_bucket import TokenBucket
from veillee.live.wire.calls import (
    Again,
    Computer,
    Opened,
    OpenTable,
    SeatKey,
    Summary,
)
from veillee.live.wire.messages import Closing, Moved
from veillee.memory import UnknownPersona, persona_named
from veillee.server.cluster.messages import Farewell
from veillee.server.cluster.peers import Peers
from veillee.server.limits import DEFAULTS, Limits
from veillee.server.monitoring import metrics
from veillee.server.monitoring.journal import alias, note
from veillee.server.runner import Runner
from veillee.server.storage.log import Log
from veillee.table.catalogue import find_game
from veillee.table.chance import Chance
from veillee.table.record import Played, Record
from veillee.table.refused import Refused

DAY = 24 * 60 * 60
SURE_AFTER = 3
"""Sweeps, before a table is forgotten that looks old."""
RESTARTING = "the house is being restarted; everything is kept, come back in a moment"
CUT_OFF = "this server has lost the database; come back in a moment"
TABLE_ID = re.compile("[A-Za-z0-9_-]{1,64}")


class House:
    """`connect`: how to reach a database that other servers share, if it is one."""

    def __init__(
        self,
        log: Log,
        quick: bool = False,
        connect: Callable[[], Awaitable[Any]] | None = None,
        limits: Limits = DEFAULTS,
    ) -> None:
        self._log = log
        self._limits = limits
        self._quick = quick
        self._server = secrets.token_hex(6)
        self._awake: dict[str, Runner] = {}
        self._waking: dict[str, asyncio.Task[Runner]] = {}
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

    async def open(self, wanted: OpenTable) -> Opened:
        for seat in wanted.seats:
            if isinstance(seat, Computer):
                _check_persona(seat.persona)
        opening, keys = new_opening(wanted)
        live = (await self._open(opening, [])).live
        seats = [SeatKey(seat, key) for seat, key in keys.seats.items()]
        return Opened(live.id, live.table.chance.seal, seats, keys.screen)

    async def again(self, id: str, wanted: Again) -> Opened:
        """Once more with the same company, after the end."""
        before = await self.table(id)
        before.live.opening.seats_for([wanted.key])
        if before.live.table.outcome is None:
            raise Refused("sealed", "this game has not ended yet")
        guests = await self._log.guests(id)
        live = (await self._open(before.live.opening.again(wanted.same_deal), guests)).live
        before.carry_out(before.live.send_all(Moved(live.id)))
        return Opened(live.id, live.table.chance.seal, [])

    async def _open(self, opening: Opening, guests: list[Guest]) -> Runner:
        self._check_open()
        if not self._openings.take(time.monotonic()):
            raise Refused("busy", "so many tables are being opened just now; try again in a moment")
        await self._make_room()
        id = new_table_id()
        await self._log.open_table(id, opening.game, msgspec.to_builtins(opening))
        for guest in guests:
            await self._log.introduce(id, guest)
        metrics.OPENED.labels(opening.game).inc()
        note("table_opened", table=alias(id), game=opening.game, seats=len(opening.chairs))
        return self._keep(self._new(id, opening, guests))

    def _new(self, id: str, opening: Opening, guests: list[Guest]) -> Runner:
        now, limits = time.monotonic(), self._limits
        live = LiveTable(id, opening, guests, now, limits, self._quick, self._server)
        gone = partial(self._put_away, id)
        return Runner(live, self._log, self._tell, gone, limits.try_again_seconds)

    def _tell(self, message: News | Farewell) -> None:
        """To the other servers, if there are any."""
        if self._peers is not None:
            self._peers.channel.tell(message)

    async def table(self, id: str) -> Runner:
        """The table, woken from its log if it slept, and up to date with what others wrote."""
        self._check_open()
        runner = self._awake.get(id)
        if runner is None:
            waking = self._waking.get(id)
            if waking is None:
                waking = self._waking[id] = asyncio.create_task(self._wake(id))
                waking.add_done_callback(lambda _: self._waking.pop(id, None))
            runner = await asyncio.shield(waking)
        runner.live.visited = time.monotonic()
        if self._peers is not None:
            await runner.catch_up()
        return runner

    async def _wake(self, id: str) -> Runner:
        opening, entries = await self._read(id)
        _check_rules(opening)
        await self._make_room()
        runner = self._new(id, opening, await self._log.guests(id))
        runner.live.replay(entries)
        clock = await self._log.clock(id)
        if clock is not None:
            runner.live.go_on_with(*clock, time.monotonic())
        if self._peers is not None:
            runner.live.learn(await self._peers.ask(id), time.monotonic())
        note("table_woken", table=alias(id), entries=len(entries) + 1)
        return self._keep(runner)

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

    async def summary(self, id: str) -> Summary:
        try:
            return (await self.table(id)).live.summary(time.monotonic())
        except Refused as no:
            if no.name != "rules":
                raise
            opening, _ = await self._read(id)
            seal = Chance(opening.seed).seal
            known = opening.known_deal
            options = opening.options
            return Summary(id, opening.game, options, seal, known, [], 0, None, closed=no.reason)

    async def record(self, id: str) -> Record:
        """The record, once the game has ended or its rules have changed under it."""
        try:
            table = (await self.table(id)).live.table
        except Refused as no:
            if no.name != "rules":
                raise
            opening, entries = await self._read(id)
            return opening.record([Played(entry["seat"], entry["move"]) for entry in entries])
        if table.outcome is None:
            raise Refused("sealed", "the record is opened when the game has ended")
        return table.record()

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

    def _put_away(self, id: str, name: str, reason: str) -> None:
        """The table is no longer run here."""
        runner = self._awake.pop(id, None)
        if runner is not None:
            runner.stop()
            for connection in list(runner.live.connections):
                connection.part(Closing(name, reason))
            metrics.AWAKE.set(len(self._awake))
            note("table_put_away", table=alias(id), why=name)

    def _keep(self, runner: Runner) -> Runner:
        self._awake[runner.id] = runner
        metrics.AWAKE.set(len(self._awake))
        runner.start()
        return runner

    async def _read(self, id: str) -> tuple[Opening, list[dict[str, Any]]]:
        entries = await self._log.entries(id) if TABLE_ID.fullmatch(id) else []
        if not entries:
            raise Refused("table", "there is no such table")
        return msgspec.convert(entries[0], Opening), entries[1:]

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


def _check_rules(opening: Opening) -> None:
    if find_game(opening.game).version != opening.rules:
        raise Refused("rules", "the rules have changed since this table opened; its record is kept")


def _check_persona(persona: str) -> None:
    try:
        persona_named(persona)
    except UnknownPersona as unknown:
        raise Refused("persona", str(unknown)) from None
