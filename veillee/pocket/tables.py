"""The tables of one browser."""

from veillee.live.keys import new_table_id
from veillee.pocket.storage import StoredLog
from veillee.running.limits import RunLimits
from veillee.running.monitor import Monitor
from veillee.running.tables import Tables

PREFIX = "pocket."
"""No server gives such a name, so a page knows from it where a table is."""


class PocketTables(Tables[StoredLog, RunLimits]):
    """The seed of every game is on the device that plays it: whoever sits there may have it."""

    gives_seeds = True

    def __init__(self, log: StoredLog, limits: RunLimits, quick: bool) -> None:
        super().__init__(log, limits, Monitor(), quick)

    def _new_id(self) -> str:
        return PREFIX + new_table_id()

    def hear(self, id: str, seq: int) -> None:
        """Another tab appended an entry."""
        runner = self._awake.get(id)
        if runner is not None:
            runner.hear(seq, None)

    def rest(self) -> None:
        """While nobody looks at a table, no time passes there and no computer plays."""
        for id, runner in list(self._awake.items()):
            if not runner.live.connections:
                self._put_away(id, "asleep", "nobody looks at this table")

    async def forget(self, id: str) -> None:
        self._put_away(id, "table", "this table has been put away")
        await self._log.forget(id)
