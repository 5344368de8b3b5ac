"""The log decides. What is not in it did not happen; what is in it is never lost.

`append` returns once the entry is on disk. Entries that arrive together share one commit. A second
entry with the same number is refused by the database, so any server may try.
"""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from veillee.server import metrics

SCHEMA = MetaData()

TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False, index=True),
    Column("ended", Boolean, nullable=False),
)
ENTRIES = Table(
    "entries",
    SCHEMA,
    Column("table", String, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
    sqlite_with_rowid=False,
)
GUESTS = Table(
    "guests",
    SCHEMA,
    Column("table", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("picture", String, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)


class Damaged(Exception):
    """The database cannot be read. Nothing was changed."""


class SeqTaken(Exception):
    """Somebody else wrote this entry first: read on, and look again."""


class Guest(NamedTuple):
    """Who introduced themselves at a seat. Not part of the game, so not part of the log."""

    seat: int
    name: str
    picture: str


class _Waiting(NamedTuple):
    row: dict[str, Any]
    done: asyncio.Future[None]


class Log:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

        @event.listens_for(engine.sync_engine, "connect")
        def _tune(connection: Any, _record: Any) -> None:  # pyright: ignore[reportUnusedFunction]
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA busy_timeout=10000")
            cursor.close()

        try:
            async with engine.begin() as connection:
                health = await connection.scalar(text("PRAGMA quick_check(1)"))
                if health != "ok":
                    raise Damaged(f"{path.name} is damaged: {health}")
                await connection.run_sync(SCHEMA.create_all)
        except DatabaseError as error:
            await engine.dispose()
            raise Damaged(f"{path.name} cannot be read: {error.orig}") from None
        except Damaged:
            await engine.dispose()
            raise
        log = cls(engine)
        log._writer = asyncio.create_task(log._write())
        return log

    async def close(self) -> None:
        """Whatever was handed in is written first."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._engine.dispose()

    # -- writing ---------------------------------------------------------------------------------

    async def append(self, table: str, seq: int, entry: dict[str, Any]) -> None:
        """Returns when the entry is on disk; raises `SeqTaken` if that number is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        row = {"table": table, "seq": seq, "at": time.time(), "entry": msgspec.json.encode(entry)}
        self._queue.put_nowait(_Waiting(row, done))
        await done

    async def _write(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                batch = [await self._queue.get()]
                while not self._queue.empty():
                    batch.append(self._queue.get_nowait())
                with metrics.COMMIT_SECONDS.time():
                    await self._commit(connection, batch)
                metrics.COMMITTED.inc(len(batch))
                for _ in batch:
                    self._queue.task_done()

    async def _commit(self, connection: AsyncConnection, batch: list[_Waiting]) -> None:
        try:
            await connection.execute(insert(ENTRIES), [waiting.row for waiting in batch])
            await connection.commit()
        except IntegrityError as error:
            await connection.rollback()
            if len(batch) == 1:
                _settle(batch[0].done, SeqTaken(str(error.orig)))
            else:
                for waiting in batch:
                    await self._commit(connection, [waiting])
        except Exception as error:
            with suppress(DatabaseError):
                await connection.rollback()
            for waiting in batch:
                _settle(waiting.done, error)
        else:
            for waiting in batch:
                _settle(waiting.done, None)

    async def open_table(self, table: str, game: str, opening: dict[str, Any]) -> None:
        """The opening is the first entry of a table's log."""
        now = time.time()
        async with self._engine.begin() as connection:
            row = {"id": table, "game": game, "opened_at": now, "touched_at": now, "ended": False}
            await connection.execute(insert(TABLES), row)
        await self.append(table, 1, opening)

    async def touch(self, table: str, ended: bool) -> None:
        """Somebody was here: the table is not forgotten yet."""
        async with self._engine.begin() as connection:
            change = update(TABLES).where(TABLES.c.id == table)
            await connection.execute(change.values(touched_at=time.time(), ended=ended))

    async def introduce(self, table: str, guest: Guest) -> None:
        async with self._engine.begin() as connection:
            here = (GUESTS.c.table == table) & (GUESTS.c.seat == guest.seat)
            await connection.execute(delete(GUESTS).where(here))
            await connection.execute(insert(GUESTS), {"table": table, **guest._asdict()})

    async def expire(self, before: float) -> int:
        """Forget every table that nobody touched since."""
        async with self._engine.begin() as connection:
            old = select(TABLES.c.id).where(TABLES.c.touched_at < before)
            for kept in (ENTRIES, GUESTS):
                await connection.execute(delete(kept).where(kept.c.table.in_(old)))
            gone = await connection.execute(delete(TABLES).where(TABLES.c.touched_at < before))
            return gone.rowcount

    # -- reading ---------------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        query = (
            select(ENTRIES.c.entry)
            .where((ENTRIES.c.table == table) & (ENTRIES.c.seq > after))
            .order_by(ENTRIES.c.seq)
        )
        async with self._engine.connect() as connection:
            return [msgspec.json.decode(row.entry) for row in await connection.execute(query)]

    async def guests(self, table: str) -> list[Guest]:
        query = select(GUESTS).where(GUESTS.c.table == table)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [Guest(row.seat, row.name, row.picture) for row in rows]


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
