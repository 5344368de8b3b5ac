"""The game at a live table: its rules, its clock and its computer players.

Time and the computer players are deterministic given the log: where several servers let them act,
they try the same entry, and all but one find it taken and follow.
"""

from collections.abc import Callable
from typing import Any

from veillee.live.clock import Clock
from veillee.live.computers import Computers
from veillee.live.effects import Command, Entry, TakenBefore
from veillee.live.limits import LiveLimits
from veillee.live.open_asks import OpenAsks
from veillee.live.opening import Opening
from veillee.table.asks import Sit, Timed, TimeUp
from veillee.table.table import Table

Fairly = Callable[[Command, Timed], Timed]
"""A reaction as it counts."""


class Playing:
    def __init__(self, opening: Opening, limits: LiveLimits, quick: bool) -> None:
        self.table: Table = opening.new_table()
        self.open = OpenAsks(self.table)
        self.clock = Clock(self.table, quick)
        self.computers = Computers(opening, quick)
        self._ids_kept = limits.ids_kept
        self._taken: dict[tuple[int, str], int] = {}
        for seat, chair in enumerate(opening.chairs):
            if chair.seat.persona is not None:
                self.computers.sit(self.table, seat, chair.seat.persona)

    # -- entries of the log ----------------------------------------------------------------------

    def decide(self, command: Command, fairly: Fairly) -> Entry | TakenBefore:
        """Checks the command against what is asked now. Nothing has changed yet."""
        seat, id = command.seat, command.id
        if seat is not None and id is not None and (seat, id) in self._taken:
            return TakenBefore(self._taken[seat, id])
        move = self.open.accept(seat, command.move, command.on)
        if isinstance(move, Timed) and command.sent_by is not None:
            move = self.open.accept(seat, fairly(command, move), command.on)
        return Entry(self.table.seq + 1, seat, move, id, command.sent_by)

    def read(self, logged: dict[str, Any]) -> Entry:
        """The next entry as it stands in the log."""
        seat = logged["seat"]
        move = self.table.accept(seat, logged["move"])
        return Entry(self.table.seq + 1, seat, move, logged.get("id"))

    def advance(self, entry: Entry) -> None:
        """The entry is in the log: play it."""
        self.table.advance(entry.seat, entry.move)
        self.table.teller.let_go(before=self.table.seq - 1)
        self.open.note(acted=entry.seat)
        if isinstance(entry.move, Sit):
            self.computers.rise(entry.move.seat)
            if entry.move.persona is not None:
                self.computers.sit(self.table, entry.move.seat, entry.move.persona)
        self.computers.watch(self.table)
        self._remember(entry.seat, entry.id)

    def _remember(self, seat: int | None, id: str | None) -> None:
        """Moves are idempotent: whoever heard no answer retries with the same id. A retry from long
        ago answers a question that is no longer open, and is refused for that."""
        if seat is not None and id is not None:
            self._taken[seat, id] = self.table.seq
            if len(self._taken) > self._ids_kept:
                del self._taken[next(iter(self._taken))]

    # -- time ------------------------------------------------------------------------------------

    def run(self, turn: float | None, now: float) -> None:
        """Let clock and computers run, `turn` seconds after other servers; None: not here."""
        if turn is None:
            self.rest()
            return
        self.clock.wind(now, turn)
        if self.table.outcome is None:
            self.computers.start(now, turn)
        else:
            self.computers.stop()

    def pause(self, now: float) -> None:
        """Until it runs again."""
        self.clock.hold(now)
        self.rest()

    def rest(self) -> None:
        self.computers.stop()
        self.clock.stop()

    def acts(self, now: float) -> list[Command]:
        """What the clock and the computers do now."""
        seq = self.table.seq
        acts = [Command(seat, each.move, on=seq) for seat, each in self.computers.ready(now)]
        if self.clock.rings(now):
            acts.append(Command(None, TimeUp(), on=seq))
        return acts
