"""A record is played again, from wherever it comes."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from veillee.live.wire.calls import KnownWanted, Problem, Replay, Step
from veillee.memory import PERSONAS, UnknownPersona
from veillee.running.limits import RunLimits
from veillee.table.catalogue import find_game
from veillee.table.record import Played, Record, check_record, read_record
from veillee.table.refused import Refused
from veillee.table.table import Table


async def play_again(table: Table, record: Record, limits: RunLimits) -> AsyncIterator[Played]:
    """Each move once it has been played; a few at a time, so that no live table waits for it."""
    for number, played in enumerate(record.moves):
        table.play(played.seat, played.move)
        yield played
        if number % limits.replay_stretch == 0:
            await asyncio.sleep(limits.replay_pause_seconds)
    check_record(record, table.record())


def read_bounded(data: dict[str, Any], limits: RunLimits) -> Record:
    record = read_record(data)
    if len(record.moves) > limits.replay_moves:
        raise Refused("record", f"a record has at most {limits.replay_moves} moves")
    return record


async def replayed(record: Record, eye: int | None, limits: RunLimits) -> Replay:
    """As one seat saw it, or the onlooker (None)."""
    table = Table.replay(record, upto=0)
    steps: list[Step] = []

    def step(seat: int | None, move: Any) -> None:
        if table.is_gathering:
            return
        sight = table.sight(eye)
        view = msgspec.to_builtins(sight.view)
        steps.append(Step(seat, move, view, sight.asks, list(sight.events)))

    table.view(eye)
    step(None, None)
    problem = None
    try:
        async for played in play_again(table, record, limits):
            step(played.seat, played.move)
    except Refused as no:
        problem = Problem(no.name, no.reason)
    return Replay(
        game=record.game,
        options=record.options,
        seats=len(record.seats),
        eye=eye,
        seal=table.chance.seal,
        verified=problem is None,
        problem=problem,
        outcome=table.outcome,
        steps=steps,
        knowing=table.game.knowing is not None,
    )


def read_known(wanted: KnownWanted, limits: RunLimits) -> Record:
    """What can be refused at once is refused here; whether the record is true, by who plays it."""
    record = read_bounded(wanted.record, limits)
    if wanted.persona not in PERSONAS:
        raise Refused("persona", str(UnknownPersona(wanted.persona)))
    if not 0 <= wanted.seat < len(record.seats):
        raise Refused("seat", f"there is no seat {wanted.seat} at this table")
    find_game(record.game)
    return record
