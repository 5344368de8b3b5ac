"""How long a move waits to be on disk, when many servers write to one PostgreSQL.

Each server gathers what waits into one commit and sends the next when it is back, as
`veillee/server/storage/commit.py` does. What differs is how commits meet at the disk:

- with `NOTIFY` in the transaction they go one by one: PostgreSQL holds a lock on the whole cluster
  from before the commit record until after it is flushed;
- without, one flush serves everybody who waits for it.
"""

import heapq
from typing import NamedTuple

import numpy as np


class Disk(NamedTuple):
    """Seconds: of one flush (with its standby's), and of writing one entry."""

    flush: float
    entry: float


class Waiting(NamedTuple):
    p50: float
    p99: float
    commits_a_second: float
    entries_a_commit: float


class OneByOne:
    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._free_at = 0.0

    def end_of(self, asked_at: float, entries: int) -> float:
        ready = asked_at + entries * self._disk.entry
        self._free_at = max(ready, self._free_at) + self._disk.flush
        return self._free_at


class Together:
    """Who asks while a flush is under way is served by the next one, with everybody else."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._ends = 0.0
        self._next_ends: float | None = None

    def end_of(self, asked_at: float, entries: int) -> float:
        ready = asked_at + entries * self._disk.entry
        if self._next_ends is not None and ready >= self._ends:
            self._ends, self._next_ends = self._next_ends, None
        if ready >= self._ends:
            self._ends = ready + self._disk.flush
            return self._ends
        self._next_ends = self._ends + self._disk.flush
        return self._next_ends


def wait_for_the_disk(
    disk: OneByOne | Together,
    servers: int,
    entries_a_second: float,
    seconds: float,
    largest_commit: int,
    chance: np.random.Generator,
) -> Waiting:
    """Moves arrive by chance at every server; the first third of the time is not counted."""
    arrivals = [
        np.sort(chance.random(chance.poisson(entries_a_second / servers * seconds)) * seconds)
        for _ in range(servers)
    ]
    done = [0] * servers
    asking = [(times[0], server) for server, times in enumerate(arrivals) if len(times)]
    heapq.heapify(asking)
    waits: list[np.ndarray] = []
    while asking:
        asked_at, server = heapq.heappop(asking)
        times, first = arrivals[server], done[server]
        last = min(int(np.searchsorted(times, asked_at, side="right")), first + largest_commit)
        ended_at = disk.end_of(asked_at, last - first)
        if seconds / 3 < asked_at < seconds:
            waits.append(ended_at - times[first:last])
        done[server] = last
        if last < len(times):
            heapq.heappush(asking, (max(ended_at, float(times[last])), server))
    every = np.concatenate(waits)
    p50, p99 = np.quantile(every, [0.5, 0.99])
    return Waiting(float(p50), float(p99), len(waits) / (seconds * 2 / 3), len(every) / len(waits))
