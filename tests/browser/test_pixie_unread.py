"""Pixie Town for those who cannot read yet: with all words hidden, its lesson and a whole game."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting import END
from tests.browser.hands import Finger
from tests.browser.stage import PHONE, Stage
from tests.browser.test_pixie_town import SOON, play_to_the_end

STRETCHES = 20
HIDE_WORDS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { -webkit-text-fill-color: transparent !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
HAND = """() => {
  const { x, y, width, height } = document.querySelector(".lesson > .ring").getBoundingClientRect();
  const { style, classList } = document.querySelector(".lesson > .hand");
  const by = (way) => parseFloat(style.getPropertyValue(way));
  const drag = classList.contains("drags") ? [by("--across"), by("--down")] : null;
  return [x + width / 2, y + height / 2, drag];
}"""
WITHOUT_PICTURE = """() => [...document.querySelectorAll(".screen button")]
  .filter((one) => one.checkVisibility() && !one.matches(".place"))
  .filter((one) => !one.querySelector("img, svg, [style*=mask-image]"))
  .map((one) => one.outerHTML)"""


def hide_words(page: Page) -> None:
    page.evaluate(HIDE_WORDS)


def where_the_hand_is(page: Page) -> tuple[float, float, tuple[float, float] | None]:
    """Once it has come to rest: it follows what it points at."""
    before, now = None, page.evaluate(HAND)
    while now != before:
        page.wait_for_timeout(150)
        before, now = now, page.evaluate(HAND)
    return now


def follow_the_hand(page: Page) -> None:
    """It taps, or it drags: no more is known."""
    x, y, drag = where_the_hand_is(page)
    if drag is None:
        page.touchscreen.tap(x, y)
        return
    across, down = drag
    finger = Finger(page)
    finger.down(x, y)
    for part in range(1, STRETCHES + 1):
        finger.move(x + across * part / STRETCHES, y + down * part / STRETCHES)
    finger.up()


@pytest.mark.long
def test_the_lesson_by_following_the_hand(visit, house):
    page = visit({"width": 360, "height": 640})
    page.goto(f"{house.url}/learn/pixie_town?still")
    hide_words(page)
    now_you = page.locator(".lesson[data-step='end'] .teller .act")
    go_on = page.locator(".teller .go-on")
    ring = page.locator(".lesson > .ring")
    for _ in range(60):
        now_you.or_(go_on).or_(ring).first.wait_for()
        if now_you.count():
            break
        at = page.evaluate("() => document.querySelector('.lesson').dataset.step")
        point = ring.get_attribute("data-point") if ring.count() else None
        if go_on.count():
            go_on.tap()
        else:
            follow_the_hand(page)
        here = f".lesson[data-step='{at}'] > .ring[data-point='{point}']"
        page.locator(here).wait_for(state="detached")
    expect(now_you.locator("svg, img, [style*=mask-image]")).to_be_visible()
    now_you.tap()
    page.wait_for_url(re.compile("/t/"))


@pytest.mark.long
def test_a_whole_game_has_a_picture_on_every_button(visit, house):
    stage = Stage(house, [None, "age5"], {}, "a town without words", game="pixie_town")
    stage.hand.close()
    page = stage.enter(visit(PHONE), 0)
    hide_words(page)

    def press(one):
        assert page.evaluate(WITHOUT_PICTURE) == []
        one.tap(timeout=SOON)

    play_to_the_end(page, Random(19), press)
    expect(page.locator(END)).to_be_visible()
    assert page.evaluate(WITHOUT_PICTURE) == []
