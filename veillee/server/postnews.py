"""News by way of PostgreSQL: LISTEN and NOTIFY on one connection that comes back by itself.

One channel carries everything; a group commit's entries travel together with the commit itself.
A connection that looks open may be dead, so a server listens for its own sign of life as well.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from veillee.server.journal import note, note_failure
from veillee.server.limits import LIMITS
from veillee.server.news import CHANNEL, LONGEST, Alive, Message, decode, encode

SEND = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"


class PostNews:
    """`hear` gets every message; `missed` is called when some may have been lost."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        server: str,
        hear: Callable[[Message], None],
        missed: Callable[[], None],
    ) -> None:
        self._connect = connect
        self._server = server
        self._hear = hear
        self._missed = missed
        self._waiting: list[str] = []
        self._something = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._heard_at = 0.0
        self._running = asyncio.create_task(self._run())

    @property
    def is_fresh(self) -> bool:
        """Whether news have come in lately, if only our own."""
        return time.monotonic() - self._heard_at < LIMITS.silence_seconds

    def tell(self, message: Message) -> None:
        text = encode(message).decode()
        if len(text.encode()) <= LONGEST and len(self._waiting) < LIMITS.waiting_news:
            self._waiting.append(text)
            self._all_sent.clear()
            self._something.set()

    async def close(self) -> None:
        """What was told is sent first, if that goes quickly."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LIMITS.answer_seconds):
                await self._all_sent.wait()
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running

    async def _run(self) -> None:
        while True:
            connection = None
            try:
                connection = await self._connect()
                await self._listen(connection)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                note("news_interrupted", why=type(error).__name__)
                self._waiting.clear()
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(LIMITS.alive_seconds / 2)

    async def _listen(self, connection: Any) -> None:
        """Until the connection breaks, or has been silent for too long."""
        await connection.execute("SET synchronous_commit = off")
        await connection.add_listener(CHANNEL, self._receive)
        self._heard_at = time.monotonic()
        self.tell(Alive(self._server, new=True))
        self._missed()
        while self.is_fresh:
            with suppress(TimeoutError):
                async with asyncio.timeout(LIMITS.alive_seconds):
                    await self._something.wait()
            if not self._waiting:
                self.tell(Alive(self._server))
            self._something.clear()
            sending, self._waiting = self._waiting, []
            await connection.execute(SEND, CHANNEL, sending)
            if not self._waiting:
                self._all_sent.set()
        raise TimeoutError

    def _receive(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        self._heard_at = time.monotonic()
        try:
            self._hear(decode(payload))
        except (msgspec.DecodeError, msgspec.ValidationError):
            note("news_not_understood")
        except Exception:
            note_failure("news_failed")
