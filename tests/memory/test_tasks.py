"""The tasks are done as people did them: what a perfect and an empty memory come to is known."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from veillee.memory import PERSONAS, Material, Memory, Person, draw_person
from veillee.memory.tasks import TASKS, UnknownTask, task_named
from veillee.memory.tasks.lists import serial_positions
from veillee.memory.tasks.pairs import turns_with_no_memory, turns_with_perfect_memory
from veillee.memory.tasks.spans import repeats


def perfect() -> Person:
    """Somebody who attends to everything, keeps it, and never mixes anything up."""
    persona = replace(PERSONAS["adult"], inattention=0.0, confusion=0.0)
    return Person(persona, capacity=1000.0, word_rate=1.0, place_rate=1.0)


def absent() -> Person:
    """Somebody who keeps nothing and acts at random."""
    return replace(perfect(), persona=replace(PERSONAS["adult"], inattention=1.0))


def mean(task: str, person: Person, times: int) -> float:
    chance, do = Random(f"the {task} test"), task_named(task)
    return fmean(do(person, chance) for _ in range(times))


def test_a_perfect_memory_repeats_and_recalls_everything() -> None:
    assert mean("corsi", perfect(), 5) == 9
    assert mean("digits", perfect(), 5) == 16
    assert mean("ravlt", perfect(), 5) == 15
    assert mean("fr40-1", perfect(), 2) == 40


def test_whoever_keeps_nothing_repeats_and_recalls_nothing() -> None:
    assert mean("corsi", absent(), 5) == 1
    assert mean("digits", absent(), 5) == 1
    assert mean("ravlt", absent(), 5) == 0


@pytest.mark.parametrize("pairs", [6, 12])
def test_a_perfect_memory_needs_the_turns_of_the_formula(pairs: int) -> None:
    turns = mean(f"pairs{pairs}", perfect(), 1500)
    assert turns == pytest.approx(turns_with_perfect_memory(pairs), abs=0.2)


def test_whoever_keeps_nothing_needs_the_square_of_the_pairs() -> None:
    assert mean("pairs5", absent(), 1500) == pytest.approx(turns_with_no_memory(5), rel=0.04)
    assert turns_with_no_memory(5) == 25


def test_whoever_was_shown_all_pairs_and_keeps_them_makes_no_mistake() -> None:
    assert mean("ukb6", perfect(), 20) == 0.0
    assert mean("ukb6", absent(), 200) == pytest.approx(3.1, abs=0.3)


def test_one_good_trial_of_two_passes_a_length_of_blocks_and_two_of_three_one_of_digits() -> None:
    """Who errs in every second trial passes a length of blocks in 3 of 4 cases, of digits in 2."""
    persona = replace(PERSONAS["adult"], inattention=0.0, confusion=1 - 0.5**3)
    errs = replace(perfect(), persona=persona)
    chance = Random(8)
    trials = [repeats(errs, [0, 1], Material.BLOCKS, chance) for _ in range(2000)]
    assert fmean(trials) == pytest.approx(0.5, abs=0.04)
    for task, passes in (("corsi", 3 / 4), ("digits", 1 / 2)):
        beyond_one = [task_named(task)(errs, chance) > 1 for _ in range(1500)]
        assert fmean(beyond_one) == pytest.approx(passes, abs=0.04)


def test_longer_lists_and_longer_looks_leave_more_words_but_a_smaller_share() -> None:
    adult = Person(PERSONAS["adult"], 4.2, 0.57, 0.48)
    ten, twenty, forty = (mean(f"fr{words}-1", adult, 300) for words in (10, 20, 40))
    assert ten < twenty < forty
    assert ten / 10 > twenty / 20 > forty / 40
    assert twenty < mean("fr20-2", adult, 300) < 1.4 * twenty


def test_a_list_of_positions_counts_each_word_by_its_place() -> None:
    assert serial_positions([perfect()], Random(1), 7, 1.0) == [1.0] * 7
    assert serial_positions([absent()], Random(1), 7, 1.0) == [0.0] * 7
    adult = Person(PERSONAS["adult"], 4.2, 0.57, 0.48)
    recalled = serial_positions([adult] * 200, Random(1), 20, 1.0)
    assert recalled[-1] > 0.85 > recalled[0] > max(recalled[6:12]) + 0.05


@pytest.mark.parametrize("name", TASKS)
def test_every_task_is_found_by_its_name(name: str) -> None:
    assert task_named(name)(perfect(), Random(1)) >= 0


@pytest.mark.parametrize("name", ["", "chess", "fr20", "fr0-1", "fr20-1 ", "ukb", "pairs0"])
def test_an_unknown_task_is_refused_and_the_kinds_there_are_named(name: str) -> None:
    with pytest.raises(UnknownTask, match="corsi, digits, ravlt") as refused:
        task_named(name)
    assert repr(name) in str(refused.value)


def tiles_located(person: Person, chance: Random) -> float:
    memory: Memory[int, int] = Memory(person, chance, lambda here, there: abs(here - there))
    memory.see_together({tile: tile for tile in range(7)}, 20.0)
    for _ in range(12):
        memory.pass_event()
    return sum((belief := memory.where(t)) is not None and belief.place == t for t in range(7))


def test_better_personas_locate_more_tiles_after_one_look() -> None:
    located: list[float] = []
    for name in ("age5", "age7", "adult", "elephant"):
        chance = Random(2024)
        people = [draw_person(PERSONAS[name], chance) for _ in range(600)]
        located.append(fmean(tiles_located(person, chance) for person in people))
    assert min(better - worse for worse, better in pairwise(located)) > 0.2
    assert located[-1] > 6.0
