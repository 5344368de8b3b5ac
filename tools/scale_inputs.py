"""What `tools/scale.py` reckons with: what was measured, and what is only assumed.

Measured on two cores of a shared virtual machine with PostgreSQL 18 beside the server, while others
worked on it: processor time, so waiting does not count, but caches were not ours alone. Tom Thumb,
four people on four lines, each answering at once. Each figure is from one run, unless it says
otherwise; where a second run was made, both stand there, and they differ by up to a factor of four.
"""

from dataclasses import dataclass, field

MICRO = 1e-6


@dataclass(frozen=True)
class Measured:
    servers_a_table: tuple[int, ...] = (1, 2, 4)
    move_seconds: tuple[float, ...] = (557 * MICRO, 862 * MICRO, 1_612 * MICRO)
    """Processor time of all servers together for one move on PostgreSQL, with the people of a
    table on so many servers; some 900 moves each at 12 tables. An earlier run on one server, 50
    tables and a much busier machine: 948. (SQLite, one server: 455, which is 2,200 moves a second;
    528 in the earlier run.)"""

    hear_seconds: float = 3.2 * MICRO
    """To receive a message about a table that is not awake here, and drop it: a bare loop that
    decodes and looks the table up, 40,000 messages, 100 to a commit. The house does a bit more."""

    touch_seconds: float = 120 * MICRO
    """2,000 touches one after the other. 400 of them, 60 a second, on a busier machine: 450, with
    all that an idle server does meanwhile. A full server wakes for many touches at once."""

    bytes_a_touch: float = 71
    bytes_out_a_move: float = 4_100
    """To all four, before TLS."""

    bytes_a_table: float = 98_000
    """Awake, with two people connected and two computer players; 200 tables on a fresh server."""

    empty_server_bytes: float = 100e6
    tables_a_process: int = 5_000
    """`VEILLEE_TABLES_AWAKE`."""

    largest_commit: int = 500
    """`VEILLEE_ENTRIES_A_COMMIT`."""

    flush_seconds: float = 4.6e-3
    """One in 218 commits a second: 32 writers of one entry each with `NOTIFY`; 1,548 without. Eight
    writers: 220 and 1,158; on a quieter machine 580 and 2,094, so a flush of 1.7 ms there."""

    entry_seconds: float = 20 * MICRO
    """PostgreSQL, for one more entry in a large commit."""

    database_seconds_a_commit: float = 236 * MICRO
    """PostgreSQL, for a commit of one entry; 375 with `NOTIFY`. At people's pace a server has no
    second entry to put into it."""

    log_bytes_an_entry: float = 434 + 23
    stored_bytes_an_entry: float = 189 + 23
    """In `entries` and its index. Measured with ids of one letter; the page's have 24. The entry
    itself is then 62 to 164 bytes, by the game (golden games)."""

    folded_bytes_an_entry: float = 12
    """A whole golden game's moves compressed (zlib), without the clients' ids; 3 to 16."""

    replay_seconds_an_entry: float = 12 * MICRO


@dataclass(frozen=True)
class Assumed:
    seconds_a_move: float = 3
    """A table's pace, computer players and clocks included."""

    lines_a_table: float = 4
    seconds_a_game: float = 25 * 60
    tables_that_feel: float = 1 / 4
    time_spent_feeling: float = 1 / 3
    touches_a_second: float = 25
    """A fingertip asks again when it was answered: a round trip of 40 ms. (The limit is 60.)"""

    busy: float = 0.6
    """How much of a core, or a machine, may be used in the busiest minute."""

    cores: int = 16
    flush_seconds: float = 0.001
    """A commit record on two machines' disks, in one building."""

    patience_seconds: float = 0.05
    """What `make bench` allows from a move until everybody has seen it."""

    connections: int = 3
    """Of a server to a node: one writes, and two are enough to read."""

    log_bytes_a_second: float = 60e6
    """A node with its standby, checkpoints and vacuum besides."""

    disk_bytes: float = 4e12
    shards_a_node: int = 8
    spread_of_pace: float = 0.7
    days_kept: int = 30
    failover_seconds: float = 30
    poll_seconds: float = 0.5
    """`VEILLEE_POLL_SECONDS`."""

    entries_to_replay: int = 60
    tables_on_two_servers: float = 0.1
    """While a balancer changes its mind, or a server is restarted."""

    balancer_bits: float = 8e9
    hours: tuple[float, ...] = (
        *(1, 0, 0, 0, 0, 0, 1, 2, 3, 5, 7, 8),
        *(8, 10, 14, 18, 22, 30, 48, 80, 100, 70, 25, 6),
    )
    """How many play at each hour of their own day; in the evening most."""

    zones: dict[int, float] = field(
        default_factory=lambda: {-8: 0.05, -6: 0.1, -5: 0.15, -3: 0.1, 0: 0.1, 1: 0.45, 8: 0.05}
    )
    """Hours from Greenwich: where French, English, German, Spanish and Dutch are spoken."""


MEASURED = Measured()
ASSUMED = Assumed()
