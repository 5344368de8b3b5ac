"""What servers spend on a move, at full speed and at people's pace: for `tools/scale_inputs.py`.

`python -m tools.scale_moves moves evenings` measures it again, or only what is named. Every row
ends with how much of a core others used meanwhile: of two runs, take the calmer one.
"""

import asyncio
import math
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psutil
import uvloop

from bench.cell import used_by, wait_for_quiet, whole_machine
from bench.hosts import GENEROUS, Ours, one_server
from bench.swarm import Busy, Counted, Swarm
from tests.several.houses import OneServer
from tests.several.postgres import Postgres, running_postgres
from tools.scale_inputs import ASSUMED

SERVERS = (1, 2, 4)
AT_ONCE = (12, 50)
TABLES, PACES = 600, (1.8, 0.6, 0.36)
"""With so many tables a move every so many seconds at each: the last pace makes one server about as
busy as `ASSUMED.busy` allows."""

EVENINGS = (
    (20, ASSUMED.seconds_a_move),
    (200, ASSUMED.seconds_a_move),
    (1_500, ASSUMED.seconds_a_move),
    (TABLES, PACES[-1]),
)
SECONDS, TOP_SPEED = 8.0, 5_000


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


async def at_peoples_pace(
    host: Spread, postgres: Postgres | None, tables: int, paces: tuple[float, ...]
) -> list[Counted]:
    """First nobody moves, then at each of the paces."""
    swarm = Swarm(host.steps, lambda: busy(host, postgres))
    for _ in range(tables):
        host.lay_table(swarm)
    try:
        await host.sit_down(swarm)
        idle = await swarm.count(swarm.pass_time(SECONDS / 2))
        return [idle, *[await swarm.keep_pace(pace, SECONDS) for pace in paces]]
    finally:
        swarm.leave()


def busy(host: Spread, postgres: Postgres | None) -> Busy:
    servers = sum(used_by(process) for process in host.family)
    database = used_by(postgres.process) if postgres else 0.0
    return Busy(time.process_time(), servers, database, whole_machine())


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
                idle, *paced = uvloop.run(at_peoples_pace(host, postgres, TABLES, PACES))
            yield told(f"{servers} servers, {TABLES} tables, nobody moves", idle)
            for pace, counted in zip(PACES, paced, strict=True):
                yield told(f"{servers} servers, {TABLES} tables, {pace} s a move", counted)


def evenings() -> Iterator[str]:
    """One server with a file, at the pace that is assumed of people, and about as busy as above."""
    for tables, pace in EVENINGS:
        wait_for_quiet()
        with one_server() as server:
            paced = at_peoples_pace(Spread([server]), None, tables, (pace,))
            _, counted = uvloop.run(paced)
        yield told(f"SQLite, {tables} tables, {pace} s a move", counted)


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


PARTS = {"moves": moves, "evenings": evenings}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        for line in PARTS[part]():
            print(line, flush=True)
