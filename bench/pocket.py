"""Tables without a server, in Chromium: what it weighs, and how long it takes"""

import gzip
import json
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.stage import DESKTOP, new_context
from tests.server.house import House

PAGE = Path(__file__).parent.parent / "veillee" / "page"
COLD = 120_000
SLOWER = 4
"""Of so many moments, the browser's processes run in one."""
MOMENT = 0.01
LOCK = PAGE.parent.parent / "node_modules" / "pyodide" / "pyodide-lock.json"
LOOKS = """async ([folder, lockFileContents, code]) => {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const file = async (name) => (await fetch(folder + name)).arrayBuffer();
  const python = await loadPyodide({ indexURL: folder, lockFileContents });
  python.unpackArchive(await file("msgspec.whl"), "wheel");
  const extractDir = "/lib/python3.14/site-packages";
  python.unpackArchive(await file("veillee.zip"), "zip", { extractDir });
  return python.runPython(code);
}"""
CODE = """
import json
GAMES = 8
figures = {}
for game in games():
    times = sorted(watch_times(game.id, game.default_seats))
    figures[game.id] = [sum(times) / len(times), times[int(len(times) * 0.99)], times[-1]]
json.dumps(figures)
"""


def figures() -> Iterator[tuple[str, str, str]]:
    if not PAGE.exists():
        yield "the page is not built", "make build", ""
        return
    yield from sizes()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = launch(playwright)
        try:
            yield from times(browser, house)
            yield from looks(browser, house)
        finally:
            browser.close()
            house.stop()


def sizes() -> Iterator[tuple[str, str, str]]:
    """As they travel: compressed where that makes them smaller."""
    files = [path for path in PAGE.rglob("*") if path.is_file() and path.suffix != ".woff"]
    weight = {path: min(len(each := path.read_bytes()), len(gzip.compress(each))) for path in files}
    engine = sum(size for path, size in weight.items() if "pocket" in path.parts)
    yield "fetched once to take all along", f"{sum(weight.values()) / 1e6:.1f} MB", ""
    yield "of it Python, the rules and the players", f"{engine / 1e6:.1f} MB", ""
    for path, size in sorted(weight.items(), key=lambda each: -each[1])[:4]:
        yield f"  {path.name}", f"{size / 1e6:.2f} MB", ""


def times(browser: Browser, house: House) -> Iterator[tuple[str, str, str]]:
    """From the tap on "Play now" until something can be done at the table."""
    for what, slower in (("", 1), (f", {SLOWER} times slower", SLOWER)):
        with throttled(slower):
            context = new_context(browser, DESKTOP, offline=True)
            page = lobby(context, house, chosen=True)
            yield f"tap to table, nothing there yet{what}", tap(page), ""
            page = lobby(context, house)
            yield f"tap to table, Python not started{what}", tap(page), ""
            page = lobby(context, house)
            page.get_by_label("Play here").wait_for()
            page.locator("progress").wait_for(state="detached", timeout=COLD)
            page.wait_for_timeout(500)
            yield f"tap to table, from a lobby that is ready{what}", tap(page), ""
            context.close()
    with_pocket, without = memory(browser, house, True), memory(browser, house, False)
    yield "memory of a page with a table", f"{with_pocket:.0f} MB", f"{without:.0f} at a server"


def lobby(context: BrowserContext, house: House, chosen: bool = False) -> Page:
    page = context.new_page()
    if chosen:
        page.goto(f"{house.url}/healthz")
        page.evaluate("localStorage.setItem('veillee.pocket', 'true')")
    page.goto(f"{house.url}/?still")
    page.locator("article").first.wait_for(timeout=COLD)
    return page


def tap(page: Page) -> str:
    began = time.perf_counter()
    page.locator("article .act").first.click()
    page.get_by_role("button", name="Roll").wait_for(timeout=COLD)
    seconds = time.perf_counter() - began
    assert "pocket." in page.url
    page.close()
    return f"{seconds:.1f} s"


def memory(browser: Browser, house: House, chosen: bool) -> float:
    """Of the process that shows the page."""
    context = new_context(browser, DESKTOP)
    page = lobby(context, house, chosen)
    page.locator("article .act").first.click()
    page.get_by_role("button", name="Roll").wait_for(timeout=COLD)
    page.wait_for_timeout(1000)
    used = max(each.memory_info().rss for each in renderers())
    context.close()
    return used / 1e6


def renderers() -> list[psutil.Process]:
    found: list[psutil.Process] = []
    for each in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):
            if "--type=renderer" in each.cmdline():
                found.append(each)
    return found


@contextmanager
def throttled(slower: int) -> Iterator[None]:
    """Every thread of the page, its workers too: they are stopped most of the time."""
    over = threading.Event()

    def hold_back() -> None:
        while not over.is_set():
            held = renderers()
            for each in held:
                with suppress(psutil.Error):
                    each.suspend()
            time.sleep(MOMENT * (slower - 1))
            for each in held:
                with suppress(psutil.Error):
                    each.resume()
            time.sleep(MOMENT)

    thread = threading.Thread(target=hold_back, daemon=True)
    if slower > 1:
        thread.start()
    yield
    over.set()
    if slower > 1:
        thread.join()


def looks(browser: Browser, house: House) -> Iterator[tuple[str, str, str]]:
    """The same code as `bench/players.py`, in a worker of the page. Clocks there count tenths of a
    millisecond, so the median would be nothing."""
    page = lobby(new_context(browser, DESKTOP), house, chosen=True)
    page.get_by_label("Play here").wait_for()
    page.locator("progress").wait_for(state="detached", timeout=COLD)
    (folder,) = (PAGE / "assets" / "pocket").glob("engine-*")
    code = (Path(__file__).parent / "players.py").read_text(encoding="utf-8") + CODE
    where = f"{house.url}/assets/pocket/{folder.name}/"
    given = [where, LOCK.read_text(encoding="utf-8"), code]
    measured = json.loads(page.workers[0].evaluate(LOOKS, given))
    for game, (mean, late, worst) in measured.items():
        figure = f"mean {mean * 1e6:,.0f} µs, p99 {late * 1e3:.2f} ms, slowest {worst * 1e3:.1f} ms"
        yield f"{game}: one look in the browser", figure, "goal 20 ms"
