"""One table, with a durable log: how long a move and a touch take"""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.server.house import House
from tests.server.playing import one_move, sit_down
from tests.server.visitor import open_table

LONG = {"ogre_tiles": 9, "section_1": 9, "section_2": 9, "section_3": 9, "someone_helped": False}


def figures() -> Iterator[tuple[str, str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), messages_a_second=1e6, messages_at_once=10**6)
        try:
            yield from latency(house)
            yield from touching(house)
        finally:
            house.stop()


def latency(house: House) -> Iterator[tuple[str, str, str]]:
    """One table of four: from a move until everybody has seen it."""
    visitors = sit_down(house, open_table(house.url, 4, options=LONG))
    chance, times = Random(1), []
    while visitors[0].sights[0]["outcome"] is None:
        start = time.perf_counter()
        one_move(visitors, chance)
        times.append(time.perf_counter() - start)
    times.sort()
    yield "a move is seen by all four: median", milliseconds(times, 0.5), "goal 50 ms"
    yield "… slowest of a game", milliseconds(times, 1), "goal 50 ms"


def touching(house: House) -> Iterator[tuple[str, str, str]]:
    """Dark Wood: from the fingertip's place to what it feels, sixty times a second."""
    opened = open_table(house.url, 2, game="dark_wood", options={"first_player": 0})
    first = sit_down(house, opened)[0]
    for move in ("Draw", "TakeInHand"):
        first.answer(first.move(0, {"type": move}, first.sights[0]["seq"]))
    times = []
    for n in range(300):
        start = time.perf_counter()
        first.say({"type": "touch", "seat": 0, "x": n / 300, "y": 0.5})
        first.wait_for("felt")
        times.append(time.perf_counter() - start)
        time.sleep(1 / 60)
    times.sort()
    yield "a touch is answered: median", milliseconds(times, 0.5), "goal 50 ms"
    yield "… slowest of 300", milliseconds(times, 1), "goal 50 ms"


def milliseconds(times: list[float], share: float) -> str:
    return f"{times[min(int(len(times) * share), len(times) - 1)] * 1000:.1f} ms"
