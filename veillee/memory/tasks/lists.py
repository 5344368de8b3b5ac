"""Lists: how many words come to mind again, and which ones."""

from random import Random

from veillee.memory.material import Material
from veillee.memory.memory import Memory
from veillee.memory.personas import Person

LISTS = 4
"""Lists a person in free recall. Students had eighty each: their mean counts, not one list."""


def ravlt(person: Person, chance: Random) -> float:
    """The first trial of Rey's test: 15 words, one a second, recalled at once."""
    return len(words_recalled(person, chance, 15, 1.0))


def free_recall(person: Person, chance: Random, words: int, seconds: float) -> float:
    """The mean over some lists of ``words``, each shown for ``seconds``, recalled at once."""
    recalled = [len(words_recalled(person, chance, words, seconds)) for _ in range(LISTS)]
    return sum(recalled) / LISTS


def words_recalled(person: Person, chance: Random, words: int, seconds: float) -> list[int]:
    """Which words of a list come to mind, by their place in it."""
    memory: Memory[int, None] = Memory(person, chance, material=Material.WORDS)
    for word in range(words):
        memory.see(word, None, seconds)
    return memory.recall()


def serial_positions(
    people: list[Person], chance: Random, words: int, seconds: float
) -> list[float]:
    """How often the word at each place of the list is recalled."""
    times = [0] * words
    for person in people:
        for _ in range(LISTS):
            for word in words_recalled(person, chance, words, seconds):
                times[word] += 1
    return [count / (LISTS * len(people)) for count in times]
