"""Many clients in one small process: they answer as soon as they are asked."""

import asyncio
import base64
import os
import time
from random import Random
from typing import Any

import msgspec
from msgspec import Struct


class Ask(Struct):
    seat: int | None
    choices: list[msgspec.Raw] | None = None


class Sight(Struct, tag="sight", tag_field="type"):
    seat: int | None
    seq: int
    asks: list[Ask]
    outcome: Any


class Taken(Struct, tag="taken", tag_field="type"):
    id: str


class Other(Struct, tag="presence", tag_field="type"):
    pass


class Refused(Struct, tag="refused", tag_field="type"):
    id: str


decode = msgspec.json.Decoder(Sight | Taken | Other | Refused).decode


class Client(asyncio.Protocol):
    """One seat, over the barest WebSocket there is (a mask of zeros changes nothing)."""

    def __init__(self, swarm: "Swarm", table: str, seat: int, key: str) -> None:
        self.swarm, self.table, self.seat, self.key = swarm, table, seat, key
        self.buffer = b""
        self.shaken = False
        self.sent_at = 0.0
        self.count = 0
        self.last: Sight | None = None
        self.chance = Random(seat)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        nonce = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {nonce}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.shaken:
            if b"\r\n\r\n" not in self.buffer:
                return
            self.buffer = self.buffer.partition(b"\r\n\r\n")[2]
            self.shaken = True
            self.say(b'{"type":"hello","keys":["' + self.key.encode() + b'"]}')
        while frame := self.next_frame():
            self.hear(frame)

    def next_frame(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        self.buffer = buffer[start + size :]
        return buffer[start : start + size]

    def say(self, text: bytes) -> None:
        head = b"\x81" + (
            bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        )
        self.transport.write(head + bytes(4) + text)

    def hear(self, frame: bytes) -> None:
        match decode(frame):
            case Taken():
                self.swarm.taken(time.perf_counter() - self.sent_at)
            case Sight() as sight:
                self.last = sight
                self.swarm.sights += 1
                if not self.swarm.go and sight.asks and sight.asks[0].seat is not None:
                    self.swarm.sit(self)
                if sight.outcome is not None:
                    self.swarm.end(self.table)
                elif self.swarm.go:
                    self.answer()

    def answer(self) -> None:
        """Only the first seat that is asked answers, so that nothing is refused."""
        assert self.last is not None
        seq = self.last.seq
        asks = [ask for ask in self.last.asks if ask.seat == self.seat and ask.choices]
        if not asks or self.swarm.claimed.get(self.table, 0) >= seq:
            return
        self.swarm.claimed[self.table] = seq
        choices = asks[0].choices or []
        move = bytes(choices[int(self.chance.random() * len(choices))])
        self.count += 1
        self.sent_at = time.perf_counter()
        head = f'{{"type":"move","id":"{self.count}","seat":{self.seat},"on":{seq},"move":'
        self.say(head.encode() + move + b"}")


class Swarm:
    """All seats of some tables. They sit down first; the time counts from the first move."""

    def __init__(self) -> None:
        self.claimed: dict[str, int] = {}
        self.times: list[float] = []
        self.sights = 0
        self.seconds = 0.0

    def taken(self, seconds: float) -> None:
        self.times.append(seconds)

    async def play(self, port: int, tables: list[dict[str, Any]]) -> None:
        """Until the last of these games has ended."""
        loop = asyncio.get_running_loop()
        self.playing = {table["table"] for table in tables}
        self.ended = asyncio.Event()
        self.seated = asyncio.Event()
        self.go = False
        clients = [
            Client(self, table["table"], seat["seat"], seat["key"])
            for table in tables
            for seat in table["seats"]
        ]
        self.standing = set(clients)
        for client in clients:
            await loop.create_connection(lambda client=client: client, "127.0.0.1", port)
        await self.seated.wait()
        self.go = True
        start = time.perf_counter()
        for client in clients:
            client.answer()
        await self.ended.wait()
        self.seconds += time.perf_counter() - start
        for client in clients:
            client.transport.close()

    def sit(self, client: Client) -> None:
        """When the last one sees the cards, the game can start."""
        self.standing.discard(client)
        if not self.standing:
            self.seated.set()

    def end(self, table: str) -> None:
        self.playing.discard(table)
        if not self.playing:
            self.ended.set()
