"""The way from server to server, with nothing behind it but a list."""

import asyncio
import dataclasses
from typing import Any

from tests.loop import run
from veillee.server.limits import LIMITS
from veillee.server.postnews import PostNews


class Database:
    """Gives back what it is told, and remembers when."""

    def __init__(self) -> None:
        self.told: list[tuple[float, list[str]]] = []
        self.enough = asyncio.Event()

    async def add_listener(self, _channel: str, hear: Any) -> None:
        self._hear = hear

    async def execute(self, _statement: str, channel: str = "", news: list[str] | None = None):
        await asyncio.sleep(0)
        if news is not None:
            self.told.append((asyncio.get_running_loop().time(), news))
            for text in news:
                self._hear(self, 1, channel, text)
            if len(self.told) == 3:
                self.enough.set()

    def terminate(self) -> None: ...


def test_a_server_with_nothing_to_tell_says_now_and_then_that_it_is_there(monkeypatch):
    """And not all the time."""
    soon = dataclasses.replace(LIMITS, alive_seconds=0.3)
    monkeypatch.setattr("veillee.server.postnews.LIMITS", soon)

    async def listening() -> list[tuple[float, list[str]]]:
        database = Database()

        async def connect() -> Database:
            return database

        news = PostNews(connect, "here", lambda _message: None, lambda: None)
        await asyncio.wait_for(database.enough.wait(), 20)
        await news.close()
        return database.told

    (_, hello), (first, one), (second, another), *_ = run(listening())
    assert len(hello) == len(one) == len(another) == 1
    assert '"alive"' in another[0]
    assert second - first >= 0.29
