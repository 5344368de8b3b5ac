"""Two lanes: `make test` before every commit, `make test-long` for the rest.

A folder or file in `LONG` takes long, or needs packages that only the long lane installs: the short
lane does not even import it. A single test in a file of the short lane is marked `long`.

Random games are the same in every run, so that a change is judged by what it changes. With
VEILLEE_EXPLORE=1 they are others each time.
"""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from veillee.games import games

settings.register_profile("ours", deadline=None, derandomize="VEILLEE_EXPLORE" not in os.environ)
settings.load_profile("ours")

GAMES = [game.id for game in games()]
HERE = Path(__file__).parent
LONG = (
    "browser",
    "chaos",
    "lab/research",
    "lab/test_report.py",
    "lab/test_sweep.py",
    "several",
    "security/test_fuzz.py",
    "twin",
    *(f"{game}/test_odds_{what}.py" for game in GAMES for what in ("rules", "players")),
)
SHORT = (
    "browser/test_every_screen.py",
    "browser/test_golden_in_the_pocket.py",
    "browser/conftest.py",
    "dark_wood/test_odds_rules.py",
    "twin/test_keeping.py",
    "twin/test_said_once.py",
)
"""Of those, what the short lane runs all the same."""


def is_long(path: Path) -> bool:
    inside = path.relative_to(HERE).as_posix()
    return inside not in SHORT and any(f"{inside}/".startswith(f"{one}/") for one in LONG)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if config.option.markexpr != "not long" or not is_long(collection_path):
        return None
    return not any((HERE / one).is_relative_to(collection_path) for one in SHORT)


def pytest_itemcollected(item: pytest.Item) -> None:
    if is_long(item.path):
        item.add_marker(pytest.mark.long)
