"""Clients that come to be in the way, for `bench/attacks.py`: each keeps at it for some seconds.

They read what they are sent, come back a moment after they were cut off, and send no faster than
`PACE`. They know one address, 127.0.0.1.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import uniform
from typing import Any

from bench.barewire import frame

HERE = "127.0.0.1"
TEXT, EMPTY_TEXT, EMPTY, LAST, PING = 0x81, 0x01, 0x00, 0x80, 0x89
PACE, CHUNK = 400_000, 40_000
"""Bytes a second of one connection, and so many at once."""

BACK_AFTER = 0.5
"""Seconds after which a client that was cut off is back, on average."""

REQUESTS_A_SECOND, NAMES_A_SECOND = 10, 20
COMPUTER = {"kind": "computer", "persona": "adult"}


class Attack:
    """One target and the time until which it is attacked."""

    def __init__(self, port: int, table: dict[str, Any], seconds: float) -> None:
        self.port = port
        self.table = table
        self.until = time.monotonic() + seconds

    async def again_and_again(self, once: Callable[[], Awaitable[None]], clients: int) -> None:
        await asyncio.gather(*(self._again(once) for _ in range(clients)))

    async def _again(self, once: Callable[[], Awaitable[None]]) -> None:
        while (left := self.until - time.monotonic()) > 0:
            await asyncio.sleep(uniform(0, 2 * BACK_AFTER))
            with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout(left):
                    await once()

    async def live(self, table: str, keys: list[str]) -> asyncio.StreamWriter:
        """A connection to a table; what comes from there is read and forgotten."""
        reader, writer = await asyncio.open_connection(HERE, self.port)
        writer.write(upgrade(f"/api/tables/{table}/live"))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(json.dumps({"type": "hello", "keys": keys}).encode()))
        asyncio.ensure_future(drain(reader, writer))  # noqa: RUF006
        return writer

    async def send(self, keys: list[str], data: bytes, every: float) -> None:
        """The same bytes until the connection is closed."""
        writer = await self.live(self.table["table"], keys)
        while not writer.is_closing():
            writer.write(data)
            await writer.drain()
            await asyncio.sleep(every)

    async def post(self, path: str, body: Any) -> bytes:
        reader, writer = await asyncio.open_connection(HERE, self.port)
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = await reader.read()
        writer.close()
        return answer.partition(b"\r\n\r\n")[2]


def upgrade(path: str, *headers: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        "Host: here",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def drain(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass
    writer.close()


async def pings(attack: Attack, clients: int) -> None:
    many = frame(b"", PING) * (CHUNK // 6)
    await attack.again_and_again(lambda: attack.send([], many, CHUNK / PACE), clients)


async def fragments(attack: Attack, clients: int) -> None:
    """Sixty messages a second, each in a thousand empty pieces."""
    pieces = frame(b"", EMPTY_TEXT) + frame(b"", EMPTY) * 1_000
    message = pieces + frame(b'{"type":"eyes","seats":[]}', LAST)
    await attack.again_and_again(lambda: attack.send([], message, 1 / 60), clients)


async def upgrades(attack: Attack, clients: int) -> None:
    """Handshakes that cannot be accepted, held open for as long as the server lets us."""

    async def hold() -> None:
        reader, writer = await asyncio.open_connection(HERE, attack.port)
        writer.write(upgrade("/api/tables/nothing/live", "Content-Length: 1"))
        await drain(reader, writer)

    await attack.again_and_again(hold, clients)


async def computers(attack: Attack, clients: int) -> None:
    """Tables where only computers play. Each is looked at for a second, so that it begins."""
    wanted = {"game": "tom_thumb", "seats": [COMPUTER] * 6}

    async def open_one() -> None:
        opened = json.loads(await attack.post("/api/tables", wanted))
        if "table" in opened:
            writer = await attack.live(opened["table"], [])
            await asyncio.sleep(1)
            writer.close()
            await asyncio.sleep(attack.until - time.monotonic())

    await attack.again_and_again(open_one, clients)


async def requests(attack: Attack, clients: int) -> None:
    """Records that are none, ten a second for each client."""

    async def one_more() -> None:
        while True:
            await attack.post("/api/replay", {"record": {"game": "x" * 80}})
            await asyncio.sleep(1 / REQUESTS_A_SECOND)

    await attack.again_and_again(one_more, clients)


async def renames(attack: Attack, clients: int) -> None:
    """Everybody at a table of their own changes their name twenty times a second."""
    seats = attack.table["seats"]

    async def rename(number: int) -> None:
        seat = seats[number % len(seats)]
        said = {
            "type": "introduce",
            "seat": seat["seat"],
            "name": f"P{number}",
            "picture": "child-1",
        }
        await attack.send([seat["key"]], frame(json.dumps(said).encode()), 1 / NAMES_A_SECOND)

    await asyncio.gather(
        *(attack.again_and_again(lambda n=n: rename(n), 1) for n in range(clients))
    )


async def onlookers(attack: Attack, clients: int) -> None:
    async def look() -> None:
        writer = await attack.live(attack.table["table"], [])
        await writer.wait_closed()

    await attack.again_and_again(look, clients)


def run(
    what: Callable[[Attack, int], Awaitable[None]],
    clients: int,
    port: int,
    table: dict[str, Any],
    seconds: float,
) -> None:
    """In a process of its own."""

    async def attack() -> None:
        await what(Attack(port, table, seconds), clients)

    asyncio.run(attack())
