"""Tom Thumb in the browser: what the table says while something is told."""

from playwright.sync_api import expect

from tests.browser.stage import PHONE, Stage
from tests.tom_thumb.playing import bad_turn, draw, miss, name
from tools.moments import hold
from veillee.games.tom_thumb.board import Propose


def test_a_quick_look_can_be_ended_while_it_is_told(visit, house):
    """A look runs by the server's clock: candle and button do not wait for the telling."""
    stage = Stage(house).ready().do(draw).do(name)
    page = stage.enter(visit(PHONE), 2, still=False)
    page.locator(".ring .tile").first.wait_for()
    hold(page)
    stage.do(miss)
    page.locator(".telling").wait_for()
    expect(page.locator(".candle")).to_be_visible()
    page.get_by_role("button", name="Ready").click()
    expect(page.get_by_role("button", name="Ready")).to_have_count(0)


def test_a_proposal_stays_in_the_call_and_is_said_once(visit, house):
    stage = Stage(house).ready().do(bad_turn)
    page = stage.enter(visit(PHONE), 1)
    expect(page.locator(".call")).to_contain_text("The tall tree shows you all the tiles again.")
    stage.play(3, Propose("tree"))
    expect(page.locator(".call .text")).to_have_text("Noé proposes: “Tall tree”")
    expect(page.get_by_text("Noé proposes")).to_have_count(1)
    expect(page.get_by_role("button", name="Tall tree Noé I agree")).to_be_visible()
