"""What an iPhone needs: room around the notch, fields that do not zoom, sound by a tap."""

import pytest
from playwright.sync_api import expect

from tests.browser.stage import PHONE, Stage
from tests.tom_thumb.playing import draw

LANDSCAPE = {"width": 844, "height": 390}
INSETS = {"top": 20, "right": 50, "bottom": 21, "left": 50}

# What can be pressed or read and lies within the insets, unless it may be scrolled out of them.
UNDER_THE_NOTCH = """({top, right, bottom, left}) => {
  const scrolls = (one) => one && (
    /auto|scroll/.test(getComputedStyle(one).overflowY) || scrolls(one.parentElement));
  const words = [...document.querySelectorAll("button, a, h1, p, img, input")];
  return words.filter((one) => one.checkVisibility() && !one.closest(".unseen, .room, .backdrop"))
    .filter((one) => !one.matches(".unseen") && one.getBoundingClientRect().width > 2)
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const sides = box.left < left - 1 || box.right > innerWidth - right + 1;
      const ends = box.top < top - 1 || box.bottom > innerHeight - bottom + 1;
      const fits = document.documentElement.scrollHeight <= innerHeight;
      return sides || (ends && fits && !scrolls(one));
    })
    .map((one) => one.outerHTML.slice(0, 120));
}"""


def with_insets(page) -> None:
    """A headless browser has no notch, so the page is told that there is one."""
    for side, pixels in INSETS.items():
        page.evaluate(
            "([side, pixels]) => document.documentElement.style"
            ".setProperty(`--safe-${side}`, `${pixels}px`)",
            [side, pixels],
        )
    page.wait_for_timeout(300)


def test_nothing_lies_under_the_notch_at_the_table(visit, house):
    page = Stage(house, 3).ready().do(draw).enter(visit(LANDSCAPE), 0)
    page.locator(".mine button.card").first.wait_for()
    with_insets(page)
    assert page.evaluate(UNDER_THE_NOTCH, INSETS) == []
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    box = dialog.bounding_box()
    assert INSETS["left"] <= box["x"]
    assert box["x"] + box["width"] <= 844 - INSETS["right"]
    assert INSETS["top"] <= box["y"]
    assert box["y"] + box["height"] <= 390 - INSETS["bottom"]


@pytest.mark.parametrize("path", ["/", "/play/pixie_town", "/rules/dark_wood", "/replay"])
def test_nothing_lies_under_the_notch_on_the_pages(visit, house, path):
    page = visit(LANDSCAPE)
    page.goto(f"{house.url}{path}?still")
    page.get_by_role("heading").first.wait_for()
    with_insets(page)
    assert page.evaluate(UNDER_THE_NOTCH, INSETS) == []


SMALL_FIELDS = """() => [...document.querySelectorAll("input, select, textarea")]
  .filter((one) => !["checkbox", "radio", "range", "file", "hidden"].includes(one.type))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("path", ["/", "/play/tom_thumb", "/play/pixie_town", "/replay"])
def test_a_field_has_letters_so_large_that_the_page_does_not_zoom(visit, house, path):
    page = visit(LANDSCAPE)
    page.goto(f"{house.url}{path}?still")
    page.get_by_role("heading").first.wait_for()
    assert page.evaluate(SMALL_FIELDS) == []


def test_a_link_to_hand_on_has_letters_so_large_that_the_page_does_not_zoom(visit, house):
    page = Stage(house, 3, gathered=False).enter(visit(LANDSCAPE), 0, 1, 2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="screen").click()
    page.get_by_label("Link").first.wait_for()
    assert page.evaluate(SMALL_FIELDS) == []


def test_remembered_sound_is_unlocked_by_a_finger_that_has_tapped(visit, house):
    """iOS does not count a finger that only goes down."""
    page = visit(PHONE)
    page.add_init_script(
        """localStorage.setItem("veillee.sound", "true");
        window.woken = [];
        AudioContext.prototype.resume = function () {
          window.woken.push(window.event?.type);
          return Promise.resolve();
        };"""
    )
    page.goto(f"{house.url}/?still")
    page.get_by_role("heading").first.tap()
    woken = page.evaluate("window.woken")
    assert woken
    assert not set(woken) & {"pointerdown", "touchstart"}


def test_reading_aloud_begins_with_a_word_within_the_tap(visit, house):
    page = visit(LANDSCAPE)
    page.add_init_script(
        "window.spoken = []; speechSynthesis.speak = ({text}) => window.spoken.push("
        "[text, navigator.userActivation.isActive])"
    )
    Stage(house, 4, game="ali_baba").enter(page, 1)
    switch = page.get_by_role("switch").first
    switch.click()
    assert page.evaluate("window.spoken") == [[switch.get_attribute("aria-label"), True]]
    page.reload()
    page.get_by_role("switch").first.wait_for()
    page.mouse.click(420, 200)
    assert page.evaluate("window.spoken") == [["", True]]
