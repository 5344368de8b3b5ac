"""Real Chromium against a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request

from tests.browser.chromium import FLAGS, own_chromium
from tests.browser.stage import DESKTOP, new_context
from tests.server.house import House

NO_WORKER = "Service Worker registration blocked by Playwright"
PAGE = Path(__file__).parent.parent.parent / "veillee" / "page" / "index.html"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": own_chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert PAGE.exists(), "the page is not built: run `make build`"
    house = House(tmp_path_factory.mktemp("browser"), lend_after_seconds=1)
    yield house
    house.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """`visit(PHONE)`: a page of its own. Afterwards: no console error, no request elsewhere.

    `calm=False`: a test that breaks the line on purpose, where the console complains rightly.
    """
    troubles: list[str] = []
    contexts = []

    def watch_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            troubles.append(f"console: {message.text}")

    def watch_requests(request: Request) -> None:
        if urlsplit(request.url).hostname not in ("127.0.0.1", None):
            troubles.append(f"a request to {request.url}")

    def visit(
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        calm: bool = True,
        whispers: bool = False,
        offline: bool = False,
    ) -> Page:
        context = new_context(browser, size, language, whispers, offline)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        if calm:
            page.on("console", watch_console)
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("request", watch_requests)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert troubles == []
