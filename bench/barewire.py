"""The barest WebSocket client there is: all that a swarm of thousands can afford."""

import asyncio
import base64
import os
from typing import cast

TEXT, PING, PONG = 0x81, 0x89, 0x8A


def frame(message: bytes, kind: int = TEXT) -> bytes:
    """As a client sends it (a mask of zeros changes nothing)."""
    size = len(message)
    head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([kind]) + head + bytes(4) + message


class Line(asyncio.Protocol):
    """Subclasses say hello in `greet`, and `hear` what lies between two places of the data."""

    path: str
    transport: asyncio.Transport

    def __init__(self) -> None:
        self.rest = b""
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        nonce = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {nonce}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        start, end = 0, len(data)
        if not self.is_open:
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self.rest = data
                return
            self.is_open = True
            self.greet()
        while end - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            after = body + size
            if after > end:
                break
            if data[start] == TEXT:
                self.hear(data, body, after)
            elif data[start] == PING:
                self.transport.write(frame(data[body:after], PONG))
            start = after
        self.rest = data[start:]

    def greet(self) -> None: ...

    def hear(self, data: bytes, start: int, end: int) -> None: ...
