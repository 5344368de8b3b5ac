"""A connection to a table: from the first hello to the last word."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from veillee.live.people.attendance import encode
from veillee.live.people.connection import Connection
from veillee.live.wire.messages import FromClient, Hello, RefusedSent
from veillee.running.limits import RunLimits
from veillee.running.runner import Runner
from veillee.running.tables import Tables
from veillee.table.refused import Refused

Hear = Callable[[], Awaitable[FromClient]]
"""The next message. It raises when there will be no more."""
decode = msgspec.json.Decoder(FromClient).decode


def read_message(message: bytes | str, limits: RunLimits) -> FromClient:
    if len(message) > limits.message_bytes:
        raise Refused("too_large", f"a message has at most {limits.message_bytes} bytes")
    try:
        return decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("garbage", f"this message is not understood: {error}") from None


async def talk(
    tables: Tables[Any, Any], id: str, connection: Connection, hear: Hear, hello_seconds: float
) -> None:
    await tables.table(id)
    async with asyncio.timeout(hello_seconds):
        hello = await hear()
    if not isinstance(hello, Hello):
        raise Refused("hello", "the first message is a hello")
    runner = await tables.table(id)
    runner.live.admit(connection, hello)
    try:
        await runner.join(connection, hello.have)
        while True:
            await _answer(runner, connection, hear)
    finally:
        runner.leave(connection)


async def _answer(runner: Runner, connection: Connection, hear: Hear) -> None:
    """One message. What is wrong with it is said, and the connection stays open."""
    try:
        await runner.receive(connection, await hear())
    except Refused as no:
        runner.monitor.refused(no.name)
        connection.deliver(encode(RefusedSent(None, no.name, no.reason)))
