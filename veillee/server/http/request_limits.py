"""Timeouts and limits for a request: how long and how much is read before it is complete.

A client that sends one letter a minute, headers without end or requests without reading the answers
costs the server a connection and a little memory, for a short while, and the others nothing.
"""

import asyncio
import struct
from collections.abc import Callable
from socket import SO_LINGER, SOL_SOCKET
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from veillee.server.limits import Limits

try:
    import resource
except ImportError:
    resource = None


def room(limits: Limits) -> int:
    """How many connections fit: some files stay free for the log, which must be able to write."""
    if resource is None:
        return limits.lines
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return limits.lines if files == resource.RLIM_INFINITY else min(limits.lines, files * 3 // 4)


def cut_off(transport: asyncio.Transport) -> None:
    """At once, and what was not read is thrown away; otherwise the system would keep it."""
    socket = transport.get_extra_info("socket")
    if socket is not None:
        socket.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class Timeout:
    """Calls `over` after so many seconds, unless what is waited for comes first."""

    def __init__(self, seconds: float, over: Callable[[], None]) -> None:
        self._seconds = seconds
        self._over = over
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, self._over)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LimitedHttp(HttpToolsProtocol):
    """A request comes whole and in time, with headers of a decent length, or not at all."""

    _asking: Timeout
    _reading: Timeout
    _in_heading = True
    _heading = 0

    def __init__(self, limits: Limits, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._limits = limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore
        super().connection_made(transport)
        seconds = self._limits.request_seconds
        self._asking = Timeout(seconds, lambda: self._send_away(408))
        self._reading = Timeout(seconds, lambda: cut_off(transport))
        if len(self.connections) > room(self._limits):
            self._send_away(503)
        else:
            self._asking.begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.stop()
        self._reading.stop()
        self.pipeline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._asking.begin()
        if self._in_heading:
            self._heading += len(data)
        super().data_received(data)
        if self._in_heading and self._heading > self._limits.heading_bytes:
            self._send_away(431)

    def on_headers_complete(self) -> None:
        self._in_heading = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_heading, self._heading = True, 0
        self._asking.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._asking.stop()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Whoever asks for much and does not read it is not waited for either."""
        super().pause_writing()
        self._reading.begin()

    def resume_writing(self) -> None:
        self._reading.stop()
        super().resume_writing()

    def _send_away(self, status: int) -> None:
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\n\r\n")
            self.transport.close()
