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

from veillee.memory import UnknownPersona, persona_named
from veillee.server import metrics
from veillee.server.journal import alias, note
from veillee.server.keys import new_table_id
from veillee.server.limits import LIMITS
from veillee.server.live import LiveTable
from veillee.server.log import Guest, Log
from veillee.server.neighbours import Neighbours
from veillee.server.news import Farewell, News, Silence
from veillee.server.opening import Opening, new_opening
from veillee.server.token_bucket import TokenBucket
from veillee.server.turns import Turns
from veillee.server.wire import Again, Closing, Computer, Moved, Opened, OpenTable, SeatKey, Summary
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
    ) -> None:
        self._log = log
        self._quick = quick
        self._server = secrets.token_hex(6)
        self._awake: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.replays = Turns(LIMITS.replays_waiting)
        self._openings = TokenBucket(LIMITS.tables_a_second, LIMITS.tables_at_once)
        self._is_closing = False
        self._neighbours = None
        if connect is not None:
            self._neighbours = Neighbours(
                connect, self._server, log, self._awake, self._put_away, self._let_all_go
            )
        self._news: News = self._neighbours.news if self._neighbours else Silence()
        self._swept_at: deque[float] = deque(maxlen=SURE_AFTER)
        self._sweeper = asyncio.create_task(self._sweep())

    async def open(self, wanted: OpenTable) -> Opened:
        for seat in wanted.seats:
            if isinstance(seat, Computer):
                _check_persona(seat.persona)
        opening, keys = new_opening(wanted)
        live = await self._open(opening, [])
        seats = [SeatKey(seat, key) for seat, key in keys.seats.items()]
        return Opened(live.id, live.table.chance.seal, seats, keys.screen)

    async def again(self, id: str, wanted: Again) -> Opened:
        """Once more with the same company, after the end."""
        before = await self.live(id)
        before.seats_for([wanted.key])
        if before.table.outcome is None:
            raise Refused("sealed", "this game has not ended yet")
        guests = await self._log.guests(id)
        live = await self._open(before.opening.again(wanted.same_deal), guests)
        before.send_all(Moved(live.id))
        return Opened(live.id, live.table.chance.seal, [])

    async def _open(self, opening: Opening, guests: list[Guest]) -> LiveTable:
        self._check_open()
        if not self._openings.take():
            raise Refused("busy", "so many tables are being opened just now; try again in a moment")
        await self._make_room()
        id = new_table_id()
        await self._log.open_table(id, opening.game, msgspec.to_builtins(opening))
        for guest in guests:
            await self._log.introduce(id, guest)
        metrics.OPENED.labels(opening.game).inc()
        note("table_opened", table=alias(id), game=opening.game, seats=len(opening.chairs))
        return self._keep(self._new(id, opening, guests))

    def _new(self, id: str, opening: Opening, guests: list[Guest]) -> LiveTable:
        gone = partial(self._put_away, id)
        server, news = self._server, self._news
        return LiveTable(id, opening, self._log, guests, self._quick, server, news, gone)

    async def live(self, id: str) -> LiveTable:
        """The table, woken from its log if it slept, and up to date with what others wrote."""
        self._check_open()
        live = self._awake.get(id)
        if live is None:
            waking = self._waking.get(id)
            if waking is None:
                waking = self._waking[id] = asyncio.create_task(self._wake(id))
                waking.add_done_callback(lambda _: self._waking.pop(id, None))
            live = await asyncio.shield(waking)
        live.visited = time.monotonic()
        if self._neighbours is not None:
            await live.course.catch_up()
        return live

    async def _wake(self, id: str) -> LiveTable:
        opening, entries = await self._read(id)
        _check_rules(opening)
        await self._make_room()
        live = self._new(id, opening, await self._log.guests(id))
        live.wake(entries, await self._log.clock(id))
        if self._neighbours is not None:
            live.learn(await self._neighbours.ask(id))
        note("table_woken", table=alias(id), entries=len(entries) + 1)
        return self._keep(live)

    async def _make_room(self) -> None:
        """Nobody is turned away for tables that nobody looks at; those wake from their log."""
        if len(self._awake) < LIMITS.tables_awake:
            return
        now = time.monotonic()
        idle = [live for live in self._awake.values() if is_idle(live, now - grace(live))]
        if not idle:
            raise Refused("full", "there are too many tables open here now; try again later")
        await self._let_sleep(min(idle, key=lambda live: (not live.is_paused, live.visited)))

    async def _let_sleep(self, live: LiveTable) -> None:
        self._put_away(live.id, "asleep", "nobody looks at this table")
        await self._log.touch(live.id, ended=live.table.outcome is not None)

    def _check_open(self) -> None:
        if self._is_closing:
            raise Refused("restart", RESTARTING)
        if self.is_cut_off:
            raise Refused("storage", CUT_OFF)

    @property
    def is_cut_off(self) -> bool:
        """Whether this server could do nothing for anybody now, and another one might."""
        return self._neighbours is not None and self._neighbours.is_cut_off

    async def summary(self, id: str) -> Summary:
        try:
            return (await self.live(id)).summary()
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
            live = await self.live(id)
        except Refused as no:
            if no.name != "rules":
                raise
            opening, entries = await self._read(id)
            return opening.record([Played(entry["seat"], entry["move"]) for entry in entries])
        if live.table.outcome is None:
            raise Refused("sealed", "the record is opened when the game has ended")
        return live.table.record()

    # -- closing ---------------------------------------------------------------------------------

    async def say_farewell(self) -> None:
        """The server is being restarted: everybody is told to come back in a moment, and the time
        that questions have left is kept, so that the pause costs nobody anything."""
        self._is_closing = True
        clocks = [
            (live.id, live.table.seq, live.course.clock.left)
            for live in self._awake.values()
            if live.course.clock.left is not None
        ]
        for live in self._awake.values():
            live.stop()
            live.part(partial(_come_back, "restart", RESTARTING))
        self._news.tell(Farewell(self._server))
        with suppress(Refused):
            await self._log.keep_clocks(clocks)
        note("restarting", tables=len(self._awake))

    async def close(self) -> None:
        self._sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await self._sweeper
        for live in self._awake.values():
            live.stop()
        if self._neighbours is not None:
            await self._neighbours.close()
        await self._log.close()

    def _let_all_go(self) -> None:
        """Cut off from the database: another server may not be."""
        for live in self._awake.values():
            live.part(partial(_come_back, "storage", CUT_OFF))

    def _put_away(self, id: str, name: str, reason: str) -> None:
        """The table is no longer run here."""
        live = self._awake.pop(id, None)
        if live is not None:
            live.stop()
            live.part(partial(Closing, name, reason))
            metrics.AWAKE.set(len(self._awake))
            note("table_put_away", table=alias(id), why=name)

    def _keep(self, live: LiveTable) -> LiveTable:
        self._awake[live.id] = live
        metrics.AWAKE.set(len(self._awake))
        live.course.start()
        return live

    async def _read(self, id: str) -> tuple[Opening, list[dict[str, Any]]]:
        entries = await self._log.entries(id) if TABLE_ID.fullmatch(id) else []
        if not entries:
            raise Refused("table", "there is no such table")
        return msgspec.convert(entries[0], Opening), entries[1:]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(LIMITS.sweep_seconds)
            with suppress(Refused):
                await self.sweep()

    async def sweep(self) -> None:
        """Tables without anybody go to sleep; forgotten ones are deleted."""
        idle_since = time.monotonic() - LIMITS.sleep_after_seconds
        for live in list(self._awake.values()):
            if is_idle(live, idle_since) and live.id in self._awake:
                await self._let_sleep(live)
        await self._forget_old_tables()
        awake = list(self._awake)
        kept = await self._log.lengths(awake)
        for id in set(awake) - kept.keys():
            self._put_away(id, "table", "this table has been put away")

    async def _forget_old_tables(self) -> None:
        """By what the time was some sweeps ago: when a clock leaps, every server of the house has
        touched the tables in use before any is taken for old."""
        expire, unplayed = LIMITS.expire_after_days * DAY, LIMITS.unplayed_seconds
        now = await self._log.now()
        await self._log.keep(self._awake, now, min(expire, unplayed) / 2)
        self._swept_at.append(now)
        if len(self._swept_at) < SURE_AFTER:
            return
        then = min(self._swept_at)
        gone = await self._log.expire(before=then - expire)
        gone += await self._log.thin_out(LIMITS.tables_kept, then - unplayed)
        if gone:
            note("tables_expired", tables=gone)


def _come_back(name: str, reason: str) -> Closing:
    """Not all at once."""
    return Closing(name, reason, round(uniform(0.2, LIMITS.come_back_seconds), 2))  # noqa: S311


def grace(live: LiveTable) -> float:
    """For how many seconds a table that everybody has left still takes up room."""
    return LIMITS.paused_seconds if live.is_paused else LIMITS.hello_seconds


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
