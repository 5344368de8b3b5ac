"""A visitor who does not keep to any protocol: bytes on a line, and what comes back."""

import select
import socket
from types import TracebackType
from typing import Self

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Raw:
    """`with Raw(port) as line:` … `say` bytes, `hear` all there is until the line is closed."""

    def __init__(self, port: int, patience: float = 20, buffer: int | None = None) -> None:
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(patience)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.connect(("127.0.0.1", port))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.socket.close()

    def say(self, data: bytes) -> bool:
        """Whether there was still somebody to say it to."""
        try:
            self.socket.sendall(data)
        except ConnectionError:
            return False
        return True

    def ask(self, method: str, path: str, *headers: str, body: bytes = b"") -> bytes:
        """A request just as it is written here, and everything that comes back."""
        length = [f"Content-Length: {len(body)}"] if body else []
        host = [] if any(line.startswith("Host:") for line in headers) else ["Host: here"]
        lines = [f"{method} {path} HTTP/1.1", *host, *headers, *length, "Connection: close"]
        self.say("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return self.hear_all()

    def hear_all(self) -> bytes:
        """All there is until the house closes the line."""
        heard = b""
        try:
            while piece := self.socket.recv(65536):
                heard += piece
        except ConnectionError:
            pass
        return heard

    def is_cut_off(self) -> bool:
        """Waits, reading nothing, until the house has cut the line."""
        waiting = select.poll()
        waiting.register(self.socket, select.POLLHUP)
        return bool(waiting.poll(20_000))

    def upgrade(self, table: str, *headers: str) -> bytes:
        """The handshake of a WebSocket; what the house answers to it."""
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            "Host: here",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            *headers,
        ]
        self.say("\r\n".join([*lines, "", ""]).encode())
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += self.socket.recv(1)
        return heard


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def frame(opcode: int, payload: bytes, last: bool = True) -> bytes:
    """A short WebSocket frame of a client, masked with zeros."""
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(payload)]) + bytes(4) + payload
