"""A game that has not ended goes on elsewhere: from a browser at a server, and back."""

import msgspec

from veillee.live.opening import Keys, Opening, new_opening
from veillee.live.table import LiveTable
from veillee.live.wire.calls import Carried, Computer, OpenTable, Person
from veillee.live.wire.messages import SeatSeen
from veillee.running.limits import RunLimits
from veillee.running.replaying import play_again, read_bounded
from veillee.table.record import Played
from veillee.table.refused import Refused
from veillee.table.table import Table


def carried_from(live: LiveTable, now: float) -> Carried:
    if live.table.outcome is not None:
        raise Refused("over", "this game has ended")
    seen = live.seating.seats_seen(now)
    seats = [_set_up(each, live.opening.seats[each.seat].persona) for each in seen]
    return Carried(msgspec.to_builtins(live.table.record()), seats)


def _set_up(seen: SeatSeen, persona: str | None) -> Person | Computer:
    """The seat as one would ask for it when a table is opened."""
    if persona is None:
        return msgspec.convert(
            {"kind": "person", "name": seen.name, "picture": seen.picture}, Person
        )
    face = seen.picture.removeprefix(persona).removeprefix("-")
    return Computer(persona, seen.name, int(face or 1))


async def check_carried(carried: Carried, limits: RunLimits) -> tuple[Opening, Keys, list[Played]]:
    """How its table is opened here, with new keys. Raises `Refused` if it was not played so."""
    record = read_bounded(carried.record, limits)
    table = Table.replay(record, upto=0)
    if not record.gathered:
        raise Refused("record", "this game was not played at a live table")
    async for _ in play_again(table, record, limits):
        pass
    if table.outcome is not None:
        raise Refused("over", "this game has ended")
    opening, keys = new_opening(OpenTable(record.game, carried.seats, record.options, record.seed))
    if opening.seats != record.seats:
        raise Refused("record", "other players sit here than those of the record")
    return msgspec.structs.replace(opening, carried=True), keys, record.moves
