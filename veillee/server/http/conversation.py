"""The WebSocket of a table: who may speak there, and how fast."""

import asyncio
import re
import time
from functools import partial

from litestar import Litestar
from websockets.http11 import Request

from veillee.live.wire.messages import Closing, FromClient
from veillee.running.conversation import read_message, talk
from veillee.server.http.client import Client, Flood
from veillee.server.http.origin import same_origin
from veillee.server.http.websocket import FAILED, Gone, WebSocket
from veillee.server.limits import Limits
from veillee.server.monitoring import metrics
from veillee.server.monitoring.journal import note, note_failure
from veillee.table.refused import Refused

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
        listen = partial(hear, socket, client, limits)
        await talk(app.state.house, where[1], client, listen, limits.hello_seconds)
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


async def hear(socket: WebSocket, client: Client, limits: Limits) -> FromClient:
    message = await socket.hear()
    if wait := client.too_fast(time.monotonic()):
        await asyncio.sleep(wait)
    return read_message(message, limits)
