"""What a player stores, mixes up, follows and forgets."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from veillee.memory import PERSONAS, Belief, Material, Memory, Person

Tiles = Memory[str, int]
TILES = {name: place for place, name in enumerate("abcdefg")}


def steps_between(here: int, there: int) -> float:
    return abs(here - there)


def attentive(**traits: float) -> Person:
    """Somebody who never lapses and never mixes up, but for the traits given."""
    persona = replace(PERSONAS["adult"], inattention=0.0, confusion=0.0)
    return Person(replace(persona, **traits), persona.capacity, 0.54, 0.36)


def test_the_focus_fills_up_to_its_size() -> None:
    memory: Tiles = Memory(attentive(), Random(1), steps_between)
    for thing, place in TILES.items():
        memory.see(thing, place, 0.0)
    assert len(memory.focus) == 3
    assert sorted(memory.recall()) == sorted(memory.focus)


def test_the_oldest_leaves_a_full_focus_most_often_but_not_always() -> None:
    left: dict[str, int] = {}
    for seed in range(2000):
        memory: Tiles = Memory(attentive(), Random(seed), steps_between)
        for thing in "abcd":
            memory.see(thing, TILES[thing], 1.0)
        (leaver,) = set("abcd") - set(memory.focus)
        left[leaver] = left.get(leaver, 0) + 1
    assert abs(left["a"] / 2000 - (0.75 + 0.25 / 4)) < 0.03
    assert min(left[thing] for thing in "bcd") > 60


def test_no_thing_of_a_look_is_favoured() -> None:
    known = dict.fromkeys(TILES, 0)
    for seed in range(2000):
        memory: Tiles = Memory(attentive(), Random(seed), steps_between)
        memory.see_together(TILES, 2.0)
        for thing in memory.recall():
            known[thing] += 1
    assert max(known.values()) - min(known.values()) < 150


def test_disproving_another_place_leaves_the_belief() -> None:
    memory: Tiles = Memory(attentive(), Random(1), steps_between)
    memory.see("a", 0, 5.0)
    memory.disprove("a", 1)
    assert memory.where("a") == Belief(0, 0.97)


def test_what_is_forgotten_does_not_come_back_when_others_are_disproved() -> None:
    forgotten_once = 0
    for seed in range(200):
        memory: Tiles = Memory(attentive(crowding=1.0), Random(seed), steps_between)
        memory.see_together(TILES, 20.0)
        forgotten = set(TILES) - set(memory.recall())
        forgotten_once += len(forgotten)
        for thing in memory.recall():
            memory.disprove(thing, TILES[thing])
        assert memory.recall() == []
    assert forgotten_once > 200


def test_fewer_things_held_are_believed_more_surely() -> None:
    person = attentive(crowding=0.0, confusion=0.001)
    memory: Tiles = Memory(person, Random(1), steps_between)
    memory.see_together(TILES, 400.0)
    kept, *others = (thing for thing in TILES if thing not in memory.focus)
    before = memory.where(kept)
    for thing in others:
        memory.disprove(thing, TILES[thing])
    after = memory.where(kept)
    assert before is not None
    assert after is not None
    assert before.confidence < after.confidence


def test_confidence_outside_the_focus_sinks_with_every_event() -> None:
    memory: Tiles = Memory(attentive(), Random(1), steps_between)
    for thing, place in TILES.items():
        memory.see(thing, place, 30.0)
    outside = next(thing for thing in TILES if thing not in memory.focus)
    sure: list[float] = []
    for _ in range(10):
        belief = memory.where(outside)
        assert belief is not None
        sure.append(belief.confidence)
        memory.pass_event()
    assert all(later < earlier for earlier, later in pairwise(sure))


def share_remembered(person: Person, look: Callable[[Tiles], None], thing: str = "a") -> float:
    """How often a thing is still known, over 2000 tries, once three others fill the focus."""
    chance = Random(11)
    remembered = 0
    for _ in range(2000):
        memory: Tiles = Memory(person, chance, steps_between)
        look(memory)
        for place, other in enumerate("xyzxyzxyz"):
            memory.see(other, 10 + place % 3, 1.0)
        remembered += memory.where(thing) is not None
    return remembered / 2000


def test_a_watched_turn_is_remembered_less_than_ones_own() -> None:
    own = share_remembered(attentive(), lambda memory: memory.see("a", 0, 0.6))
    watched = share_remembered(attentive(), lambda memory: memory.see("a", 0, 0.6, watched=True))
    assert 0.02 < own - watched < 0.12


def test_things_seen_together_share_the_time() -> None:
    alone = share_remembered(attentive(), lambda memory: memory.see("a", 0, 1.0))
    shared = share_remembered(attentive(), lambda memory: memory.see_together(TILES, 1.0))
    assert shared < alone - 0.2


def test_a_second_look_at_the_same_place_adds_up_and_a_moved_thing_starts_again() -> None:
    def same(memory: Tiles) -> None:
        memory.see("a", 0, 1.0)
        memory.see("a", 0, 1.0)

    def moved(memory: Tiles) -> None:
        memory.see("a", 1, 1.0)
        memory.see("a", 0, 1.0)

    person = attentive()
    assert share_remembered(person, same) > share_remembered(person, moved) + 0.1


def test_a_lapse_stores_nothing() -> None:
    memory: Tiles = Memory(attentive(inattention=1.0), Random(1), steps_between)
    memory.see("a", 0, 60.0)
    assert memory.where("a") is None
    assert memory.focus == ()


def test_wits_lapse_twice_as_often_as_attention() -> None:
    memory: Tiles = Memory(attentive(inattention=0.06), Random(1), steps_between)
    assert abs(sum(memory.lapses() for _ in range(5000)) / 5000 - 0.12) < 0.015


def test_mixed_up_things_stray_to_a_neighbour_most_and_stay_there_until_seen() -> None:
    strays: dict[int, int] = {}
    for seed in range(1500):
        memory: Tiles = Memory(attentive(confusion=0.1), Random(seed), steps_between)
        memory.see_together(TILES, 4000.0)
        belief = memory.where("d")
        assert belief is not None
        distance = abs(belief.place - TILES["d"])
        strays[distance] = strays.get(distance, 0) + 1
        memory.pass_event()
        after = memory.where("d")
        assert after is not None
        assert after.place == belief.place
    assert 0.25 < 1 - strays[0] / 1500 < 0.5
    assert strays[1] > 1.5 * strays[2] > strays[3] > 0


def share_mixed_up(thing: str, *, rounds: int) -> float:
    """How often a thing is believed elsewhere, the seven having been seen in turn."""
    mixed_up = 0
    for seed in range(1500):
        memory: Tiles = Memory(attentive(confusion=0.1), Random(seed), steps_between)
        for _ in range(rounds):
            for seen, place in TILES.items():
                memory.see(seen, place, 400.0)
        belief = memory.where(thing)
        assert belief is not None
        mixed_up += belief.place != TILES[thing]
    return mixed_up / 1500


def test_things_in_focus_are_seldom_mixed_up() -> None:
    assert share_mixed_up("g", rounds=1) < 0.17


@pytest.mark.parametrize("rounds", [1, 2])
def test_things_are_mixed_up_once_they_left_the_focus(rounds: int) -> None:
    assert abs(share_mixed_up("a", rounds=rounds) - 0.451) < 0.04


def test_a_thing_seen_elsewhere_is_believed_there_and_nowhere_else() -> None:
    memory: Tiles = Memory(attentive(), Random(1), steps_between)
    memory.see("a", 0, 5.0)
    memory.see("a", 4, 5.0)
    assert memory.where("a") == Belief(4, 0.97)
    assert memory.what_is_at(0) == []


def share_following(seconds: float, *, in_focus: bool, watched: bool = False) -> float:
    chance = Random(5)
    followed = believed = 0
    for _ in range(3000):
        memory: Tiles = Memory(attentive(), chance, steps_between)
        memory.see("a", 0, 6.0)
        for place, other in enumerate("xyzxyz" if not in_focus else ""):
            memory.see(other, 10 + place % 3, 1.0)
        if memory.where("a") is None or ("a" in memory.focus) != in_focus:
            continue
        memory.swap(0, 1, seconds, watched=watched)
        belief = memory.where("a")
        if belief is not None:
            assert belief.place in (0, 1)
            believed += 1
            followed += belief.place == 1
    return followed / believed


def test_a_belief_in_focus_follows_a_swap_nearly_always() -> None:
    assert abs(share_following(0.5, in_focus=True) - 0.95) < 0.015


def test_a_belief_out_of_focus_follows_a_swap_the_better_the_longer_it_takes() -> None:
    short = share_following(0.5, in_focus=False)
    watched = share_following(2.0, in_focus=False, watched=True)
    long = share_following(2.0, in_focus=False)
    assert short < watched < long < 0.95


def test_both_things_of_a_swap_trade_places() -> None:
    memory: Tiles = Memory(attentive(), Random(2), steps_between)
    memory.see("a", 0, 5.0)
    memory.see("b", 1, 5.0)
    memory.swap(0, 1, 2.0)
    assert memory.what_is_at(0) == ["b"]
    assert memory.what_is_at(1) == ["a"]


def test_a_list_is_remembered_without_places() -> None:
    chance = Random(1)
    memory: Memory[str, None] = Memory(attentive(confusion=0.9), chance, material=Material.WORDS)
    for word in ("camel", "lamp", "jar", "rope", "gold", "oil"):
        memory.see(word, None, 20.0)
    assert memory.recall() == ["camel", "lamp", "jar", "rope", "gold", "oil"]
    outside = next(word for word in memory.recall() if word not in memory.focus)
    belief = memory.where(outside)
    assert belief is not None
    assert belief.place is None
    assert belief.confidence > 0.9


@pytest.mark.parametrize(
    ("material", "word_rate", "place_rate"),
    [(Material.THINGS_IN_PLACES, 0.0, 5.0), (Material.WORDS, 5.0, 0.0)],
)
def test_places_and_words_are_learnt_at_rates_of_their_own(
    material: Material, word_rate: float, place_rate: float
) -> None:
    talented = replace(attentive(), word_rate=word_rate, place_rate=place_rate)
    memory: Tiles = Memory(talented, Random(1), steps_between, material)
    for thing, place in TILES.items():
        memory.see(thing, place, 60.0)
    assert memory.recall() == list(TILES)


@pytest.mark.parametrize("material", Material)
def test_nothing_to_see_is_still_an_event(material: Material) -> None:
    memory: Tiles = Memory(attentive(), Random(1), steps_between, material)
    memory.see_together({}, 5.0)
    assert memory.recall() == []


def places_after_a_turn(probability: float) -> tuple[Tiles, dict[str, int]]:
    """Seven tiles known for good, then the player is turned round by three places."""
    memory: Tiles = Memory(attentive(), Random(4), steps_between)
    memory.see_together(TILES, 4000.0)
    memory.displace({place: (place + 3) % 7 for place in range(7)}, probability)
    beliefs = {thing: memory.where(thing) for thing in TILES}
    return memory, {thing: belief.place for thing, belief in beliefs.items() if belief}


def test_who_loses_their_bearings_believes_everything_turned_but_what_is_in_focus() -> None:
    memory, believed = places_after_a_turn(1.0)
    assert len(memory.focus) == 3
    for thing, place in TILES.items():
        assert believed[thing] == (place if thing in memory.focus else (place + 3) % 7)


def test_who_keeps_their_bearings_believes_what_they_believed() -> None:
    assert places_after_a_turn(0.0)[1] == TILES


def test_a_place_that_turned_nowhere_keeps_its_thing() -> None:
    memory: Tiles = Memory(attentive(), Random(4), steps_between)
    memory.see_together(TILES, 4000.0)
    memory.displace({}, 1.0)
    assert {thing: memory.where(thing).place for thing in TILES} == TILES  # type: ignore[union-attr]
