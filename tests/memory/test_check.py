"""The simulated people do what people did, and the check says so when they do not."""

from dataclasses import replace

import pytest

from veillee.memory import PERSONAS, UnknownPersona, personas
from veillee.memory.check import BEARABLE, FITTED, GOOD, Check, check
from veillee.memory.people import RESULTS, read_results

A_RESULT = """
[[result]]
task = "ravlt"
who = "somebody"
persona = "age6"
mean = 5.0
sd = 1.0
source = "nowhere"
confidence = "none"
"""


@pytest.fixture(scope="module")
def found() -> Check:
    return check(people=200)


def test_every_persona_that_imitates_people_has_results_and_some_are_held_out() -> None:
    for persona in FITTED:
        assert {"corsi", "digits", "ravlt"} <= {r.task for r in RESULTS if r.persona == persona}
    assert sum(result.held_out for result in RESULTS) >= 5
    assert all(result.sd > 0 and result.source and result.confidence for result in RESULTS)


def test_no_simulated_mean_is_farther_from_people_than_they_are_from_each_other(
    found: Check,
) -> None:
    assert len(found.measured) == len(RESULTS)
    assert {f"{m.result.persona} {m.result.task}": m.z for m in found.measured
            if abs(m.z) > BEARABLE} == {}  # fmt: skip


def test_all_simulated_means_lie_within_half_of_that(found: Check) -> None:
    assert {f"{m.result.persona} {m.result.task}": m.z for m in found.measured
            if abs(m.z) > GOOD} == {}  # fmt: skip


def test_simulated_people_differ_about_as_much_as_people_do(found: Check) -> None:
    for one in found.measured:
        assert 0.6 < one.sample.sd / one.result.sd < 1.7, one.result


def test_everything_else_that_must_hold_holds(found: Check) -> None:
    assert [condition for condition in found.conditions if not condition.holds] == []
    assert found.passes
    claims = " ".join(condition.claim for condition in found.conditions)
    for persona in FITTED:
        assert f"{persona} fits its own results best" in claims
    for claim in ("at six more turns", "at eight about as many", "the first .1 more"):
        assert claim in claims


def test_the_same_seed_finds_the_same() -> None:
    assert check(20, ["age7"], "a seed") == check(20, ["age7"], "a seed")
    assert check(20, ["age7"], "a seed") != check(20, ["age7"], "another")


def test_a_persona_that_is_not_its_age_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    impostor = replace(PERSONAS["adult"], name="age5")
    monkeypatch.setitem(personas.PERSONAS, "age5", impostor)
    found = check(40, ["age5", "adult"])
    assert not found.passes
    assert found.worst > 2
    missed = {condition.claim for condition in found.conditions if not condition.holds}
    assert "age5 the first no more than the middle" in missed


def test_an_unknown_persona_is_refused_by_name() -> None:
    with pytest.raises(UnknownPersona, match="'age6'"):
        check(10, ["adult", "age6"])
    with pytest.raises(UnknownPersona, match="'age6'"):
        read_results(A_RESULT)


def test_the_elephant_may_be_looked_at_and_resembles_nobody() -> None:
    found = check(30, ["elephant"])
    assert found.measured == []
    assert found.misfits == {}
    assert found.turns["elephant"] < 14.5
