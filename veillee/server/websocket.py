"""The WebSocket under a line to a table: nearly all of the house's work goes through here.

uvicorn shakes hands and sees to everything that is rare. What is frequent is done at once: a whole
message goes out as one frame, and a frame that holds a whole message comes in without a detour.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from veillee.server.doorway import Patience, cut_off
from veillee.server.limits import LIMITS

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
"""How a frame begins that is a whole message."""

MASKED = 0x80
COME_BACK = 1013
HEARD_AHEAD = 16
"""So many messages are taken off the line before the first of them has been answered."""


class Gone(Exception):
    """Nobody is at the other end any more."""


class Line(WebSocketsSansIOProtocol):
    """What a visitor makes us keep, unheard or unread, stays small."""

    _reading: Patience
    _begun = b""
    """The beginning of a frame whose end has not come yet."""

    _is_framed = False
    """Whether frames are told apart here. Who speaks before we have shaken hands is left to the
    library for good."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore
        super().connection_made(transport)
        self._said: list[bytes] = []
        self._reading = Patience(lambda: cut_off(transport))

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.rest()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.begin()

    def resume_writing(self) -> None:
        self._reading.rest()
        super().resume_writing()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope.get("extensions", {})["veillee.line"] = {"line": self}

    # -- speaking --------------------------------------------------------------------------------

    def write(self, message: bytes) -> None:
        """Never waits. What is said in one breath goes out in one piece."""
        if self.close_sent or self.transport.is_closing():
            return
        if not self._said:
            self.loop.call_soon(self._breathe)
        size = len(message)
        if size < 126:
            self._said.append(bytes((WHOLE_TEXT, size)))
        elif size < 1 << 16:
            self._said.append(b"\x81\x7e" + size.to_bytes(2, "big"))
        else:
            self._said.append(b"\x81\x7f" + size.to_bytes(8, "big"))
        self._said.append(message)

    def _breathe(self) -> None:
        """Whoever cannot keep up is let go and may come back for a fresh sight."""
        said, self._said = b"".join(self._said), []
        if said and not self.transport.is_closing():
            self.transport.write(said)
            if self.transport.get_write_buffer_size() > LIMITS.unread_bytes:
                self.hang_up(COME_BACK)

    def hang_up(self, code: int) -> None:
        """Close the line; what was said before still goes out."""
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self._breathe()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._listen_again()

    # -- hearing ---------------------------------------------------------------------------------

    async def hear(self) -> bytes:
        """The next message, or `Gone`."""
        message: Any = await self.queue.get()
        if self.queue.empty():
            self._listen_again()
        if not isinstance(message, dict):
            return message
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message["bytes"] if "bytes" in message else message["text"].encode()

    def _listen_again(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._is_framed = not self.handshake_initiated
        elif self._is_framed:
            self._tell_apart(self._begun + data)
            return
        super().data_received(data)

    def _tell_apart(self, data: bytes) -> None:
        """Whole messages are taken one by one. Every other frame is the library's, and so is one
        that is not as it should be: the library knows what to say."""
        start = 0
        while start < len(data) and not self.transport.is_closing():
            body, end = extent(data, start)
            is_decent = end - body <= LIMITS.frame_bytes
            if end > len(data) and is_decent:
                break
            message = None
            if data[start] == WHOLE_TEXT and data[start + 1] & MASKED and is_decent:
                message = apply_mask(data[body:end], data[body - 4 : body])
            if message is None or self.frames or not is_text(message):
                super().data_received(data[start:end])
            else:
                self._take(message)
            start = end
        self._begun = data[start:]

    def _take(self, message: Any) -> None:
        if not self.close_sent:
            self.queue.put_nowait(message)
            self._keep_bounds()

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        self._keep_bounds()

    def _keep_bounds(self) -> None:
        unheard = self.queue.qsize()
        if unheard > LIMITS.unheard_messages:
            cut_off(self.transport)
        elif unheard > HEARD_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > LIMITS.unread_bytes:
            cut_off(self.transport)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > LIMITS.pieces_a_message:
            cut_off(self.transport)


def is_text(message: bytes) -> bool:
    if not message.isascii():
        try:
            message.decode()
        except UnicodeDecodeError:
            return False
    return True


def extent(data: bytes, start: int) -> tuple[int, int]:
    """Where the body of the frame begins and ends; beyond the data where that is not known yet."""
    if len(data) < start + 2:
        return len(data), len(data) + 1
    size, body = data[start + 1] & 0x7F, start + 2
    if size > 125:
        body += 2 if size == 126 else 8
        if len(data) < body:
            return len(data), len(data) + 1
        size = int.from_bytes(data[start + 2 : body], "big")
    if data[start + 1] & MASKED:
        body += 4
    return body, body + size
