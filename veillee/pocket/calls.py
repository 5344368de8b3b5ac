"""What a page asks beside its live tables: the same questions and answers as those of a server."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from veillee.games import games
from veillee.live.wire.calls import (
    Again,
    Carried,
    KeysShown,
    KnownWanted,
    OpenTable,
    Problem,
    ReplayWanted,
)
from veillee.pocket.odds import RoughOdds
from veillee.pocket.storage import text
from veillee.pocket.tables import PocketTables
from veillee.running.asking import practise, seats_opened
from veillee.running.limits import RunLimits
from veillee.running.odds import read_question
from veillee.running.replaying import read_bounded, read_known, replayed
from veillee.table.known import what_was_known
from veillee.table.refused import Refused

Handler = Callable[..., Awaitable[Any]]
_journal = logging.getLogger("veillee")


class Calls:
    def __init__(self, tables: PocketTables, limits: RunLimits) -> None:
        self._tables = tables
        self._limits = limits
        self._rough = RoughOdds()
        self._routes: list[tuple[str, re.Pattern[str], Handler]] = [
            ("GET", re.compile("/api/games"), self._games),
            ("GET", re.compile("/api/games/([^/]+)/practice"), self._practise),
            ("POST", re.compile("/api/tables"), self._open),
            ("POST", re.compile("/api/tables/carried"), self._go_on),
            ("GET", re.compile("/api/tables/([^/]+)"), self._summary),
            ("DELETE", re.compile("/api/tables/([^/]+)"), self._forget),
            ("POST", re.compile("/api/tables/([^/]+)/seats"), self._seats),
            ("POST", re.compile("/api/tables/([^/]+)/again"), self._again),
            ("POST", re.compile("/api/tables/([^/]+)/carry"), self._carry),
            ("GET", re.compile("/api/tables/([^/]+)/record"), self._record),
            ("POST", re.compile("/api/replay"), self._replay),
            ("POST", re.compile("/api/known"), self._known),
            ("GET", re.compile("/api/odds"), self._odds),
        ]

    async def answer(self, method: str, address: str, body: str) -> tuple[bool, str]:
        """Whether it could be done, and the answer or the problem as JSON."""
        try:
            return True, text(await self._ask(method, address, body))
        except Refused as no:
            return False, text(Problem(no.name, no.reason))
        except Exception:
            _journal.exception("call_failed")
            return False, text(Problem("unknown", "something went wrong here"))
        finally:
            self._tables.rest()

    async def _ask(self, method: str, address: str, body: str) -> Any:
        path, query = urlsplit(address).path, urlsplit(address).query
        for its_method, pattern, handler in self._routes:
            found = pattern.fullmatch(path)
            if found is not None and its_method == method:
                said = (body,) if method == "POST" else (query,) if query else ()
                return await handler(*found.groups(), *said)
        raise Refused("address", "there is nothing at this address")

    async def _games(self) -> Any:
        return games()

    async def _practise(self, game: str, query: str) -> Any:
        asked = read_query(query)
        try:
            thing, x, y = asked["thing"], float(asked["x"]), float(asked["y"])
        except (KeyError, ValueError):
            raise Refused("touch", "thing, x and y are needed") from None
        return practise(game, thing, x, y)

    async def _open(self, body: str) -> Any:
        return await self._tables.open(read(body, OpenTable))

    async def _go_on(self, body: str) -> Any:
        return await self._tables.go_on(read(body, Carried))

    async def _summary(self, id: str) -> Any:
        return await self._tables.summary(id)

    async def _forget(self, id: str) -> Any:
        return await self._tables.forget(id)

    async def _seats(self, id: str, body: str) -> Any:
        opening = (await self._tables.table(id)).live.opening
        return seats_opened(opening, read(body, KeysShown).keys)

    async def _again(self, id: str, body: str) -> Any:
        return await self._tables.again(id, read(body, Again))

    async def _carry(self, id: str, body: str) -> Any:
        return await self._tables.carry(id, read(body, KeysShown).keys)

    async def _record(self, id: str) -> Any:
        return await self._tables.record(id)

    async def _replay(self, body: str) -> Any:
        wanted = read(body, ReplayWanted)
        record = read_bounded(wanted.record, self._limits)
        return await replayed(record, wanted.eye, self._limits)

    async def _known(self, body: str) -> Any:
        wanted = read(body, KnownWanted)
        record = read_known(wanted, self._limits)
        return what_was_known(record, wanted.seat, wanted.persona, PEOPLE)

    async def _odds(self, query: str) -> Any:
        asked = read_query(query)
        try:
            games = int(asked["games"])
            wanted = asked["game"], asked["options"], asked["seats"], games
        except (KeyError, ValueError):
            raise Refused("garbage", "game, options, seats and games are needed") from None
        return await self._rough.odds(read_question(*wanted, self._limits))


def read_query(query: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(query).items()}


PEOPLE = 24
"""Fewer than a server seats: Python is several times as slow in a browser."""


def read(body: str, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("garbage", f"the request cannot be decoded: {error}") from None
