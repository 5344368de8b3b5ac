"""A family plays while others come to be in the way: how long until all four have seen a move"""

import argparse
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from websockets.exceptions import WebSocketException

from bench import attackers
from bench.attackers import Attack
from bench.evening import SEED, WOOD, evening
from bench.load import share
from tests.server.house import House
from tests.server.playing import BEGUN, catch_up, sit_down
from tests.server.visitor import Visitor, open_table
from tests.several.houses import OneServer

SECONDS, SAMPLES, TABLES, TAKES_PLACE = 10.0, 220, 2, 1.0
"""How long each is measured, how many moves the family makes meanwhile and at how many tables, and
how long an attack is given to begin."""

GOAL = "goal 2×"


class Plan(NamedTuple):
    """`at_family`: the attackers come to the family's table, and its table screen tries to come in
    meanwhile. Otherwise they have a table of their own, and somebody comes to one that sleeps."""

    name: str
    what: Callable[[Attack, int], Awaitable[None]]
    clients: int = 1
    limits: dict[str, float] = {}  # noqa: RUF012
    at_family: bool = False


PLANS = [
    Plan("pings, 1 connection", attackers.pings),
    Plan("pings, 5 connections", attackers.pings, 5),
    Plan("empty fragments, 3 connections", attackers.fragments, 3),
    Plan("80 malformed handshakes, 40 lines", attackers.upgrades, 80, {"lines": 40}),
    Plan("20 tables of computers, 20 awake", attackers.computers, 20, {"tables_awake": 20}),
    Plan("HTTP requests, 10 clients", attackers.requests, 10),
    Plan("renames, 60 connections", attackers.renames, 60),
    Plan("80 onlookers at the family's table", attackers.onlookers, 80, at_family=True),
]


class Measured(NamedTuple):
    """Times in order. `let_in`: of those who tried to come in during the attack."""

    quiet: list[float]
    during: list[float]
    let_in: int
    tried: int

    @property
    def ratio(self) -> float:
        return share(self.during, 0.99) / share(self.quiet, 0.99)


class Family:
    """Four people with one game known by heart, at one table after the other."""

    def __init__(self, house: House) -> None:
        self._script = evening()
        self.tables = [open_table(house.url, 4, options=WOOD, seed=SEED) for _ in range(TABLES)]
        self._seated = [sit_down(house, table) for table in self.tables]
        self._at = self._step = 0

    def next_table(self) -> dict[str, Any]:
        """The one at which the next moves are made, from its beginning."""
        self._at, self._step = self._at + 1, 0
        return self.tables[self._at]

    def play(self, seconds: float) -> list[float]:
        """The times of its moves. One that is not seen within ten seconds ends it, and counts."""
        start, times = time.perf_counter(), []
        while (since := time.perf_counter()) - start < seconds and self._step < len(self._script):
            try:
                self._one_move()
            except (TimeoutError, OSError, WebSocketException):
                times.append(time.perf_counter() - since)
                break
            times.append(time.perf_counter() - since)
            time.sleep(max(0.0, seconds / SAMPLES - times[-1]))
        return sorted(times)

    def _one_move(self) -> None:
        seat, move = self._script[self._step]
        visitors = self._seated[self._at]
        on = self._step + BEGUN
        visitors[seat].move(seat, move, on)
        self._step += 1
        for visitor in visitors:
            catch_up(visitor, on + 1)


class Guests(threading.Thread):
    """Twice a second somebody tries to come to a table."""

    def __init__(self, house: House, table: dict[str, Any], keys: list[str]) -> None:
        super().__init__(daemon=True)
        self._house, self._table, self._keys = house, table, keys
        self.let_in = self.tried = 0
        self.is_over = threading.Event()

    def run(self) -> None:
        while not self.is_over.wait(0.5):
            self.tried += 1
            with suppress(TimeoutError, OSError, WebSocketException):
                guest = Visitor(self._house.url, self._table["table"], self._keys)
                self.let_in += guest.hear()["type"] != "closing"
                guest.close()


def measure(plan: Plan, seconds: float) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "house.db")
        house = OneServer(Path(folder), 0, database, "--no-quick", **plan.limits)
        try:
            return attacked(house, plan, seconds)
        finally:
            house.stop()


def attacked(house: House, plan: Plan, seconds: float) -> Measured:
    family, own, asleep = Family(house), open_table(house.url, 4), open_table(house.url, 4)
    quiet = family.play(seconds)
    table = family.next_table()
    if plan.at_family:
        at, keys = table, [table["screen"]] if "screen" in table else []
        guests = Guests(house, table, keys)
    else:
        at, guests = own, Guests(house, asleep, [asleep["seats"][0]["key"]])
    arguments = (plan.what, plan.clients, house.port, at, seconds + 2 * TAKES_PLACE)
    attacker = get_context("spawn").Process(target=attackers.run, args=arguments)
    attacker.start()
    try:
        time.sleep(TAKES_PLACE)
        guests.start()
        during = family.play(seconds)
        guests.is_over.set()
        guests.join(30)
    finally:
        attacker.terminate()
        attacker.join()
    return Measured(quiet, during, guests.let_in, guests.tried)


def milliseconds(times: list[float]) -> str:
    lost = "" if times[-1] < 10 else " or never"
    return f"{share(times, 0.5) * 1000:.1f}, {share(times, 0.99) * 1000:.1f} ms{lost}"


def figures(seconds: float = SECONDS) -> Iterator[tuple[str, str, str]]:
    for plan in PLANS:
        measured = measure(plan, seconds)
        yield (
            f"{plan.name}: p50, p99 quiet → attacked",
            f"{milliseconds(measured.quiet)} → {milliseconds(measured.during)}",
            f"p99 {measured.ratio:.1f}×, {GOAL}",
        )
        yield "… others who came in meanwhile", f"{measured.let_in} of {measured.tried}", "goal all"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="for each attack; at most 60"
    )
    parser.add_argument("--only", default="", help="attacks with this in their name")
    chosen = parser.parse_args()
    if not 0 < chosen.seconds <= 60:
        sys.exit("an attack lasts at most 60 seconds")
    columns = ("attack", "p50, p99 quiet", "p50, p99 attacked", "p99 ratio", "moves", "came in")
    table = Table(*columns, title=__doc__, title_justify="left")
    for plan in PLANS:
        if chosen.only in plan.name:
            one = measure(plan, chosen.seconds)
            table.add_row(
                plan.name,
                milliseconds(one.quiet),
                milliseconds(one.during),
                f"{one.ratio:.1f}×",
                f"{len(one.quiet)}, {len(one.during)}",
                f"{one.let_in} of {one.tried}",
            )
    Console(soft_wrap=True, width=150).print(table)
