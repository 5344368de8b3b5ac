"""What did you know? Looking back at a game, computed in the worker process."""

from veillee.games import find_game
from veillee.live.wire.calls import KnownWanted
from veillee.memory import PERSONAS, UnknownPersona
from veillee.server.limits import Limits
from veillee.server.odds.worker import Worker
from veillee.table.known import Known, what_was_known
from veillee.table.record import read_record
from veillee.table.refused import Refused


async def look_back(wanted: KnownWanted, worker: Worker, limits: Limits) -> Known:
    """What can be refused at once is refused here; whether the record is true, by who plays it."""
    record = read_record(wanted.record)
    if len(record.moves) > limits.replay_moves:
        raise Refused("record", f"a record has at most {limits.replay_moves} moves")
    if wanted.persona not in PERSONAS:
        raise Refused("persona", str(UnknownPersona(wanted.persona)))
    if not 0 <= wanted.seat < len(record.seats):
        raise Refused("seat", f"there is no seat {wanted.seat} at this table")
    find_game(record.game)
    return await worker.run(what_was_known, record, wanted.seat, wanted.persona)
