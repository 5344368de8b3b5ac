"""Until pictures and fonts are there and a frame was drawn with them."""

from playwright.sync_api import Page

SETTLE = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const isLoading = () => document.fonts.status === "loading"
    || [...document.images].some((image) => !image.complete);
  do for (let i = 0; i < 3; i++) await frame(); while (isLoading());
  return document.documentElement.classList.contains("still");
}"""


def settle(page: Page) -> bool:
    """Does nothing move of itself on this page?"""
    return page.evaluate(SETTLE)
