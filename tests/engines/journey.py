"""A short visit: the pages, then some turns of each game, by pressing what can be pressed."""

import json
import random
import time
from collections.abc import Iterator

from tests.engines.checks import EVERYTHING, FLATTENED
from tests.engines.driver import Driver
from tests.engines.moments import wait_for
from tests.words.reading import Words, words_folder
from veillee.games import games

PAGES = ["/", "/play/tom_thumb", "/rules/dark_wood", "/practice/dark_wood", "/replay"]
GAMES = [Words(words_folder(game.id), "en").t("game-title") for game in games()]
TURNS, PATIENCE = 5, 25

# What a person could press now: seen, enabled, and nothing lies on top of it.
CHOICES = """(() => {
  const dialog = document.querySelector("dialog[open]");
  const wanted = dialog ? "button" : ".screen button:enabled:not([role=switch], .round, .way)";
  return [...(dialog || document).querySelectorAll(wanted)]
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .map(({ button, box }) => [button, box.x + box.width / 2, box.y + box.height / 2])
    .filter(([button, x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top && (button.contains(top) || top.contains(button));
    })
    .map(([, x, y]) => [x, y]);
})()"""

PAD = """(() => {
  const pad = document.querySelector("main [role=application].pad");
  if (!pad) return null;
  const { x, y, width, height } = pad.getBoundingClientRect();
  return [x, y, width, height];
})()"""


def go(driver: Driver, path: str) -> None:
    """Within the page: what goes wrong in the next part of it is still heard."""
    driver.js(
        f"(history.pushState(null, '', {json.dumps(path)}),"
        " dispatchEvent(new PopStateEvent('popstate')), scrollTo(0, 0), 0)"
    )
    time.sleep(0.3)


def feel(driver: Driver) -> bool:
    """Whether something was felt; true if there is nothing to feel."""
    box = driver.js(PAD)
    if box is None:
        return True
    x, y, width, height = box
    driver.glide([(x + width * (0.5 + 0.02 * i), y + height * 0.5) for i in range(15)])
    return bool(driver.js("!!document.querySelector('.pad img')"))


def visit_pages(driver: Driver) -> Iterator[str]:
    for path in PAGES:
        go(driver, path)
        wait_for(driver, "!!document.querySelector('h1')?.innerText")
        yield from (f"{path}: {what}" for what in driver.js(EVERYTHING))
        if not feel(driver):
            yield f"{path}: nothing is felt"


def play(driver: Driver, game: str) -> Iterator[str]:
    go(driver, "/")
    card = f"document.querySelector('article[aria-label=\"{game}\"] button.act')"
    wait_for(driver, f"!!{card}")
    driver.js(f"({card}.scrollIntoView({{block: 'center', behavior: 'instant'}}), 0)")
    time.sleep(0.3)
    middle = "({x, y, width, height}) => [x + width / 2, y + height / 2]"
    driver.press(*driver.js(f"({middle})({card}.getBoundingClientRect())"))
    wait_for(driver, "!!document.querySelector('main.stage .screen')")
    chance, turns, wrong, deadline = random.Random(game), 0, set(), time.monotonic() + PATIENCE
    while turns < TURNS and time.monotonic() < deadline:
        wrong |= set(driver.js(FLATTENED))
        feel(driver)
        if choices := driver.js(CHOICES):
            driver.press(*chance.choice(choices))
            turns += 1
        time.sleep(0.35)
    yield from (f"{game}: {what}" for what in wrong)
    if turns < 3:
        yield f"{game}: only {turns} turns could be played"
