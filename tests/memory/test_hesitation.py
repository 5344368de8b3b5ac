"""The less sure, the longer the pause."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.memory.hesitation import pause

LAST_DIGIT = 1e-12
confidences = st.floats(0.0, 1.0)


@given(confidences, confidences)
def test_it_never_shrinks_as_confidence_falls(one: float, other: float) -> None:
    low, high = sorted((one, other))
    pauses = [1.2, pause(high, 1.2, 3.6), pause(low, 1.2, 3.6), 3.6]
    assert all(longer >= shorter - LAST_DIGIT for shorter, longer in pairwise(pauses))


def test_it_is_graded_and_the_first_doubt_costs_the_most() -> None:
    steps = [pause(confidence / 4, 1.0, 3.0) for confidence in range(5)]
    assert steps == [3.0, 2.875, 2.5, 1.875, 1.0]


@pytest.mark.parametrize(("confidence", "seconds"), [(-0.1, 3.0), (1.0 + 1e-9, 1.0)])
def test_nobody_is_more_than_certain_or_less_than_clueless(
    confidence: float, seconds: float
) -> None:
    assert pause(confidence, 1.0, 3.0) == seconds
