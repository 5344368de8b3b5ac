"""Since when each seat has been asked what it is asked now."""

from typing import Any, NamedTuple

from veillee.table.asks import Move
from veillee.table.refused import Refused
from veillee.table.table import Table


class _Open(NamedTuple):
    kind: str
    choices: Any
    since: int
    shown: int


class OpenAsks:
    """An answer to an older sight may still answer the question that is open: here it is known."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._open: dict[int | None, _Open] = {}
        self.note(acted=None)

    def note(self, acted: int | None) -> None:
        """Something was played, by the seat that `acted`."""
        before, self._open = self._open, {}
        for ask in self._table.asks:
            was = before.get(ask.seat)
            since = shown = self._table.seq
            if was is not None and (was.kind, was.choices) == (ask.kind, ask.choices):
                shown = was.shown
                since = since if ask.seat == acted else was.since
            self._open[ask.seat] = _Open(ask.kind, ask.choices, since, shown)

    def since(self, seat: int | None) -> int | None:
        """The entry of the log since which the seat is asked this; None: it is not asked."""
        return self._open[seat].since if seat in self._open else None

    def shown(self, seat: int | None) -> int | None:
        """The entry that showed what the seat is asked about. It may have answered since, and be
        asked the same once more: whoever let a card go may still slap it."""
        return self._open[seat].shown if seat in self._open else None

    @property
    def is_quiet(self) -> bool:
        """Whether helping is against the rules now."""
        return any(ask.quiet for ask in self._table.asks)

    @property
    def asked_at(self) -> set[int]:
        """The entries of the log that showed what is open."""
        return {one.shown for one in self._open.values()}

    def accept(self, seat: int | None, move: Any, on: int | None) -> Move:
        """An answer to an older sight counts only if the same question is still open for the seat.

        (In a race or a look somebody else may have acted meanwhile without closing it.)
        """
        now, since = self._table.seq, self.since(seat)
        if on is None or on == now or (since is not None and since <= on < now):
            return self._table.accept(seat, move)
        raise Refused("stale", f"this answers sight {on}; now it is {now}")
