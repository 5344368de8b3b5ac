"""Messages by way of PostgreSQL: LISTEN and NOTIFY on one connection that reconnects by itself.

One channel carries everything; a group commit's entries travel together with the commit itself.
A connection that looks open may be dead, so a server listens for its own sign of life as well.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from veillee.server.cluster.messages import Alive, Message, decode, encode
from veillee.server.limits import Limits
from veillee.server.monitoring.journal import note, note_failure
from veillee.server.storage.notify import CHANNEL, LONGEST

SEND = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"


class Channel:
    """`hear` gets every message; `missed` is called when some may have been lost."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        server: str,
        hear: Callable[[Message], None],
        missed: Callable[[], None],
        limits: Limits,
    ) -> None:
        self._limits = limits
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
        """Whether anything has come in lately, if only our own heartbeat."""
        return time.monotonic() - self._heard_at < self._limits.silence_seconds

    def tell(self, message: Message) -> None:
        text = encode(message).decode()
        if len(text.encode()) <= LONGEST and len(self._waiting) < self._limits.waiting_messages:
            self._waiting.append(text)
            self._all_sent.clear()
            self._something.set()

    async def close(self) -> None:
        """What was told is sent first, if that goes quickly."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._limits.answer_seconds):
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
                note("messages_interrupted", why=type(error).__name__)
                self._waiting.clear()
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(self._limits.alive_seconds / 2)

    async def _listen(self, connection: Any) -> None:
        """Until the connection breaks, or has been silent for too long."""
        await connection.execute("SET synchronous_commit = off")
        await connection.add_listener(CHANNEL, self._receive)
        self._heard_at = time.monotonic()
        self.tell(Alive(self._server, new=True))
        self._missed()
        while self.is_fresh:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._limits.alive_seconds):
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
            note("message_not_understood")
        except Exception:
            note_failure("message_failed")
