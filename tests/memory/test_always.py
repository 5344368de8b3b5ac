"""What holds for every memory, whatever happens to it."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from veillee.memory import PERSONAS, Belief, Memory, draw_person

Tiles = Memory[str, int]
TILES = {name: place for place, name in enumerate("abcdefg")}

steps = st.lists(
    st.tuples(
        st.sampled_from(["see", "watch", "pass", "swap", "disprove", "look"]),
        st.sampled_from(sorted(TILES)),
        st.integers(0, 6),
        st.integers(0, 6),
    ),
    max_size=60,
)
seeds = st.integers(0, 10**6)
personas = st.sampled_from(sorted(PERSONAS))


def steps_between(here: int, there: int) -> float:
    return abs(here - there)


def memory_of(persona: str, seed: int) -> Tiles:
    chance = Random(seed)
    return Memory(draw_person(PERSONAS[persona], chance), chance, steps_between)


def happen(memory: Tiles, step: tuple[str, str, int, int]) -> None:
    kind, thing, here, there = step
    if kind == "see":
        memory.see(thing, here, 1.5)
    elif kind == "watch":
        memory.see(thing, here, 1.5, watched=True)
    elif kind == "pass":
        memory.pass_event()
    elif kind == "swap":
        memory.swap(here, there, 1.5)
    elif kind == "disprove":
        memory.disprove(thing, here)
    else:
        memory.see_together(TILES, 6.0)


def beliefs(memory: Tiles) -> dict[str, Belief[int] | None]:
    return {thing: memory.where(thing) for thing in TILES}


@given(personas, seeds, steps)
def test_asking_changes_nothing(
    persona: str, seed: int, happened: list[tuple[str, str, int, int]]
) -> None:
    asked, unasked = memory_of(persona, seed), memory_of(persona, seed)
    for step in happened:
        happen(asked, step)
        happen(unasked, step)
        assert beliefs(asked) == beliefs(asked)
        for place in range(7):
            asked.what_is_at(place)
        asked.recall()
    assert beliefs(asked) == beliefs(unasked)


@given(personas, seeds, steps)
def test_what_is_forgotten_stays_gone_until_it_is_seen_again(
    persona: str, seed: int, happened: list[tuple[str, str, int, int]]
) -> None:
    memory = memory_of(persona, seed)
    memory.see_together(TILES, 6.0)
    for step in happened:
        known_before = set(memory.recall())
        happen(memory, step)
        came_back = set(memory.recall()) - known_before
        if step[0] == "look":
            continue
        assert came_back <= ({step[1]} if step[0] in ("see", "watch") else set())


@given(personas, seeds, steps)
def test_the_focus_never_holds_more_than_its_size(
    persona: str, seed: int, happened: list[tuple[str, str, int, int]]
) -> None:
    memory = memory_of(persona, seed)
    for step in happened:
        happen(memory, step)
        assert len(memory.focus) <= memory.focus_size
        assert len(set(memory.focus)) == len(memory.focus)


@given(personas, seeds, steps)
def test_the_same_seed_remembers_the_same(
    persona: str, seed: int, happened: list[tuple[str, str, int, int]]
) -> None:
    one, other = memory_of(persona, seed), memory_of(persona, seed)
    for step in happened:
        happen(one, step)
        happen(other, step)
    assert beliefs(one) == beliefs(other)
    assert [one.lapses() for _ in range(20)] == [other.lapses() for _ in range(20)]


@given(personas, seeds, steps)
def test_what_is_at_a_place_and_where_a_thing_is_agree(
    persona: str, seed: int, happened: list[tuple[str, str, int, int]]
) -> None:
    memory = memory_of(persona, seed)
    for step in happened:
        happen(memory, step)
    believed = {thing: belief.place for thing, belief in beliefs(memory).items() if belief}
    listed = {thing: place for place in range(7) for thing in memory.what_is_at(place)}
    assert believed == listed
    assert sorted(believed) == sorted(memory.recall())


@given(personas, seeds)
def test_a_disproved_belief_is_gone(persona: str, seed: int) -> None:
    memory = memory_of(persona, seed)
    memory.see_together(TILES, 20.0)
    for thing in TILES:
        belief = memory.where(thing)
        if belief is None:
            continue
        memory.disprove(thing, belief.place)
        assert memory.where(thing) is None
        assert thing not in memory.what_is_at(belief.place)
        assert thing not in memory.focus


def test_a_swap_ages_everything_by_two_events() -> None:
    swapped, passed = (memory_of("adult", 8) for _ in range(2))
    for memory in (swapped, passed):
        memory.see_together(TILES, 60.0)
    swapped.swap(20, 21, 2.0)
    passed.pass_event()
    passed.pass_event()
    assert beliefs(swapped) == beliefs(passed)
