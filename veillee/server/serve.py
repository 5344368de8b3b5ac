"""Starting the house and saying where it is."""

import asyncio
import io
from pathlib import Path

import segno
import uvicorn
from rich.console import Console

from veillee.server.address import home_address
from veillee.server.app import build_app
from veillee.server.journal import open_journal
from veillee.server.limits import LIMITS
from veillee.server.log import Damaged, Log


def run(host: str, port: int, database: Path, quick: bool, odds: bool, console: Console) -> int:
    """Returns the exit code."""
    try:
        asyncio.run(_check(database))
    except Damaged as damage:
        console.print(f"[bold]{damage}[/bold]")
        console.print("Nothing was changed. Put a backup in its place, or move it away to start")
        console.print("with an empty house.")
        return 1
    open_journal()
    greet(host, port, console)
    config = uvicorn.Config(
        build_app(database, quick, odds),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=LIMITS.frame_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    uvicorn.Server(config).run()
    return 0


async def _check(database: Path) -> None:
    database.parent.mkdir(parents=True, exist_ok=True)
    await (await Log.open(database)).close()


def greet(host: str, port: int, console: Console) -> None:
    console.print(f"\n[bold]Veillée[/bold] is open:  http://localhost:{port}")
    home = home_address() if host in ("0.0.0.0", "::") else None  # noqa: S104
    if home:
        address = f"http://{home}:{port}"
        console.print(f"on your home network: {address}\n")
        code = io.StringIO()
        segno.make(address, error="l").terminal(code, compact=True, border=1)
        console.print(code.getvalue(), highlight=False, markup=False)
    console.print("Stop it with Ctrl+C. Tables are kept.\n")
