"""Work that several may wait for: the same question, asked twice at once, is worked on once."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")
Leaves = Callable[[], Awaitable[None]]
"""What ends when whoever asked has left."""


class SingleFlight(Generic[T]):
    """Work goes on when nobody has the patience to wait for it, until everybody has left."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[T]] = {}
        self._waiting: Counter[Hashable] = Counter()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._tasks

    def __len__(self) -> int:
        return len(self._tasks)

    async def wait(
        self,
        key: Hashable,
        start: Callable[[], Coroutine[Any, Any, T]],
        leaves: Leaves,
        seconds: float,
    ) -> T | None:
        """What the work comes to, or None: not yet."""
        task = self._tasks.get(key) or self._start(key, start)
        left = asyncio.ensure_future(leaves())
        self._waiting[key] += 1
        try:
            await asyncio.wait({task, left}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._waiting[key] -= 1
            if self._waiting[key] == 0:
                del self._waiting[key]
        if task.done():
            left.cancel()
            return task.result()
        if left.done() and key not in self._waiting:
            task.cancel()
        left.cancel()
        return None

    def _start(self, key: Hashable, start: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(start())
        self._tasks[key] = task
        task.add_done_callback(lambda done: self._end(key, done))
        return task

    def _end(self, key: Hashable, task: asyncio.Task[T]) -> None:
        """A refusal that nobody waited for is nobody's trouble: whoever asks again hears it."""
        del self._tasks[key]
        if not task.cancelled():
            task.exception()
