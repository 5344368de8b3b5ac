"""Play through the games in Chromium and save their important moments: `make shots`.

Pictures land in build/shots/, one folder a size and a game. Look at them: is it beautiful, is it
clear whose turn it is, does a child know what to do?  `python -m tools.shots pebble swap` takes
only those whose name holds one of these words.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.stage import DESKTOP, PHONE, TABLET, new_context
from tests.server.house import House
from tools.moments import MOMENTS, all_moments

FOLDER = Path(__file__).parent.parent / "build" / "shots"
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}


def settle(page: Page) -> None:
    """Pictures and fonts are there."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_function("[...document.images].every((image) => image.complete)")


def main(words: list[str]) -> None:
    wanted = all_moments(words)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        try:
            take(wanted, house, launch(playwright))
        finally:
            house.stop()


def take(wanted: list[str], house: House, browser: Browser) -> None:
    for size, viewport in SIZES.items():
        for name in wanted:
            context = new_context(browser, viewport)
            page = context.new_page()
            MOMENTS[name](house, page)
            settle(page)
            page.screenshot(path=FOLDER / size / f"{name}.png")
            context.close()
        print(f"{size}: {len(wanted)} moments in {FOLDER / size}")


if __name__ == "__main__":
    main(sys.argv[1:])
