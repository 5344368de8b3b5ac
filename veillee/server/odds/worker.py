"""A worker process of low priority for long computations, so that no table ever waits.

Odds and memories take a whole core for a while, and compiling them longer still. The event loop
that serves the tables only hands work over and goes on.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

from veillee.table.refused import Refused

T = TypeVar("T")

NICENESS = 10


class Worker:
    """Started with the first piece of work; one that was killed is opened again for the next."""

    def __init__(self, waiting: int) -> None:
        self._waiting = waiting
        self._inside = 0
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """What the work comes to. Refused at once where too much of it waits already."""
        if self._inside >= self._waiting:
            raise Refused("busy", "so many are asking just now; try again in a moment")
        self._inside += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._open(), work, *args)
        except BrokenProcessPool:
            self.close()
            raise Refused(
                "busy", "the computation was interrupted; try again in a moment"
            ) from None
        finally:
            self._inside -= 1

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), settle_in)
        return self._pool

    def close(self) -> None:
        """At once: nobody waits for what it computes any more."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for worker in (pool._processes or {}).values():
                worker.terminate()
            pool.shutdown(cancel_futures=True)


def settle_in() -> None:
    """Whoever plays comes first. Ctrl+C is for the server, which closes its worker itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """A server that was killed cannot close anything."""
    if (server := parent_process()) is not None:
        wait([server.sentinel])
        os._exit(0)
