"""A live table without a server: its log is a list, and time passes when the test says so."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec

from veillee.live.effects import Act, Command, Effect, Entry, KeepNames, OwnMoves, Send, Tell
from veillee.live.limits import LiveLimits
from veillee.live.opening import new_opening
from veillee.live.people.connection import Connection
from veillee.live.people.other_servers import News
from veillee.live.people.seating import Guest
from veillee.live.receiving import receive
from veillee.live.table import LiveTable
from veillee.live.wire.calls import OpenTable
from veillee.live.wire.messages import Closing
from veillee.table.refused import Refused

PERSON, COMPUTER = {"kind": "person"}, {"kind": "computer", "persona": "adult"}
LIMITS = LiveLimits()


def wanted(game: str, *seats: dict[str, str], **more: Any) -> OpenTable:
    return msgspec.convert({"game": game, "seats": seats, **more}, OpenTable)


class Somebody(Connection):
    """A connection that keeps what it was sent."""

    def __init__(self, *seats: int) -> None:
        super().__init__(LIMITS)
        self.held = self.eyes = list(seats)
        self.heard: list[dict[str, Any]] = []
        self.parted: Closing | None = None

    def deliver(self, data: bytes, /) -> None:
        self.heard.append(msgspec.json.decode(data))

    def part(self, closing: Closing) -> None:
        self.parted = closing

    def last(self, kind: str) -> dict[str, Any]:
        return next(one for one in reversed(self.heard) if one["type"] == kind)


class Host:
    """What a runner does, at once and in one place."""

    def __init__(self, opened: OpenTable, quick: bool = False, now: float = 100.0) -> None:
        self.now = now
        self.opening, self.keys = new_opening(opened)
        self.live = LiveTable("table", self.opening, [], now, LIMITS, quick, "here")
        self.table = self.live.table
        self.log: list[dict[str, Any]] = []
        self.names: list[Guest] = []
        self.told: list[News] = []
        self.live.start(now)

    # -- people ----------------------------------------------------------------------------------

    def come(self, *seats: int) -> Somebody:
        somebody = Somebody(*seats)
        self.live.arrive(somebody, self.now)
        self._own_moves()
        self.carry_out(self.live.welcome(somebody, self.now))
        return somebody

    def leave(self, connection: Connection) -> None:
        self.carry_out(self.live.leave(connection, self.now))

    def say(self, connection: Connection, message: Any) -> None:
        self.carry_out(receive(self.live, connection, message, self.now))

    # -- entries ---------------------------------------------------------------------------------

    def act(self, command: Command) -> None:
        try:
            entry = self.live.decide(command)
        except Refused as no:
            if command.sent_by is None:
                raise
            self.carry_out(self.live.answer(command, no, self.now))
            return
        if isinstance(entry, Entry):
            self.log.append(msgspec.to_builtins(entry.logged))
            self.carry_out(self.live.apply(entry, self.now))
        else:
            self.carry_out(self.live.answer(command, entry, self.now))

    def _own_moves(self) -> None:
        while (command := self.live.own_move()) is not None:
            self.act(command)

    def carry_out(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            match effect:
                case Send(to=to, data=data):
                    to.deliver(data)
                case Act(command=command):
                    with suppress(Refused):
                        self.act(command)
                case OwnMoves():
                    self._own_moves()
                case KeepNames():
                    while (guest := self.live.new_name) is not None:
                        self.names.append(guest)
                        self.carry_out(self.live.name_is_kept(guest, self.now))
                case Tell(news=news):
                    self.told.append(news)

    # -- time ------------------------------------------------------------------------------------

    def pass_time(self, seconds: float) -> None:
        """All that is due meanwhile happens at its moment."""
        until = self.now + seconds
        while (due := self.live.due) is not None and due <= until:
            self.now = max(due, self.now)
            self.carry_out(self.live.pass_time(self.now))
        self.now = until
