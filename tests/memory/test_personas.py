"""The personas, and the people drawn from them."""

import math
from random import Random
from statistics import fmean, stdev

import pytest

from veillee.memory import PERSONAS, UnknownPersona, draw_person, persona_named


def test_an_unknown_persona_is_refused_and_the_allowed_ones_named() -> None:
    with pytest.raises(UnknownPersona) as refused:
        persona_named("age6")
    assert isinstance(refused.value, ValueError)
    assert "'age6'" in str(refused.value)
    for name in ("age5", "age7", "age10", "adult", "age70", "elephant"):
        assert name in str(refused.value)


@pytest.mark.parametrize("name", PERSONAS)
def test_a_persona_is_found_by_its_name(name: str) -> None:
    assert persona_named(name).name == name


def test_the_same_chance_draws_the_same_person() -> None:
    adult = PERSONAS["adult"]
    assert draw_person(adult, Random(3)) == draw_person(adult, Random(3))
    assert draw_person(adult, Random(3)) != draw_person(adult, Random(4))


def test_people_differ_as_widely_as_the_model_says() -> None:
    chance = Random(1)
    adult = PERSONAS["adult"]
    people = [draw_person(adult, chance) for _ in range(4000)]
    capacities = [math.log(person.capacity / adult.capacity) for person in people]
    words = [math.log(person.word_rate / adult.word_rate) for person in people]
    places = [math.log(person.place_rate / adult.place_rate) for person in people]
    assert abs(fmean(capacities)) < 0.01
    assert abs(stdev(capacities) - 0.10) < 0.01
    assert abs(fmean(words)) < 0.02
    assert abs(stdev(words) - 0.24) < 0.01
    assert abs(fmean(places)) < 0.02
    assert abs(stdev(places) - math.hypot(0.12, 0.3)) < 0.01


def test_who_learns_words_fast_tends_to_learn_places_fast() -> None:
    chance = Random(2)
    people = [draw_person(PERSONAS["adult"], chance) for _ in range(2000)]
    people.sort(key=lambda person: person.word_rate)
    slow, fast = people[:1000], people[1000:]
    assert fmean(p.place_rate for p in fast) > 1.1 * fmean(p.place_rate for p in slow)
