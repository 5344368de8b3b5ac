"""Whoever plays for the first time is told what it is about, what to do, and what went wrong."""

import re

import pytest
from playwright.sync_api import expect

from tests.ali_baba.playing import draw, explore, leave
from tests.browser.boxes import box_of
from tests.browser.stage import DESKTOP, PHONE, TABLET
from tools.moments import MOMENTS, all_moments
from tools.moments.ali_baba import cave, reciting
from tools.moments.pixie_town import asked, asks, pick, town
from tools.trees import LISTEN

all_moments([])


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


# -- Ali Baba ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 2], ids=["Ali", "a thief"])
def test_the_goal_is_said_before_the_first_card(visit, house, seat):
    page = cave(house, 2).enter(visit(PHONE), seat)
    expect(page.get_by_text("the most different treasures wins")).to_be_visible()


def test_a_treasure_that_was_said_tells_why_its_number_stays(visit, house):
    stage = reciting(house)
    page = stage.enter(visit(PHONE), stage.board.thief)
    treasure = stage.board.said[0].treasure
    page.locator(".recite .grid .said").first.tap()
    expect(page.locator(".call .hint")).to_contain_text("All of one kind are named together")
    other = page.locator(".recite .grid button:not(.said)").first
    other.tap()
    expect(page.locator(".call .hint")).to_contain_text("Tap all")
    assert [item.treasure for item in stage.board.said].count(treasure) == 1


def test_a_question_is_asked_once(visit, house):
    page = visit(PHONE)
    page.add_init_script(LISTEN)
    stage = cave(house, 3)
    stage.enter(page, 1, still=False)
    stage.do(draw)
    page.locator(".recite").wait_for()
    question = page.locator(".call .text").inner_text()
    assert "what is in the cave" in question
    assert page.evaluate("said").count(question) == 1


def test_cards_and_numbers_are_named_plainly(visit, house):
    stage = cave(house, 7, tokens=2).do(explore, 7)
    page = stage.enter(visit(PHONE), 0)
    expect(button(page, "Open sesame! 7 cards in hand")).to_be_visible()
    stage.do(leave)
    page.locator(".loot button").first.wait_for()
    names = page.locator(".loot").aria_snapshot()
    assert re.search(r'button "two \w+, in the game: \d"', names), names


# -- Pixie Town ----------------------------------------------------------------------------------


def building(page, house):
    stage = town(house, asks("build"))
    return stage.enter(page, asked(stage))


def test_a_tap_on_a_plan_says_to_take_a_stone_first(visit, house):
    page = building(visit(PHONE), house)
    page.locator(".place").first.click(force=True)
    expect(page.locator(".telling")).to_have_text("Take a stone first.")
    pick(page)
    expect(page.locator(".telling")).to_have_count(0)


def test_a_tap_where_a_stone_does_not_fit_says_so(visit, house):
    page = building(visit(PHONE), house)
    pick(page)
    page.locator(".place:disabled").first.click(force=True)
    expect(page.locator(".telling")).to_contain_text("does not fit there")
    page.locator(".place.fits").first.click()
    expect(page.locator(".telling", has_text="does not fit there")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_white_die_is_explained(visit, house, size):
    page = visit(size)
    MOMENTS["pixie_town/white_die"](house, page)
    expect(page.get_by_text("White: any colour you like!")).to_be_visible()


def test_the_dice_do_not_fall_on_the_button_that_skips(visit, house):
    page = visit(PHONE)
    MOMENTS["pixie_town/dice_fall"](house, page)
    skip = page.locator(".skip").bounding_box()
    heap = page.locator(".heap").bounding_box()
    assert skip["y"] >= heap["y"] + heap["height"]


# -- the lobby -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "nl"])
def test_all_games_are_seen_at_once_on_a_tablet(visit, house, language):
    """And can be begun, all at the same height."""
    page = visit(TABLET, language)
    page.goto(house.url)
    page.locator("article .act").nth(3).wait_for()
    boxes = [box_of(play) for play in page.locator("article .act").all()]
    assert boxes[0]["y"] + boxes[0]["height"] <= TABLET["height"]
    assert len({round(box["y"]) for box in boxes}) == 1
