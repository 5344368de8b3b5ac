"""The important moments of every game: one module a game, one function a moment.

They are found by roles and classes, never by words, so that a page in any language gets there.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from playwright.sync_api import Page

from tests.server.house import House

Moment = Callable[[House, Page], None]
MOMENTS: dict[str, Moment] = {}
SAID_ONCE: set[str] = set()

STOP_TIMERS = """() => {
  for (let last = setTimeout(() => {}); last > 0; last--) clearTimeout(last);
  window.setTimeout = window.setInterval = () => 0;
}"""


def moment(take: Moment) -> Moment:
    """A page at the moment to be taken. Its name is `module/function`."""
    MOMENTS[name_of(take)] = take
    return take


def said_once(take: Moment) -> Moment:
    """A moment whose words stay as they were said, whatever language is chosen afterwards."""
    SAID_ONCE.add(name_of(take))
    return moment(take)


def name_of(take: Moment) -> str:
    return f"{take.__module__.rpartition('.')[2]}/{take.__name__}"


def all_moments(words: list[str]) -> list[str]:
    """Of every game, those whose name holds one of these words; without words, all."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
    wanted = [name for name in MOMENTS if not words or any(word in name for word in words)]
    if not wanted:
        raise SystemExit(f"no such moment; there are: {', '.join(MOMENTS)}")
    return wanted


def hold(page: Page) -> None:
    """What is being told now stays on the screen: no timer of the page ends any more."""
    page.evaluate(STOP_TIMERS)


def see_the_table(page: Page) -> None:
    """The panel of the end is put away."""
    page.locator(".end .see").click()
