"""Every game's important moments in Chromium, Firefox and WebKit: `make engines`.

An engine that is not installed is named and skipped; where CI is set, that is a failure. Pictures
of all moments land in build/engines/. `python -m tests.engines webkit` runs one engine alone.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from tests.engines.checks import EVERYTHING
from tests.engines.chromium import Chromium
from tests.engines.driver import Driver, Size
from tests.engines.firefox import Firefox
from tests.engines.journey import GAMES, play, visit_pages
from tests.engines.keepsake import keep_the_village
from tests.engines.moments import NAMES, look
from tests.engines.pocket import play_in_the_page
from tests.engines.webkit import WebKit
from tests.server.house import House

ENGINES: dict[str, type[Driver]] = {"webkit": WebKit, "firefox": Firefox, "chromium": Chromium}
SIZES: dict[str, Size] = {"phone": (390, 664), "tablet": (1024, 768)}
FOLDER = Path(__file__).parents[2] / "build" / "engines"
AT_ONCE = 3
HARMLESS = "ResizeObserver loop"


class QuietHouse(House):
    """What it writes to its journal is not for this log."""

    def launch(self, **more: Any) -> subprocess.Popen[bytes]:
        return super().launch(stderr=subprocess.DEVNULL, **more)


class Visit:
    """All that one engine is asked for, and what was wrong with it."""

    def __init__(self, engine: str, house: House) -> None:
        self.engine, self.house = engine, house
        self.moments = 0
        self.wrong: list[str] = []

    def run(self) -> "Visit":
        began = time.monotonic()
        for size, pixels in SIZES.items():
            driver = ENGINES[self.engine]()
            try:
                driver.start(self.house.url, pixels)
                self._look_at_everything(driver, size)
            except Exception as error:
                self._note(size, f"stopped by {type(error).__name__}: {error}")
            finally:
                driver.close()
        took = time.monotonic() - began
        print(
            f"{self.engine}: {self.moments} moments, {len(self.wrong)} wrong, {took:.0f} s",
            flush=True,
        )
        return self

    def _look_at_everything(self, driver: Driver, size: str) -> None:
        for problem in visit_pages(driver):
            self._note(size, problem)
        for game in GAMES if size == "phone" else []:
            for problem in play(driver, game):
                self._note(size, problem)
        for name in NAMES:
            self._look(driver, size, name, partial(look, driver, self.house, name))
        if size == "tablet":
            self._look(driver, size, "pocket", partial(play_in_the_page, driver, self.house))
        for problem in keep_the_village(driver, self.house):
            self._note(size, problem)
        for error in driver.errors():
            if HARMLESS not in error:
                self._note(size, error)

    def _look(self, driver: Driver, size: str, name: str, get_there: Callable[[], None]) -> None:
        self.moments += 1
        try:
            get_there()
        except TimeoutError as error:
            self._note(size, f"{name}: still waiting for {error}")
        for problem in driver.js(EVERYTHING):
            self._note(size, f"{name}: {problem}")
        file = FOLDER / self.engine / size / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        driver.shot(file)

    def _note(self, size: str, problem: str) -> None:
        self.wrong.append(problem)
        print(f"  {self.engine} {size}: {problem}", flush=True)


def main(wanted: list[str]) -> int:
    missing = [name for name in wanted if ENGINES[name].program() is None]
    for name in missing:
        print(f"{name}: not installed, skipped")
    if missing and os.environ.get("CI"):
        return 1
    with tempfile.TemporaryDirectory() as folder:
        house = QuietHouse(Path(folder))
        try:
            visits = [Visit(name, house) for name in wanted if name not in missing]
            with ThreadPoolExecutor(AT_ONCE) as pool:
                done = list(pool.map(Visit.run, visits))
        finally:
            house.stop()
    return int(any(visit.wrong for visit in done))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(ENGINES)))
