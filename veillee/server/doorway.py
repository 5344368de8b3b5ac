"""The doorway: how long and how much the house listens before somebody has said what they want.

A visitor who sends one letter a minute, a heading without end or greetings without reading the
answers costs the house a line and a little memory, for a short while, and the others nothing.
"""

import asyncio
import struct
from collections.abc import Callable
from socket import SO_LINGER, SOL_SOCKET

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from veillee.server.limits import LIMITS

try:
    import resource
except ImportError:
    resource = None


def room() -> int:
    """How many lines fit: some files stay free for the log, which must always be able to write."""
    if resource is None:
        return LIMITS.lines
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return LIMITS.lines if files == resource.RLIM_INFINITY else min(LIMITS.lines, files * 3 // 4)


def cut_off(transport: asyncio.Transport) -> None:
    """At once, and what was not read is thrown away; otherwise the system would keep it."""
    socket = transport.get_extra_info("socket")
    if socket is not None:
        socket.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class Patience:
    """Ends after a while, unless what is waited for comes first."""

    def __init__(self, at_its_end: Callable[[], None]) -> None:
        self._at_its_end = at_its_end
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(LIMITS.request_seconds, self._at_its_end)

    def rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Doorway(HttpToolsProtocol):
    """A request comes whole and in time, with a heading of a decent length, or not at all."""

    _asking: Patience
    _reading: Patience
    _in_heading = True
    _heading = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore
        super().connection_made(transport)
        self._asking = Patience(lambda: self._send_away(408))
        self._reading = Patience(lambda: cut_off(transport))
        if len(self.connections) > room():
            self._send_away(503)
        else:
            self._asking.begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.rest()
        self._reading.rest()
        self.pipeline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._asking.begin()
        if self._in_heading:
            self._heading += len(data)
        super().data_received(data)
        if self._in_heading and self._heading > LIMITS.heading_bytes:
            self._send_away(431)

    def on_headers_complete(self) -> None:
        self._in_heading = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_heading, self._heading = True, 0
        self._asking.rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._asking.rest()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Whoever asks for much and does not read it is not waited for either."""
        super().pause_writing()
        self._reading.begin()

    def resume_writing(self) -> None:
        self._reading.rest()
        super().resume_writing()

    def _send_away(self, status: int) -> None:
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\n\r\n")
            self.transport.close()
