"""The important moments of every game: one module a game, one function a moment."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.server.house import House

Moment = Callable[[House, Page], None]
MOMENTS: dict[str, Moment] = {}


def moment(take: Moment) -> Moment:
    """A page at the moment to be taken. Its name is `module/function`."""
    MOMENTS[f"{take.__module__.rpartition('.')[2]}/{take.__name__}"] = take
    return take
