"""The server put together: routes, headers, the page, the log."""

import asyncio
import gc
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.types import Message, Scope

from veillee.live.wire.calls import Problem
from veillee.server.house import House
from veillee.server.http.api import ROUTES, refused
from veillee.server.http.bounded_lock import BoundedLock
from veillee.server.http.files import AT_THE_ROOT, PAGE, asset, file_at_the_root
from veillee.server.limits import DEFAULTS, Limits
from veillee.server.odds.compiling import compile_all, leave_off
from veillee.server.odds.service import OddsService
from veillee.server.odds.worker import Worker
from veillee.server.storage.database import connector, is_postgresql
from veillee.server.storage.log import Log
from veillee.table.refused import Refused

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}

POCKET = re.compile(r"/assets/pocket/worker-[^/]*\.js")
POCKET_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""The worker that runs Python in the page compiles WebAssembly. Nothing else may."""

TRUSTED_ONLY = {"cross-origin-opener-policy": "same-origin"}
"""Browsers heed this over https and at home on this machine; over plain http they complain."""

THIS_MACHINE = re.compile(r"(localhost|127(\.\d+){3}|\[::1\])(:\d+)?")


def is_trusted(scope: Scope) -> bool:
    """Whether browsers take the address for a trustworthy one."""
    host = Headers.from_scope(scope).get("host", "")
    return scope["scheme"] == "https" or THIS_MACHINE.fullmatch(host) is not None


async def guard(message: Message, scope: Scope) -> None:
    """The headers go with every answer, errors too.

    What the wire says may hold a key, so no cache keeps it.
    """
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        more = TRUSTED_ONLY if is_trusted(scope) else {}
        for name, value in (HEADERS | more).items():
            headers[name] = value
        if scope["path"].startswith("/api/"):
            headers["cache-control"] = "no-store"
        elif POCKET.fullmatch(scope["path"]) and message["status"] == 200:
            headers["content-security-policy"] = POCKET_POLICY


def house_of(state: State) -> House:
    return state.house


def worker_of(state: State) -> Worker:
    return state.worker


def service_of(state: State) -> OddsService:
    return state.odds


def replays_of(state: State) -> BoundedLock:
    return state.replays


def limits_of(state: State) -> Limits:
    return state.limits


def page(status: int = 200) -> Response[bytes]:
    """One page for every address; it finds its own way from there, and says so if there is none."""
    index = PAGE / "index.html"
    if not index.exists():
        return Response(b"the page is not built: run `make build`", status_code=503)
    headers = {"cache-control": "no-cache"}
    return Response(
        index.read_bytes(), media_type=MediaType.HTML, headers=headers, status_code=status
    )


@get(
    [
        "/",
        "/play/{rest:path}",
        "/t/{rest:path}",
        "/rules/{rest:path}",
        "/learn/{rest:path}",
        "/practice/{rest:path}",
        "/replay",
    ],
    sync_to_thread=False,
)
def every_page() -> Response[bytes]:
    return page()


def not_found(request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    """A stray address gets the page too, which is kinder than a bare number."""
    if "text/html" in request.headers.get("accept", ""):
        return page(404)
    return Response(Problem("address", "there is nothing at this address"), status_code=404)


@asynccontextmanager
async def open_odds(worker: Worker, odds: bool, limits: Limits) -> AsyncGenerator[OddsService]:
    """The service for odds, while its simulators are being compiled."""
    service = OddsService(worker, limits)
    if not odds:
        leave_off(service)
        yield service
        return
    warming = asyncio.create_task(compile_all(service, worker, limits))
    yield service
    warming.cancel()
    with suppress(asyncio.CancelledError):
        await warming


def settle_in() -> None:
    """What was built to start with is there to stay. To look through it for rubbish again and again
    would hold up every table for a tenth of a second.

    Hardly anything here goes round in circles, so rubbish is looked for seldom; to do it as often
    as Python does by itself cost a third of the time of a move.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    gc.enable()


def build_app(
    database: str | Path, quick: bool = False, odds: bool = True, limits: Limits = DEFAULTS
) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        connect = connector(str(database), limits) if is_postgresql(database) else None
        app.state.limits = limits
        app.state.house = House(await Log.open(database, limits), quick, connect, limits)
        app.state.replays = BoundedLock(limits.replays_waiting)
        app.state.worker = Worker(limits.computations_waiting)
        async with open_odds(app.state.worker, odds, limits) as app.state.odds:
            settle_in()
            yield
        app.state.worker.close()
        await app.state.house.close()

    return Litestar(
        [*ROUTES, every_page, asset, file_at_the_root],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "worker": Provide(worker_of, sync_to_thread=False),
            "service": Provide(service_of, sync_to_thread=False),
            "replays": Provide(replays_of, sync_to_thread=False),
            "limits": Provide(limits_of, sync_to_thread=False),
        },
        exception_handlers={Refused: refused, NotFoundException: not_found},
        compression_config=CompressionConfig(
            "gzip", minimum_size=512, gzip_compress_level=6, exclude=["^/assets/", *AT_THE_ROOT]
        ),
        before_send=[guard],
        request_max_body_size=limits.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
