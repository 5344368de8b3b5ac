"""One open line: what it holds, what it looks at, and how fast it may speak."""

import time
from typing import Any, Protocol

import msgspec

from veillee.server.fairness import Lag
from veillee.server.limits import LIMITS
from veillee.server.token_bucket import TokenBucket
from veillee.server.websocket import POLICY
from veillee.server.wire import Closing, Ping

encode = msgspec.json.Encoder().encode


class Flood(Exception):
    """Too much, for too long."""


class Wire(Protocol):
    """Neither of these ever waits."""

    def write(self, message: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Connection:
    """`held`: the seats it may act for; `eyes`: which of them look (none: the onlooker's sight).

    `is_screen`: it holds none, and said the table screen's key. `is_waited_for`: whoever sits there
    reads something and asked the table to wait.
    """

    def __init__(self, wire: Wire) -> None:
        self.send_bytes = wire.write
        self._hang_up = wire.hang_up
        self.held: list[int] = []
        self.is_screen = False
        self.is_waited_for = False
        self.eyes: list[int] = []
        self.lag = Lag()
        self._rate = TokenBucket(LIMITS.messages_a_second, LIMITS.messages_at_once)
        self._slowed = 0

    @property
    def places(self) -> list[int] | list[str]:
        """What is limited: lines for each seat, for table screens, and for onlookers."""
        return self.held or ["screen" if self.is_screen else "onlooker"]

    @property
    def looks(self) -> list[int] | list[None]:
        return self.eyes or [None]

    def send(self, message: Any) -> None:
        self.send_bytes(encode(message))

    def measure(self) -> None:
        self.send(Ping(self.lag.ping(time.monotonic())))

    def part(self, closing: Closing) -> None:
        """A last word, and the line is closed."""
        self.send(closing)
        self._hang_up(POLICY)

    def charge(self, messages: float) -> None:
        """What was asked for costs as much as so many messages."""
        self._rate.take_in_advance(messages)

    def too_fast(self) -> float:
        """Called for every message that came in: how many seconds it has to wait."""
        wait = self._rate.take_in_advance()
        self._slowed = self._slowed + 1 if wait else 0
        if self._slowed > LIMITS.slowed_messages:
            raise Flood
        return wait
