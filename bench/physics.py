"""Forty stones in free fall, in Chromium without a graphics card"""

import json
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import CDPSession, Page, WebSocketRoute, sync_playwright

from tests.browser.chromium import launch
from tests.browser.stage import DESKTOP, PHONE, Stage, new_context
from tests.server.house import House
from veillee.games.pixie_town.board import Roll
from veillee.games.pixie_town.rules.stones import STONES

PAGE = Path(__file__).parent.parent / "veillee" / "page" / "index.html"
WATCH = """() => {
  const times = (window.frameTimes = []);
  let last = performance.now();
  const next = (now) => {
    if (document.querySelector("[data-phase=falling]")) times.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
STEPS = """async ([address, stones]) => {
  const { Blocks } = await import(address);
  const blocks = new Blocks(stones);
  const began = performance.now();
  for (let i = 0; i < 360; i++) blocks.step();
  return (performance.now() - began) / 360;
}"""


def figures() -> Iterator[tuple[str, str, str]]:
    if not PAGE.exists():
        yield "the page is not built", "make build", ""
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = launch(playwright)
        try:
            desktop, phone = (new_context(browser, size).new_page() for size in (DESKTOP, PHONE))
            for name, page in {"desktop": desktop, "phone": phone}.items():
                times, busy = frames(house, page)
                late = sorted(times)[int(0.95 * len(times))]
                figure = f"{median(times):.1f} ms, 95%: {late:.1f} ms"
                yield f"from frame to frame, {name}", figure, "60 a second: 16.7 ms"
                yield "  of that, the page's own thread works", f"{busy:.1f} ms", ""
            toybox = next(PAGE.parent.glob("assets/toybox-*.js")).name
            one = phone.evaluate(STEPS, [f"/assets/{toybox}", cloud(STONES)])
            yield "one step of physics", f"{one:.2f} ms", "two in a frame"
        finally:
            browser.close()
            house.stop()


def frames(house: House, page: Page) -> tuple[list[float], float]:
    """Between two frames, from letting go until all lies still; and the work for one of them.

    Work is counted in processor time, so that it is the same on a busy machine.
    """
    stage = at_the_first_colour(house)
    page.route_web_socket("**/live", fill_the_plot)
    stage.enter(page, 0, still=False)
    page.locator(".pile:enabled").first.click()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    inside = page.context.new_cdp_session(page)
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(inside)
    page.get_by_role("button", name="Let go").click()
    page.locator("[data-phase=resting]").wait_for(timeout=60_000)
    times = page.evaluate("window.frameTimes")
    return times, (worked(inside) - before) * 1000 / len(times)


def worked(inside: CDPSession) -> float:
    """Seconds that the page's own thread has worked so far."""
    metrics = inside.send("Performance.getMetrics")["metrics"]
    return next(one["value"] for one in metrics if one["name"] == "TaskDuration")


def at_the_first_colour(house: House) -> Stage:
    """Whoever begins has rolled, and may build at once."""
    for number in count():
        options = {"building": "imaginary"}
        stage = Stage(house, 2, options, f"forty {number}", game="pixie_town")
        stage.play(0, Roll())
        if stage.mirror.asks[0].kind == "build":
            return stage
    raise AssertionError


def fill_the_plot(line: WebSocketRoute) -> None:
    """The page believes that all other stones are in the air above the first plot."""
    server = line.connect_to_server()
    server.on_message(lambda text: line.send(with_cloud(str(text))))


def with_cloud(text: str) -> str:
    message = json.loads(text)
    if message["type"] == "sight" and (last := offered(message)[:1]):
        view = message["view"]
        stones = cloud([stone for stone in STONES if stone not in last])
        view["houses"][0][0]["stones"] = [{"stone": one, **pose} for one, pose in stones.items()]
        view["middle"] = last
    return json.dumps(message)


def offered(message: dict[str, Any]) -> list[str]:
    """What the first die gives whoever is asked."""
    for ask in message["asks"]:
        for stones in (ask.get("domain") or {"dice": {}})["dice"].values():
            return stones
    return []


def cloud(stones: list[str]) -> dict[str, dict[str, int]]:
    """Three in a row, each a little turned, with air between."""
    return {
        stone: {
            "x": 1300 + 2200 * (i % 3) + 90 * (i % 4),
            "y": 1100 + 1350 * (i // 3),
            "turn": (i * 17_000) % 360_000,
        }
        for i, stone in enumerate(stones)
    }
