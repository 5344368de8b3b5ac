"""What PostgreSQL spends on the log, and a server on what it hears: for `tools/scale_inputs.py`.

`python -m tools.scale_log hear commits size` measures it again, or only what is named. Every row
ends with how much of a core others used meanwhile: of two runs, take the calmer one.
"""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable
from itertools import count
from typing import Any, NamedTuple

import asyncpg
import psutil
import uvloop

from bench.cell import used_by, wait_for_quiet, whole_machine
from bench.hosts import ours
from tests.several.postgres import Postgres, running_postgres
from veillee.server.cluster.channel import SEND
from veillee.server.storage.commit import TELLING
from veillee.server.storage.notify import CHANNEL, written

WRITERS = (1, 8, 32)
BATCH = 100
HEARD, SECONDS = 200_000, 4.0
ENTRY = b'{"type":"move","id":"%s","seat":2,"move":{"type":"TurnUp","at":7}}'
"""As long as one of a page, whose ids have 24 letters."""

QUIETLY = TELLING.replace(f", pg_notify('{CHANNEL}', given.news)", "")
NUMBERS = count(1)


class Spent(NamedTuple):
    """Seconds: that went by, and of processor time."""

    seconds: float
    what: float
    others: float


class Watch:
    """Since when, and how much the one in question, and others, have used."""

    def __init__(self, process: psutil.Process, *known: psutil.Process) -> None:
        self._process, self._known = process, known
        self._before = self._now()

    def _now(self) -> tuple[float, float, float]:
        what = used_by(self._process)
        known = time.process_time() + sum(used_by(process) for process in self._known)
        return time.perf_counter(), what, whole_machine() - what - known

    def spent(self) -> Spent:
        past = (now - then for then, now in zip(self._before, self._now(), strict=True))
        return Spent(*(max(0.0, each) for each in past))


def entries(table: str, many: int) -> list[list[Any]]:
    """As `veillee.server.storage.commit` hands them over."""
    rows = []
    for seq in (next(NUMBERS) for _ in range(many)):
        entry = ENTRY % f"{seq:024}".encode()
        rows.append((table, seq, time.time(), entry, written(table, seq, entry)))
    return [list(column) for column in zip(*rows, strict=True)]


async def new_table(connection: Any, table: str) -> None:
    await connection.execute(
        "INSERT INTO tables (id, game, opened_at, touched_at, ended) VALUES ($1, 'tom_thumb', "
        "0, extract(epoch FROM now()), false)",
        table,
    )


def made(postgres: Postgres) -> str:
    """A database in which a house has been, so that its tables are there."""
    database = postgres.new_database()
    with ours(database):
        return database


async def hear(postgres: Postgres) -> AsyncIterator[str]:
    """A server that has none of the tables it is told of."""
    database = postgres.new_database()
    with ours(database) as host:
        connection = await asyncpg.connect(database)
        messages = entries("AAAAAAAAAAAAAAAA", BATCH)[4]
        quiet = Watch(host.process)
        await asyncio.sleep(SECONDS)
        idle = quiet.spent()
        watch = Watch(host.process, postgres.process)
        base = Watch(postgres.process)
        for _ in range(HEARD // BATCH):
            await connection.execute(SEND, CHANNEL, messages)
        await asyncio.sleep(1)
        spent = watch.spent()
        seconds = spent.what - idle.what / idle.seconds * spent.seconds
        yield (
            f"hear: {seconds / HEARD * 1e6:.1f} µs, "
            f"PostgreSQL {base.spent().what / HEARD * 1e6:.1f} µs; "
            f"idle {idle.what / idle.seconds:.1%} of a core, "
            f"others {spent.others / spent.seconds:.0%}"
        )
        await connection.close()


async def write(
    postgres: Postgres, database: str, statement: str, writers: int, many: int
) -> tuple[int, Spent]:
    """Each writer on its own connection, the next commit as soon as the last one is back."""
    connections = [await asyncpg.connect(database) for _ in range(writers)]
    names = [f"table{next(NUMBERS):011}" for _ in connections]
    for connection, name in zip(connections, names, strict=True):
        await new_table(connection, name)
    watch, commits = Watch(postgres.process), count()
    end = time.perf_counter() + SECONDS

    async def go(connection: Any, table: str) -> None:
        while time.perf_counter() < end:
            await connection.fetch(statement, *entries(table, many))
            next(commits)

    await asyncio.gather(*map(go, connections, names))
    spent, done = watch.spent(), next(commits)
    for connection in connections:
        await connection.close()
    return done, spent


async def commits(postgres: Postgres) -> AsyncIterator[str]:
    assert QUIETLY != TELLING
    database = made(postgres)
    for statement, how in ((TELLING, "with NOTIFY"), (QUIETLY, "without")):
        for writers, many in (*((each, 1) for each in WRITERS), (1, BATCH)):
            wait_for_quiet()
            done, spent = await write(postgres, database, statement, writers, many)
            yield (
                f"{writers} writers of {many}, {how}: {done / spent.seconds:,.0f} commits/s, "
                f"{spent.what / done * 1e6:,.0f} µs a commit, {spent.what / done / many * 1e6:,.0f}"
                f" µs an entry; others {spent.others / spent.seconds:.0%}"
            )


async def size(postgres: Postgres) -> AsyncIterator[str]:
    """Bytes of an entry: in the write-ahead log, and in the table with its index."""
    database = made(postgres)
    connection = await asyncpg.connect(database)
    place = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"
    before = await connection.fetchval(place)
    done, _ = await write(postgres, database, TELLING, 8, 1)
    log = await connection.fetchval(place) - before
    kept = await connection.fetchval("SELECT pg_total_relation_size('entries')")
    yield f"an entry: log {float(log) / done:.0f} bytes, kept {kept / done:.0f}"
    await connection.close()


PARTS: dict[str, Callable[[Postgres], AsyncIterator[str]]] = {
    "hear": hear,
    "commits": commits,
    "size": size,
}


async def main(parts: list[str]) -> None:
    with running_postgres() as postgres:
        for part in parts:
            async for line in PARTS[part](postgres):
                print(line, flush=True)


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1:] or list(PARTS)))
