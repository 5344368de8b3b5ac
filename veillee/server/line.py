"""The WebSocket of a table: from the first hello to the last word."""

import asyncio
import re
import time

import msgspec
from litestar import Litestar
from websockets.http11 import Request

from veillee.server import metrics
from veillee.server.connection import Connection, Flood
from veillee.server.house import House
from veillee.server.journal import note, note_failure
from veillee.server.limits import LIMITS
from veillee.server.live import LiveTable
from veillee.server.origin import same_origin
from veillee.server.websocket import FAILED, Gone, Line
from veillee.server.wire import (
    Alive,
    Closing,
    Eyes,
    FromClient,
    Heartbeat,
    Hello,
    Introduce,
    Lend,
    MoveWanted,
    Pause,
    Pong,
    React,
    RefusedSent,
    Touch,
)
from veillee.table.refused import Refused

decode = msgspec.json.Decoder(FromClient).decode
PLACE = re.compile("/api/tables/([^/]+)/live")


async def line(app: Litestar, wire: Line, request: Request) -> None:
    connection = Connection(wire)
    metrics.CONNECTIONS.inc()
    try:
        where = PLACE.fullmatch(request.path.partition("?")[0])
        if where is None:
            raise Refused("address", "there is no table at this address")
        if not same_origin({name.lower(): text for name, text in request.headers.raw_items()}):
            raise Refused("origin", "this page may not talk to this server")
        house: House = app.state.house
        await talk(wire, connection, house, await house.live(where[1]))
    except Refused as no:
        metrics.REFUSED.labels(no.name).inc()
        connection.part(Closing(no.name, no.reason))
    except Flood:
        note("flood_closed")
        connection.part(Closing("flood", "too many messages: come back and take your time"))
    except (Gone, TimeoutError):
        pass
    except Exception:
        note_failure("line_failed")
        wire.hang_up(FAILED)
    finally:
        metrics.CONNECTIONS.dec()


async def talk(wire: Line, connection: Connection, house: House, live: LiveTable) -> None:
    async with asyncio.timeout(LIMITS.hello_seconds):
        hello = await receive(wire, connection)
    if not isinstance(hello, Hello):
        raise Refused("hello", "the first message is a hello")
    seats = live.seats_for(hello.keys)
    connection.held = [] if hello.screen else seats
    connection.is_screen = bool(hello.keys) and not connection.held
    connection.eyes = connection.held if hello.eyes is None else sorted(set(hello.eyes))
    if not set(connection.eyes) <= set(connection.held):
        raise Refused("seat", "these are not all your seats")
    live = await house.live(live.id)
    if not has_room(live, connection):
        raise Refused("full", "too many are looking at this table already")
    try:
        await live.join(connection, hello.have)
        while True:
            await answer(wire, connection, live)
    finally:
        live.leave(connection)


def has_room(live: LiveTable, connection: Connection) -> bool:
    """Whoever holds several seats comes in while one of them has room. So a guest who fills their
    own seat keeps nobody else out, and there is a limit to how many come to a table in all."""
    return any(
        sum(place in other.places for other in live.connections) < LIMITS.connections_a_table
        for place in connection.places
    )


async def answer(wire: Line, connection: Connection, live: LiveTable) -> None:
    """One message. What is wrong with it is said, and the line stays open."""
    try:
        match await receive(wire, connection):
            case MoveWanted() as wanted:
                await live.move(connection, wanted)
            case Eyes(seats=seats):
                live.open_eyes(connection, seats)
            case React() as reaction:
                live.react(connection, reaction)
            case Introduce() as guest:
                await live.introduce(connection, guest)
            case Lend(seat=seat, persona=persona):
                await live.lend(connection, seat, persona)
            case Touch() as touch:
                live.touch(connection, touch)
            case Pause(over=over):
                live.pause(connection, over)
            case Pong(count=count):
                connection.lag.pong(count, time.monotonic())
            case Heartbeat():
                connection.send(Alive())
            case Hello():
                raise Refused("hello", "one hello is enough")
    except Refused as no:
        metrics.REFUSED.labels(no.name).inc()
        connection.send(RefusedSent(None, no.name, no.reason))


async def receive(wire: Line, connection: Connection) -> FromClient:
    message = await wire.hear()
    if wait := connection.too_fast():
        await asyncio.sleep(wait)
    if len(message) > LIMITS.message_bytes:
        raise Refused("too_large", f"a message has at most {LIMITS.message_bytes} bytes")
    try:
        return decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("garbage", f"this message is not understood: {error}") from None
