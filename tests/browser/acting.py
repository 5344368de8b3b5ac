"""Playing through the page, as a person would: look what can be done, do it, look again."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

CHOICES = (
    ".screen .round button:enabled, .screen .mine button.act, .screen .mine button.card:enabled"
)
END = "section.end"
SOMETHING_TO_DO = f"{CHOICES}, {END}"


def wait_for_my_turn(page: Page) -> None:
    page.locator(SOMETHING_TO_DO).first.wait_for()


def has_ended(page: Page) -> bool:
    return page.locator(END).count() > 0


def tiles(page: Page) -> Locator:
    """Tiles, or gaps, that can be chosen now."""
    return page.locator(".screen .round button:enabled")


def buttons(page: Page) -> Locator:
    """Plain buttons and cards in the hand; not those that ask before they act."""
    return page.locator(".screen .mine button.act, .screen .mine button.card:enabled")


def choose_any(page: Page, chance: Random, how: Callable[[Locator], None]) -> None:
    """A tile if there are any to choose, else a button.

    What could be done may be over before it is done (a look ends): then look again.
    """
    while not has_ended(page):
        if some := tiles(page).all() or buttons(page).all():
            try:
                return how(chance.choice(some))
            except TimeoutError:
                continue
        wait_for_my_turn(page)
