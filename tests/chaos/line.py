"""A bad line: a WebSocket of our own, so that it can be cut in the middle of a frame."""

import asyncio
import base64
import os
from collections.abc import Callable

from tests.chaos.weather import Weather

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HARDLY = 1e-4
"""What keeps messages that wait together in their order."""
UNNOTICED = 5.0


class Line(asyncio.Protocol):
    """`hear` gets what comes through, as it comes through; `raw` what the house really sent.

    `is_over` when nothing will come any more.
    """

    def __init__(
        self,
        path: str,
        weather: Weather,
        raw: Callable[[bytes], None],
        hear: Callable[[bytes], None],
        opened: Callable[[], None],
    ) -> None:
        self._path = path
        self._weather = weather
        self._raw = raw
        self._hear = hear
        self._opened = opened
        self._buffer = b""
        self._is_shaken = False
        self._free_at = {"up": 0.0, "down": 0.0}
        self._loop = asyncio.get_running_loop()
        self.is_over = asyncio.Event()

    # -- the socket ------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        nonce = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: chaos\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {nonce}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_over.set()

    def cut(self) -> None:
        self._transport.abort()
        self.is_over.set()

    def vanish(self) -> None:
        """Out of reach: nobody reads any more, and the house is not told for a while."""
        self.is_over.set()
        self._transport.pause_reading()
        self._loop.call_later(UNNOTICED, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_shaken:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.cut()
                return
            self._buffer, self._is_shaken = rest, True
            self._opened()
        while not self.is_over.is_set() and (frame := self._next_frame()):
            self._take(*frame)

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 15, buffer[start : start + size]

    def _take(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self._raw(message)
            self._carry("down", message)
        elif kind == PING:
            self._transport.write(frame(PONG, message))
        elif kind == CLOSE:
            self._later("down", 0.0, self.cut)

    # -- the weather -----------------------------------------------------------------------------

    def say(self, message: bytes) -> None:
        if not self.is_over.is_set():
            self._carry("up", message)

    def _carry(self, way: str, message: bytes) -> None:
        weather = self._weather
        if weather.strikes("cut"):
            if way == "up":
                self._transport.write(weather.part_of(frame(TEXT, message)))
                self._loop.call_soon(self.cut)
            elif weather.luck.random() < 0.5:
                self.cut()
            else:
                self.vanish()
            return
        if weather.strikes("truncated"):
            message = weather.part_of(message)
        times = 2 if weather.strikes("doubling") else 1
        for _ in range(times):
            self._later(way, weather.delay(), lambda: self._deliver(way, message))

    def _later(self, way: str, delay: float, deliver: Callable[[], None]) -> None:
        """A delay holds up all that comes after; who falls behind is overtaken."""
        now = self._loop.time()
        behind = self._weather.behind()
        waits = self._free_at[way] > now
        due = max(now + delay, self._free_at[way] + HARDLY if waits else 0.0)
        if delay or waits:
            self._free_at[way] = due
        if due + behind > now:
            self._loop.call_at(due + behind, deliver)
        else:
            deliver()

    def _deliver(self, way: str, message: bytes) -> None:
        if self.is_over.is_set() or self._transport.is_closing():
            return
        if way == "up":
            self._transport.write(frame(TEXT, message))
        else:
            self._hear(message)


def frame(kind: int, payload: bytes) -> bytes:
    """A client's frame, masked with zeros, which change nothing."""
    size = len(payload)
    head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + head + bytes(4) + payload
