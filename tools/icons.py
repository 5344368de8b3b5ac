"""The logo as icons for a home screen: `make icons`. Run it when the logo is drawn anew."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch

ROOT = Path(__file__).parent.parent
LOGO = ROOT / "client" / "src" / "art" / "logo.svg"
FOLDER = ROOT / "client" / "public" / "assets"
SIZES = (180, 192, 512)
PAGE = """<style>
  body {{ margin: 0; display: grid; place-items: center; height: 100vh; background: #12141f; }}
  svg {{ width: 74%; height: 74%; }}
</style>{logo}"""
"""So much night around it that a round or a square mask cuts nothing off."""


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(logo=LOGO.read_text(encoding="utf-8")))
            page.screenshot(path=FOLDER / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
