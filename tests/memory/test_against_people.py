"""Simulated people do what real people did in the same tasks (a first look at the model's fit)."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from veillee.memory import PERSONAS, Material, Memory, Person, curve, draw_person

PEOPLE = 600


def simulated_mean(persona: str, task: Callable[[Person, Random], float]) -> float:
    chance = Random(2024)
    return fmean(task(draw_person(PERSONAS[persona], chance), chance) for _ in range(PEOPLE))


def repeats_blocks(person: Person, length: int, chance: Random) -> bool:
    memory: Memory[int, None] = Memory(person, chance, material=Material.BLOCKS)
    for block in chance.sample(range(9), length):
        memory.see(block, None, 1.0)
    in_order = chance.random() >= curve.order_error(person.persona.confusion, length)
    return in_order and len(memory.recall()) == length


def corsi_span(person: Person, chance: Random) -> float:
    """Two trials a length; stop after two fails at one length."""
    span = 1
    while span < 9 and any([repeats_blocks(person, span + 1, chance) for _ in range(2)]):
        span += 1
    return span


def words_recalled(person: Person, chance: Random) -> float:
    """Fifteen words, one a second, free recall at once."""
    memory: Memory[int, None] = Memory(person, chance, material=Material.WORDS)
    for word in range(15):
        memory.see(word, None, 1.0)
    return len(memory.recall())


def tiles_located(person: Person, chance: Random) -> float:
    memory: Memory[int, int] = Memory(person, chance, lambda here, there: abs(here - there))
    memory.see_together({tile: tile for tile in range(7)}, 20.0)
    for _ in range(12):
        memory.pass_event()
    return sum((belief := memory.where(t)) is not None and belief.place == t for t in range(7))


@pytest.mark.parametrize(("persona", "mean", "sd"), [("adult", 6.2, 1.3), ("age5", 3.4, 0.8)])
def test_corsi_spans_are_those_of_people(persona: str, mean: float, sd: float) -> None:
    """Kessels 2000 for adults; Orsini 1987 and Nichelli 2001 for five-year-olds."""
    assert abs(simulated_mean(persona, corsi_span) - mean) / sd <= 1.0


def test_a_word_list_is_recalled_as_by_people() -> None:
    """RAVLT trial 1, Schmidt 1996."""
    assert abs(simulated_mean("adult", words_recalled) - 6.8) / 1.7 <= 1.0


def test_better_personas_locate_more_tiles_after_one_look() -> None:
    located = [simulated_mean(p, tiles_located) for p in ("age5", "age7", "adult", "elephant")]
    gaps = [better - worse for worse, better in pairwise(located)]
    assert min(gaps) > 0.2
    assert located[-1] > 6.0
