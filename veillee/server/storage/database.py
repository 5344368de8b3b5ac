"""Opens and checks the database: a file (SQLite) or a `postgresql://` address.

A database of an older Veillée is migrated first, in one transaction. One that is damaged,
unreachable, or written by a newer Veillée is refused with the reason and not changed.
"""

import math
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from veillee.server.limits import DEFAULTS, Limits
from veillee.server.storage.schema import REVISION, SCHEMA

POSTGRESQL = ("postgresql://", "postgres://")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x7665696C
"""Advisory lock: of several servers that start at the same time, one migrates at a time."""


class Unusable(Exception):
    """A database that cannot be used: the reason, and advice for the host. Nothing was changed."""

    def __init__(self, reason: str, advice: str) -> None:
        super().__init__(reason)
        self.advice = advice


def damaged(reason: str) -> Unusable:
    return Unusable(reason, "Restore a backup, or move it away to start with an empty database.")


def is_postgresql(database: str | Path) -> bool:
    return str(database).startswith(POSTGRESQL)


def connector(database: str, limits: Limits = DEFAULTS) -> Callable[[], Awaitable[Any]]:
    """Returns a function that connects to PostgreSQL, with timeouts."""
    try:
        asyncpg: Any = import_module("asyncpg")
    except ModuleNotFoundError:
        raise Unusable(
            "PostgreSQL needs the package asyncpg, which is not installed",
            "Install it with `pip install 'veillee[postgresql]'`.",
        ) from None

    failures = (asyncpg.PostgresError, asyncpg.InterfaceError)

    class Line(asyncpg.Connection):
        async def close(self, *, timeout: float | None = None) -> None:  # noqa: ASYNC109
            """A dead connection is dropped without waiting for an answer."""
            with suppress(OSError, *failures):
                await super().close(timeout=timeout or limits.storage_seconds)  # pyright: ignore

    async def connect() -> Any:
        seconds = limits.storage_seconds
        try:
            return await asyncpg.connect(
                database,
                timeout=math.ceil(seconds),
                command_timeout=seconds,
                connection_class=Line,
            )
        except failures as error:
            raise ConnectionError(str(error)) from error

    return connect


async def open_database(
    database: str | Path, limits: Limits = DEFAULTS, look_through: bool = False
) -> AsyncEngine:
    """The migrated database, or `Unusable`. `look_through` checks a file for damage, which takes a
    second per gigabyte, so it is done once, before the server starts."""
    shared = is_postgresql(database)
    name = "the database" if shared else Path(database).name
    engine = _postgresql(str(database), limits) if shared else _sqlite(Path(database), limits)
    try:
        async with engine.connect() as connection:
            if look_through and not shared:
                await _look_through(connection, name)
            await (_lock_postgresql if shared else _lock_sqlite)(connection)
            await connection.run_sync(_bring_up_to_date, name)
            await connection.commit()
    except BaseException as error:
        await engine.dispose()
        raise _said_kindly(error, name) from None
    return engine


def _said_kindly(error: BaseException, name: str) -> BaseException:
    if isinstance(error, DBAPIError):
        return damaged(f"{name} cannot be read: {error.orig}")
    if isinstance(error, OSError | TimeoutError):
        why = str(error) or "it does not answer"
        advice = "Is it running? Are the address, the user and the password right?"
        return Unusable(f"{name} cannot be reached: {why}", advice)
    return error


def _sqlite(path: Path, limits: Limits) -> AsyncEngine:
    path.parent.mkdir(parents=True, exist_ok=True)
    _keep_private(path)
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

    @event.listens_for(engine.sync_engine, "connect")
    def _tune(connection: Any, _record: Any) -> None:  # pyright: ignore[reportUnusedFunction]
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA wal_autocheckpoint=0")
        cursor.execute(f"PRAGMA journal_size_limit={limits.wal_bytes}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def _keep_private(path: Path) -> None:
    """The file contains the seeds of running games, so only its owner may read it. SQLite creates
    its `-wal` and `-shm` files with the same mode. (Errors are left to SQLite, which reports why a
    file cannot be opened.)"""
    with suppress(OSError):
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    for file in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        with suppress(OSError):
            file.chmod(file.stat().st_mode & 0o700)


def _postgresql(address: str, limits: Limits) -> AsyncEngine:
    """A connection that breaks is replaced, never used again."""
    creator = connector(address, limits)
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=creator,
        pool_size=8,
        pool_timeout=limits.storage_seconds,
    )


async def _look_through(connection: AsyncConnection, name: str) -> None:
    health = await connection.scalar(text("PRAGMA quick_check(1)"))
    if health != "ok":
        raise damaged(f"{name} is damaged: {health}")
    await connection.rollback()


async def _lock_sqlite(connection: AsyncConnection) -> None:
    await connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _lock_postgresql(connection: AsyncConnection) -> None:
    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))


def _bring_up_to_date(connection: Connection, name: str) -> None:
    """A database without a schema version is empty, or has the first schema, which had none."""
    known = set(inspect(connection).get_table_names())
    before = None
    if "alembic_version" in known:
        before = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if before != REVISION:
        _migrate(connection, name, before, has_tables="entries" in known)
    there = inspect(connection)
    for table in SCHEMA.sorted_tables:
        columns = there.get_columns(table.name) if there.has_table(table.name) else []
        missing = set(table.columns.keys()) - {column["name"] for column in columns}
        if missing:
            raise damaged(f"{name} is damaged: {table.name} lacks {', '.join(sorted(missing))}")


def _migrate(connection: Connection, name: str, before: str | None, has_tables: bool) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if before is not None:
        revisions = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
        if before not in revisions:
            raise Unusable(
                f"{name} was written by a newer Veillée (schema {before}, here {REVISION})",
                "Start the newer version, or use another database.",
            )
    elif has_tables:
        command.stamp(config, "0001")
    command.upgrade(config, "head")
