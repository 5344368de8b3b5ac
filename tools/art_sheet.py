"""Contact sheets of every picture in the repository.

Each drawing has to be recognised on a phone (48 px) and still be worth
looking at on a big screen (240 px). That cannot be checked by reading SVG,
so this script renders one sheet for each art folder, into build/art/:
every picture with its name at 48, 96 and 240 px. Round tiles get one more
column, the 48 px picture reduced to pure black and white, because a place
must be known by its outline alone.

    python tools/art_sheet.py                every folder
    python tools/art_sheet.py wolf castle    only files whose name contains a word

Needs playwright and a Chromium (env CHROMIUM, or /usr/bin/chromium).
"""

import html
import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "art"
SIZES = (48, 96, 240)
TILE_BOX = 'viewBox="-100 -100 200 200"'

PAGE = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 16px; background: #1b1930; color: #e9e4d4; font: 13px sans-serif }
main { width: max-content; display: grid; grid-template-columns: repeat(4, max-content); gap: 14px }
figure { margin: 0; padding: 10px; background: #242140; border-radius: 8px }
figure.mask { background: #e9e4d4; color: #12141f }
div { display: flex; align-items: flex-end; gap: 10px; margin-top: 6px }
img { display: block }
.outline { filter: grayscale(1) brightness(2.6) contrast(40); border-radius: 50% }
</style><main>FIGURES</main>"""


def folders() -> dict[str, list[Path]]:
    """Sheet name -> the pictures on it."""
    sheets = {}
    for folder in sorted(ROOT.glob("veillee/games/*/art")):
        sheets[folder.parent.name] = sorted(folder.glob("*.svg"))
    sheets["client"] = sorted((ROOT / "client" / "src" / "art").glob("*.svg"))
    return {name: files for name, files in sheets.items() if files}


def figure(path: Path) -> str:
    """One picture at all sizes, its name above."""
    images = [f'<img src="{path.as_uri()}" height="{size}">' for size in SIZES]
    if TILE_BOX in path.read_text(encoding="utf-8"):
        images.insert(1, f'<img class="outline" src="{path.as_uri()}" height="48">')
    kind = "mask" if path.name.startswith("icon-") else ""
    size = path.stat().st_size
    return (
        f'<figure class="{kind}">{html.escape(path.stem)} ({size} B)'
        f"<div>{''.join(images)}</div></figure>"
    )


def main(words: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox"],
        )
        page = browser.new_page(viewport={"width": 2000, "height": 1000})
        for name, files in folders().items():
            shown = [f for f in files if not words or any(w in f.stem for w in words)]
            if not shown:
                continue
            sheet = OUT / f"{name}.html"
            figures = "\n".join(map(figure, shown))
            sheet.write_text(PAGE.replace("FIGURES", figures), encoding="utf-8")
            page.goto(sheet.as_uri(), wait_until="networkidle")
            page.locator("main").screenshot(path=OUT / f"{name}.png")
            sheet.unlink()
            print(OUT / f"{name}.png", len(shown))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
