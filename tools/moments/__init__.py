"""The important moments of every game: one module a game, one function a moment."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from playwright.sync_api import Page

from tests.server.house import House

Moment = Callable[[House, Page], None]
MOMENTS: dict[str, Moment] = {}


def moment(take: Moment) -> Moment:
    """A page at the moment to be taken. Its name is `module/function`."""
    MOMENTS[f"{take.__module__.rpartition('.')[2]}/{take.__name__}"] = take
    return take


def moments_with(words: list[str]) -> list[str]:
    """The names of all moments, or of those that hold one of these words."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
    wanted = [name for name in MOMENTS if not words or any(word in name for word in words)]
    if not wanted:
        raise SystemExit(f"no such moment; there are: {', '.join(MOMENTS)}")
    return wanted
