"""What a message from a page means at a live table. What is not allowed raises `Refused`."""

from veillee.live.effects import Act, Command, Effect, KeepNames, Send
from veillee.live.people.attendance import encode
from veillee.live.people.connection import Connection
from veillee.live.table import LiveTable
from veillee.live.wire.messages import (
    Alive,
    Drum,
    Drummed,
    Eyes,
    FeltSent,
    FromClient,
    Heartbeat,
    Hello,
    Introduce,
    Lend,
    MoveWanted,
    Pause,
    Pong,
    React,
    Reaction,
    Touch,
)
from veillee.memory import UnknownPersona, persona_named
from veillee.table.asks import Sit
from veillee.table.refused import Refused


def command_from(
    live: LiveTable, connection: Connection, wanted: MoveWanted | Lend, now: float
) -> Command:
    """What changes the game, as a command to decide."""
    if isinstance(wanted, MoveWanted):
        check_held(connection, wanted.seat)
        return Command(wanted.seat, wanted.move, wanted.id, wanted.on, connection, now)
    if not connection.held:
        raise Refused("seat", "only somebody who sits at the table may do this")
    if not live.seating.may_lend(wanted.seat, now):
        raise Refused("lend", "a seat may be lent once it has been empty for a while")
    try:
        persona_named(wanted.persona)
    except UnknownPersona as unknown:
        raise Refused("persona", str(unknown)) from None
    return Command(None, Sit(wanted.seat, wanted.persona), on=live.table.seq)


def receive(
    live: LiveTable, connection: Connection, message: FromClient, now: float
) -> list[Effect]:
    match message:
        case MoveWanted() | Lend():
            return [Act(command_from(live, connection, message, now))]
        case Eyes(seats=seats):
            return open_eyes(live, connection, seats, now)
        case React(seat=seat, what=what):
            check_held(connection, seat)
            if live.playing.open.is_quiet:
                raise Refused("quiet", "shh: somebody is thinking")
            return live.send_all(Reaction(seat, what))
        case Drum(seat=seat):
            check_held(connection, seat)
            drums = live.table.game.may_drum(live.table.board, seat)
            return live.send_all(Drummed(seat)) if drums else []
        case Introduce(seat=seat):
            check_held(connection, seat)
            live.renames.want(connection, message)
            return [KeepNames()]
        case Touch():
            return [Send(connection, encode(feel(live, connection, message, now)))]
        case Pause(over=over):
            return pause(live, connection, over, now)
        case Pong(count=count):
            connection.lag.pong(count, now)
            return []
        case Heartbeat():
            return [Send(connection, encode(Alive()))]
        case Hello():
            raise Refused("hello", "one hello is enough")


def open_eyes(
    live: LiveTable, connection: Connection, seats: list[int], now: float
) -> list[Effect]:
    if not set(seats) <= set(connection.held):
        raise Refused("seat", "these are not all your seats")
    connection.eyes = sorted(set(seats))
    return [*live.show(connection, now), live.tell_here(now)]


def pause(live: LiveTable, connection: Connection, over: bool, now: float) -> list[Effect]:
    """Somebody reads the rules, or has read them: then time goes on from where it was."""
    was_paused = live.is_paused
    connection.is_waited_for = not over
    live.start(now)
    goes_on = was_paused and not live.is_paused
    return [*(live.show_all(now) if goes_on else ()), live.tell_here(now)]


def feel(live: LiveTable, connection: Connection, touch: Touch, now: float) -> FeltSent:
    """What the fingertip feels goes to the one connection it came from, and is kept nowhere."""
    if touch.seat not in connection.looks:
        raise Refused("seat", f"seat {touch.seat} is not yours, or its eyes are closed")
    if live.present.elsewhere.feels_before(touch.seat):
        raise Refused("touch", f"seat {touch.seat} feels on another device")
    return live.fingertips.touch(touch, live.playing.open.since(touch.seat), now)


def check_held(connection: Connection, seat: int) -> None:
    if seat not in connection.held:
        raise Refused("seat", f"seat {seat} is not yours")
