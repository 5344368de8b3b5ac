"""Many tables of four at once, beside boardgame.io's own server with its matches in memory"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from statistics import median

from rich.console import Console

from bench.cell import Cell, measure
from bench.hosts import has_boardgame
from bench.swarm import Counted
from tests.several.postgres import running_postgres

TABLES = (10, 50, 200, 1_000)
PEER = "boardgame"
WHO = {PEER: "boardgame.io", "sqlite": "SQLite", "postgresql": "PostgreSQL"}
TURNS = {50: 3, 200: 3}
"""Where ours should be twice as fast as theirs: a machine is not always as fast as a moment ago, so
they are measured in turn, this often."""
Row = tuple[str, str, str]
Turns = Sequence[Cell]
"""One server with so many tables, measured once or several times."""


def figures(tables: tuple[int, ...] = TABLES, who: tuple[str, ...] = tuple(WHO)) -> Iterator[Row]:
    cells: list[Cell] = []
    if PEER in who and not has_boardgame():
        yield WHO[PEER], "not here", ""
        who = tuple(one for one in who if one != PEER)
    with ExitStack() as stack:
        postgres = stack.enter_context(running_postgres()) if "postgresql" in who else None
        for many in tables:
            peers: Turns = ()
            turns = [
                [measure(one, many, postgres) for one in who] for _ in range(TURNS.get(many, 1))
            ]
            for measured in zip(*turns, strict=True):
                yield from full_speed(measured, peers)
                cells.append(middle(measured))
                peers = measured if measured[0].who == PEER else peers
    for cell in cells:
        yield from peoples_pace(cell)
    for one in who:
        yield from growth([cell for cell in cells if cell.who == one])


def middle(measured: Turns) -> Cell:
    return sorted(measured, key=lambda cell: cell.moves_a_second)[len(measured) // 2]


def full_speed(measured: Turns, peers: Turns) -> Iterator[Row]:
    cell = middle(measured)
    counted = cell.counted
    sights = counted.deliveries
    name = f"{cell.tables:,} tables, {WHO[cell.who]}"
    moves = f"{cell.moves_a_second:,.0f}"
    if len(measured) > 1:
        each = ", ".join(f"{one.moves_a_second:,.0f}" for one in measured)
        moves += f" (the middle of {each})"
    yield f"{name}: moves/s", moves, beside(measured, peers)
    yield (
        "… deliveries/s, bytes of one",
        f"{sights / counted.seconds:,.0f}, {counted.bytes / max(sights, 1):,.0f} B",
        "",
    )
    yield "… seen by all four: p50, p99", both(counted.seen), quicker(measured, peers)
    yield "… acknowledged: p50, p99", both(counted.acknowledged), ""
    yield "… processor a move", processor(cell), cheaper(measured, peers)
    yield "… of a core: server, clients, others", shares(counted), ""
    yield (
        "… memory a table: seated, after the load",
        f"{cell.kb_seated:,.0f} kB, {cell.kb_played:,.0f} kB",
        "" if cell.who == PEER else "goal 100 kB",
    )


def times(measured: Turns, peers: Turns, figure: Callable[[Cell], float]) -> float:
    """How many times theirs: in each turn, and of that the middle."""
    return median(figure(one) / figure(peer) for one, peer in zip(measured, peers, strict=True))


def beside(measured: Turns, peers: Turns) -> str:
    if not peers:
        return ""
    goal = ", goal 2×" if measured[0].tables in TURNS else ""
    return f"{times(measured, peers, lambda cell: cell.moves_a_second):.2f}× {WHO[PEER]}{goal}"


def quicker(measured: Turns, peers: Turns) -> str:
    if not peers:
        return ""
    goal = ", goal below 1" if measured[0].tables in TURNS else ""
    return f"p99 {times(measured, peers, lambda cell: share(cell.counted.seen, 0.99)):.2f}×{goal}"


def cheaper(measured: Turns, peers: Turns) -> str:
    """What a busy machine changes least."""
    if not peers:
        return ""
    return f"{times(measured, peers, lambda cell: cell.processor_a_move):.2f}× {WHO[PEER]}"


def processor(cell: Cell) -> str:
    alone = f"{cell.processor_a_move * 1e6:,.0f} µs"
    database = cell.counted.busy.database / len(cell.counted.seen)
    return f"{alone}, database {database * 1e6:,.0f} µs" if database else alone


def shares(counted: Counted) -> str:
    busy = (counted.busy.server, counted.busy.swarm, counted.busy.others)
    return ", ".join(f"{each / counted.seconds:.0%}" for each in busy)


def peoples_pace(cell: Cell) -> Iterator[Row]:
    if (pace := cell.pace) is None:
        return
    name = f"{cell.tables:,} tables, a move every 3 s, {WHO[cell.who]}"
    slowest = f", slowest {share(pace.seen, 1) * 1000:.0f} ms"
    goal = "" if cell.who == PEER else "goal p99 50 ms"
    yield f"{name}: p50, p99", both(pace.seen) + slowest, goal
    used = shares(pace)
    if pace.busy.database:
        used += f", database {pace.busy.database / pace.seconds:.0%}"
    yield (
        f"… {len(pace.seen) / pace.seconds:,.0f} moves/s; of a core: server, clients, others",
        used,
        "",
    )


def growth(cells: list[Cell]) -> Iterator[Row]:
    """Linear: a move costs the same wherever it is made."""
    if len(cells) > 1:
        first, last = cells[0], cells[-1]
        what = f"{WHO[last.who]}: processor a move, {last.tables:,} tables to {first.tables:,}"
        yield what, f"{last.processor_a_move / first.processor_a_move:.2f}×", "goal 1×"


def share(times: list[float], share: float) -> float:
    return times[min(int(len(times) * share), len(times) - 1)]


def both(times: list[float]) -> str:
    return f"{share(times, 0.5) * 1000:.1f} ms, {share(times, 0.99) * 1000:.1f} ms"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default=",".join(map(str, TABLES)))
    parser.add_argument("--who", default=",".join(WHO))
    chosen = parser.parse_args()
    console = Console(highlight=False, soft_wrap=True)
    who = tuple(one for one in WHO if one in chosen.who.split(","))
    for what, figure, goal in figures(tuple(map(int, chosen.tables.split(","))), who):
        console.print(f"{what:52} {figure:36} {goal}")
