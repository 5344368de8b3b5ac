"""What a screen reader finds at every important moment, as text: `make trees`.

Texts land in build/trees/, one file a moment. Read them: whose turn is it, what is asked, what has
happened, has everything a name? Below the tree stands what was said by itself, in the order in
which it was said. `python -m tools.trees pebble swap` takes only those whose name holds one of
these words.
"""

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.settling import settle
from tests.browser.stage import PHONE, new_context
from tests.server.house import House
from tools.moments import MOMENTS, all_moments

FOLDER = Path(__file__).parent.parent / "build" / "trees"
LISTEN = """
    window.said = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const at = target.nodeType === 1 ? target : target.parentElement;
        if (!at?.closest("[aria-live], [role=status], [role=alert]")) continue;
        const changed = type === "characterData" ? [target] : [...addedNodes];
        said.push(...changed.map((one) => one.textContent.trim()).filter(Boolean));
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""What changes in a live region is read aloud, without being looked for."""


def nameless(tree: str) -> list[str]:
    """What can be pressed or looked at, and is not called anything."""
    roles = "button|link|img|textbox|combobox|slider|checkbox|switch|radio"
    return re.findall(rf"^ *- '?((?:{roles})(?: \[[\w=]+\])*(?::.*)?)$", tree, re.MULTILINE)


def read(page: Page) -> str:
    tree = page.locator("body").aria_snapshot()
    said = "\n".join(page.evaluate("said"))
    return f"{page.title()}\n\n{tree}\n\nSaid:\n{said}\n"


def main(words: list[str]) -> None:
    wanted = all_moments(words)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        try:
            browser = launch(playwright)
            for name in wanted:
                context = new_context(browser, PHONE)
                page = context.new_page()
                page.add_init_script(LISTEN)
                MOMENTS[name](house, page)
                settle(page)
                file = FOLDER / f"{name}.txt"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(read(page), encoding="utf-8")
                context.close()
        finally:
            house.stop()
    print(f"{len(wanted)} moments in {FOLDER}")


if __name__ == "__main__":
    main(sys.argv[1:])
