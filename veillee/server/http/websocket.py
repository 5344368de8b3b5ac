"""The WebSocket under a connection to a table: nearly all of the server's work goes through here.

The library shakes hands and sees to every frame that is rare. What is frequent is done at once: a
whole message goes out as one frame, and a frame that holds a whole message comes in without a
detour. A thousand tables have four thousand connections, so each keeps only what it needs.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from veillee.live.token_bucket import TokenBucket
from veillee.server.http.frames import MASKED, WHOLE, WHOLE_TEXT, extent, is_text
from veillee.server.http.request_limits import cut_off
from veillee.server.limits import Limits
from veillee.server.monitoring.journal import note

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

HEARD_AHEAD = 16
"""So many messages are read before the first of them has been answered; then reading pauses."""

BAD_REQUEST = STATUS_LINE[400] + b"connection: close\r\n\r\n"
NO_TEXT, POLICY, FAILED, RESTART, COME_BACK = 1007, 1008, 1011, 1012, 1013


class Gone(Exception):
    """Nobody is at the other end any more."""


Talk = Callable[["WebSocket", Request], Coroutine[Any, Any, None]]
"""What is said on a connection, until it returns or the other side is `Gone`."""


class WebSocket(asyncio.Protocol):
    """What a visitor makes us keep, unheard or unread, stays small."""

    __slots__ = (
        "_begun",
        "_frames",
        "_heard",
        "_is_alive",
        "_is_over",
        "_is_paused",
        "_limits",
        "_loop",
        "_patience",
        "_pieces",
        "_said",
        "_state",
        "_talk",
        "_tick",
        "_transport",
        "_waiting",
        "_websocket",
    )

    def __init__(
        self, limits: Limits, talk: Talk, config: Config, server_state: ServerState, **_: Any
    ) -> None:
        self._limits = limits
        self._talk = talk
        self._state = server_state
        self._loop = asyncio.get_running_loop()
        self._websocket = ServerProtocol(max_size=config.ws_max_size)
        self._frames = TokenBucket(limits.frames_a_second, limits.frames_at_once, self._loop.time())
        self._heard: list[bytes] = []
        self._said: list[bytes] = []
        self._begun = b""
        """Frames that wait until earlier ones are answered, or whose end has not come yet …"""

        self._pieces: list[bytes] = []
        """… and of a message whose last frame has not."""

        self._waiting: asyncio.Future[None] | None = None
        self._is_over = self._is_paused = False
        self._is_alive = True
        self._tick: asyncio.TimerHandle | None = None
        self._patience: asyncio.TimerHandle | None = None

    # -- the line itself -------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._state.connections.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._state.connections.discard(cast(Any, self))
        for timer in (self._tick, self._patience):
            if timer is not None:
                timer.cancel()
        self._end()

    def _end(self) -> None:
        """Nothing more is heard; who waits for it is told."""
        self._is_over = True
        self._wake()

    def pause_writing(self) -> None:
        """Whoever does not read is not waited for for long."""
        if self._patience is None:
            self._patience = self._loop.call_later(self._limits.request_seconds, self._cut_off)

    def resume_writing(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _cut_off(self) -> None:
        cut_off(self._transport)

    def shutdown(self) -> None:
        """The server stops."""
        self.hang_up(RESTART)
        self._transport.close()

    # -- shaking hands ---------------------------------------------------------------------------

    def _greet(self, data: bytes) -> None:
        """The HTTP server passes a request on when it is complete, and has timed it until then. So
        there is nothing to wait for: it is accepted, or answered with an error and closed."""
        self._websocket.receive_data(data)
        requests = cast(list[Request], self._websocket.events_received())
        if requests:
            self._websocket.send_response(self._websocket.accept(requests[0]))
        self._transport.write(b"".join(self._websocket.data_to_send()) or BAD_REQUEST)
        if self._websocket.state is not State.OPEN:
            self._transport.close()
            return
        self._tick = self._loop.call_later(self._limits.sign_of_life_seconds, self._ask_for_life)
        task = self._loop.create_task(self._talk(self, requests[0]))
        self._state.tasks.add(task)
        task.add_done_callback(self._talked)

    def _talked(self, task: asyncio.Task[None]) -> None:
        self._state.tasks.discard(task)
        self.hang_up(POLICY)

    def _ask_for_life(self) -> None:
        """A line on which nothing has come since the last time is cut."""
        if not self._is_alive:
            self._cut_off()
        elif self._websocket.state is State.OPEN:
            self._is_alive = False
            self._websocket.send_ping(b"")
            self._send()
            self._tick = self._loop.call_later(
                self._limits.sign_of_life_seconds, self._ask_for_life
            )

    # -- speaking --------------------------------------------------------------------------------

    def write(self, message: bytes) -> None:
        """Never waits. What is said in one breath goes out in one piece."""
        if self._is_over:
            return
        if not self._said:
            self._loop.call_soon(self._breathe)
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
        if said and not self._transport.is_closing():
            self._transport.write(said)
            if self._transport.get_write_buffer_size() > self._limits.unread_bytes:
                self.hang_up(COME_BACK)

    def _send(self) -> None:
        """What the library has to say."""
        data = b"".join(self._websocket.data_to_send())
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def hang_up(self, code: int) -> None:
        """Close the line; what was said before still goes out."""
        if self._websocket.state is State.OPEN and not self._transport.is_closing():
            self._breathe()
            self._websocket.send_close(code)
            self._send()
            self._heard.clear()
            self._end()
            self._listen_again()
            self._loop.call_later(self._limits.goodbye_seconds, self._transport.close)

    # -- hearing ---------------------------------------------------------------------------------

    async def hear(self) -> bytes:
        """The next message, or `Gone`."""
        while not self._heard:
            if self._is_over:
                raise Gone
            self._waiting = self._loop.create_future()
            await self._waiting
        message = self._heard.pop(0)
        if not self._heard:
            self._listen_again()
        return message

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _pause(self) -> None:
        self._is_paused = True
        self._transport.pause_reading()

    def _listen_again(self) -> None:
        if self._is_paused:
            self._is_paused = False
            self._transport.resume_reading()
            self._read_frames()

    def data_received(self, data: bytes) -> None:
        self._is_alive = True
        if self._websocket.state is State.CONNECTING:
            self._greet(data)
            return
        self._begun += data
        self._read_frames()

    def _read_frames(self) -> None:
        """Whole messages are taken one by one, until enough of them wait. Every other frame is the
        library's, and so is one that is not as it should be: the library knows what to say. Those
        are slow to handle, so they are limited; a client that we hang up on is not read beyond
        that, and any other is cut off."""
        data, start = self._begun, 0
        while start < len(data) and not self._is_paused and not self._transport.is_closing():
            body, end = extent(data, start)
            is_decent = end - body <= self._limits.frame_bytes
            if end > len(data) and is_decent:
                break
            kind = data[start]
            if (
                kind in WHOLE
                and data[start + 1] & MASKED
                and is_decent
                and not self._pieces
                and not self._is_over
            ):
                self._take(apply_mask(data[body:end], data[body - 4 : body]), kind == WHOLE_TEXT)
            elif self._frames.take(self._loop.time()):
                self._pass_on(data[start:end])
            elif self._is_over:
                self._pause()
            else:
                note("flood_closed")
                self._cut_off()
            start = end
        self._begun = data[start:]

    def _take(self, message: bytes, is_said_to_be_text: bool) -> None:
        if self._is_over:
            return
        if is_said_to_be_text and not is_text(message):
            self.hang_up(NO_TEXT)
            return
        self._heard.append(message)
        self._wake()
        if len(self._heard) > HEARD_AHEAD:
            self._pause()

    def _pass_on(self, data: bytes) -> None:
        """One frame for the library, which answers what is asked of every WebSocket."""
        self._websocket.receive_data(data)
        self._send()
        for event in self._websocket.events_received():
            self._take_piece(cast(Frame, event))
        if self._websocket.state is not State.OPEN:
            self._end()
        if self._websocket.close_rcvd is not None or self._websocket.parser_exc is not None:
            self._transport.close()
        elif self._transport.get_write_buffer_size() > self._limits.unread_bytes:
            self._cut_off()

    def _take_piece(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if frame.opcode is not Opcode.CONT:
            self._pieces = [b"" if frame.opcode is Opcode.TEXT else b"\x00"]
        self._pieces.append(bytes(frame.data))
        if frame.fin:
            (kind, *pieces), self._pieces = self._pieces, []
            self._take(b"".join(pieces), is_said_to_be_text=not kind)
        elif len(self._pieces) > self._limits.pieces_a_message:
            self._cut_off()
