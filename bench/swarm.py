"""Many seats in one small process: each says its part of an evening as soon as it is its turn.

All seats know the game by heart (`bench/evening.py`), so they read nothing of what they are sent
but its number. The same code plays against both servers; only the words differ (`bench/words.py`).
"""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from bench.barewire import Line

SEATS = 4


class Company:
    """One table: when each move was said, and how many have yet to see it.

    Step n is what is seen after n moves. `owed`: since when the next move is due, where the company
    plays at people's pace.
    """

    def __init__(self, swarm: "Swarm", steps: int) -> None:
        self.swarm = swarm
        self.said = [0.0] * (steps + 1)
        self.unseen = [SEATS] * (steps + 1)
        self.seats: list[Seat] = []
        self.plays = False
        self.owed = 0.0

    def begin(self) -> None:
        """Go on from wherever the game is."""
        self.plays = True
        for seat in self.seats:
            seat.answer(seat.step, time.perf_counter())

    def owe(self, since: float) -> None:
        """One move, now; or as soon as whoever makes it has seen the last one."""
        self.owed = since
        for seat in self.seats:
            if self.owed:
                seat.answer(seat.step, since)


class Seat(Line):
    """`order`: whose turn it is at every step. Subclasses know the words."""

    acknowledged_by_sight = False

    def __init__(self, company: Company, seat: int, order: list[int]) -> None:
        super().__init__()
        self.company, self.seat, self.order = company, seat, order
        self.swarm = company.swarm
        self.step = -1
        company.seats.append(self)

    def see(self, step: int, size: int) -> None:
        """The state after so many moves has arrived."""
        swarm, company = self.swarm, self.company
        swarm.deliveries += 1
        swarm.bytes += size
        if step <= self.step:
            return
        for each in range(self.step + 1, step + 1):
            company.unseen[each] -= 1
            if not company.unseen[each]:
                swarm.all_have_seen(company, each)
        self.step = step
        if self.acknowledged_by_sight and step and self.order[step - 1] == self.seat:
            swarm.acknowledged(company, step)
        if company.plays:
            self.answer(step, time.perf_counter())
        elif company.owed:
            self.answer(step, company.owed)

    def answer(self, step: int, since: float) -> None:
        if step < len(self.order) and self.order[step] == self.seat:
            self.company.said[step + 1] = since
            self.company.owed = 0.0
            self.say_move(step)

    def say_move(self, step: int) -> None: ...


class Busy(NamedTuple):
    """Processor time: of the swarm, of the server, of its database, and of the whole machine."""

    swarm: float
    server: float
    database: float
    machine: float

    @property
    def others(self) -> float:
        """Who else works on the machine spoils the figures."""
        return max(0.0, self.machine - self.swarm - self.server - self.database)


class Counted(NamedTuple):
    """What came of some seconds. Times are from a move's being said, in order."""

    seconds: float
    deliveries: int
    bytes: int
    busy: "Busy"

    seen: list[float]
    """… until the last of the four had seen it."""

    acknowledged: list[float]


class Swarm:
    """All companies. The first of them play; when a game has ended, the next company begins.

    `busy` tells the processor time that was used so far.
    """

    def __init__(self, steps: int, busy: Callable[[], Busy]) -> None:
        self.steps = steps
        self.busy = busy
        self.companies: list[Company] = []
        self.deliveries = self.bytes = self.seated = self.under_way = 0
        self.times_seen: list[tuple[float, float]] = []
        self.times_acknowledged: list[tuple[float, float]] = []
        self.problem: str | None = None
        self.next = 0

    def new_company(self) -> Company:
        self.companies.append(Company(self, self.steps))
        return self.companies[-1]

    # -- what seats tell -------------------------------------------------------------------------

    def all_have_seen(self, company: Company, step: int) -> None:
        if step == 0:
            self.seated += 1
            return
        self.times_seen.append((company.said[step], time.perf_counter()))
        if step == self.steps and company.plays:
            self.begin_next()

    def acknowledged(self, company: Company, step: int) -> None:
        self.times_acknowledged.append((company.said[step], time.perf_counter()))

    def begin_next(self) -> None:
        if self.next == len(self.companies):
            self.problem = "all the tables have been played to their end: too few were laid"
            return
        self.next += 1
        self.companies[self.next - 1].begin()

    # -- what is done with them ------------------------------------------------------------------

    async def sit_down(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        seats = [seat for company in self.companies for seat in company.seats]
        for few in (seats[i : i + 40] for i in range(0, len(seats), 40)):
            await asyncio.gather(
                *(loop.create_connection(lambda s=s: s, "127.0.0.1", port) for s in few)
            )
        await self.until(lambda: self.seated == len(self.companies), 60)

    async def play(self, tables: int, warm_up: float, seconds: float) -> Counted:
        """Everybody answers as soon as they are asked."""
        for _ in range(tables):
            self.begin_next()
        with undisturbed():
            await self.pass_time(warm_up)
            counted = await self.count(self.pass_time(seconds))
        await self.come_to_rest()
        return counted

    async def keep_pace(self, every: float, seconds: float) -> Counted:
        """A move every so many seconds at each table, spread evenly over time."""
        with undisturbed():
            counted = await self.count(self.beat(every / len(self.companies), seconds))
        await self.come_to_rest()
        return counted

    async def beat(self, between: float, seconds: float) -> None:
        start, said = time.perf_counter(), 0
        while (now := time.perf_counter()) < start + seconds and self.problem is None:
            while start + said * between <= now:
                self.companies[said % len(self.companies)].owe(now)
                said += 1
            await asyncio.sleep(start + said * between - time.perf_counter())

    async def pass_time(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        await self.until(lambda: time.perf_counter() >= end, seconds + 10)

    async def count(self, what: Coroutine[Any, Any, None]) -> Counted:
        since, busy = time.perf_counter(), self.busy()
        deliveries, size = self.deliveries, self.bytes
        await what
        now, busy_now = time.perf_counter(), self.busy()
        return Counted(
            now - since,
            self.deliveries - deliveries,
            self.bytes - size,
            Busy(*(after - before for before, after in zip(busy, busy_now, strict=True))),
            sorted(at - said for said, at in self.times_seen if since <= at <= now),
            sorted(at - said for said, at in self.times_acknowledged if since <= at <= now),
        )

    async def come_to_rest(self) -> None:
        """Nobody says anything more, and what was said has been seen by all."""
        for company in self.companies:
            company.plays = False
        await self.until(lambda: all(at_rest(company) for company in self.companies), 20)

    async def until(self, is_so: Callable[[], bool], patience: float) -> None:
        end = time.perf_counter() + patience
        while not is_so():
            if self.problem is not None:
                raise RuntimeError(self.problem)
            if time.perf_counter() > end:
                raise TimeoutError(f"the swarm has waited for {patience:.0f} seconds")
            await asyncio.sleep(0.02)

    def leave(self) -> None:
        for company in self.companies:
            for seat in company.seats:
                if seat.is_open:
                    seat.transport.abort()


def at_rest(company: Company) -> bool:
    step = company.seats[0].step
    is_said = step < len(company.said) - 1 and company.said[step + 1]
    return not is_said and all(seat.step == step for seat in company.seats)


@contextmanager
def undisturbed() -> Iterator[None]:
    """The swarm's own housekeeping would look like a slow server."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
