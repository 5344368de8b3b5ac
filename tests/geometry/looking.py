"""One page at one moment, in every language and at every size."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.settling import settle
from tests.engines.checks import GEOMETRY

LANGUAGES = ["fr", "en", "de", "es", "nl"]
SIZES = {
    "360x640": (360, 640),
    "375x553": (375, 553),
    "390x664": (390, 664),
    "844x390": (844, 390),
    "1024x768": (1024, 768),
    "1440x900": (1440, 900),
}

# As if the language had been chosen in another window of the same device.
SPEAK = """async (language) => {
  localStorage.setItem("veillee.language", JSON.stringify(language));
  dispatchEvent(new StorageEvent("storage"));
}"""
# What moves may be over something on its way.
AGAIN_AFTER_MS = 500


class Finding(NamedTuple):
    language: str
    size: str
    problem: str


def look(
    page: Page,
    sizes: Iterable[str] = SIZES,
    languages: Iterable[str] = LANGUAGES,
    pictures: Path | None = None,
) -> Iterator[Finding]:
    """What is wrong with the page as it is now. `pictures`: where to keep those that are wrong."""
    for language in languages:
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in sizes:
            wide, high = SIZES[size]
            page.set_viewport_size({"width": wide, "height": high})
            wrong = measure(page)
            if wrong and pictures:
                page.screenshot(path=pictures / f"{size}-{language}.png")
            for problem in dict.fromkeys(wrong):
                yield Finding(language, size, problem)


def measure(page: Page) -> list[str]:
    """What is wrong, and not only on its way."""
    is_still = settle(page)
    wrong = page.evaluate(GEOMETRY)
    if not wrong or is_still:
        return wrong
    page.wait_for_timeout(AGAIN_AFTER_MS)
    again = page.evaluate(GEOMETRY)
    return [problem for problem in wrong if problem in again]
