"""The logo as icons for a home screen: `make icons`. Run it when the logo is drawn anew."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch

ROOT = Path(__file__).parent.parent
LOGO = ROOT / "client" / "src" / "art" / "logo.svg"
FOLDER = ROOT / "client" / "public" / "assets"
ICONS = {"icon-180": 74, "icon-192": 88, "icon-512": 88} | {
    f"icon-maskable-{size}": 60 for size in (192, 512)
}
"""How much of the width the logo takes, in percent. A mask may cut off all but a circle of 80 %;
the icon of 180 is Apple's, which only rounds the corners."""
PAGE = """<style>
  body {{ margin: 0; display: grid; place-items: center; height: 100vh; background: #12141f; }}
  svg {{ width: {width}%; height: {width}%; }}
</style>{logo}"""


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, width in ICONS.items():
            size = int(name.rpartition("-")[2])
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(width=width, logo=LOGO.read_text(encoding="utf-8")))
            page.screenshot(path=FOLDER / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
