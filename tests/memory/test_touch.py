"""How finely the personas feel, and how fast their hand is."""

from random import Random
from statistics import fmean, stdev

import pytest

from veillee.memory import PERSONAS, TOUCHES, UnknownPersona, taken_for, touch_of


def test_every_persona_has_a_hand() -> None:
    assert list(TOUCHES) == list(PERSONAS)
    with pytest.raises(UnknownPersona):
        touch_of("age6")


def test_longer_feeling_tells_more_apart_and_never_more_than_the_fingers_can() -> None:
    adult = touch_of("adult")
    told = [adult.told_apart(seconds) for seconds in (0.0, 2.0, 4.0, 8.0, 60.0)]
    assert told == sorted(set(told))
    assert told[0] == 0.0
    assert told[2] == pytest.approx(3.2 * 0.632, abs=0.01)
    assert told[-1] < adult.fineness
    assert adult.told_apart(-1.0) == 0.0


def test_finer_fingers_take_less_for_each_other() -> None:
    weights = [taken_for(1.0, touch_of(name).told_apart(8.0)) for name in ("age5", "adult")]
    assert weights[0] > weights[1]
    assert taken_for(0.0, 3.0) == 1.0
    assert taken_for(2.0, 0.0) == 1.0


@pytest.mark.parametrize("name", TOUCHES)
def test_a_slap_takes_as_long_as_the_model_says(name: str) -> None:
    """Ex-Gaussian: the mean is mu + tau, the spread both of theirs, the tail to the right."""
    touch, chance = touch_of(name), Random(5)
    times = [touch.slap_time(chance) for _ in range(20_000)]
    mean, spread = touch.mu + touch.tau, (touch.sigma**2 + touch.tau**2) ** 0.5
    assert fmean(times) == pytest.approx(mean, rel=0.02)
    assert stdev(times) == pytest.approx(spread, rel=0.05)
    assert sorted(times)[10_000] < mean


def test_the_young_are_slow_and_easily_deceived_and_the_old_slower_than_their_children() -> None:
    by_age = [touch_of(name) for name in ("age5", "age7", "age10", "adult")]
    assert [t.mu + t.tau for t in by_age] == sorted((t.mu + t.tau for t in by_age), reverse=True)
    assert [t.false_slap for t in by_age] == sorted((t.false_slap for t in by_age), reverse=True)
    adult, old = touch_of("adult"), touch_of("age70")
    assert adult.mu + adult.tau == pytest.approx(503, abs=15)
    assert old.mu + old.tau == pytest.approx(599, abs=15)
