"""The HTTP part of the protocol."""

from functools import partial
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from veillee.games import GameSeen, games
from veillee.live.wire.calls import (
    Address,
    Again,
    Carried,
    KeysShown,
    KnownWanted,
    Opened,
    OpenTable,
    Problem,
    Replay,
    ReplayWanted,
    Summary,
)
from veillee.running import asking
from veillee.running.odds import BATCHES, Odds, read_question
from veillee.running.replaying import read_bounded, replayed
from veillee.server.house import House
from veillee.server.http.address import address_for_others
from veillee.server.http.bounded_lock import BoundedLock
from veillee.server.http.known import look_back
from veillee.server.http.origin import same_origin
from veillee.server.limits import Limits
from veillee.server.monitoring import metrics
from veillee.server.odds.answers import Suggestions
from veillee.server.odds.service import OddsService, leaving
from veillee.server.odds.worker import Worker
from veillee.table.known import Known
from veillee.table.record import Record
from veillee.table.refused import Refused
from veillee.table.seen.touch import Felt

STATUS = {
    "table": 404,
    "game": 404,
    "sealed": 403,
    "origin": 403,
    "full": 503,
    "busy": 503,
    "storage": 503,
    "restart": 503,
    "too_large": 413,
}


def refused(_request: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    metrics.REFUSED.labels(no.name).inc()
    return Response(Problem(no.name, no.reason), status_code=STATUS.get(no.name, 400))


async def body(request: Request[Any, Any, Any], kind: type[Any]) -> Any:
    """The request's body as a struct, from our own page only."""
    if not same_origin(request.headers):
        raise Refused("origin", "requests from other pages are not allowed")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("garbage", f"the request cannot be decoded: {error}") from None


@get("/api/games")
async def list_games() -> list[GameSeen]:
    return games()


@get("/api/games/{id:str}/practice")
async def practise(id: str, thing: str, x: float, y: float) -> Felt:
    return asking.practise(id, thing, x, y)


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any], house: House) -> Opened:
    return await house.open(await body(request, OpenTable))


@get("/api/tables/{id:str}")
async def table_summary(id: str, house: House) -> Summary:
    return await house.summary(id)


@post("/api/tables/{id:str}/seats", status_code=200)
async def seats_of_keys(id: str, request: Request[Any, Any, Any], house: House) -> list[int]:
    shown: KeysShown = await body(request, KeysShown)
    return asking.seats_opened((await house.table(id)).live.opening, shown.keys)


@post("/api/tables/{id:str}/again")
async def once_more(id: str, request: Request[Any, Any, Any], house: House) -> Opened:
    return await house.again(id, await body(request, Again))


@post("/api/tables/{id:str}/carry", status_code=200)
async def carry_table(id: str, request: Request[Any, Any, Any], house: House) -> Carried:
    shown: KeysShown = await body(request, KeysShown)
    return await house.carry(id, shown.keys)


@post("/api/tables/carried")
async def go_on_with_table(
    request: Request[Any, Any, Any], house: House, replays: BoundedLock
) -> Opened:
    carried: Carried = await body(request, Carried)
    async with replays.held():
        return await house.go_on(carried)


@get("/api/tables/{id:str}/record")
async def table_record(id: str, house: House) -> Record:
    return await house.record(id)


@post("/api/replay", status_code=200)
async def replay(request: Request[Any, Any, Any], replays: BoundedLock, limits: Limits) -> Replay:
    """A record, from this server or uploaded, as any seat saw it."""
    wanted: ReplayWanted = await body(request, ReplayWanted)
    async with replays.held():
        return await replayed(read_bounded(wanted.record, limits), wanted.eye, limits)


@post("/api/known", status_code=200)
async def what_did_you_know(
    request: Request[Any, Any, Any], worker: Worker, limits: Limits
) -> Known:
    """Needs a record, and there is none before the game has ended."""
    return await look_back(await body(request, KnownWanted), worker, limits)


@get("/api/odds")
async def odds(
    request: Request[Any, Any, Any],
    service: OddsService,
    limits: Limits,
    game: str = "",
    options: str = "{}",
    seats: str = "",
    games: int = BATCHES[-1],
) -> Odds:
    question = read_question(game, options, seats, games, limits)
    return await service.odds(question, partial(leaving, request.receive))


@get("/api/odds/suggestions")
async def odds_suggestions(
    request: Request[Any, Any, Any],
    service: OddsService,
    limits: Limits,
    game: str = "",
    options: str = "{}",
    seats: str = "",
) -> Suggestions:
    question = read_question(game, options, seats, BATCHES[-1], limits)
    return await service.suggestions(question, partial(leaving, request.receive))


@get("/api/address")
async def address(request: Request[Any, Any, Any]) -> Address:
    base = address_for_others(request.scope["scheme"], request.headers.get("host", ""))
    return Address(base)


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(house: House) -> Response[str]:
    """Health check: 503 while this server cannot reach the database."""
    if house.is_cut_off:
        return Response("cut off from the database", status_code=503)
    return Response("ok")


@get("/metrics")
async def prometheus() -> Response[bytes]:
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


ROUTES = [
    list_games,
    practise,
    open_table,
    table_summary,
    once_more,
    seats_of_keys,
    carry_table,
    go_on_with_table,
    table_record,
    replay,
    what_did_you_know,
    odds,
    odds_suggestions,
    address,
    healthz,
    prometheus,
]
