"""Chromium, by Playwright."""

from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, sync_playwright

from tests.browser.chromium import own_chromium
from tests.engines.driver import Points, Size


class Chromium:
    def __init__(self) -> None:
        self._playwright = sync_playwright().start()
        self._wrong: list[str] = []

    def start(self, url: str, size: Size) -> None:
        self._browser = self._playwright.chromium.launch(
            executable_path=own_chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        viewport = {"width": size[0], "height": size[1]}
        context = self._browser.new_context(
            viewport=viewport,  # pyright: ignore[reportArgumentType]
            locale="en",
            service_workers="block",
        )
        self._page = context.new_page()
        self._page.on("pageerror", lambda error: self._wrong.append(str(error)))
        self._page.on("console", self._hear)
        self.load(url)

    def _hear(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self._wrong.append(line.text)

    @staticmethod
    def program() -> str | None:
        return own_chromium()

    def load(self, url: str) -> None:
        self._page.goto(url)

    def js(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def press(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y, delay=30)

    def glide(self, points: Points) -> None:
        for x, y in points:
            self._page.mouse.move(x, y)
            self._page.wait_for_timeout(25)

    def shot(self, file: Path) -> None:
        self._page.screenshot(path=file)

    def errors(self) -> list[str]:
        return self._wrong

    def close(self) -> None:
        self._playwright.stop()
