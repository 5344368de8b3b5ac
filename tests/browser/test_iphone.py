"""What an iPhone needs: room around the notch, fields that do not zoom, sound by a tap."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import box_of
from tests.browser.stage import PHONE, TABLET, Stage
from tests.browser.voice import voice
from tests.engines.checks import FLATTENED, SMALL_FIELDS
from tests.tom_thumb.playing import draw
from tools.moments.pixie_town import FREE, asked, asks, dice_fall, town

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
    box = box_of(dialog)
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
    page.add_init_script(voice())
    Stage(house, 4, game="ali_baba").enter(page, 1)
    switch = page.get_by_role("switch").first
    switch.click()
    assert page.evaluate("said") == [[switch.get_attribute("aria-label"), True]]
    page.reload()
    page.get_by_role("switch").first.wait_for()
    page.mouse.click(420, 200)
    assert page.evaluate("said") == [["", True]]


def test_there_is_an_icon_for_the_home_screen(visit, house):
    page = visit(PHONE)
    page.goto(f"{house.url}/?still")
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    wanted = page.request.get(f"{house.url}{manifest}").json()["icons"]
    own = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for icon in [*wanted, {"src": own, "sizes": "180x180"}]:
        answer = page.request.get(urljoin(f"{house.url}{manifest}", icon["src"]))
        assert answer.headers["content-type"] == "image/png"
        width = int.from_bytes(answer.body()[16:20], "big")
        assert f"{width}x{width}" == icon["sizes"]


def test_a_table_screen_does_not_go_dark(visit, house):
    page = visit(TABLET)
    page.add_init_script(
        "window.locks = []; navigator.wakeLock.request = async (what) => {"
        " window.locks.push(what); return { release: async () => window.locks.pop() }; }"
    )
    stage = Stage(house, 3).ready()
    stage.enter(page, screen=True)
    assert page.evaluate("window.locks") == ["screen"]
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("window.locks") == ["screen", "screen"]


def test_where_a_screen_cannot_be_kept_awake_the_menu_says_so(visit, house):
    page = visit(TABLET)
    page.add_init_script("delete Navigator.prototype.wakeLock")
    Stage(house, 3).ready().enter(page, screen=True)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("may go dark by itself")).to_be_visible()


def test_a_link_brings_back_who_has_been_forgotten(visit, house):
    """Safari erases what a page keeps after seven days without a visit."""
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(PHONE), 1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keep my seat").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("button", name="That’s me, Tom").click()
    page.locator(".badge.me[data-seat='1']").wait_for()


def test_closed_eyes_on_a_device_that_cannot_buzz_are_told_to_listen(visit, house):
    page = visit(PHONE)
    page.add_init_script("delete Navigator.prototype.vibrate")
    page.goto(f"{house.url}/practice/dark_wood?still")
    hint = page.get_by_text("This device cannot buzz")
    page.locator(".pad").last.wait_for()
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="eyes").click()
    expect(hint).to_be_visible()
    page.get_by_role("button", name="Sound").click()
    expect(hint).to_have_count(0)


def test_a_touch_that_the_system_takes_away_leaves_the_stone_in_the_hand(visit, house):
    stage = town(house, asks("build", turn=7), **FREE)
    page = stage.enter(visit(PHONE), asked(stage))
    page.locator(".pile:enabled").first.wait_for()
    page.evaluate(
        """() => {
          const pile = document.querySelector(".pile:enabled");
          pile.setPointerCapture = () => {};
          const plot = document.querySelector(".plot").getBoundingClientRect();
          const from = pile.getBoundingClientRect();
          const at = (type, x, y) => pile.dispatchEvent(new PointerEvent(type, {
            pointerId: 7, pointerType: "touch", clientX: x, clientY: y, bubbles: true }));
          at("pointerdown", from.x + 20, from.y + 20);
          at("pointermove", plot.x + plot.width / 2, plot.y + plot.height / 2);
          at("pointercancel", 0, 0);
        }"""
    )
    page.wait_for_timeout(1000)
    assert page.locator(".plot").get_attribute("data-phase") == "held"
    expect(page.get_by_role("button", name="Let go")).to_be_visible()


def test_nothing_flattens_the_dice_while_they_roll(visit, house):
    page = visit(TABLET)
    dice_fall(house, page)
    assert page.locator(".die.rolling .side").count() > 6
    assert page.evaluate(FLATTENED) == []
