"""A connection to a live table over a WebSocket, and how fast it may speak."""

import time
from typing import Any, Protocol

import msgspec

from veillee.live.people.connection import Connection
from veillee.live.token_bucket import TokenBucket
from veillee.live.wire.messages import Closing
from veillee.server.http.websocket import POLICY
from veillee.server.limits import Limits

encode = msgspec.json.Encoder().encode


class Flood(Exception):
    """Too much, for too long."""


class Socket(Protocol):
    """Neither of these ever waits."""

    def write(self, message: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Client(Connection):
    def __init__(self, socket: Socket, limits: Limits) -> None:
        super().__init__(limits)
        self.deliver = socket.write
        self._hang_up = socket.hang_up
        self._rate = TokenBucket(
            limits.messages_a_second, limits.messages_at_once, time.monotonic()
        )
        self._slowed_messages = limits.slowed_messages
        self._slowed = 0

    def send(self, message: Any) -> None:
        self.deliver(encode(message))

    def part(self, closing: Closing) -> None:
        self.send(closing)
        self._hang_up(POLICY)

    def too_fast(self, now: float) -> float:
        """Called for every message that came in: how many seconds it has to wait."""
        wait = self._rate.take_in_advance(now, 1 + self.owes)
        self.owes = 0.0
        self._slowed = self._slowed + 1 if wait else 0
        if self._slowed > self._slowed_messages:
            raise Flood
        return wait
