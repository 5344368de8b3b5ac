"""The WebSocket of a table: from the first hello to the last word."""

import asyncio
import re
import time

import msgspec
from litestar import Litestar
from websockets.http11 import Request

from veillee.live.wire.messages import Closing, FromClient, Hello, RefusedSent
from veillee.server.house import House
from veillee.server.http.client import Client, Flood
from veillee.server.http.origin import same_origin
from veillee.server.http.websocket import FAILED, Gone, WebSocket
from veillee.server.limits import Limits
from veillee.server.monitoring import metrics
from veillee.server.monitoring.journal import note, note_failure
from veillee.server.runner import Runner
from veillee.table.refused import Refused

decode = msgspec.json.Decoder(FromClient).decode
PATH = re.compile("/api/tables/([^/]+)/live")


async def converse(app: Litestar, socket: WebSocket, request: Request) -> None:
    limits: Limits = app.state.limits
    client = Client(socket, limits)
    metrics.CONNECTIONS.inc()
    try:
        where = PATH.fullmatch(request.path.partition("?")[0])
        if where is None:
            raise Refused("address", "there is no table at this address")
        if not same_origin({name.lower(): text for name, text in request.headers.raw_items()}):
            raise Refused("origin", "this page may not talk to this server")
        await talk(socket, client, app.state.house, where[1], limits)
    except Refused as no:
        metrics.REFUSED.labels(no.name).inc()
        client.part(Closing(no.name, no.reason))
    except Flood:
        note("flood_closed")
        client.part(Closing("flood", "too many messages: come back and take your time"))
    except (Gone, TimeoutError):
        pass
    except Exception:
        note_failure("connection_failed")
        socket.hang_up(FAILED)
    finally:
        metrics.CONNECTIONS.dec()


async def talk(socket: WebSocket, client: Client, house: House, table: str, limits: Limits) -> None:
    await house.table(table)
    async with asyncio.timeout(limits.hello_seconds):
        hello = await receive(socket, client, limits)
    if not isinstance(hello, Hello):
        raise Refused("hello", "the first message is a hello")
    runner = await house.table(table)
    runner.live.admit(client, hello)
    try:
        await runner.join(client, hello.have)
        while True:
            await answer(socket, client, runner, limits)
    finally:
        runner.leave(client)


async def answer(socket: WebSocket, client: Client, runner: Runner, limits: Limits) -> None:
    """One message. What is wrong with it is said, and the connection stays open."""
    try:
        await runner.receive(client, await receive(socket, client, limits))
    except Refused as no:
        metrics.REFUSED.labels(no.name).inc()
        client.send(RefusedSent(None, no.name, no.reason))


async def receive(socket: WebSocket, client: Client, limits: Limits) -> FromClient:
    message = await socket.hear()
    if wait := client.too_fast(time.monotonic()):
        await asyncio.sleep(wait)
    if len(message) > limits.message_bytes:
        raise Refused("too_large", f"a message has at most {limits.message_bytes} bytes")
    try:
        return decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("garbage", f"this message is not understood: {error}") from None
