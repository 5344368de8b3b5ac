"""The houses that mischief is done to: one server with its file, three with a PostgreSQL."""

import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import msgspec

from tests.chaos.guest import Doors
from tests.chaos.server import Server
from tests.chaos.tally import Tally
from tests.loop import run
from tests.several.pipes import Pipe
from tests.several.postgres import Postgres, socket_of

ENTRIES = 'SELECT "table", seq, entry FROM entries ORDER BY "table", seq'
LIMITS = {
    "sweep_seconds": 4,
    "lend_after_seconds": 1.5,
    "alive_seconds": 0.3,
    "silence_seconds": 2,
    "cut_off_seconds": 3,
    "storage_seconds": 2,
    "try_again_seconds": 0.5,
}
"""Everything as it is, only sooner."""

Ledger = dict[str, list[tuple[int, dict[str, Any]]]]
"""What is in the log: for each table its entries and their numbers."""
Act = Callable[[Random, Tally], None]


def acts_on(server: Server) -> dict[str, Act]:
    """What can be done to any server."""

    def kill(_chance: Random, tally: Tally) -> None:
        tally["server_killed"] += 1
        server.kill_and_start()

    def restart(_chance: Random, tally: Tally) -> None:
        tally["restarted"] += 1
        server.restart()

    def sleep(chance: Random, tally: Tally) -> None:
        tally["stopped"] += 1
        server.sleep(chance.uniform(0.2, 4))

    def leap(chance: Random, tally: Tally) -> None:
        tally["leap"] += 1
        server.leap(chance)

    def leap_in_the_dark(chance: Random, tally: Tally) -> None:
        tally["leap"] += 1
        tally["server_killed"] += 1
        server.leap_in_the_dark(chance)

    acts = (kill, restart, sleep, leap, leap_in_the_dark)
    return {act.__name__: act for act in acts}


class Alone:
    """One server on SQLite. `mischief`: for each victim what can be done to it."""

    name = "one server, SQLite"

    def __init__(self, folder: Path) -> None:
        self.servers = [Server(folder, 0, None, **LIMITS)]
        self.doors = Doors(self.servers[0].port)
        acts = acts_on(self.servers[0])
        self.mischief: list[list[Act]] = [[*acts.values(), acts["kill"], self.fill, self.fill]]

    def fill(self, chance: Random, tally: Tally) -> None:
        tally["full_disk"] += self.servers[0].fill_disk(chance, patience=5)

    def stop(self) -> None:
        self.servers[0].stop()

    def read(self) -> Ledger:
        with sqlite3.connect(self.servers[0].database) as database:
            return by_table(database.execute(ENTRIES))


class Several:
    """Three servers on PostgreSQL; the line of the first one to it can be cut."""

    name = "three servers, PostgreSQL"

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self._postgres = postgres
        self._database = postgres.new_database()
        self._pipe = Pipe(socket_of(self._database))
        path = urlsplit(self._database).path
        piped = f"postgresql://postgres@127.0.0.1:{self._pipe.port}{path}"
        self.servers: list[Server] = []
        at_once(
            lambda number: self.servers.append(
                Server(folder, number, self._database if number else piped, **LIMITS)
            ),
            range(3),
        )
        self.doors = Doors(*(server.port for server in self.servers))
        database = [self.cut_off, self.kill_backend, self.kill_database, self.fill, self.kill_all]
        servers = [act for server in self.servers for act in acts_on(server).values()]
        self.mischief: list[list[Act]] = [database, servers]

    def kill_all(self, _chance: Random, tally: Tally) -> None:
        tally["server_killed"] += len(self.servers)
        at_once(Server.kill_and_start, self.servers)

    def cut_off(self, chance: Random, tally: Tally) -> None:
        """Sometimes for so long that the server lets its lines go."""
        tally["database_cut"] += 1
        self._pipe.cut()
        time.sleep(chance.choice([0.0, 1.0, 5.0]))
        self._pipe.mend()

    def kill_backend(self, _chance: Random, tally: Tally) -> None:
        """The others are ended with it, and the database recovers."""
        tally["database_killed"] += self._postgres.kill_a_backend()

    def kill_database(self, chance: Random, tally: Tally) -> None:
        tally["database_killed"] += 1
        self._postgres.kill()
        time.sleep(chance.choice([0.0, 0.5, 4.0]))
        self._postgres.start()

    def fill(self, _chance: Random, tally: Tally) -> None:
        """It gives up when it cannot write its log; when there is room again, it is started."""
        tally["full_disk"] += self._postgres.fill_disk()
        self._postgres.kill()
        self._postgres.start()

    def stop(self) -> None:
        at_once(Server.stop, self.servers)

    def read(self) -> Ledger:
        async def work() -> Ledger:
            connection = await asyncpg.connect(self._database)
            try:
                return by_table(await connection.fetch(ENTRIES))
            finally:
                await connection.close()

        return run(work())


House = Alone | Several


def by_table(rows: Any) -> Ledger:
    ledger: Ledger = {}
    for table, seq, entry in rows:
        ledger.setdefault(table, []).append((seq, msgspec.json.decode(entry)))
    return ledger


def at_once(work: Callable[[Any], Any], things: Any) -> None:
    threads = [threading.Thread(target=work, args=(thing,)) for thing in things]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
