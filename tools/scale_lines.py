"""What a server spends on moves, touches and tables: the first half of `tools/scale_inputs.py`.

`python -m tools.scale_lines moves touches memory` measures all of it again, or only what is named.
Every row ends with how much of a core others used meanwhile; one who reads it takes the calmer run.
"""

import asyncio
import http.client
import math
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import psutil
import uvloop

from bench.barewire import Line, frame
from bench.cell import used_by, wait_for_quiet, whole_machine
from bench.evening import SEED
from bench.hosts import GENEROUS, Host, Ours, ours, post
from bench.swarm import Busy, Counted, Swarm
from tests.several.houses import OneServer
from tests.several.postgres import Postgres, running_postgres

SERVERS = (1, 2, 4)
AT_ONCE = (12, 50)
TABLES, PACES = 600, (1.8, 0.6)
"""People's pace with so many tables: a move every so many seconds at each."""

SECONDS, TOP_SPEED = 8.0, 5_000
FINGERS, TOUCHES = (1, 25, 200), 20_000
COMPANIES = (200, 1_000)
NAMES = ("Ann", "Ben")
ADULT = {"kind": "computer", "persona": "adult"}


# -- moves -----------------------------------------------------------------------------------------


class Spread(Ours):
    """The people of each table sit down at several servers, by turns."""

    def __init__(self, servers: list[OneServer]) -> None:
        super().__init__(servers[0])
        self.ports = [server.port for server in servers]
        self.family = [psutil.Process(server.process.pid) for server in servers]

    async def sit_down(self, swarm: Swarm) -> None:
        loop = asyncio.get_running_loop()
        for company in swarm.companies:
            for seat in company.seats:
                port = self.ports[seat.seat % len(self.ports)]
                await loop.create_connection(lambda s=seat: s, "127.0.0.1", port)
        await swarm.until(lambda: swarm.seated == len(swarm.companies), 60)


@contextmanager
def spread(servers: int, postgres: Postgres) -> Iterator[Spread]:
    database = postgres.new_database()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        started: list[OneServer] = []
        for number in range(servers):
            server = OneServer(Path(folder), number, database, "--no-quick", **GENEROUS)
            stack.callback(server.stop)
            started.append(server)
        yield Spread(started)


async def all_at_once(host: Spread, postgres: Postgres, tables: int) -> Counted:
    swarm = Swarm(host.steps, lambda: busy(host, postgres))
    for _ in range(tables + math.ceil(TOP_SPEED * SECONDS / host.steps)):
        host.lay_table(swarm)
    try:
        await host.sit_down(swarm)
        return await swarm.play(tables, 1, SECONDS / 2)
    finally:
        swarm.leave()


async def at_peoples_pace(host: Spread, postgres: Postgres) -> list[Counted]:
    """First nobody moves, then at each of the paces."""
    swarm = Swarm(host.steps, lambda: busy(host, postgres))
    for _ in range(TABLES):
        host.lay_table(swarm)
    try:
        await host.sit_down(swarm)
        idle = await swarm.count(swarm.pass_time(SECONDS))
        return [idle, *[await swarm.keep_pace(pace, SECONDS) for pace in PACES]]
    finally:
        swarm.leave()


def busy(host: Spread, postgres: Postgres) -> Busy:
    servers = sum(used_by(process) for process in host.family)
    return Busy(time.process_time(), servers, used_by(postgres.process), whole_machine())


def moves() -> Iterator[str]:
    with running_postgres() as postgres:
        for servers in SERVERS:
            for tables in AT_ONCE:
                wait_for_quiet()
                with spread(servers, postgres) as host:
                    counted = uvloop.run(all_at_once(host, postgres, tables))
                yield told(f"{servers} servers, {tables} tables at once", counted)
            wait_for_quiet()
            with spread(servers, postgres) as host:
                idle, *paced = uvloop.run(at_peoples_pace(host, postgres))
            yield told(f"{servers} servers, {TABLES} tables, nobody moves", idle)
            for pace, counted in zip(PACES, paced, strict=True):
                yield told(f"{servers} servers, {TABLES} tables, {pace} s a move", counted)


def told(what: str, counted: Counted) -> str:
    many, used = len(counted.seen), counted.busy
    shares = ", ".join(
        f"{name} {spent / counted.seconds:.0%}"
        for name, spent in (
            ("servers", used.server),
            ("database", used.database),
            ("others", used.others),
        )
    )
    if not many:
        return f"{what}: {shares}"
    return (
        f"{what}: {many / counted.seconds:,.0f} moves/s, {used.server / many * 1e6:,.0f} µs + "
        f"database {used.database / many * 1e6:,.0f} µs, {counted.bytes / many:,.0f} bytes, "
        f"p99 {counted.seen[int(many * 0.99)] * 1000:.1f} ms; {shares}"
    )


# -- touches and memory ----------------------------------------------------------------------------


class Quiet(Line):
    """Says hello; `heard` keeps the last message of each kind."""

    def __init__(self, table: str, key: str) -> None:
        super().__init__()
        self.path = f"/api/tables/{table}/live"
        self.hello = frame(b'{"type":"hello","keys":["' + key.encode() + b'"]}')
        self.heard: dict[bytes, bytes] = {}

    def greet(self) -> None:
        self.transport.write(self.hello)

    def hear(self, data: bytes, start: int, end: int) -> None:
        message = data[start:end]
        self.heard[message[9 : message.index(b'"', 9)]] = message


class Finger(Quiet):
    """Draws, then touches again as soon as it was answered."""

    touches = 0

    def hear(self, data: bytes, start: int, end: int) -> None:
        super().hear(data, start, end)
        if b"felt" in self.heard or b"taken" in self.heard:
            self.touches += 1
            where = b"%.3f" % (self.touches % 300 / 300)
            self.transport.write(frame(b'{"type":"touch","seat":0,"x":' + where + b',"y":0.5}'))
            self.heard.clear()

    def draw(self) -> None:
        move = b'{"type":"move","id":"a","seat":0,"on":2,"move":{"type":"Draw"}}'
        self.transport.write(frame(move))


class Spent(NamedTuple):
    seconds: float
    server: float
    others: float


@contextmanager
def watched(server: psutil.Process) -> Iterator[Callable[[], Spent]]:
    def now() -> tuple[float, float, float]:
        return time.perf_counter(), used_by(server), time.process_time() - whole_machine()

    before = now()
    yield lambda: spent(before, now())


def spent(before: tuple[float, float, float], after: tuple[float, float, float]) -> Spent:
    seconds, server, rest = (now - then for then, now in zip(before, after, strict=True))
    return Spent(seconds, server, max(0.0, -rest - server))


async def connect(host: Host, lines: list[Quiet]) -> None:
    loop = asyncio.get_running_loop()
    for line in lines:
        await loop.create_connection(lambda one=line: one, "127.0.0.1", host.port)
    await until(lambda: all(b"sight" in line.heard for line in lines))


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not is_so():
            await asyncio.sleep(0.02)


async def touch(host: Host, fingers: int) -> str:
    door = http.client.HTTPConnection("127.0.0.1", host.port)
    people = [{"kind": "person", "name": name} for name in NAMES]
    options = {"first_player": 0, "touch_seconds": 60}
    wanted = {"game": "dark_wood", "options": options, "seats": people, "seed": SEED}
    lines: list[Finger] = []
    rest: list[Quiet] = []
    for _ in range(fingers):
        opened = post(door, "/api/tables", wanted)
        keys = [seat["key"] for seat in opened["seats"]]
        lines.append(Finger(opened["table"], keys[0]))
        rest.append(Quiet(opened["table"], keys[1]))
    await connect(host, [*lines, *rest])
    await until(lambda: all(b'"seq":2' in line.heard[b"sight"] for line in lines))
    for line in lines:
        line.draw()
    await until(lambda: all(line.touches > 1 for line in lines))
    first = sum(line.touches for line in lines)
    with watched(host.process) as used:
        await until(lambda: sum(line.touches for line in lines) > first + TOUCHES)
        seconds, server, others = used()
    many = sum(line.touches for line in lines) - first
    for line in (*lines, *rest):
        line.transport.abort()
    return (
        f"{fingers} fingertips: {many / seconds:,.0f} touches/s, {server / many * 1e6:,.0f} µs; "
        f"server {server / seconds:.0%}, others {others / seconds:.0%}"
    )


def touches() -> Iterator[str]:
    freely = {**GENEROUS, "touches_a_second": 1e7, "touches_at_once": 10**7}
    for fingers in FINGERS:
        wait_for_quiet()
        with tempfile.TemporaryDirectory() as folder:
            database = str(Path(folder) / "house.db")
            server = OneServer(Path(folder), 0, database, "--no-quick", **freely)
            try:
                yield uvloop.run(touch(Ours(server), fingers))
            finally:
                server.stop()


async def fill(host: Host, tables: int) -> str:
    door = http.client.HTTPConnection("127.0.0.1", host.port)
    before = host.process.memory_info().rss
    people = [{"kind": "person", "name": name} for name in NAMES]
    wanted = {"game": "tom_thumb", "seats": [*people, ADULT, ADULT], "seed": SEED}
    lines: list[Quiet] = []
    for _ in range(tables):
        opened = post(door, "/api/tables", wanted)
        keys = [seat["key"] for seat in opened["seats"] if seat.get("key")]
        lines += [Quiet(opened["table"], key) for key in keys]
    await connect(host, lines)
    after = host.process.memory_info().rss
    for line in lines:
        line.transport.abort()
    a_table = (after - before) / tables
    return f"{tables} tables: empty {before / 1e6:.0f} MB, {a_table / 1000:.0f} kB a table"


def memory() -> Iterator[str]:
    for tables in COMPANIES:
        with ours() as host:
            yield uvloop.run(fill(host, tables))


PARTS = {"moves": moves, "touches": touches, "memory": memory}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        for line in PARTS[part]():
            print(line, flush=True)
