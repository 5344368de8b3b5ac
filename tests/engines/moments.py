"""The important moments of every game, as `make shots` has them, looked at in any engine."""

import json
import time
from typing import Any, cast

from playwright.sync_api import Page

from tests.engines.driver import Driver
from tests.server.house import House
from tools.moments import MOMENTS, ali_baba, dark_wood, pixie_town, tom_thumb

WANTED = {
    tom_thumb: "first_look guide_names seeker_is_asked pebble between_turns table_screen won",
    ali_baba: "first_draw treasure_is_shown thief_recites ali_listens ali_chooses sharing the_end",
    dark_wood: "i_draw it_comes_to_me boxed corners we_are_asked i_vote table_screen end_at_home",
    pixie_town: "i_roll i_build white_die i_sacrifice free_plot six_players end_village",
}
NAMES = [
    f"{module.__name__.rpartition('.')[2]}/{name}"
    for module, names in WANTED.items()
    for name in names.split()
]
SETTLED = """document.readyState === "complete" && document.querySelector("main.stage .screen > *")
  && [...document.images].every((image) => image.complete) && document.fonts.status === "loaded" """


def look(driver: Driver, house: House, name: str) -> None:
    MOMENTS[name](house, cast(Page, Visited(driver)))
    wait_for(driver, f"!!({SETTLED})")


def wait_for(driver: Driver, expression: str, seconds: float = 40) -> Any:
    """A page that is just being left or loaded cannot answer: it is asked again."""
    deadline, refused = time.monotonic() + seconds, ""
    while True:
        try:
            if got := driver.js(expression):
                return got
        except RuntimeError as error:
            refused = f" ({error})"
        if time.monotonic() > deadline:
            raise TimeoutError(expression[:100] + refused)
        time.sleep(0.05)


class Visited:
    """As much of Playwright's page as the moments ask for."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def goto(self, url: str) -> None:
        """A page of rules is only asked for to be somewhere in the house, and that we are."""
        if "/rules/" not in url:
            self._driver.load(url)

    def evaluate(self, code: str, argument: Any) -> None:
        self._driver.js(f"(({code})({json.dumps(argument)}), 0)")

    def wait_for_selector(self, selector: str) -> None:
        wait_for(self._driver, f"!!document.querySelector({json.dumps(selector)})")

    def locator(self, selector: str) -> "Found":
        return Found(self, selector)


class Found:
    def __init__(self, page: Visited, selector: str) -> None:
        self._page, self._selector = page, selector

    @property
    def first(self) -> "Found":
        return self

    def wait_for(self) -> None:
        self._page.wait_for_selector(self._selector)
