"""The examples run, and do what they say."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from veillee.lab.research import AllSeats
from veillee.table.catalogue import GAMES

EXAMPLES = Path(__file__).parents[3] / "examples"


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_run_here() -> None:
    names = {path.stem for path in EXAMPLES.glob("*.py")}
    assert names == {"random_seats", "learn_to_build", "feel_the_tree"}


@pytest.mark.parametrize("game", GAMES)
def test_random_seats_play_to_the_end(game: str) -> None:
    endings = example("random_seats").play(game, games=2, seed=1)
    assert endings.total() == 2
    assert "truncated" not in endings


def test_the_pixies_learn_to_build() -> None:
    learn = example("learn_to_build")
    env, policy = learn.train(games=60)
    before = learn.win_rate(env, learn.Policy(env.action_meanings), games=20)
    assert learn.win_rate(env, policy, games=20) > before + 0.2


def test_a_perfect_fingertip_finds_the_tree() -> None:
    assert example("feel_the_tree").win_rate(["age7", "adult"], games=4) == 1.0


def test_what_the_page_says_runs() -> None:
    page = (EXAMPLES.parent / "docs" / "research.md").read_text()
    blocks = [part.split("```")[0] for part in page.split("```python\n")[1:]]
    assert len(blocks) == 2
    for block in blocks:
        known: dict[str, Any] = {}
        exec(block, known)
        assert known["env"].unwrapped.table.outcome is not None


@pytest.mark.parametrize(
    ("game", "options", "actions"),
    [
        ("tom_thumb", {}, 215),
        ("tom_thumb", {"huge_forest": True}, 314),
        ("ali_baba", {}, 70),
        ("dark_wood", {}, 19),
        ("dark_wood", {"finding": "ask_around"}, 12),
        ("pixie_town", {}, 779),
        ("pixie_town", {"building": "imaginary"}, 339),
    ],
)
def test_there_are_as_many_actions_as_the_page_says(
    game: str, options: dict[str, Any], actions: int
) -> None:
    assert len(AllSeats(game, 4, options).action_meanings) == actions
