"""What `tools/scale.py` reckons with: what was measured, and what is only assumed.

Measured on two cores of a shared virtual machine with PostgreSQL 18 and the clients beside the
server, by `tools/scale_moves.py`, `tools/scale_lines.py` and `tools/scale_log.py`, twice; the
dearer of the two runs counts. Unless it says otherwise, others used less than an eighth of a core
meanwhile. Tom Thumb, four people on four lines. All is processor time, so waiting does not count.

What a move or a touch takes depends on how much there is to do: a busy server wakes up for several
at once. So what counts here was measured on a server about as busy as `ASSUMED.busy` allows.
"""

from dataclasses import dataclass, field

MICRO = 1e-6


@dataclass(frozen=True)
class Measured:
    servers_a_table: tuple[int, ...] = (1, 2, 4)
    move_seconds: tuple[float, ...] = (347 * MICRO, 482 * MICRO, 671 * MICRO)
    """Processor time of all servers together for one move on PostgreSQL, with the people of a table
    on so many servers. 600 tables, 1,665 moves a second: one server is then 58 % busy, two are 40 %
    each and four 28 %, which two cores do not let us raise, so the last two are rather too high.
    The other run: 332, 455 and 647.

    At 333 moves a second: 619, 791 and 1,590 (others used up to 21 % of a core); by `bench.load`,
    with 1,000 tables, 720 on one. 12 tables that answer at once: 214, 345 and 498; 1,000 that do:
    152 on one server, which is 6,600 moves a second. One server with SQLite: 362 at 1,666 moves a
    second; at a move every 3 s 1,030 with 200 tables and 678 with 1,500; 145 to 180 at once."""

    hear_seconds: float = 1.5 * MICRO
    """To receive a message about a table that is not awake here, and drop it: a whole server that
    does nothing else, 200,000 messages, 100 to a commit."""

    touch_seconds: float = 44 * MICRO
    """500 fingertips, each 40 ms after its last answer: 12,100 touches a second, 53 % of a core (35
    in the other run). 125 of them: 56; 17: 72. One that does not pause: 83; 25 that do not: 24."""

    bytes_a_touch: float = 71
    """From before the server became faster; the message is the same."""

    bytes_out_a_move: float = 4_100
    """To all four, before TLS: 3,800 at the beginning of a game, 4,150 over a whole one."""

    bytes_a_table: float = 115_000
    """Awake, with four lines, after a whole long game of 262 moves, 500 tables at the same time:
    114,000; just seated 61,000. With two people and two computer players, just seated, 55,000 and
    50,000 (200 and 1,000 tables)."""

    empty_server_bytes: float = 100e6
    tables_a_process: int = 5_000
    """`VEILLEE_TABLES_AWAKE`."""

    largest_commit: int = 500
    """`VEILLEE_ENTRIES_A_COMMIT`."""

    flush_seconds: float = 0.3e-3
    """One in 3,266 commits a second: 32 writers of one entry each with `NOTIFY`; 8,286 without,
    where two cores are full. Eight writers: 3,866 and 8,569; one: 2,751 and 2,873. The disk itself,
    which is virtual, takes 0.09 ms. With others using a core: 957 and 3,814 (32 writers)."""

    slow_flush_seconds: float = 4.6e-3
    """The same disk in another, busy hour, before the log was written through the driver itself:
    218 commits a second with `NOTIFY` and 1,548 without (32 writers)."""

    entry_seconds: float = 12 * MICRO
    """PostgreSQL, for one more entry in a large commit."""

    database_seconds_a_commit: float = 153 * MICRO
    """PostgreSQL, for a commit of one entry without `NOTIFY`, 32 writers (a full node would have
    some sixty); 130 with eight and 190 with one. With `NOTIFY` 284, 205 and 184. At people's pace a
    server has hardly a second entry to put into it: one with 333 moves a second, heard by nobody
    but itself, makes PostgreSQL spend 416 a move (it goes to sleep and wakes up for each), one with
    1,665 moves a second 202."""

    log_bytes_an_entry: float = 434 + 23
    stored_bytes_an_entry: float = 189 + 23
    """In `entries` and its index. Measured with ids of one letter; the page's have 24. The entry
    itself is then 62 to 164 bytes, by the game (golden games). Measured again with ids of 24
    letters and entries of 88 bytes: 430 and 229."""

    folded_bytes_an_entry: float = 12
    """A whole golden game's moves compressed (zlib), without the clients' ids; 3 to 16."""

    replay_seconds_an_entry: float = 12 * MICRO
    """From before the server became faster, and not measured again. The rules alone take 4 of it
    now (a long game of Tom Thumb)."""


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
