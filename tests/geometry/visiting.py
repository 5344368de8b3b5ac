"""A process with a server and a browser of its own, which takes one moment after the other."""

import subprocess
import tempfile
from multiprocessing import Queue
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.stage import TABLET, new_context
from tests.geometry.looking import Finding, look
from tests.server.house import House
from tools.moments import MOMENTS, SAID_ONCE, all_moments

PICTURES = Path(__file__).parents[2] / "build" / "geometry"
REACH_MS = 20_000
STAYING = [name for name in all_moments([]) if "/told_" not in name and "/mistake_" not in name]
"""What passes by itself may be gone before a busy machine looks: only `make geometry` tries it."""


class Wanted(NamedTuple):
    sizes: list[str]
    languages: list[str]
    pictures: bool


class QuietHouse(House):
    """What it writes to its journal is not for this report."""

    def launch(self, **more: Any) -> subprocess.Popen[bytes]:
        return super().launch(stderr=subprocess.DEVNULL, **more)


def work(names: "Queue[str | None]", done: Queue, wanted: Wanted) -> None:
    all_moments([])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = QuietHouse(Path(folder))
        try:
            browser = launch(playwright)
            while (name := names.get()) is not None:
                done.put((name, visit(name, house, browser, wanted)))
        finally:
            house.stop()


def visit(name: str, house: House, browser: Browser, wanted: Wanted) -> list[Finding]:
    """Reached once, then seen in every language; once for each where words stay as they were."""
    if name in SAID_ONCE:
        alone = [wanted._replace(languages=[language]) for language in wanted.languages]
        return [finding for one in alone for finding in reach(name, house, browser, one)]
    return reach(name, house, browser, wanted)


def reach(name: str, house: House, browser: Browser, wanted: Wanted) -> list[Finding]:
    context = new_context(browser, TABLET, wanted.languages[0])
    page = context.new_page()
    page.set_default_timeout(REACH_MS)
    try:
        MOMENTS[name](house, page)
        pictures = PICTURES / name if wanted.pictures else None
        return list(look(page, wanted.sizes, wanted.languages, pictures))
    except Exception as error:
        return [Finding("any", "any", f"not reached: {type(error).__name__}: {error}")]
    finally:
        context.close()
