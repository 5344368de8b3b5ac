"""A server whose wall clock can leap: `python -m tests.chaos.leaping FILE serve …`.

The file holds by how many seconds the clock is wrong, and may change at any moment.
"""

import sys
import time
from pathlib import Path

from veillee.cli import app

EXACT = time.time


class Leaping:
    def __init__(self, file: Path) -> None:
        self._file = file

    def time(self) -> float:
        return EXACT() + float(self._file.read_text())


def leap(file: Path, seconds: float) -> None:
    """In one go, so that nobody reads half a number."""
    new = file.with_suffix(".new")
    new.write_text(str(seconds))
    new.replace(file)


if __name__ == "__main__":
    time.time = Leaping(Path(sys.argv.pop(1))).time
    app()
