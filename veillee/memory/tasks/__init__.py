"""The tasks in which people's memory was measured, done by simulated people.

Each is done as the people did it, with the very memory the players have: a task is given a person
and chance, and says how the person did.
"""

import re
from collections.abc import Callable
from functools import partial
from random import Random

from veillee.memory.personas import Person
from veillee.memory.tasks.lists import free_recall, ravlt
from veillee.memory.tasks.pairs import biobank_pairs, concentration
from veillee.memory.tasks.spans import corsi, digits

Task = Callable[[Person, Random], float]

TASKS = {
    "corsi": "blocks tapped one a second, repeated in order: longest sequence",
    "digits": "digits said one a second, repeated in order: longest sequence",
    "ravlt": "15 words, one a second, recalled at once",
    "fr20-1": "free recall of 20 words, one second each; any numbers",
    "ukb6": "6 pairs shown 5 seconds, then matched: ln(1 + wrong pairs); any number",
    "pairs8": "Concentration with 8 pairs: turns; any number",
}
"""Every kind of task, with what is scored."""


class UnknownTask(ValueError):
    """Somebody asked for a task that does not exist."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no task {name!r}; there are tasks like {', '.join(TASKS)}")


def task_named(name: str) -> Task:
    """A task by its name; those with numbers in it take others as well, as ``fr30-1``."""
    if name in FIXED:
        return FIXED[name]
    if found := re.fullmatch(r"fr([1-9]\d*)-([1-9]\d*)", name):
        return partial(free_recall, words=int(found[1]), seconds=float(found[2]))
    if found := re.fullmatch(r"(ukb|pairs)([1-9]\d*)", name):
        pairs_task = biobank_pairs if found[1] == "ukb" else concentration
        return partial(pairs_task, pairs=int(found[2]))
    raise UnknownTask(name)


FIXED: dict[str, Task] = {"corsi": corsi, "digits": digits, "ravlt": ravlt}
