"""A loop of one's own, also where a browser's is running already."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return apart(lambda: asyncio.run(work))


def apart(work: Callable[..., T], *given: Any) -> T:
    """In a thread, for what begins a loop itself."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *given).result()
