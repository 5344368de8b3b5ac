"""From a change in the set-up to its new odds on the screen"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.stage import DESKTOP, new_context
from tests.server.house import House

PAGE = Path(__file__).parent.parent / "veillee" / "page" / "index.html"
GAMES = ("tom_thumb", "ali_baba", "dark_wood", "pixie_town")
COMPILING = 900_000
AGES = 3
"""As many as there are before the grown-up, who sits there already."""
TIMED = """async (button) => {
  const card = document.querySelector("section[data-state]");
  const reckoned = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (card.dataset.state !== "reckoned") return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    }).observe(card, { attributeFilter: ["data-state"] });
  });
  const began = performance.now();
  button.click();
  return (await reckoned) - began;
}"""


def figures() -> Iterator[tuple[str, str, str]]:
    if not PAGE.exists():
        yield "the page is not built", "make build", ""
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), odds=True)
        browser = launch(playwright)
        try:
            for game in GAMES:
                page = new_context(browser, DESKTOP).new_page()
                page.goto(f"{house.url}/play/{game}?still")
                page.locator("[data-state=reckoned]").wait_for(timeout=COMPILING)
                times = changes(page)
                figure = f"{median(times):.0f} ms, slowest {max(times):.0f} ms"
                yield f"{game}, the first odds", figure, "goal 150 ms"
        finally:
            browser.close()
            house.stop()


def changes(page: Page) -> list[float]:
    """Somebody is of another age, and again with one more at the table: never asked for before."""
    times = ages(page)
    times.append(page.get_by_role("button", name="Add a seat").evaluate(TIMED))
    return times + ages(page)


def ages(page: Page) -> list[float]:
    times: list[float] = []
    for number in range(AGES):
        page.locator("button.age").first.click()
        times.append(page.locator("dialog button.face").nth(number).evaluate(TIMED))
    return times
