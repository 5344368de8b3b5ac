"""The curves bend the way human memory does."""

from hypothesis import given
from hypothesis import strategies as st

from veillee.memory import curve

strengths = st.floats(0.05, 5.0)
counts = st.integers(1, 60)


@given(strengths, st.integers(0, 200), counts)
def test_a_trace_fades_with_every_event(strength: float, events: int, held: int) -> None:
    now = curve.available(strength, events, 0.03, held)
    later = curve.available(strength, events + 1, 0.03, held)
    assert 0.0 < later < now < 1.0


@given(strengths, st.integers(0, 200), counts)
def test_more_things_held_crowd_a_trace(strength: float, events: int, held: int) -> None:
    assert curve.available(strength, events, 0.03, held + 1) < curve.available(
        strength, events, 0.03, held
    )


def test_a_trace_is_as_available_as_the_model_says() -> None:
    assert abs(curve.available(1.2, 7, 0.03, 10) - 0.4562) < 0.0001


def test_an_empty_focus_stores_better_and_a_full_one_no_worse_than_the_rate() -> None:
    gains = [curve.gain(0.5, 1.0, 2.0, things, 3.15) for things in range(5)]
    assert gains[0] == 1.5
    assert gains[0] > gains[1] > gains[2] > gains[3] > gains[4] == 0.5


def test_a_look_of_twice_the_time_wins_half_as_much_again() -> None:
    short, long = (curve.gain(0.5, seconds, 2.0, 1, 3.15) for seconds in (1.0, 2.0))
    assert abs(long / short - 1.5) < 0.02
    assert curve.gain(0.5, 0.0, 2.0, 1, 3.15) == 0.0


def test_a_five_year_old_stores_no_better_with_an_empty_focus() -> None:
    assert curve.gain(0.5, 2.0, 0.0, 0, 1.8) == curve.gain(0.5, 2.0, 0.0, 1, 1.8)


@given(st.integers(2, 60))
def test_more_things_held_are_mixed_up_more(held: int) -> None:
    assert curve.mix_up_out_of_focus(0.025, held) < curve.mix_up_out_of_focus(0.025, held + 1)


def test_a_single_thing_is_never_mixed_up() -> None:
    assert curve.mix_up_out_of_focus(0.025, 1) == 0.0
    assert curve.mix_up_in_focus(0.025, 1) == 0.0
    assert curve.mix_up_in_focus(0.025, 2) == 0.025


def test_neighbours_are_mixed_up_most() -> None:
    near, far = curve.mix_up_weight(1.0, 1.0), curve.mix_up_weight(3.0, 1.0)
    assert near > far
    assert curve.mix_up_weight(3.0, 1.4) > far


def test_a_longer_look_follows_a_swap_more_often_but_never_beyond_what_is_available() -> None:
    short, long = (curve.follows_out_of_focus(0.6, 0.36, seconds) for seconds in (0.5, 2.0))
    assert short < long < 0.6
    assert curve.follows_out_of_focus(0.6, 0.36, 0.0) == 0.0


def test_longer_sequences_lose_their_order_more_often() -> None:
    assert curve.order_error(0.025, 1) == 0.0
    assert curve.order_error(0.025, 3) < curve.order_error(0.025, 6) / 4
    assert abs(curve.order_error(0.025, 6) - (1 - 0.975**5)) < 1e-12


def test_a_child_repeats_more_digits_than_blocks_and_an_adult_hardly() -> None:
    gaps = [curve.focus_for_digits(k, 0.0) - curve.focus_for_blocks(k, 0.0) for k in (2.45, 4.2)]
    assert gaps[0] > 0.8 > gaps[1] > 0.2


def test_digits_fill_the_focus_least_and_things_in_places_most() -> None:
    sizes = [
        curve.focus_for_places(4.2),
        curve.focus_for_words(4.2, 0.0),
        curve.focus_for_blocks(4.2, 0.0),
        curve.focus_for_digits(4.2, 0.0),
    ]
    assert sizes == sorted(sizes)
    assert [round(size, 2) for size in sizes] == [3.15, 3.49, 5.75, 6.06]


@given(st.floats(0.5, 8.0), st.floats(-8.0, 8.0))
def test_the_worst_luck_still_leaves_the_thing_looked_at(capacity: float, luck: float) -> None:
    assert curve.focus_for_places(capacity) >= 1.0
    assert curve.focus_for_words(capacity, luck) >= 1.0
    assert curve.focus_for_blocks(capacity, luck) >= 1.0
    assert curve.focus_for_digits(capacity, luck) >= 1.0
