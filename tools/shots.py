"""Play through the games in Chromium and save their important moments: `make shots`.

Pictures land in build/shots/, one folder a size and a game. Look at them: is it beautiful, is it
clear whose turn it is, does a child know what to do?  `python -m tools.shots pebble swap` takes
only those whose name holds one of these words; `--readme` those that README shows.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.settling import settle
from tests.browser.stage import DESKTOP, PHONE, TABLET, new_context
from tests.server.house import House
from tools.moments import MOMENTS, all_moments

FOLDER = Path(__file__).parent.parent / "build" / "shots"
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
README = Path(__file__).parent.parent / "docs" / "pictures"
SHOWN = {
    "tom_thumb": "tom_thumb/seeker_is_asked",
    "ali_baba": "ali_baba/thief_recites",
    "dark_wood": "dark_wood/corners",
    "pixie_town": "pixie_town/i_build",
}


def main(words: list[str]) -> None:
    is_readme = words == ["--readme"]
    wanted = all_moments([] if is_readme else words)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = launch(playwright)
        try:
            if is_readme:
                for game, name in SHOWN.items():
                    picture = README / f"{game}.jpg"
                    take(name, TABLET, house, browser, path=picture, type="jpeg", quality=60)
            else:
                take_all(wanted, house, browser)
        finally:
            house.stop()


def take_all(wanted: list[str], house: House, browser: Browser) -> None:
    for size, viewport in SIZES.items():
        for name in wanted:
            take(name, viewport, house, browser, path=FOLDER / size / f"{name}.png")
        print(f"{size}: {len(wanted)} moments in {FOLDER / size}")


def take(name: str, size: dict[str, int], house: House, browser: Browser, **how: Any) -> None:
    context = new_context(browser, size)
    page = context.new_page()
    MOMENTS[name](house, page)
    settle(page)
    page.screenshot(**how)
    context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
