"""Pixie Town with motion: dice that lie before anything acts, and the last scene."""

from playwright.sync_api import expect

from tests.browser.acting import END
from tests.browser.stage import DESKTOP, PHONE
from tools.moments.pixie_town import asked, asks, over, town
from veillee.games.pixie_town.stones import COLOUR_DIE
from veillee.table import Table

ROLLED = "rolls:"


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
