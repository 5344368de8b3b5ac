"""A million tables at once: how many machines, and what is the bottleneck.

`python -m tools.scale` prints the figures of `docs/scale.md`; with that file's name it writes them
into it. What was measured and what is assumed stands in `tools/scale_inputs.py`.
"""

import math
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.commits import Disk, OneByOne, Together, wait_for_the_disk
from tools.scale_inputs import ASSUMED, MEASURED, Assumed, Measured

DAY = 24 * 60 * 60
SIZES = (1_000, 5_000, 10_000, 30_000, 100_000, 300_000, 1_000_000)
MOST_SERVERS = 20_000
SEED = 1812
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"


class Load(NamedTuple):
    """What so many tables ask for in a second."""

    tables: int
    moves: float
    lines: float
    touches: float
    bytes_out: float
    wakes: float
    """A table that people join from another server is woken there."""


def load(tables: int, a: Assumed = ASSUMED, m: Measured = MEASURED) -> Load:
    moves = tables / a.seconds_a_move
    feeling = tables * a.tables_that_feel * a.time_spent_feeling
    touches = feeling * a.touches_a_second
    return Load(
        tables,
        moves,
        tables * a.lines_a_table,
        touches,
        moves * m.bytes_out_a_move + touches * m.bytes_a_touch,
        tables / a.seconds_a_game * (a.lines_a_table - 1),
    )


def servers_if_all_hear_all(
    wanted: Load, a: Assumed = ASSUMED, m: Measured = MEASURED
) -> int | None:
    """Today: one channel. Every server hears every entry, and every answer to every roll call.

    None: however many there are, hearing leaves them no time to work.
    """
    count = np.arange(1, MOST_SERVERS)
    work = np.interp(count, m.servers_a_table, m.move_seconds) * wanted.moves
    work += wanted.touches * m.touch_seconds
    heard = wanted.moves + wanted.wakes * (1 + count)
    time_left = count * (a.busy - heard * m.hear_seconds)
    enough = np.flatnonzero((time_left >= work) & (count * m.tables_a_process >= wanted.tables))
    return int(count[enough[0]]) if len(enough) else None


def servers_if_each_hears_its_own(
    wanted: Load, a: Assumed = ASSUMED, m: Measured = MEASURED
) -> int:
    """A subject a table, and the balancer sends a table's lines to one server while it can."""
    work = wanted.moves * m.move_seconds[0] + wanted.touches * m.touch_seconds
    return max(math.ceil(work / a.busy), math.ceil(wanted.tables / m.tables_a_process))


class Nodes(NamedTuple):
    """How many PostgreSQL nodes each thing asks for by itself."""

    processors: int
    log_writing: int
    storage: int
    storage_folded: int


def evening_to_mean(a: Assumed = ASSUMED) -> float:
    """The busiest hour of the day over the mean, people of all time zones together."""
    local = np.array(a.hours)
    day = np.sum([share * np.roll(local, -zone) for zone, share in a.zones.items()], axis=0)
    return float(day.max() / day.mean())


def kept_bytes(wanted: Load, a: Assumed = ASSUMED, m: Measured = MEASURED) -> tuple[float, float]:
    """What a house holds after a month: as it is, and with ended games folded after a day."""
    entries_a_day = wanted.moves * DAY / evening_to_mean(a)
    whole = entries_a_day * m.stored_bytes_an_entry
    folded = entries_a_day * m.folded_bytes_an_entry
    return whole * a.days_kept, whole + folded * (a.days_kept - 1)


def nodes(wanted: Load, a: Assumed = ASSUMED, m: Measured = MEASURED) -> Nodes:
    whole, folded = kept_bytes(wanted, a, m)
    return Nodes(
        math.ceil(wanted.moves * m.database_seconds_a_commit / (a.cores * a.busy)),
        math.ceil(wanted.moves * m.log_bytes_an_entry / a.log_bytes_a_second),
        math.ceil(whole / a.disk_bytes),
        math.ceil(folded / a.disk_bytes),
    )


def busiest_node(tables: int, node_count: int, chance: np.random.Generator) -> float:
    """Tables go to shards by the hash of their name, shards to nodes by turns; some tables are
    quick and some slow. The busiest node's moves in one second over the mean of all nodes."""
    shards = node_count * ASSUMED.shards_a_node
    shard = chance.integers(0, shards, tables)
    pace = chance.lognormal(0, ASSUMED.spread_of_pace, tables)
    pace *= tables / ASSUMED.seconds_a_move / pace.sum()
    rate = np.bincount(shard % node_count, weights=pace, minlength=node_count)
    seconds = chance.poisson(rate, (600, node_count))
    return float(seconds.max() / seconds.mean())


# -- tables ----------------------------------------------------------------------------------------


def on_disk_p99(
    kind: type[OneByOne | Together], wanted: Load, servers: int, flush: float, seconds: float
) -> float:
    disk = kind(Disk(flush, MEASURED.entry_seconds))
    chance = np.random.default_rng(SEED)
    most = MEASURED.largest_commit
    return wait_for_the_disk(disk, servers, wanted.moves, seconds, most, chance).p99


def today(sizes: tuple[int, ...] = SIZES, seconds: float = 3) -> str:
    """One PostgreSQL and one channel, as the house is now."""
    head = ["tables", "moves/s", "servers", "listening", "on disk, p99", "without `NOTIFY`", "WAL"]
    lines = [row(*head), row(*["---:"] * len(head))]
    for tables in sizes:
        wanted = load(tables)
        servers = servers_if_all_hear_all(wanted)
        cells = ["impossible", "–", "–", "–"]
        if servers is not None:
            heard = (wanted.moves + wanted.wakes * (1 + servers)) * MEASURED.hear_seconds
            flush = ASSUMED.flush_seconds
            waits = [
                f"{on_disk_p99(kind, wanted, servers, flush, seconds) * 1000:,.0f} ms"
                for kind in (OneByOne, Together)
            ]
            cells = [f"{servers:,}", f"{heard:.0%}", *waits]
        log = f"{wanted.moves * MEASURED.log_bytes_an_entry / 1e6:,.1f} MB/s"
        lines.append(row(f"{tables:,}", f"{wanted.moves:,.0f}", *cells, log))
    return "\n".join(lines) + "\n"


def most_tables(holds: Callable[[Load], bool], step: int = 500) -> int:
    """The largest house, in steps, for which something still holds."""
    low, high = 0, 2_000_000 // step
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (middle, high) if holds(load(middle * step)) else (low, middle)
    return low * step


def gives_way() -> str:
    """How far one PostgreSQL and one channel go, by what gives way."""

    def is_seen_soon(wanted: Load, flush: float) -> bool:
        servers = servers_if_all_hear_all(wanted)
        if servers is None:
            return False
        return on_disk_p99(OneByOne, wanted, servers, flush, 1.5) <= ASSUMED.patience_seconds

    patience = f"a move is on disk within {ASSUMED.patience_seconds * 1000:.0f} ms (p99)"
    flushes = (MEASURED.slow_flush_seconds, ASSUMED.flush_seconds, MEASURED.flush_seconds)
    found = {
        f"{patience}, a flush takes {flush * 1000:.1f} ms": partial(is_seen_soon, flush=flush)
        for flush in flushes
    } | {
        "adding servers still helps": lambda one: servers_if_all_hear_all(one) is not None,
        "a month on one disk, uncompacted": lambda one: nodes(one).storage <= 1,
        "a month on one disk, ended games compacted": lambda one: nodes(one).storage_folded <= 1,
        "one PostgreSQL's processors, without `NOTIFY`": lambda one: nodes(one).processors <= 1,
        "its write-ahead log": lambda one: nodes(one).log_writing <= 1,
    }
    lines = [row("limit", "tables up to"), row("---", "---:")]
    most = {what: most_tables(holds) for what, holds in found.items()}
    ordered = sorted(most.items(), key=lambda each: each[1])
    return "\n".join(lines + [row(what, f"{tables:,}") for what, tables in ordered]) + "\n"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def a_million(tables: int = 1_000_000) -> str:
    wanted = load(tables)
    needed = nodes(wanted)
    servers = servers_if_each_hears_its_own(wanted)
    count = max(needed.processors, needed.log_writing, needed.storage_folded)
    skew = busiest_node(tables, count, np.random.default_rng(SEED))
    whole, folded = kept_bytes(wanted)
    commits = wanted.moves / count
    delivered = wanted.moves * (1 + ASSUMED.tables_on_two_servers)
    machines = {
        "servers": math.ceil(servers / (ASSUMED.cores - 1)),
        "PostgreSQL, each with a standby": 2 * math.ceil(count * skew),
        "NATS": 3,
        "balancers": math.ceil(wanted.bytes_out * 8 / ASSUMED.balancer_bits) + 1,
    }
    rows = [
        ("tables, connections", f"{tables:,}, {wanted.lines:,.0f}"),
        ("moves per second", f"{wanted.moves:,.0f}"),
        ("touches per second (Dark Wood)", f"{wanted.touches:,.0f}"),
        ("sent to people", f"{wanted.bytes_out * 8 / 1e9:,.1f} Gbit/s"),
        ("cores for moves", f"{wanted.moves * MEASURED.move_seconds[0]:,.0f}"),
        ("cores for touches", f"{wanted.touches * MEASURED.touch_seconds:,.0f}"),
        (f"server processes at {ASSUMED.busy:.0%} of a core", f"{servers:,}"),
        ("tables, memory per process", f"{tables / servers:,.0f}, {memory(tables / servers)}"),
        ("cores of PostgreSQL", f"{wanted.moves * MEASURED.database_seconds_a_commit:,.0f}"),
        (
            "write-ahead log, all nodes",
            f"{wanted.moves * MEASURED.log_bytes_an_entry / 1e6:,.0f} MB/s",
        ),
        ("busiest hour over the mean of the day", f"{evening_to_mean():.2f}"),
        ("new on disk per day", f"{whole / ASSUMED.days_kept / 1e12:,.2f} TB"),
        ("kept for 30 days, uncompacted", f"{whole / 1e12:,.0f} TB"),
        ("kept with ended games compacted after a day", f"{folded / 1e12:,.1f} TB"),
        ("nodes by processors, log, storage, storage compacted", ", ".join(map(str, needed))),
        ("nodes used (the largest but uncompacted storage)", f"{count}"),
        ("busiest node in a second over the mean", f"{skew:.2f}"),
        ("commits per second per node", f"{commits:,.0f}"),
        ("connections per node, any server to any node", f"{servers * ASSUMED.connections:,}"),
        ("… servers grouped by node", f"{math.ceil(servers / count) * ASSUMED.connections:,}"),
        ("transaction numbers used up (2³¹) in", f"{2**31 / commits / 3600:,.0f} hours"),
        ("messages per second through NATS, in and out", f"{wanted.moves + delivered:,.0f}"),
        ("tables that stop when a node fails", f"{tables / count:,.0f}"),
        ("… until its standby answers, after", f"{ASSUMED.failover_seconds:.0f} s"),
        ("tables to reload when a server process dies", f"{tables / servers:,.0f}"),
        (
            "… replayed by the others, in total",
            f"{replay_seconds(tables / servers):.2f} s of a core",
        ),
        ("reads per second if NATS is down (polling)", f"{tables / ASSUMED.poll_seconds:,.0f}"),
        *((f"machines: {what}", f"{number:,}") for what, number in machines.items()),
        ("machines in all", f"{sum(machines.values()):,}"),
    ]
    return "\n".join([row("", ""), row("---", "---:"), *(row(*each) for each in rows)]) + "\n"


def memory(tables: float) -> str:
    return f"{(MEASURED.empty_server_bytes + tables * MEASURED.bytes_a_table) / 1e6:,.0f} MB"


def replay_seconds(tables: float) -> float:
    return tables * ASSUMED.entries_to_replay * MEASURED.replay_seconds_an_entry


def figures() -> str:
    parts = {
        "Today: one PostgreSQL, one channel": today(),
        "How far that scales": gives_way(),
        "A million tables: the log sharded by table, one subject per table": a_million(),
    }
    return "\n".join(f"**{title}**\n\n{part}" for title, part in parts.items())


if __name__ == "__main__":
    if len(sys.argv) == 1:
        print(figures())
    else:
        document = Path(sys.argv[1])
        before, _, rest = document.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        document.write_text(f"{before}{BEGIN}\n{figures()}\n{END}{after}", encoding="utf-8")
