"""What did you know? Looking back at a game, reckoned in the workshop."""

from veillee.games import find_game
from veillee.memory import PERSONAS, UnknownPersona
from veillee.server.limits import LIMITS
from veillee.server.wire import KnownWanted
from veillee.server.workshop import Workshop
from veillee.table.known import Known, what_was_known
from veillee.table.record import read_record
from veillee.table.refused import Refused


async def look_back(wanted: KnownWanted, workshop: Workshop) -> Known:
    """What can be refused at once is refused here; whether the record is true, by who plays it."""
    record = read_record(wanted.record)
    if len(record.moves) > LIMITS.replay_moves:
        raise Refused("record", f"a record has at most {LIMITS.replay_moves} moves")
    if wanted.persona not in PERSONAS:
        raise Refused("persona", str(UnknownPersona(wanted.persona)))
    if not 0 <= wanted.seat < len(record.seats):
        raise Refused("seat", f"there is no seat {wanted.seat} at this table")
    find_game(record.game)
    return await workshop.reckon(what_was_known, record, wanted.seat, wanted.persona)
