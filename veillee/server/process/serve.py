"""Starts the server and prints its address."""

import asyncio
import io
import os
import socket
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any, cast

import segno
import uvicorn
from litestar import Litestar
from rich.console import Console
from rich.markup import escape

from veillee.server.http.address import home_address
from veillee.server.http.app import build_app
from veillee.server.http.conversation import converse
from veillee.server.http.request_limits import LimitedHttp
from veillee.server.http.websocket import WebSocket
from veillee.server.limits import limits_from
from veillee.server.monitoring.journal import open_journal
from veillee.server.storage.database import Unusable, open_database


class Server(uvicorn.Server):
    """`started` is called once connections are accepted. Asked to stop, it says goodbye before the
    connections are closed."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._when_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._when_started:
            self._when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await cast(Litestar, self.config.app).state.house.say_farewell()
        await super().shutdown(sockets)


def run(
    host: str,
    port: int,
    database: str,
    trusted_proxies: str,
    quick: bool,
    odds: bool,
    console: Console,
    started: Callable[[], None] | None = None,
) -> int:
    """Returns the exit code. What one of the `trusted_proxies` says of a request is believed."""
    try:
        asyncio.run(_check(database))
    except Unusable as no:
        console.print(f"[bold]{escape(str(no))}[/bold]", highlight=False)
        console.print(f"Nothing was changed. {no.advice}", highlight=False)
        return 1
    open_journal()
    greet(host, port, odds, console)
    limits = limits_from(os.environ)
    app = build_app(database, quick, odds, limits)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=cast(Any, partial(LimitedHttp, limits)),
        ws=cast(Any, partial(WebSocket, limits, partial(converse, app))),
        log_level="warning",
        access_log=False,
        ws_max_size=limits.frame_bytes,
        timeout_graceful_shutdown=3,
        server_header=False,
        forwarded_allow_ips=trusted_proxies,
    )
    Server(config, started).run()
    return 0


async def _check(database: str) -> None:
    await (await open_database(database, look_through=True)).dispose()


def greet(host: str, port: int, odds: bool, console: Console) -> None:
    console.print(f"\n[bold]Veillée[/bold] is open:  http://localhost:{port}")
    home = home_address() if host in ("0.0.0.0", "::") else None  # noqa: S104
    if home:
        address = f"http://{home}:{port}"
        console.print(f"on your home network: {address}\n")
        code = io.StringIO()
        segno.make(address, error="l").terminal(code, compact=True, border=1)
        console.print(code.getvalue(), highlight=False, markup=False)
    if odds and not find_spec("numba"):
        console.print("It shows no odds: they need pip install 'veillee\\[odds]'.")
    elif odds:
        console.print("The odds are compiled in the background; the first start takes a minute.")
    console.print("Stop it with Ctrl+C. Tables are kept.\n")
