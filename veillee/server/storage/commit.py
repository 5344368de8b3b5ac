"""Group commit: entries that arrive together are written together.

Every move goes through here, so the driver is spoken to directly; all else goes through SQLAlchemy.
`append` returns once the entry is on disk. A second entry with the same number is refused by the
database, whichever server it comes from.
"""

import asyncio
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from veillee.running.log import SeqTaken
from veillee.server.limits import Limits
from veillee.server.monitoring import metrics
from veillee.server.storage.checkpoints import Checkpoints
from veillee.server.storage.failures import is_lost, reach, refusal
from veillee.server.storage.notify import CHANNEL, written

Number = tuple[str, int]
"""The table, and which of its entries."""

WRITING = """
INSERT INTO entries ("table", seq, at, entry)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    CAST(json_extract(value, '$[3]') AS BLOB)
FROM json_each(?)
"""
"""For SQLite: all in one statement, which is a transaction of its own. It runs in a thread that
would otherwise have to wait for its turn in Python again after every row."""

TELLING = f"""
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::bytea[], $5::text[])
        AS given (id, seq, at, entry, news)
), written AS (
    INSERT INTO entries ("table", seq, at, entry)
    SELECT id, seq, at, entry FROM given
    WHERE EXISTS (SELECT FROM tables WHERE tables.id = given.id)
    ORDER BY id, seq
    ON CONFLICT DO NOTHING
    RETURNING "table", seq
)
SELECT written."table", written.seq, pg_notify('{CHANNEL}', given.news)
FROM written JOIN given ON given.id = written."table" AND given.seq = written.seq
"""  # noqa: S608
"""For PostgreSQL: what is new is written and told to the other servers at once, or neither. All
write in the same order, so that no two wait for each other."""


class _Waiting(NamedTuple):
    table: str
    seq: int
    at: float
    entry: bytes
    done: asyncio.Future[None]


class Commits:
    def __init__(self, engine: AsyncEngine, limits: Limits) -> None:
        self._engine = engine
        self._entries_a_commit = limits.entries_a_commit
        self._is_shared = engine.dialect.name == "postgresql"
        self._insert = _insert_telling if self._is_shared else _insert
        path = engine.url.database
        self._writing = asyncio.Lock()
        self._checkpoints = (
            Checkpoints(Path(path), self._writing, limits) if path and not self._is_shared else None
        )
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Whatever was handed in is written first."""
        await self._queue.join()
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._checkpoints is not None:
            await self._checkpoints.close()

    async def append(self, table: str, seq: int, entry: dict[str, Any]) -> None:
        """Returns when the entry is on disk; raises `SeqTaken` if that number is.

        Where the database does not answer it is not known whether it was written. Then the move is
        refused; if it stands in the log after all, whoever reads on will find it, once.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        data = msgspec.json.encode(entry)
        self._queue.put_nowait(_Waiting(table, seq, time.time(), data, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        """Whatever waits goes into one commit. If its connection turns out to be dead, the same
        again on a new one: what was written after all is then found to be taken."""
        batch: list[_Waiting] = []
        is_second_try = False
        while True:
            try:
                async with reach(self._engine.connect()) as connection:
                    await connection.execution_options(isolation_level="AUTOCOMMIT")
                    driver = (await connection.get_raw_connection()).driver_connection
                    while True:
                        batch = batch or await self._all_that_wait()
                        with metrics.COMMIT_SECONDS.time():
                            async with self._writing:
                                await self._commit(driver, batch)
                        self._done_with(batch)
                        batch, is_second_try = [], False
            except Exception as error:
                if batch and not is_second_try and is_lost(error):
                    is_second_try = True
                    continue
                await asyncio.sleep(0.1)
                while not self._queue.empty():
                    batch.append(self._queue.get_nowait())
                self._refuse(batch, error)
                batch, is_second_try = [], False

    async def _all_that_wait(self) -> list[_Waiting]:
        batch = [await self._queue.get()]
        while not self._queue.empty() and len(batch) < self._entries_a_commit:
            batch.append(self._queue.get_nowait())
        return batch

    def _done_with(self, batch: list[_Waiting]) -> None:
        metrics.COMMITTED.inc(len(batch))
        if self._checkpoints is not None:
            self._checkpoints.wrote()
        for _ in batch:
            self._queue.task_done()

    def _refuse(self, batch: list[_Waiting], error: Exception) -> None:
        for waiting in batch:
            _settle(waiting.done, refusal(error))
            self._queue.task_done()

    async def _commit(self, driver: Any, batch: list[_Waiting]) -> None:
        try:
            new = await self._insert(driver, batch)
        except sqlite3.IntegrityError as error:
            if len(batch) == 1:
                _settle(batch[0].done, SeqTaken(str(error)))
            else:
                for waiting in batch:
                    await self._commit(driver, [waiting])
        except Exception as error:
            if is_lost(error):
                raise
            for waiting in batch:
                _settle(waiting.done, refusal(error))
        else:
            for waiting in batch:
                taken = None if (waiting.table, waiting.seq) in new else SeqTaken(waiting.table)
                _settle(waiting.done, taken)


async def _insert(driver: Any, batch: list[_Waiting]) -> set[Number]:
    rows = [(each.table, each.seq, each.at, each.entry.decode()) for each in batch]
    await driver.execute_fetchall(WRITING, [msgspec.json.encode(rows).decode()])
    return {(each.table, each.seq) for each in batch}


async def _insert_telling(driver: Any, batch: list[_Waiting]) -> set[Number]:
    given = zip(
        *(
            (each.table, each.seq, each.at, each.entry, written(each.table, each.seq, each.entry))
            for each in batch
        ),
        strict=True,
    )
    try:
        return {(row[0], row[1]) for row in await driver.fetch(TELLING, *given)}
    except Exception as error:
        if driver.is_closed():
            raise ConnectionError(str(error)) from error
        raise


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
