"""All the tables of one server: opening them, waking them from the log, letting them sleep."""

import asyncio
import time
from contextlib import suppress

import msgspec

from veillee.memory import UnknownPersona, persona_named
from veillee.server import metrics
from veillee.server.journal import alias, note
from veillee.server.keys import new_table_id
from veillee.server.limits import LIMITS
from veillee.server.live import LiveTable
from veillee.server.log import Guest, Log
from veillee.server.opening import Opening, new_opening
from veillee.server.wire import Again, Computer, Moved, Opened, OpenTable, SeatKey, Summary
from veillee.table.catalogue import find_game
from veillee.table.chance import Chance
from veillee.table.record import Played, Record
from veillee.table.refused import Refused

DAY = 24 * 60 * 60


class House:
    def __init__(self, log: Log, quick: bool = False) -> None:
        self._log = log
        self._quick = quick
        self._awake: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._sweeper = asyncio.create_task(self._sweep())

    async def open(self, wanted: OpenTable) -> Opened:
        for seat in wanted.seats:
            if isinstance(seat, Computer):
                _check_persona(seat.persona)
        opening, keys = new_opening(wanted)
        live = await self._open(opening, [])
        seats = [SeatKey(seat, key) for seat, key in keys.items()]
        return Opened(live.id, live.table.chance.seal, seats)

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
        if len(self._awake) >= LIMITS.tables_awake:
            raise Refused("full", "there are too many tables open here now; try again later")
        id = new_table_id()
        await self._log.open_table(id, opening.game, msgspec.to_builtins(opening))
        for guest in guests:
            await self._log.introduce(id, guest)
        metrics.OPENED.labels(opening.game).inc()
        note("table_opened", table=alias(id), game=opening.game, seats=len(opening.chairs))
        live = LiveTable(id, opening, self._log, guests, self._quick)
        self._keep(live)
        return live

    async def live(self, id: str) -> LiveTable:
        """The table, woken from its log if it slept."""
        if id in self._awake:
            return self._awake[id]
        async with self._waking.setdefault(id, asyncio.Lock()):
            if id not in self._awake:
                opening, entries = await self._read(id)
                _check_rules(opening)
                live = LiveTable(id, opening, self._log, await self._log.guests(id), self._quick)
                live.follow(entries)
                self._keep(live)
                note("table_woken", table=alias(id), entries=len(entries) + 1)
        self._waking.pop(id, None)
        return self._awake[id]

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

    async def close(self) -> None:
        self._sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await self._sweeper
        for live in self._awake.values():
            live.stop()
        await self._log.close()

    def _keep(self, live: LiveTable) -> None:
        self._awake[live.id] = live
        metrics.AWAKE.set(len(self._awake))
        live.start()

    async def _read(self, id: str) -> tuple[Opening, list[dict]]:
        entries = await self._log.entries(id)
        if not entries:
            raise Refused("table", "there is no such table")
        return msgspec.convert(entries[0], Opening), entries[1:]

    async def _sweep(self) -> None:
        """Tables without anybody go to sleep; forgotten ones are deleted."""
        while True:
            await asyncio.sleep(LIMITS.sweep_seconds)
            await self.sweep()

    async def sweep(self) -> None:
        idle_since = time.monotonic() - LIMITS.sleep_after_seconds
        for live in list(self._awake.values()):
            if not live.connections and live.touched < idle_since:
                live.stop()
                del self._awake[live.id]
                note("table_asleep", table=alias(live.id))
                await self._log.touch(live.id, ended=live.table.outcome is not None)
        metrics.AWAKE.set(len(self._awake))
        gone = await self._log.expire(before=time.time() - LIMITS.expire_after_days * DAY)
        if gone:
            note("tables_expired", tables=gone)


def _check_rules(opening: Opening) -> None:
    if find_game(opening.game).version != opening.rules:
        raise Refused("rules", "the rules have changed since this table opened; its record is kept")


def _check_persona(persona: str) -> None:
    try:
        persona_named(persona)
    except UnknownPersona as unknown:
        raise Refused("persona", str(unknown)) from None
