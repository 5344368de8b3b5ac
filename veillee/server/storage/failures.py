"""A database that may be away: what that looks like, and what is said about it."""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection

from veillee.server.monitoring.journal import note
from veillee.table.refused import Refused

AWAY = (DBAPIError, NoneFree, OSError, TimeoutError)


@asynccontextmanager
async def reach(
    opened: AbstractAsyncContextManager[AsyncConnection],
) -> AsyncGenerator[AsyncConnection]:
    """One that broke or does not answer is thrown away: saying goodbye to it would take as long
    again."""
    async with opened as connection:
        try:
            yield connection
        except (TimeoutError, ConnectionError):
            await connection.invalidate()
            raise


def is_lost(error: Exception) -> bool:
    """Whether the connection is what failed, and not the work."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return isinstance(error, OSError | TimeoutError)


def refusal(error: Exception) -> Refused:
    note("storage_failed", why=type(getattr(error, "orig", None) or error).__name__)
    return Refused("storage", "the house cannot write anything down just now; try again soon")
