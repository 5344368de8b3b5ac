"""The log decides. What is not in it did not happen; what is in it is never lost.

Any server may run any table: it replays the log, follows it, and tries to append. Whoever is second
finds the number taken, catches up and looks again.
"""

import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from sqlalchemy import Float, Row, bindparam, delete, extract, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from veillee.live.people.seating import Guest
from veillee.server.limits import DEFAULTS, Limits
from veillee.server.storage.commit import Commits
from veillee.server.storage.database import open_database
from veillee.server.storage.failures import AWAY, is_lost, reach, refusal
from veillee.server.storage.notify import CHANNEL, Forgotten, encode
from veillee.server.storage.schema import ENTRIES, GUESTS, TABLES

T = TypeVar("T")


class Log:
    """Where the database is away, everything here is `Refused("storage", …)`."""

    def __init__(self, engine: AsyncEngine, limits: Limits = DEFAULTS) -> None:
        self._engine = engine
        self._commits = Commits(engine, limits)
        self.append = self._commits.append
        self.is_shared = engine.dialect.name == "postgresql"

    @classmethod
    async def open(cls, database: str | Path, limits: Limits = DEFAULTS) -> Self:
        return cls(await open_database(database, limits), limits)

    async def close(self) -> None:
        await self._commits.close()
        await self._engine.dispose()

    # -- writing ---------------------------------------------------------------------------------

    async def open_table(
        self,
        table: str,
        game: str,
        opening: dict[str, Any],
        entries: Iterable[dict[str, Any]] = (),
    ) -> None:
        """The opening is the first entry of a table's log; a game begun elsewhere has more."""
        now = self._now
        row = insert(TABLES).values(id=table, game=game, opened_at=now, touched_at=now, ended=False)
        await self._do(lambda connection: connection.execute(row))
        for seq, entry in enumerate((opening, *entries), start=1):
            await self.append(table, seq, entry)

    async def touch(self, table: str, ended: bool) -> None:
        """Somebody was here: the table is not forgotten yet."""
        change = update(TABLES).where(TABLES.c.id == table)
        change = change.values(touched_at=self._now, ended=ended)
        await self._do(lambda connection: connection.execute(change))

    async def keep(self, tables: Iterable[str], now: float, seconds: float) -> None:
        """These are in use now. One that was not touched for so long, or in a time that has yet to
        come, is touched: the clock may have leapt."""
        known = TABLES.c.touched_at.between(now - seconds, now)
        change = update(TABLES).where(TABLES.c.id.in_(list(tables)) & ~known)
        change = change.values(touched_at=now)
        await self._do(lambda connection: connection.execute(change))

    async def keep_clocks(self, clocks: list[tuple[str, int, float]]) -> None:
        """The house is being stopped while these tables' questions have so many seconds left."""
        if clocks:
            change = update(TABLES).where(TABLES.c.id == bindparam("table"))
            change = change.values(clock_seq=bindparam("seq"), clock_left=bindparam("left"))
            rows = [{"table": table, "seq": seq, "left": left} for table, seq, left in clocks]
            await self._do(lambda connection: connection.execute(change, rows))

    async def introduce(self, table: str, guest: Guest) -> None:
        async def write(connection: AsyncConnection) -> None:
            here = (GUESTS.c.table == table) & (GUESTS.c.seat == guest.seat)
            await connection.execute(delete(GUESTS).where(here))
            await connection.execute(insert(GUESTS), {"table": table, **guest._asdict()})

        await self._do(write)

    async def forget(self, table: str) -> bool:
        """Delete a table with all that belongs to it. False: there was none."""

        async def remove(connection: AsyncConnection) -> bool:
            gone = await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            if self.is_shared:
                tell = func.pg_notify(CHANNEL, encode(Forgotten(table)).decode())
                await connection.execute(select(tell))
            return gone.rowcount > 0

        return await self._do(remove)

    async def expire(self, before: float) -> int:
        """Forget every table that nobody touched since."""
        old = delete(TABLES).where(TABLES.c.touched_at < before)
        return (await self._do(lambda connection: connection.execute(old))).rowcount

    async def thin_out(self, keep: int, before: float) -> int:
        """Where there are more tables, forget those longest untouched that nobody played at."""

        async def remove(connection: AsyncConnection) -> int:
            many = await connection.scalar(select(func.count()).select_from(TABLES)) or 0
            if many <= keep:
                return 0
            moves = (ENTRIES.c.table == TABLES.c.id) & (ENTRIES.c.seq > 1)
            unplayed = ~select(ENTRIES.c.seq).where(moves).exists()
            old = select(TABLES.c.id).where(unplayed & (TABLES.c.touched_at < before))
            oldest = old.order_by(TABLES.c.touched_at).limit(many - keep)
            gone = await connection.execute(delete(TABLES).where(TABLES.c.id.in_(oldest)))
            return gone.rowcount

        return await self._do(remove)

    # -- reading ---------------------------------------------------------------------------------

    @property
    def _now(self) -> Any:
        """The time by the one clock of the house: where servers share a database, by its clock. So
        none forgets a table because its own clock is wrong."""
        if not self.is_shared:
            return time.time()
        return extract("epoch", func.clock_timestamp()).cast(Float)

    async def now(self) -> float:
        if not self.is_shared:
            return self._now
        (row,) = await self._rows(select(self._now))
        return row[0]

    async def entries(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        query = (
            select(ENTRIES.c.entry)
            .where((ENTRIES.c.table == table) & (ENTRIES.c.seq > after))
            .order_by(ENTRIES.c.seq)
        )
        return [msgspec.json.decode(row.entry) for row in await self._rows(query)]

    async def guests(self, table: str) -> list[Guest]:
        query = select(GUESTS).where(GUESTS.c.table == table)
        return [Guest(row.seat, row.name, row.picture) for row in await self._rows(query)]

    async def clock(self, table: str) -> tuple[int, float] | None:
        """After which entry a stopped house left how many seconds to the question."""
        query = select(TABLES.c.clock_seq, TABLES.c.clock_left).where(TABLES.c.id == table)
        for row in await self._rows(query):
            if row.clock_seq is not None:
                return row.clock_seq, row.clock_left
        return None

    async def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        """How many entries each of these tables has; one that is gone has none."""
        query = (
            select(ENTRIES.c.table, func.max(ENTRIES.c.seq).label("seq"))
            .where(ENTRIES.c.table.in_(list(tables)))
            .group_by(ENTRIES.c.table)
        )
        return {row.table: row.seq for row in await self._rows(query)}

    async def _rows(self, query: Any) -> list[Row[Any]]:
        async def read(connection: AsyncConnection) -> list[Row[Any]]:
            return list(await connection.execute(query))

        return await self._do(read)

    async def _do(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """In one transaction. A connection that died while it lay waiting is replaced, once."""
        for is_second_try in (False, True):
            try:
                async with reach(self._engine.begin()) as connection:
                    return await work(connection)
            except AWAY as error:
                if is_second_try or not is_lost(error) or isinstance(error, TimeoutError):
                    raise refusal(error) from error
        raise AssertionError("unreachable")
