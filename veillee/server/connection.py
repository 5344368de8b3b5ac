"""One open line: what it holds, what it looks at, and what still waits to be sent on it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from veillee.server.fairness import Lag
from veillee.server.limits import LIMITS
from veillee.server.wire import Closing, Ping

encode = msgspec.json.Encoder().encode


class Flood(Exception):
    """Too much, for too long."""


class Connection:
    """`held`: the seats it may act for; `eyes`: which of them look (none: the onlooker's sight)."""

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._send = send
        self._close = close
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(LIMITS.waiting_messages)
        self.held: list[int] = []
        self.eyes: list[int] = []
        self.too_slow = False
        self.is_closed = asyncio.Event()
        self.lag = Lag()
        self._shown: dict[int, float] = {}
        self._allowance = float(LIMITS.messages_at_once)
        self._last = time.monotonic()
        self._slowed = 0

    @property
    def looks(self) -> list[int] | list[None]:
        return self.eyes or [None]

    def send(self, message: Any) -> None:
        self.send_bytes(encode(message))

    def note_shown(self, seq: int) -> None:
        """When this line was sent the sight after so many entries, for those who react to it."""
        self._shown[seq] = time.monotonic()
        self._shown.pop(seq - LIMITS.step_back, None)

    def seconds_since(self, seq: int, now: float) -> float | None:
        """How long ago it was first sent that sight or, having come later, a newer one."""
        sent = [then for known, then in self._shown.items() if known >= seq]
        return now - min(sent) if sent else None

    def measure(self) -> None:
        self.send(Ping(self.lag.ping(time.monotonic())))

    def send_bytes(self, message: bytes) -> None:
        """Never waits: whoever cannot keep up is let go and may come back for a fresh sight."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow = True

    def part(self, closing: Closing) -> None:
        """A last word, and the line is closed."""
        self.send(closing)
        self.end()

    def end(self) -> None:
        while self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def pump(self) -> None:
        """Send what waits, until told to end; then close the line."""
        try:
            while not self.too_slow and (message := await self._waiting.get()) is not None:
                await self._send(message)
            if self._close is not None:
                await self._close()
        finally:
            self.is_closed.set()

    async def slow_down(self) -> None:
        """Called for every message that came in: waits when they come too fast."""
        now = time.monotonic()
        refill = (now - self._last) * LIMITS.messages_a_second
        self._allowance = min(self._allowance + refill, LIMITS.messages_at_once) - 1
        self._last = now
        if self._allowance >= 0:
            self._slowed = 0
            return
        self._slowed += 1
        if self._slowed > LIMITS.slowed_messages:
            raise Flood
        await asyncio.sleep(-self._allowance / LIMITS.messages_a_second)
