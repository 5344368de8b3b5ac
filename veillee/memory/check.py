"""The model against people: every published result, simulated with the memory the players have."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from statistics import fmean, stdev

from veillee.memory.people import RESULTS, Result
from veillee.memory.personas import draw_person, persona_named
from veillee.memory.tasks import task_named
from veillee.memory.tasks.lists import serial_positions
from veillee.memory.tasks.pairs import turns_with_no_memory, turns_with_perfect_memory

PEOPLE = 300
"""Enough to know a mean to a twelfth of what people differ."""
FITTED = ("age5", "age7", "age10", "adult", "age70")
"""The personas that imitate people. The elephant imitates nobody."""
GOOD, BEARABLE = 0.5, 1.0
"""How far from people, in their own standard deviations, a simulated mean should and may lie."""
WORDS, SECONDS = 20, 1.0
PAIRS = 8


@dataclass(frozen=True, slots=True)
class Sample:
    """What simulated people of a persona came to in a task."""

    mean: float
    sd: float

    def away_from(self, result: Result) -> float:
        """z: how far the mean lies from that of people, in units of how far people lie apart."""
        return (self.mean - result.mean) / result.sd


@dataclass(frozen=True, slots=True)
class Measured:
    """One published result beside what the simulated people came to."""

    result: Result
    sample: Sample

    @property
    def z(self) -> float:
        return self.sample.away_from(self.result)


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that must hold besides the results, and what was seen."""

    claim: str
    seen: str
    holds: bool


@dataclass(frozen=True, slots=True)
class Check:
    """All there is to say about how well the model imitates people."""

    people: int
    measured: list[Measured]
    misfits: dict[str, dict[str, float]]
    """For the results of each persona: how far (root of the mean z²) every persona is from them."""
    positions: dict[str, list[float]]
    turns: dict[str, float]
    conditions: list[Condition]

    @property
    def worst(self) -> float:
        return max((abs(one.z) for one in self.measured), default=0.0)

    @property
    def passes(self) -> bool:
        return self.worst <= BEARABLE and all(condition.holds for condition in self.conditions)


def nobody_waits(_done: int, _of: int) -> None: ...


def check(
    people: int = PEOPLE,
    personas: Sequence[str] = FITTED,
    seed: str = "veillee",
    progress: Callable[[int, int], None] = nobody_waits,
) -> Check:
    """Simulate so many people of each persona in every task that was published for one of them.

    Every persona does every task, to see whom it resembles; each task has chance of its own, so
    that a mean does not depend on what else is checked.
    """
    for name in personas:
        persona_named(name)
    results = [result for result in RESULTS if result.persona in personas]
    tasks = list(dict.fromkeys(result.task for result in results))
    jobs = list(product(personas, [*tasks, f"pairs{PAIRS}"]))
    samples: dict[tuple[str, str], Sample] = {}
    for done, (persona, task) in enumerate(jobs):
        progress(done, len(jobs))
        samples[persona, task] = simulate(persona, task, people, seed)
    positions = {persona: recalled_by_position(persona, people, seed) for persona in personas}
    turns = {persona: samples[persona, f"pairs{PAIRS}"].mean for persona in personas}
    misfits = {
        own: {other: misfit(own, other, results, samples) for other in personas}
        for own in personas
        if any(result.persona == own for result in results)
    }
    conditions = [*resemblance(misfits), *concentration(turns), *curves(positions)]
    measured = [Measured(result, samples[result.persona, result.task]) for result in results]
    return Check(people, measured, misfits, positions, turns, conditions)


def simulate(persona: str, task: str, people: int, seed: str) -> Sample:
    """Let people of a persona, each of them another individual, do a task."""
    chance, do = Random(f"{seed} {persona} {task}"), task_named(task)  # noqa: S311
    someone = persona_named(persona)
    scores = [do(draw_person(someone, chance), chance) for _ in range(people)]
    return Sample(fmean(scores), stdev(scores))


def recalled_by_position(persona: str, people: int, seed: str) -> list[float]:
    chance, someone = Random(f"{seed} {persona} positions"), persona_named(persona)  # noqa: S311
    group = [draw_person(someone, chance) for _ in range(people)]
    return serial_positions(group, chance, WORDS, SECONDS)


def misfit(
    own: str, other: str, results: list[Result], samples: dict[tuple[str, str], Sample]
) -> float:
    """How far one persona is from the results of another, or of its own."""
    theirs = [result for result in results if result.persona == own]
    away = [samples[other, result.task].away_from(result) for result in theirs]
    return fmean(z * z for z in away) ** 0.5


def resemblance(misfits: dict[str, dict[str, float]]) -> list[Condition]:
    """A persona fits its own results better than any other persona does."""
    conditions: list[Condition] = []
    for own, by in misfits.items():
        others = {other: away for other, away in by.items() if other != own}
        if not others:
            continue
        nearest = min(others, key=lambda other: others[other])
        seen = f"{by[own]:.2f}; next is {nearest} with {others[nearest]:.2f}"
        claim = f"{own} fits its own results best"
        conditions.append(Condition(claim, seen, by[own] < others[nearest]))
    return conditions


def concentration(turns: dict[str, float]) -> list[Condition]:
    """Between perfect memory and none; six-year-olds need more turns than adults, those of eight
    about as many.
    """
    perfect, none = turns_with_perfect_memory(PAIRS), turns_with_no_memory(PAIRS)
    conditions = [
        Condition(
            f"{persona} finds {PAIRS} pairs in {perfect:.1f} to {none:.0f} turns",
            f"{mean:.1f}",
            perfect < mean < none,
        )
        for persona, mean in turns.items()
    ]
    if {"age5", "age7", "age10", "adult"} <= turns.keys():
        six = (turns["age5"] + turns["age7"]) / 2 / turns["adult"]
        eight = (2 * turns["age7"] + turns["age10"]) / 3 / turns["adult"]
        conditions += [
            Condition("at six more turns than an adult", f"{six - 1:+.0%}", six > 1.1),
            Condition("at eight about as many", f"{eight - 1:+.0%}", 0.85 < eight < 1.15),
        ]
    return conditions


def curves(positions: dict[str, list[float]]) -> list[Condition]:
    """Twenty words, one a second: the end is kept, the middle lost, the beginning kept by those
    who are ten and more.
    """
    conditions: list[Condition] = []
    for persona, recalled in positions.items():
        middle = fmean(recalled[WORDS // 2 - 3 : WORDS // 2 + 3])
        last, rise = recalled[-1], recalled[0] - middle
        conditions += [
            Condition(f"{persona} recalls the last word > .85", f"{last:.2f}", last > 0.85),
            Condition(f"{persona} the middle .15 to .25", f"{middle:.3f}", 0.15 <= middle <= 0.25),
        ]
        if persona == "age5":
            claim = f"{persona} the first no more than the middle"
            conditions.append(Condition(claim, f"{rise:+.2f}", rise < 0.05))
        elif persona != "age7":
            claim = f"{persona} the first .1 more than the middle"
            conditions.append(Condition(claim, f"{rise:+.2f}", rise >= 0.1))
    return conditions
