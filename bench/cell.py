"""One server with some tables, at full speed and then, with the most tables, at people's pace."""

import math
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

import psutil
import uvloop

from bench.hosts import Host, boardgame, ours
from bench.swarm import Busy, Counted, Swarm
from tests.several.postgres import Postgres

WARM_UP, SECONDS = 2.0, 5.0
TOP_SPEED = 14_000
"""Moves a second for which tables are laid in advance: opening them is not what is measured."""

MOST = 1_000
BEARABLE, PATIENCE, TRIES = 0.2, 10.0, 2
"""How much of a core others may use, how long it is waited until they do not, how often tried."""

EVERY, PACE_SECONDS = 3.0, 20.0
"""People's pace: a move every three seconds at each table."""


@dataclass
class Cell:
    who: str
    tables: int
    counted: Counted
    kb_seated: float
    kb_played: float
    """Memory of the server a table that was laid, with four lines to it; and after the load."""

    pace: Counted | None = None

    @property
    def moves_a_second(self) -> float:
        return len(self.counted.seen) / self.counted.seconds

    @property
    def disturbed(self) -> float:
        """How much of a core others used meanwhile."""
        counts = [counted for counted in (self.counted, self.pace) if counted is not None]
        return max(counted.busy.others / counted.seconds for counted in counts)

    @property
    def processor_a_move(self) -> float:
        return self.counted.busy.server / max(len(self.counted.seen), 1)


def measure(who: str, tables: int, postgres: Postgres | None) -> Cell:
    """On a machine where others work: in a quiet moment, and again if it was not. Then the least
    disturbed one counts."""
    cells: list[Cell] = []
    while not cells or (cells[-1].disturbed > BEARABLE and len(cells) < TRIES):
        wait_for_quiet()
        cells.append(measure_once(who, tables, postgres))
    return min(cells, key=lambda cell: cell.disturbed)


def measure_once(who: str, tables: int, postgres: Postgres | None) -> Cell:
    database = postgres.process if who == "postgresql" and postgres else None
    with host_of(who, postgres) as host:
        return uvloop.run(load(who, host, tables, database))


def host_of(who: str, postgres: Postgres | None) -> AbstractContextManager[Host]:
    if who == "boardgame":
        return boardgame()
    return ours(postgres.new_database() if who == "postgresql" and postgres else None)


async def load(who: str, host: Host, tables: int, database: psutil.Process | None) -> Cell:
    swarm = Swarm(host.steps, lambda: busy(host.process, database))
    before = host.process.memory_info().rss
    games = math.ceil(TOP_SPEED * (WARM_UP + SECONDS) / tables / host.steps)
    laid = tables * games
    for _ in range(laid):
        host.lay_table(swarm)
    with sitting(swarm):
        await swarm.sit_down(host.port)
        seated = host.process.memory_info().rss
        counted = await swarm.play(tables, WARM_UP, SECONDS)
        played = host.process.memory_info().rss
        pace = await swarm.keep_pace(EVERY, PACE_SECONDS) if tables == MOST else None
    kb_seated, kb_played = ((now - before) / 1000 / laid for now in (seated, played))
    return Cell(who, tables, counted, kb_seated, kb_played, pace)


@contextmanager
def sitting(swarm: Swarm) -> Iterator[None]:
    try:
        yield
    finally:
        swarm.leave()


def wait_for_quiet() -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        before = whole_machine()
        time.sleep(1)
        if whole_machine() - before < BEARABLE:
            return


def whole_machine() -> float:
    times = psutil.cpu_times()
    return sum(times) - times.idle - getattr(times, "iowait", 0.0)


def busy(server: psutil.Process, database: psutil.Process | None) -> Busy:
    machine = psutil.cpu_times()
    whole = sum(machine) - machine.idle - getattr(machine, "iowait", 0.0)
    return Busy(time.process_time(), used_by(server), used_by(database) if database else 0.0, whole)


def used_by(process: psutil.Process) -> float:
    """By it and all that it started."""
    family = [process, *process.children(recursive=True)]
    return sum(times.user + times.system for times in (each.cpu_times() for each in family))
