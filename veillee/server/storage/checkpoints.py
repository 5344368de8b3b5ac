"""SQLite's checkpoints, beside the commits and not within them.

SQLite appends every commit to a write-ahead log (WAL) and copies it into the database from time to
time: a checkpoint. Left to itself it does so at the end of a commit, and whoever made that move
waits. Here another connection does it: in a quiet moment, or when the WAL has become too large.
"""

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from veillee.server.limits import Limits
from veillee.server.monitoring.journal import note


class Checkpoints:
    """`writing` is held during every commit."""

    def __init__(self, database: Path, writing: asyncio.Lock, limits: Limits) -> None:
        self._writing = writing
        self._limits = limits
        self._database = database.absolute()
        self._wal = self._database.with_name(database.name + "-wal")
        self._commits = 0
        self._written = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def wrote(self) -> None:
        """To be called after every commit."""
        self._commits += 1
        self._written.set()
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            await self._checkpoint()

    async def _run(self) -> None:
        while True:
            await self._written.wait()
            await self._quiet_or_large()
            self._written.clear()
            await self._checkpoint()

    async def _quiet_or_large(self) -> None:
        is_quiet = False
        while not is_quiet:
            before = self._commits
            await asyncio.sleep(self._limits.wal_quiet_seconds)
            is_quiet = before == self._commits or self._is_large()

    def _is_large(self) -> bool:
        try:
            return self._wal.stat().st_size > self._limits.wal_bytes
        except OSError:
            return False

    async def _checkpoint(self) -> None:
        """A checkpoint makes nobody wait. But what is written meanwhile is left over, and SQLite
        starts the WAL from its beginning only if nothing is. So where it is too large, commits wait
        until the little that is left has been copied, too.

        One that fails harms nobody: the WAL holds all there is, and the next begins again.
        """
        try:
            await asyncio.to_thread(self._copy)
            if self._is_large():
                async with self._writing:
                    await asyncio.to_thread(self._copy)
        except sqlite3.Error as error:
            note("checkpoint_failed", why=type(error).__name__)

    def _copy(self) -> None:
        """All that is in the WAL now, and that nobody who reads still needs to be there."""
        where = f"{self._database.as_uri()}?mode=rw"
        with closing(sqlite3.connect(where, uri=True)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
