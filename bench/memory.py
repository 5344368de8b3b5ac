"""Memory against people"""

import time
from collections.abc import Iterator
from random import Random

from veillee.memory import PERSONAS, Memory, draw_person
from veillee.memory.check import GOOD, check

PEOPLE = 300
TILES = 9
GAMES = 2000


def figures() -> Iterator[tuple[str, str, str]]:
    start = time.process_time()
    found = check(PEOPLE)
    seconds = time.process_time() - start
    zs = [abs(one.z) for one in found.measured]
    held_out = [abs(one.z) for one in found.measured if one.result.held_out]
    holding = sum(condition.holds for condition in found.conditions)
    yield f"published results within {GOOD} sd", f"{sum(z <= GOOD for z in zs)}", f"of {len(zs)}"
    yield "mean distance from people", f"{sum(zs) / len(zs):.2f} sd", f"goal {GOOD} for each"
    yield "worst", f"{max(zs):.2f} sd", "never above 1"
    yield "mean of those not fitted to", f"{sum(held_out) / len(held_out):.2f} sd", ""
    yield "other conditions that hold", f"{holding}", f"of {len(found.conditions)}"
    yield f"the check, {PEOPLE} people of each persona", f"{seconds:.1f} s", "goal 20 s"
    yield "looks a second, one core", f"{looks_a_second():,.0f}", ""


def looks_a_second() -> float:
    """How fast a player's memory takes in tiles of a circle, one after another."""
    chance = Random(1)
    adult = draw_person(PERSONAS["adult"], chance)
    start = time.process_time()
    for _ in range(GAMES):
        memory: Memory[int, int] = Memory(adult, chance, lambda here, there: abs(here - there))
        for tile in range(TILES):
            memory.see(tile, tile, 2.0)
    return GAMES * TILES / (time.process_time() - start)
