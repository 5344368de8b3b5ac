"""Every limit of a server, in one place; those of a live table and of whoever runs it are in
`veillee.live` and `veillee.running`."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from veillee.running.limits import KIB, RunLimits


@dataclass(frozen=True, slots=True)
class Limits(RunLimits):
    """No limit is per IP address, because a family shares one."""

    frame_bytes: int = 64 * KIB
    """A larger WebSocket frame closes the connection without an answer."""

    body_bytes: int = 512 * KIB
    messages_a_second: float = 80
    messages_at_once: int = 160
    """A connection that sends faster is slowed down …"""

    slowed_messages: int = 400
    """… and closed, with a reason, after being slowed down this many times in a row."""

    frames_a_second: float = 20
    frames_at_once: int = 60
    """WebSocket frames that are not a whole message: pings, pongs and fragments. A connection that
    sends more of them is closed."""

    pieces_a_message: int = 1_024
    sign_of_life_seconds: float = 20
    """How often a connection is pinged. It is closed if nothing has arrived since the last ping."""

    goodbye_seconds: float = 10
    """How long the server waits for the client to close its side of a closed connection."""

    unread_bytes: int = 256 * KIB
    """A connection with more unread data is closed. The client may reconnect for a new sight."""

    lines: int = 20_000
    """Open connections per server, or three quarters of the open-file limit if that is less."""

    request_seconds: float = 20
    """Timeout for receiving a request, and for a client that does not read its answer."""

    heading_bytes: int = 32 * KIB
    tables_awake: int = 5_000
    """Tables in memory. One more, and the one unvisited for longest is unloaded."""

    paused_seconds: float = 1
    """Tables with computer players only are paused while nobody watches. After this time they are
    the first to be unloaded."""

    tables_a_second: float = 40
    tables_at_once: int = 400
    """New tables per server: running games come first."""

    tables_kept: int = 200_000
    """With more tables in the database, those without any move are deleted, oldest first …"""

    unplayed_seconds: float = 60 * 60
    """… but not before nobody has used them for this long."""

    replays_waiting: int = 16
    sleep_after_seconds: float = 15 * 60
    sweep_seconds: float = 30
    expire_after_days: float = 30
    computations_waiting: int = 16
    """Computations (odds, 'What did you know?') in the queue; further requests are refused."""

    odds_a_second: float = 10
    odds_at_once: int = 40
    """Requests for odds per server that are not among the last `odds_kept`, which are cached."""

    odds_kept: int = 512
    odds_patience_seconds: float = 0.8
    """A request that takes longer is answered with `warming`; the client asks again."""

    searches_at_once: int = 4
    """Concurrent searches for suggestions; each queues its computations one by one."""

    entries_a_commit: int = 500
    wal_quiet_seconds: float = 0.2
    """After this long without a commit, SQLite's write-ahead log is copied into the database …"""

    wal_bytes: int = 16 * KIB * KIB
    """… or when it is larger than this."""

    storage_seconds: float = 5
    """Database timeout. After it, moves are refused until the database answers again."""

    alive_seconds: float = 1
    silence_seconds: float = 4
    """A server, or a database connection, that is silent for this long counts as gone."""

    poll_seconds: float = 0.5
    """How often the log is polled while notifications from other servers do not arrive."""

    cut_off_seconds: float = 6
    """A server that has not reached the database for this long closes its connections."""

    unvisited_seconds: float = 20
    """How long a table that is played on other servers is followed here with nobody connected."""

    answer_seconds: float = 0.3
    """How long a table that is being loaded waits for the answers of other servers."""

    waiting_messages: int = 5_000
    come_back_seconds: float = 0.8
    """After a restart clients reconnect at random times within this, not all at once."""


DEFAULTS = Limits()


def limits_from(environment: Mapping[str, str]) -> Limits:
    """The limits, overridden by environment variables such as `VEILLEE_TABLES_AWAKE=200`."""
    chosen: dict[str, float] = {}
    for limit in fields(Limits):
        text = environment.get(f"VEILLEE_{limit.name.upper()}")
        if text is not None:
            try:
                number = float(text)
            except ValueError:
                raise SystemExit(
                    f"VEILLEE_{limit.name.upper()} must be a number, not {text!r}"
                ) from None
            chosen[limit.name] = int(number) if limit.type is int else number
    return Limits(**chosen)  # pyright: ignore[reportArgumentType]
