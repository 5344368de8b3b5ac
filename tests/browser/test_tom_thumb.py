"""Tom Thumb in the browser: what the table says while something is told, and talking together."""

from playwright.sync_api import expect

from tests.browser.stage import PHONE, Stage
from tests.tom_thumb.playing import bad_turn, draw, miss, name, propose
from tools.moments import hold
from tools.moments.tom_thumb import talk
from veillee.games.tom_thumb.board import GoOn, MoreTime, Propose


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


def test_one_tap_says_go_on_for_everybody_on_a_shared_device(visit, house):
    page = talk(house).enter(visit(PHONE), 0, 2, 3)
    expect(page.locator(".candle")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    expect(page.locator(".call")).not_to_contain_text("draws cards when you are ready")


def test_a_computer_guide_waits_for_the_others_and_says_for_whom(visit, house):
    stage = talk(house)
    page = stage.enter(visit(PHONE), 0)
    page.keyboard.press("g")
    expect(page.get_by_role("button", name="Go on")).to_be_disabled()
    expect(page.locator(".call")).to_contain_text("Waiting for Oma and Noé")
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Go on")).to_be_enabled()


def test_a_proposal_is_taken_back(visit, house):
    stage = talk(house)
    page = stage.enter(visit(PHONE), 0)
    page.get_by_role("button", name="Propose the boots").click()
    page.get_by_role("dialog").get_by_role("button", name="I agree").click()
    expect(page.locator(".call .text")).to_have_text("Lena proposes: “Seven-league boots”")
    page.get_by_role("button", name="Seven-league boots Lena Take it back").click()
    expect(page.get_by_role("button", name="Propose the boots")).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_be_enabled()


def test_new_time_lights_a_new_candle_and_go_on_lets_it_burn(visit, house):
    stage = talk(house)
    page = stage.enter(visit(PHONE), 0, still=False)
    candle = page.locator(".candle")
    candle.evaluate("candle => candle.dataset.is = 'the first'")
    stage.play(2, GoOn())
    expect(page.get_by_role("button", name="Go on Oma")).to_be_visible()
    expect(candle).to_have_attribute("data-is", "the first")
    stage.play(3, MoreTime())
    expect(candle).not_to_have_attribute("data-is", "the first")


def test_another_person_says_that_someone_helped_in_the_boots_and_is_asked_first(visit, house):
    stage = Stage(house).ready().do(bad_turn).do(propose, "boots")
    page = stage.enter(visit(PHONE), 2)
    page.get_by_role("button", name="Someone helped").click()
    page.get_by_role("dialog").get_by_role("button", name="Someone helped").click()
    expect(page.get_by_role("img", name="The ogre: 2 of 6 tiles")).to_be_visible()
    expect(page.get_by_role("button", name="Someone helped")).to_have_count(0)
