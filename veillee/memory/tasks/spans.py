"""Spans: how long a sequence may be that somebody repeats without a fault."""

from random import Random

from veillee.memory import curve
from veillee.memory.material import Material
from veillee.memory.memory import Memory
from veillee.memory.personas import Person

BLOCKS_ON_THE_BOARD = 9
SHORTEST = 2
LONGEST_DIGITS = 16
"""Where the list of the tester ends. Nobody but an elephant ever gets there."""


def corsi(person: Person, chance: Random) -> float:
    """Blocks, tapped one a second: two trials a length, and the end when both fail."""
    span = SHORTEST - 1
    while span < BLOCKS_ON_THE_BOARD:
        tapped = [chance.sample(range(BLOCKS_ON_THE_BOARD), span + 1) for _ in range(2)]
        if not any([repeats(person, blocks, Material.BLOCKS, chance) for blocks in tapped]):
            break
        span += 1
    return span


def digits(person: Person, chance: Random) -> float:
    """Digits, one a second: three lists a length, and the end when fewer than two are right.

    What is kept is the digit at its place in the list: the same digit may come twice.
    """
    span = SHORTEST - 1
    while span < LONGEST_DIGITS:
        said = list(range(span + 1))
        if sum(repeats(person, said, Material.DIGITS, chance) for _ in range(3)) < 2:
            break
        span += 1
    return span


def repeats(
    person: Person, sequence: list[int], material: Material, chance: Random, seconds: float = 1.0
) -> bool:
    """Whether a sequence comes back whole and in its order."""
    memory: Memory[int, None] = Memory(person, chance, material=material)
    for step in sequence:
        memory.see(step, None, seconds)
    whole = len(memory.recall()) == len(sequence)
    out_of_order = curve.order_error(person.persona.confusion, len(sequence))
    return whole and chance.random() >= out_of_order
