"""Deleting a table for good, from the command line, while the house may be open."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

from veillee.server.storage.database import Unusable, is_postgresql
from veillee.server.storage.log import Log
from veillee.table.refused import Refused


def forget(table: str, database: str) -> bool:
    """False: there is no such table. Servers that have it open put it away at once, or (with a
    file, where nobody tells them) with the next move or within half a minute."""
    if not is_postgresql(database) and not Path(database).exists():
        raise RuntimeError(f"there is no database {database}")
    try:
        return asyncio.run(_forget(name_of(table), database))
    except (Unusable, Refused) as no:
        raise RuntimeError(str(no)) from None


async def _forget(table: str, database: str) -> bool:
    log = await Log.open(database)
    try:
        return await log.forget(table)
    finally:
        await log.close()


def name_of(link: str) -> str:
    """`https://house.example/t/NAME#key`, or only the name."""
    path = urlsplit(link).path
    return path.rpartition("/t/")[2].strip("/")
