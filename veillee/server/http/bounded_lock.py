"""A lock for what takes long, with a limited number of waiters."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from veillee.table.refused import Refused


class BoundedLock:
    """In the order in which they came. Where too many wait already, one is told to come back."""

    def __init__(self, waiting: int) -> None:
        self._waiting = waiting
        self._here = 0
        self._one_at_a_time = asyncio.Lock()

    @asynccontextmanager
    async def held(self) -> AsyncGenerator[None]:
        if self._here >= self._waiting:
            raise Refused("busy", "so many are asking just now; try again in a moment")
        self._here += 1
        try:
            async with self._one_at_a_time:
                yield
        finally:
            self._here -= 1
