"""A compiled mind remembers exactly what `Memory` remembers, given the same luck."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.twin.tape import TapedRandom
from veillee.memory import PERSONAS, Material, Memory, draw_person
from veillee.twin import mind
from veillee.twin.chance import luck_on_tape

THINGS, PLACES, WORDS_ENOUGH = 9, 12, 20_000


def both(persona: str, seed: int, *, words: bool):
    """The same person twice: as `Memory`, and compiled, each with the same tape."""
    source = Random(seed)
    tape = [source.getrandbits(53) for _ in range(WORDS_ENOUGH)]
    chance, luck = TapedRandom(tape), luck_on_tape(tape)
    material = Material.WORDS if words else Material.THINGS_IN_PLACES
    memory: Memory[int, Any] = Memory(
        draw_person(PERSONAS[persona], chance), chance, lambda a, b: abs(a - b), material
    )
    minds = mind.new_minds(2, THINGS, PLACES)
    minds.apart[:] = [[abs(a - b) for b in range(PLACES)] for a in range(PLACES)]
    mind.draw_person(minds.person[1], list(PERSONAS).index(persona), luck)
    mind.forget_all(minds, 1, words, luck)
    return memory, minds, luck


def assert_same(memory: Memory[int, int | None], minds: mind.Minds) -> None:
    recalled = [t for t in minds.order[1, : minds.held[1]] if mind.knows(minds, 1, t)]
    assert memory.recall() == recalled
    assert memory.focus == tuple(minds.focus[1, : minds.attending[1]])
    for thing in range(THINGS):
        belief, (place, confidence) = memory.where(thing), mind.where(minds, 1, thing)
        if belief is None:
            assert place == mind.UNKNOWN
        else:
            assert (mind.NOWHERE if belief.place is None else belief.place) == place
            assert belief.confidence == pytest.approx(confidence, abs=1e-12)


@pytest.mark.parametrize("persona", PERSONAS)
def test_places_are_remembered_alike_whatever_happens(persona: str) -> None:
    for seed in range(40):
        memory, minds, luck = both(persona, seed, words=False)
        happens = Random(f"{persona} {seed}")
        for _ in range(60):
            watched, seconds = happens.random() < 0.5, happens.uniform(0.2, 20.0)
            thing, place = happens.randrange(THINGS), happens.randrange(PLACES)
            match happens.choice(
                ["see", "see", "together", "pass", "swap", "displace", "disprove"]
            ):
                case "see":
                    memory.see(thing, place, seconds, watched=watched)
                    mind.see(minds, 1, thing, place, seconds, watched, luck)
                case "together":
                    things = happens.sample(range(THINGS), 5)
                    places = happens.sample(range(PLACES), 5)
                    shown = dict(zip(things, places, strict=True))
                    memory.see_together(shown, seconds, watched=watched)
                    seen = np.array([things, places])
                    mind.see_together(minds, 1, seen[0], seen[1], 5, seconds, watched, luck)
                case "pass":
                    memory.pass_event()
                    mind.pass_event(minds, 1)
                case "swap":
                    there = (place + happens.randrange(1, PLACES)) % PLACES
                    memory.swap(place, there, seconds, watched=watched)
                    mind.swap(minds, 1, place, there, seconds, watched, luck)
                case "displace":
                    turned = happens.sample(range(PLACES), PLACES)
                    memory.displace(dict(enumerate(turned)), 0.3)
                    mind.displace(minds, 1, np.array(turned), 0.3, luck)
                case _:
                    belief = memory.where(thing)
                    at = place if belief is None or belief.place is None else belief.place
                    memory.disprove(thing, at)
                    mind.disprove(minds, 1, thing, at)
            assert_same(memory, minds)
        assert memory.lapses() == mind.lapses(minds, 1, luck)


@pytest.mark.parametrize("persona", PERSONAS)
def test_lists_are_remembered_alike(persona: str) -> None:
    for seed in range(40):
        memory, minds, luck = both(persona, seed, words=True)
        happens = Random(f"list {persona} {seed}")
        for _ in range(20):
            thing, seconds = happens.randrange(THINGS), happens.uniform(0.2, 4.0)
            memory.see(thing, None, seconds)
            mind.see(minds, 1, thing, mind.NOWHERE, seconds, False, luck)
            assert_same(memory, minds)
