"""One seat for a learner, the others for personas."""

from random import Random
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env

from tests.lab.research.tables import KINDS, NAMES
from veillee.lab.research import SingleSeat, decode
from veillee.memory import UnknownPersona
from veillee.table import Refused, Table


def play(env: SingleSeat, seed: int) -> tuple[float, list[dict[str, Any]]]:
    """At random to the end: the reward, and what was told of each step."""
    chance, told = Random(seed), []
    _, info = env.reset(seed=seed)
    reward, over = 0.0, False
    while not over:
        _, reward, over, cut, info = env.step(chance.choice(list(info["moves"])))
        assert not cut
        told.append(info)
    return reward, told


@pytest.mark.parametrize(("game", "options"), KINDS, ids=NAMES)
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_gymnasium_is_content_and_the_record_is_true(game: str, options: dict[str, Any]) -> None:
    env = SingleSeat(game, ["adult", "age7"], seat=1, options=options)
    check_env(env)
    reward, _ = play(env, 3)
    outcome = Table.verify(env.table.record()).outcome
    assert outcome == env.table.outcome
    assert outcome is not None
    won = outcome.won if outcome.won is not None else 1 in outcome.winners
    assert (reward > 0) == won


def test_the_learner_sees_what_its_seat_is_sent() -> None:
    env = SingleSeat("ali_baba", ["adult", "age70"], seat=2)
    observation, info = env.reset(seed=1)
    heard: list[Any] = []
    over = False
    while not over:
        sight = decode(observation)
        assert sight["seat"] == 2
        assert any(ask["seat"] == 2 for ask in sight["asks"])
        heard += sight["events"]
        observation, _, over, _, info = env.step(min(info["moves"]))
    heard += decode(observation)["events"]
    assert [event["type"] for event in heard] == [type(e).__name__ for e in env.table.events(2)]


def test_the_same_seed_plays_the_same_game() -> None:
    one = SingleSeat("dark_wood", ["adult", "age7"])
    other = SingleSeat("dark_wood", ["adult", "age7"])
    assert play(one, 4) == play(other, 4)
    assert one.table.record() == other.table.record()
    play(other, 5)
    assert one.table.seed != other.table.seed


def first_card_slapped(after: int) -> tuple[str | None, dict[str, Any]]:
    """Somebody who knows nothing slaps at once or slowly, card by card, until there is one."""
    env = SingleSeat("dark_wood", ["age5"] * 4, options={"first_player": 0})
    number = env.action_meanings.index(f"Slap {after}")
    _, info = env.reset(seed=9)
    while number not in info["moves"]:
        _, _, _, _, info = env.step(min(info["moves"]))
    _, _, _, _, info = env.step(number)
    return env.table.board.cards[0], info


def test_a_fast_hand_is_not_late() -> None:
    card, info = first_card_slapped(150)
    assert card is not None
    assert not info["late"]


def test_somebody_else_may_be_first() -> None:
    """A slow learner wants to propose, and the Guide has drawn before."""
    env = SingleSeat("tom_thumb", ["adult", "adult"], seat=2, pause=30.0)
    number = env.action_meanings.index("Propose tree")
    late = 0
    for seed in range(6):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            tries = number in info["moves"]
            action = number if tries else min(info["moves"])
            seq = env.table.seq
            _, _, over, _, info = env.step(action)
            mine = [played for played in env.table.moves[seq - 1 :] if played.seat == 2]
            assert info["late"] == (action != 0 and not mine)
            late += info["late"]
    assert late > 0


def test_an_action_that_is_not_open_changes_nothing() -> None:
    env = SingleSeat("ali_baba", ["adult"], penalty=-0.25, max_moves=3)
    before, _ = env.reset(seed=1)
    number = env.action_meanings.index("OpenSesame")
    for step in range(3):
        observation, reward, over, cut, info = env.step(number)
        assert (observation["observation"] == before["observation"]).all()
        assert (reward, over, cut, info["refused"]) == (-0.25, False, step == 2, True)


def test_the_learner_feels_what_is_in_its_hands() -> None:
    env = SingleSeat("dark_wood", ["adult", "adult"])
    _, info = env.reset(seed=1)
    while {"type": "PassOn"} not in info["moves"].values():
        with pytest.raises(Refused):
            env.feel(0.5, 0.5)
        _, _, _, _, info = env.step(min(info["moves"]))
    assert {env.feel(x / 20, 0.5)["what"] for x in range(21)} > {"nothing"}


def test_what_cannot_be_played_is_refused_by_name() -> None:
    with pytest.raises(UnknownPersona, match="dragon"):
        SingleSeat("tom_thumb", ["adult", "dragon"])
    with pytest.raises(Refused, match="seat"):
        SingleSeat("tom_thumb", ["adult"], seat=2)
    with pytest.raises(Refused, match="2 to 6"):
        SingleSeat("tom_thumb", [])
    with pytest.raises(Refused, match="options"):
        SingleSeat("tom_thumb", ["adult"], options={"mode": "sad"})
