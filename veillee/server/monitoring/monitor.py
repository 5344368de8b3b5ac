"""What happens at the tables of this server: counted, and written down."""

from typing import Literal

from veillee.running.monitor import Monitor
from veillee.server.monitoring import metrics
from veillee.server.monitoring.journal import alias, note, note_failure


class ServerMonitor(Monitor):
    def opened(self, table: str, game: str, seats: int) -> None:
        metrics.OPENED.labels(game).inc()
        note("table_opened", table=alias(table), game=game, seats=seats)

    def woken(self, table: str, entries: int) -> None:
        note("table_woken", table=alias(table), entries=entries)

    def put_away(self, table: str, why: str) -> None:
        note("table_put_away", table=alias(table), why=why)

    def awake(self, tables: int) -> None:
        metrics.AWAKE.set(tables)

    def moved(self, game: str, by: Literal["person", "computer", "table"]) -> None:
        metrics.moves_of(game)[by].inc()

    def ended(self, table: str, game: str, reason: str) -> None:
        metrics.ENDED.labels(game, reason).inc()
        note("game_ended", table=alias(table), reason=reason)

    def refused(self, name: str) -> None:
        metrics.REFUSED.labels(name).inc()

    def overtaken(self) -> None:
        metrics.SECOND.inc()

    def followed(self) -> None:
        metrics.FOLLOWED.inc()

    def not_followed(self, table: str, seq: int) -> None:
        note_failure("table_not_followed", table=alias(table), seq=seq)
