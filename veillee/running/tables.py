"""All tables that are run in one place: opening them, waking them from the log, their records."""

import asyncio
import re
import time
from collections.abc import Iterable
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from veillee.live.keys import new_table_id
from veillee.live.opening import Opening, new_opening
from veillee.live.people.other_servers import News
from veillee.live.people.seating import Guest
from veillee.live.table import LiveTable
from veillee.live.wire.calls import Again, Carried, Computer, Opened, OpenTable, SeatKey, Summary
from veillee.live.wire.messages import Closing, Moved
from veillee.memory import UnknownPersona, persona_named
from veillee.running.carrying import carried_from, check_carried
from veillee.running.limits import RunLimits
from veillee.running.log import Log
from veillee.running.monitor import Monitor
from veillee.running.runner import Runner
from veillee.table.catalogue import find_game
from veillee.table.chance import Chance
from veillee.table.record import Played, Record
from veillee.table.refused import Refused

TABLE_ID = re.compile("[A-Za-z0-9_.-]{1,64}")
LogT = TypeVar("LogT", bound=Log)
LimitsT = TypeVar("LimitsT", bound=RunLimits)


class Tables(Generic[LogT, LimitsT]):
    """A server has more to do (`server/house.py`), and overrides what begins with an underscore.

    `gives_seeds`: whether the seed of a running game may be given to whoever sits there. In a
    browser it is on their own device anyway; elsewhere only that of a game that came from one.
    """

    gives_seeds = False

    def __init__(
        self, log: LogT, limits: LimitsT, monitor: Monitor, quick: bool = False, server: str = ""
    ) -> None:
        self._log = log
        self._limits = limits
        self._monitor = monitor
        self._quick = quick
        self._server = server
        self._awake: dict[str, Runner] = {}
        self._waking: dict[str, asyncio.Task[Runner]] = {}

    # -- opening ---------------------------------------------------------------------------------

    async def open(self, wanted: OpenTable) -> Opened:
        for seat in wanted.seats:
            if isinstance(seat, Computer):
                _check_persona(seat.persona)
        opening, keys = new_opening(wanted)
        return _opened(await self._open(opening), keys.seats, keys.screen)

    async def again(self, id: str, wanted: Again) -> Opened:
        """Once more with the same company, after the end."""
        before = await self.table(id)
        before.live.opening.seats_for([wanted.key])
        if before.live.table.outcome is None:
            raise Refused("sealed", "this game has not ended yet")
        guests = await self._log.guests(id)
        live = await self._open(before.live.opening.again(wanted.same_deal), guests)
        before.carry_out(before.live.send_all(Moved(live.id)))
        return _opened(live)

    async def carry(self, id: str, keys: list[str]) -> Carried:
        """A running game, to go on with elsewhere. It holds the seed."""
        live = (await self.table(id)).live
        if not live.opening.seats_for(keys):
            raise Refused("seat", "only somebody who sits at the table may do this")
        if not (self.gives_seeds or live.opening.carried):
            raise Refused("sealed", "the record is opened when the game has ended")
        return carried_from(live, time.monotonic())

    async def go_on(self, carried: Carried) -> Opened:
        """A game that was begun elsewhere, where it was left."""
        for seat in carried.seats:
            if isinstance(seat, Computer):
                _check_persona(seat.persona)
        opening, keys, moves = await check_carried(carried, self._limits)
        return _opened(await self._open(opening, moves=moves), keys.seats, keys.screen)

    async def _open(
        self, opening: Opening, guests: Iterable[Guest] = (), moves: Iterable[Played] = ()
    ) -> LiveTable:
        await self._before_opening()
        id = self._new_id()
        entries = [{"seat": each.seat, "move": each.move, "id": None} for each in moves]
        first = msgspec.to_builtins(opening)
        await self._log.open_table(id, opening.game, first, entries)
        for guest in guests:
            await self._log.introduce(id, guest)
        self._monitor.opened(id, opening.game, len(opening.chairs))
        runner = self._new(id, opening, guests)
        runner.live.replay(msgspec.to_builtins(entries))
        return self._keep(runner).live

    async def _before_opening(self) -> None:
        """Raises `Refused` where no table can be opened now."""

    def _new_id(self) -> str:
        return new_table_id()

    def _new(self, id: str, opening: Opening, guests: Iterable[Guest]) -> Runner:
        limits = self._limits
        live = LiveTable(id, opening, guests, time.monotonic(), limits, self._quick, self._server)
        gone = partial(self._put_away, id)
        seconds = limits.try_again_seconds
        return Runner(live, self._log, self._tell, gone, seconds, self._monitor)

    def _tell(self, message: News) -> None:
        """To the other servers, if there are any."""

    # -- waking ----------------------------------------------------------------------------------

    async def table(self, id: str) -> Runner:
        """The table, woken from its log if it slept."""
        runner = self._awake.get(id)
        if runner is None:
            waking = self._waking.get(id)
            if waking is None:
                waking = self._waking[id] = asyncio.create_task(self._wake(id))
                waking.add_done_callback(lambda _: self._waking.pop(id, None))
            runner = await asyncio.shield(waking)
        runner.live.visited = time.monotonic()
        return runner

    async def _wake(self, id: str) -> Runner:
        opening, entries = await self._read(id)
        _check_rules(opening)
        await self._before_waking()
        runner = self._new(id, opening, await self._log.guests(id))
        runner.live.replay(entries)
        await self._woken(runner)
        self._monitor.woken(id, len(entries) + 1)
        return self._keep(runner)

    async def _before_waking(self) -> None:
        """Raises `Refused` where there is no room for one more."""

    async def _woken(self, runner: Runner) -> None:
        """It has been replayed, and time does not pass yet."""

    def _keep(self, runner: Runner) -> Runner:
        self._awake[runner.id] = runner
        self._monitor.awake(len(self._awake))
        runner.start()
        return runner

    def _put_away(self, id: str, name: str, reason: str) -> None:
        """The table is no longer run here."""
        runner = self._awake.pop(id, None)
        if runner is not None:
            runner.stop()
            for connection in list(runner.live.connections):
                connection.part(Closing(name, reason))
            self._monitor.awake(len(self._awake))
            self._monitor.put_away(id, name)

    async def _read(self, id: str) -> tuple[Opening, list[dict[str, Any]]]:
        entries = await self._log.entries(id) if TABLE_ID.fullmatch(id) else []
        if not entries:
            raise Refused("table", "there is no such table")
        return msgspec.convert(entries[0], Opening), entries[1:]

    # -- looking at one --------------------------------------------------------------------------

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


def _opened(
    live: LiveTable, keys: dict[int, str] | None = None, screen: str | None = None
) -> Opened:
    seats = [SeatKey(seat, key) for seat, key in (keys or {}).items()]
    return Opened(live.id, live.table.chance.seal, seats, screen)


def _check_rules(opening: Opening) -> None:
    if find_game(opening.game).version != opening.rules:
        raise Refused("rules", "the rules have changed since this table opened; its record is kept")


def _check_persona(persona: str) -> None:
    try:
        persona_named(persona)
    except UnknownPersona as unknown:
        raise Refused("persona", str(unknown)) from None
