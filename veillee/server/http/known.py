"""What did you know? Looking back at a game, computed in the worker process."""

from veillee.live.wire.calls import KnownWanted
from veillee.running.replaying import read_known
from veillee.server.limits import Limits
from veillee.server.odds.worker import Worker
from veillee.table.known import Known, what_was_known


async def look_back(wanted: KnownWanted, worker: Worker, limits: Limits) -> Known:
    record = read_known(wanted, limits)
    return await worker.run(what_was_known, record, wanted.seat, wanted.persona)
