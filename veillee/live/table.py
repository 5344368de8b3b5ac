"""One live table: what it decides, and what everybody at it is sent.

It never reads a clock, opens a socket or waits for anything. It is told what happened and when, and
says what should be done (`effects.py`). Whoever runs it appends an entry to the log between
`decide` and `apply`:

    entry = live.decide(command)         # nothing has changed yet; raises `Refused`
    ...                                  # the entry is appended to the log
    effects = live.apply(entry, now)     # it is played, and everybody is told

Other servers may have connections to the same table. What they append is read and applied; who is
connected there, and what was said, they tell.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from veillee.live.effects import (
    Act,
    Command,
    Effect,
    Entry,
    KeepNames,
    OwnMoves,
    Send,
    TakenBefore,
    Tell,
)
from veillee.live.fairness import FirstShown
from veillee.live.fingertip import Fingertips
from veillee.live.limits import LiveLimits
from veillee.live.opening import Opening
from veillee.live.people.attendance import Attendance, encode
from veillee.live.people.connection import Connection
from veillee.live.people.other_servers import Here, Introduced
from veillee.live.people.renames import Renames
from veillee.live.people.seating import Guest, Seating
from veillee.live.playing import Playing
from veillee.live.sights import Sights
from veillee.live.wire.calls import Summary
from veillee.live.wire.messages import (
    Hello,
    MoodSent,
    Ping,
    RefusedSent,
    Taken,
)
from veillee.table.asks import Begin, Sit, Timed
from veillee.table.refused import Refused

LOOK_AGAIN = ("stale", "turn", "illegal")
"""Refusals after which a page is sent the table as it is now."""


class LiveTable:
    """`server`: the name of the one that runs it, where there are several."""

    def __init__(
        self,
        id: str,
        opening: Opening,
        guests: Iterable[Guest],
        now: float,
        limits: LiveLimits | None = None,
        quick: bool = False,
        server: str = "",
    ) -> None:
        self.id = id
        self.opening = opening
        self.limits = limits or LiveLimits()
        self._server = server
        self.playing = Playing(opening, self.limits, quick)
        self.table = self.playing.table
        self.seating = Seating(opening, self.table, guests, self.limits, now)
        self.present = Attendance(id, opening, self.seating, server, self.limits)
        self.connections = self.present.connections
        self._sights = Sights(self.table)
        self.fingertips = Fingertips(self.table, self.limits)
        self._first_shown = FirstShown(self.limits)
        self.renames = Renames(self.playing.open, self.seating, self.limits)
        self._is_timed = any(issubclass(move, Timed) for move in self.table.game.moves)
        self._is_stopped = False
        self.touched = self.visited = now

    # -- moves -----------------------------------------------------------------------------------

    def decide(self, command: Command) -> Entry | TakenBefore:
        """The entry to append. Raises `Refused`; nothing has changed yet."""
        return self.playing.decide(command, self._fairly)

    def _fairly(self, command: Command, move: Timed) -> Timed:
        """The reaction as it counts, since the table was shown what the move reacts to."""
        since = self.playing.open.shown(command.seat)
        if since is None or command.sent_by is None:
            return move
        slack = command.sent_by.lag.round_trip + self.limits.paint_seconds
        after = self._first_shown.reaction(move.after, since, command.arrived, slack)
        return msgspec.structs.replace(move, after=after)

    def read(self, logged: dict[str, Any]) -> Entry:
        """The next entry of the log, to be applied; `Refused` if other rules wrote it."""
        return self.playing.read(logged)

    def apply(self, entry: Entry, now: float) -> list[Effect]:
        """The entry is in the log: play it, and let everybody see what happened."""
        self.playing.advance(entry)
        self._run(now)
        eyes = {eye for connection in self.connections for eye in connection.looks}
        sent = self._sights.moment(eyes, self.playing.clock.left(now))
        effects = self.present.each_sees(sent.__getitem__) + self._moods()
        if self._is_timed:
            self._first_shown.note(self.table.seq, now)
            effects += [self._measure(connection, now) for connection in self.connections]
        if self.renames.due is not None:
            effects.append(KeepNames())
        if isinstance(entry.move, Sit):
            effects += self._sat(entry.move, now)
        if entry.sent_by is not None and entry.id is not None:
            effects.append(Send(entry.sent_by, encode(Taken(entry.id, self.table.seq))))
        return effects

    def _moods(self) -> list[Effect]:
        """Every server has the computers watch and tells its own connections."""
        return [
            effect
            for seat, mood in self.playing.computers.moods.items()
            for effect in self.present.send_here(encode(MoodSent(seat, self.table.seq, mood)))
        ]

    def replay(self, entries: Iterable[dict[str, Any]]) -> None:
        """Play what is already in the log, without telling anybody."""
        for logged in entries:
            self.playing.advance(self.playing.read(logged))

    def _sat(self, sit: Sit, now: float) -> list[Effect]:
        """A server that knew nothing of somebody who is here may have lent their seat."""
        effects = self.present.presence(now)
        if sit.persona is not None and sit.seat in self.present.held_here:
            effects.append(OwnMoves())
        return effects

    def answer(self, command: Command, result: TakenBefore | Refused, now: float) -> list[Effect]:
        """What whoever sent a command hears that led to no new entry."""
        to = command.sent_by
        if to is None or command.id is None:
            return []
        if isinstance(result, TakenBefore):
            return [Send(to, encode(Taken(command.id, result.seq)))]
        if result.name == "illegal":
            to.owes += self.limits.messages_a_miss
        effects: list[Effect] = [
            Send(to, encode(RefusedSent(command.id, result.name, result.reason)))
        ]
        return effects + self.show(to, now) if result.name in LOOK_AGAIN else effects

    def own_move(self) -> Command | None:
        """What the table does by itself, if anything.

        Who is here plays; the computer that stood in for them gets up. Nobody looks at the cards
        before everybody sits: the rules wait for the last one.
        """
        seq = self.table.seq
        if self.table.outcome is None:
            for seat in sorted(self.present.held_here):
                if self.seating.is_lent(seat):
                    return Command(None, Sit(seat, None), on=seq)
        if self.table.is_gathering and self.connections and self.seating.is_complete():
            return Command(None, Begin(), on=seq)
        return None

    # -- time ------------------------------------------------------------------------------------

    def _run(self, now: float) -> None:
        self.playing.run(None if self._is_stopped else self.present.turn, now)

    def start(self, now: float) -> None:
        """Let time pass, where it is this server's turn and the table is not paused."""
        if self.is_paused:
            self.playing.pause(now)
            self._first_shown.stand_still(now)
        else:
            self._first_shown.go_on(now)
            self._run(now)

    def stop(self) -> None:
        """For good: the table is no longer run here."""
        self._is_stopped = True
        self.playing.rest()

    @property
    def is_paused(self) -> bool:
        return self.present.is_paused

    @property
    def due(self) -> float | None:
        """When `pass_time` has something to do."""
        if self._is_stopped:
            return None
        dues = (self.playing.clock.due, self.playing.computers.due, self.present.due)
        return min((due for due in dues if due is not None), default=None)

    def pass_time(self, now: float) -> list[Effect]:
        effects: list[Effect] = [Act(command) for command in self.playing.acts(now)]
        if self.present.due is not None and self.present.due <= now:
            effects += self.present.presence(now)
        return effects

    def left(self, now: float) -> float | None:
        """Seconds that the open question has left; None: it has no end."""
        return self.playing.clock.left(now)

    def go_on_with(self, seq: int, left: float, now: float) -> None:
        """A question that a stopped server left open has the time it had left then: the pause does
        not count."""
        if seq == self.table.seq:
            self.playing.clock.go_on_with(left, now)

    # -- coming and going ------------------------------------------------------------------------

    def admit(self, connection: Connection, hello: Hello) -> None:
        """Which seats it holds and looks from; `Refused` if it may not come in."""
        seats = self.opening.seats_for(hello.keys)
        connection.held = [] if hello.screen else seats
        connection.is_screen = bool(hello.keys) and not connection.held
        connection.eyes = connection.held if hello.eyes is None else sorted(set(hello.eyes))
        if not set(connection.eyes) <= set(connection.held):
            raise Refused("seat", "these are not all your seats")
        if not self.present.has_room(connection):
            raise Refused("full", "too many are looking at this table already")

    def arrive(self, connection: Connection, now: float) -> None:
        """Somebody is here: the table may have a move of its own to make before they look."""
        self.touched = self.visited = now
        self.connections.add(connection)
        self.present.count(now)

    def welcome(self, connection: Connection, now: float) -> list[Effect]:
        """They see the table, and everybody sees them."""
        effects = self._attend(now) + self.show(connection, now)
        if self._is_timed:
            self._first_shown.note(self.table.seq, now)
            effects.append(self._measure(connection, now))
        return [*effects, self.tell_here(now)]

    def leave(self, connection: Connection, now: float) -> list[Effect]:
        self.connections.discard(connection)
        self.touched = self.visited = now
        return [*self._attend(now), self.tell_here(now)]

    def _attend(self, now: float) -> list[Effect]:
        """Somebody came or went, here or elsewhere: everybody sees it, and it may be another
        server's turn to act."""
        self.present.count(now)
        self.start(now)
        return self.present.presence(now)

    def show(self, connection: Connection, now: float) -> list[Effect]:
        """The table as it is now."""
        left = self.left(now)
        return [
            Send(connection, encode(self._sights.present(eye, left))) for eye in connection.looks
        ]

    def _measure(self, connection: Connection, now: float) -> Send:
        return Send(connection, encode(Ping(connection.lag.ping(now))))

    def tell_here(self, now: float) -> Tell:
        """For the other servers: who is here."""
        return Tell(self.here(now))

    def show_all(self, now: float) -> list[Effect]:
        return [effect for each in self.connections for effect in self.show(each, now)]

    # -- names -----------------------------------------------------------------------------------

    @property
    def new_name(self) -> Guest | None:
        """To be stored, and then told by `name_is_kept`."""
        return self.renames.due

    def name_is_kept(self, guest: Guest, now: float) -> list[Effect]:
        """It has been stored: everybody sees it, here and elsewhere."""
        self.renames.kept(guest)
        self.seating.introduce(guest)
        return [*self.present.presence(now), Tell(Introduced(self._server, self.id))]

    def meet(self, guests: Iterable[Guest], now: float) -> list[Effect]:
        """Names that another server stored."""
        self.seating.introduce(*guests)
        return self.present.presence(now)

    # -- other servers ---------------------------------------------------------------------------

    def here(self, now: float) -> Here:
        ages = self._first_shown.ages(self.playing.open.asked_at, now)
        return self.present.here(self.table.seq, self.left(now), ages)

    def learn(self, answers: Iterable[Here], now: float) -> None:
        """What other servers know of a table that has just been loaded here."""
        for here in answers:
            if here.seq:
                self.present.hear_of(here)
                self._first_shown.hear(here.ages, now)
                if here.left is not None:
                    self.go_on_with(here.seq, here.left, now)
        self.present.count(now)

    def hear_of(self, here: Here, now: float) -> list[Effect]:
        self._first_shown.hear(here.ages, now)
        if not self.present.hear_of(here):
            return []
        return [*self._attend(now), OwnMoves()] if self.table.is_gathering else self._attend(now)

    def lose(self, server: str, extend: bool, now: float) -> list[Effect]:
        """Another server is gone, with its connections. If it will be right back, time waits."""
        if not self.present.elsewhere.drop(server):
            return []
        effects: list[Effect] = []
        if extend and self.left(now) is not None:
            self.playing.clock.extend(self.limits.grace_seconds)
            effects = self.show_all(now)
        return effects + self._attend(now)

    def send_all(self, message: Any) -> list[Effect]:
        """To everybody at the table, on whatever server."""
        return self.present.send_all(message)

    def pass_on(self, data: bytes) -> list[Effect]:
        """What another server said to everybody."""
        return self.present.send_here(data)

    def summary(self, now: float) -> Summary:
        return Summary(
            table=self.id,
            game=self.opening.game,
            options=self.opening.options,
            seal=self.table.chance.seal,
            known_deal=self.opening.known_deal,
            seats=self.seating.seats_seen(now),
            seq=self.table.seq,
            outcome=self.table.outcome,
            carried=self.opening.carried,
        )
