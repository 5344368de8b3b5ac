"""Two lanes: `make test` before every commit, `make test-long` for the rest.

A folder or file in `LONG` takes long, or needs packages that only the long lane installs: the short
lane does not even import it. A single test in a file of the short lane is marked `long`.
"""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
LONG = (
    "chaos",
    "lab/research",
    "lab/test_report.py",
    "lab/test_sweep.py",
    "several",
)


def is_long(path: Path) -> bool:
    inside = path.relative_to(HERE).as_posix()
    return any(inside == one or inside.startswith(f"{one}/") for one in LONG)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if config.option.markexpr == "not long" and is_long(collection_path) else None


def pytest_itemcollected(item: pytest.Item) -> None:
    if is_long(item.path):
        item.add_marker(pytest.mark.long)
