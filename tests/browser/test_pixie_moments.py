"""Pixie Town with motion: dice that lie before anything acts, and the last scene."""

import pytest
from playwright.sync_api import expect

from tests.browser.acting import END
from tests.browser.boxes import box_of
from tests.browser.stage import DESKTOP, PHONE
from tools.moments.pixie_town import asked, asks, over, town
from veillee.games.pixie_town.rules.stones import COLOUR_DIE
from veillee.table import Table

ROLLED = "rolls:"
FIRST_SEEN = """
    window.firstSeen = {};
    new MutationObserver(() => {
      for (const what of [".dusk", "section.end"]) {
        if (document.querySelector(what)) firstSeen[what] ??= performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
"""
"""When scene and panel came, by the page's own clock."""


def a_blue_comes(table: Table) -> bool:
    dice = table.chance(f"dice {table.board.turn}")
    return asks("roll", turn=3)(table) and "blue" in [dice.pick(COLOUR_DIE) for _ in range(3)]


def test_the_dice_lie_for_a_second_before_anything_acts(visit, house):
    """What they show is said when they lie; the blue one becomes its stone; then the tower."""
    stage = town(house, a_blue_comes)
    page = stage.enter(visit(DESKTOP), asked(stage), still=False)
    page.get_by_role("button", name="Roll").click()
    page.locator(".die.rolling").first.wait_for()
    assert ROLLED not in page.locator(".call").first.inner_text()
    page.locator(".die.rolling").first.wait_for(state="detached")
    lies = page.evaluate("performance.now()")
    expect(page.locator(".call").first).to_contain_text(ROLLED)
    page.locator(".turns .blue").wait_for()
    page.locator("[role=application]").wait_for()
    assert page.evaluate("performance.now()") - lies > 1000


def test_a_tap_skips_the_dice(visit, house):
    stage = town(house, a_blue_comes)
    page = stage.enter(visit(DESKTOP), asked(stage), still=False)
    page.get_by_role("button", name="Roll").click()
    page.locator(".die.rolling").first.wait_for()
    page.get_by_role("button", name="Skip").click()
    page.locator("[role=application]").wait_for(timeout=1_000)


# -- the last scene ------------------------------------------------------------------------------


def test_lanterns_and_dancers_are_seen_before_any_panel(visit, house):
    """For four to five seconds; then nothing of village and buttons is covered."""
    stage, page = town(house, over("village"), 2), visit(DESKTOP)
    page.add_init_script(FIRST_SEEN)
    stage.enter(page, 0, still=False)
    expect(page.locator(".dance img")).to_have_count(2)
    page.locator(END).wait_for()
    seen = page.evaluate("firstSeen")
    assert seen[END] - seen[".dusk"] > 4_000
    panel = page.locator(END).bounding_box()
    for seen in (".town", ".ending .keep"):
        box = page.locator(seen).bounding_box()
        assert box["x"] + box["width"] <= panel["x"] or box["y"] + box["height"] <= panel["y"]


def test_a_tap_skips_the_last_scene(visit, house):
    stage = town(house, over("village"), 2)
    page = stage.enter(visit(DESKTOP), 0, still=False)
    page.locator(".dusk").wait_for()
    page.mouse.click(700, 400)
    page.locator(END).wait_for(timeout=1_500)


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}], ids=["390", "360"])
def test_the_stones_of_a_white_die_are_large_enough_for_a_finger(visit, house, size):
    """And each colour lies in a column of its own."""

    def white(table: Table) -> bool:
        return asks("build")(table) and "white" in table.board.faces and table.board.turn < 6

    stage = town(house, white, 2)
    page = stage.enter(visit(size), asked(stage))
    page.locator(".choose[aria-label=white]").click()
    columns = {}
    for pile in page.locator(".pile:enabled").all():
        box, kind = box_of(pile), pile.get_attribute("data-pile")
        assert kind is not None
        assert min(box["width"], box["height"]) >= 44, box
        columns.setdefault(kind.split("-")[0], set()).add(round(box["x"]))
    assert all(len(lefts) == 1 for lefts in columns.values())


def test_a_phone_turned_on_its_side_draws_nothing_negative(visit, house):
    stage = town(house, asks("build", turn=4), 2)
    page = stage.enter(visit(DESKTOP), asked(stage))
    page.locator(".pile").first.wait_for()
    page.set_viewport_size({"width": 844, "height": 390})
    page.set_viewport_size({"width": 390, "height": 664})
    page.locator(".pile").first.wait_for()
