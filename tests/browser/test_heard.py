"""For those who hear the page instead of seeing it: what has a name, and what is said by itself."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.stage import DESKTOP, PHONE
from tests.tom_thumb.playing import bad_turn, propose
from tools.moments import MOMENTS, all_moments
from tools.moments.pixie_town import FREE, asked, asks, pick, town
from tools.moments.tom_thumb import after_the_look
from tools.trees import LISTEN, nameless

all_moments([])

SAMPLE = [
    "pages/lobby",
    "pages/set_up",
    "pages/what_was_known",
    "ali_baba/thief_recites",
    "ali_baba/sharing",
    "dark_wood/i_vote",
    "dark_wood/corners",
    "pixie_town/i_build",
    "pixie_town/i_raise_the_tower",
    "pixie_town/free_in_hand",
    "tom_thumb/seeker_is_asked",
    "tom_thumb/pebble",
    "tom_thumb/won",
]


@pytest.mark.parametrize("name", SAMPLE)
def test_everything_has_a_name(visit, house, name):
    page = visit(PHONE)
    MOMENTS[name](house, page)
    assert nameless(page.locator("body").aria_snapshot()) == []


def test_what_has_no_name_is_noticed(visit):
    page = visit(PHONE)
    page.set_content("<button></button><img src='data:,'><a href='/'></a><input>")
    assert len(nameless(page.locator("body").aria_snapshot())) == 4


def test_what_is_asked_is_said_after_what_has_happened_and_each_once(visit, house):
    stage, page = town(house, asks("roll", turn=4)), visit(DESKTOP)
    page.add_init_script(LISTEN)
    stage.enter(page, asked(stage), still=False)
    page.get_by_role("button", name="Roll").click()
    expect(page.locator(".call .text")).not_to_contain_text("roll the dice")
    said = page.evaluate("said")
    assert len(said) == len(set(said))
    throws, rolls = (next(i for i, text in enumerate(said) if what in text) for what in ROLL)
    call = said.index(page.locator(".call .text").inner_text())
    assert throws < rolls < call


ROLL = ("throws the dice", "rolls:")


def test_whoever_waits_can_hear_what_the_dice_show(visit, house):
    stage = town(house, asks("build", turn=4))
    page = stage.enter(visit(PHONE), (asked(stage) + 1) % 3)
    expect(page.get_by_role("img", name=re.compile("^The dice show"))).to_be_visible()


def test_blue_stones_can_be_told_apart(visit, house):
    """Each may have the gnome below it."""
    stage = town(house, asks("tower", turn=4))
    page = stage.enter(visit(PHONE), asked(stage))
    page.locator(".pile").first.wait_for()
    names = [pile.get_attribute("aria-label") for pile in page.locator(".pile").all()]
    assert len(names) == len(set(names)) > 5


def test_a_stone_moved_by_keys_says_where_it_is(visit, house):
    stage = town(house, asks("build", turn=7), **FREE)
    page = stage.enter(visit(DESKTOP), asked(stage))
    pick(page)
    page.locator("[data-phase=held]").wait_for()
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(re.compile("^Column 1 of 7: ")).first).to_be_attached()


def test_the_tree_and_the_boots_are_named_also_when_they_are_used(visit, house):
    stage = after_the_look(house).do(bad_turn)
    page = stage.enter(visit(PHONE), 0)
    expect(page.get_by_role("img", name="Tall tree", exact=True)).to_be_visible()
    stage.do(propose, "tree")
    stage.ready()
    page = stage.enter(visit(PHONE), 0)
    expect(page.get_by_role("img", name="Tall tree, already used")).to_be_visible()


def test_a_hand_says_at_which_tile_it_points(visit, house):
    page = visit(PHONE)
    MOMENTS["tom_thumb/pebble_seen_by_the_seeker"](house, page)
    hands = page.get_by_role("img", name=re.compile(r" points at tile \d"))
    expect(hands).to_have_count(3)
