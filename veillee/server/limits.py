"""Every limit of the server, in one place."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields

KIB = 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """A family shares one address, so nothing here looks at addresses."""

    message_bytes: int = 16 * KIB
    frame_bytes: int = 64 * KIB
    """Larger frames are cut off by the protocol itself, without an answer."""

    body_bytes: int = 512 * KIB
    messages_a_second: float = 80
    messages_at_once: int = 160
    """A connection that sends faster is slowed down …"""

    slowed_messages: int = 400
    """… and closed, with a reason, once it was slowed this often in a row."""

    messages_a_rename: int = 40
    renames_a_seat: int = 6
    """A new name costs as much as so many messages, and a seat gets so many of them in a game."""

    frames_a_second: float = 20
    frames_at_once: int = 60
    """WebSocket frames that are not a whole message: pings, pongs and fragments. A connection that
    sends more of them is cut off."""

    pieces_a_message: int = 1_024
    sign_of_life_seconds: float = 20
    """A line is asked so often whether somebody is there, and cut if nothing came since."""

    goodbye_seconds: float = 10
    """How long a line that we close is left for the other side to close it, too."""

    unread_bytes: int = 256 * KIB
    """A connection that reads this far behind is closed; it may come back for a fresh sight."""

    touches_a_second: float = 60
    touches_at_once: int = 8
    finger_speed: float = 0.8
    """Widths of the thing that is felt, a second: about as fast as a finger learns anything."""

    round_trips_kept: int = 8
    round_trip_seconds: float = 0.5
    """A line slower than this is not believed when it says that somebody was faster."""

    paint_seconds: float = 0.08
    """Between a sight's arrival and its picture on the screen."""

    lines: int = 20_000
    """Open lines in the whole house, or three quarters of the files the system lets us open."""

    request_seconds: float = 20
    """A request has come by then, and its answer has been read on, or the line is closed."""

    heading_bytes: int = 32 * KIB
    connections_a_table: int = 64
    """For each seat, for table screens and for all onlookers: nobody's place is taken by somebody
    else's lines."""

    tables_awake: int = 5_000
    """One more, and the table sleeps that nobody has looked at for longest."""

    paused_seconds: float = 1
    """Tables where only computers play pause while nobody watches. They make room first, after so
    long."""

    tables_a_second: float = 40
    tables_at_once: int = 400
    """Tables opened in the whole house: whoever plays already comes first."""

    tables_kept: int = 200_000
    """With more than that, tables at which nobody ever played are forgotten, the oldest first."""

    unplayed_seconds: float = 60 * 60
    """… but not before this."""

    replay_stretch: int = 10
    replay_pause_seconds: float = 0.004
    """So many moves of a replay are played in one go; then the tables have their turn."""

    replays_waiting: int = 16
    hello_seconds: float = 10
    lend_after_seconds: float = 60
    sleep_after_seconds: float = 15 * 60
    sweep_seconds: float = 30
    expire_after_days: float = 30
    replay_moves: int = 5_000
    reckonings_waiting: int = 16
    """Odds and memories that wait for the workshop; who asks then is told to come back."""

    odds_a_second: float = 10
    odds_at_once: int = 40
    """Questions for odds in the whole house that are not on the shelf of `odds_kept` answers."""

    odds_kept: int = 512
    odds_query_bytes: int = 2 * KIB
    odds_patience_seconds: float = 0.8
    """Whoever waits longer is told that the odds are still being reckoned, and asks again."""

    codes_a_second: float = 10
    codes_at_once: int = 60
    """QR codes drawn in the whole house. The last `codes_kept` need not be drawn again."""

    codes_kept: int = 1_000
    code_letters: int = 200
    searches_at_once: int = 4
    """Searches for suggestions; each hands its many small reckonings over one by one."""

    sights_timed: int = 50
    """When each of the last so many sights was sent is kept, for hands that react to them."""

    ids_kept: int = 24
    """A move that is sent again is known by its id among the last so many of its table."""

    entries_a_commit: int = 500
    storage_seconds: float = 5
    """A database that does not answer for so long is away: moves are refused until it is back."""

    alive_seconds: float = 1
    silence_seconds: float = 4
    """A server that was not heard for so long is gone, and so is a line to the database."""

    poll_seconds: float = 0.5
    """How often the log is asked what is new, while the other servers cannot be heard."""

    cut_off_seconds: float = 6
    """A server that has not reached the database for so long lets its lines go."""

    unvisited_seconds: float = 20
    """How long a table that is played on other servers is followed with nobody looking."""

    turn_seconds: float = 0.25
    """Where several servers could act for a table, each waits so much longer than the last."""

    answer_seconds: float = 0.3
    """How long a table that wakes up waits for what other servers know of it."""

    try_again_seconds: float = 1
    waiting_news: int = 5_000
    grace_seconds: float = 1
    """What a question's time is extended by when somebody's server is restarted."""

    come_back_seconds: float = 0.8
    """Lines that are closed for a restart come back within this time, not all at once."""


def limits_from(environment: Mapping[str, str]) -> Limits:
    """`VEILLEE_TABLES_AWAKE=200` and the like: whoever hosts may choose other limits."""
    chosen: dict[str, float] = {}
    for limit in fields(Limits):
        text = environment.get(f"VEILLEE_{limit.name.upper()}")
        if text is not None:
            try:
                number = float(text)
            except ValueError:
                raise SystemExit(
                    f"VEILLEE_{limit.name.upper()} is a number, not {text!r}"
                ) from None
            chosen[limit.name] = int(number) if limit.type is int else number
    return Limits(**chosen)  # pyright: ignore[reportArgumentType]


LIMITS = limits_from(os.environ)
