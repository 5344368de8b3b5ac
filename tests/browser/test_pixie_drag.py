"""Pixie Town: a stone dragged to where its place was seen before the drag began."""

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Finger, Mouse
from tests.browser.stage import DESKTOP, TABLET
from tools.moments.pixie_town import AGAINST, asked, asks, asks_to_wreck, town

PILE = ".pile:enabled"
STEPS = 40


def build(visit, house, size, seats=2):
    stage = town(house, asks("build"), seats)
    page = visit(size)
    stage.enter(page, asked(stage))
    page.locator(PILE).first.wait_for()
    return page


def middle_of(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_the_way(start, end):
    for step in range(1, STEPS + 1):
        part = step / STEPS
        yield start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def last_place_for(page, pile):
    """The fitting place furthest to the right: it belongs to the second house."""
    shape = pile.get_attribute("data-pile").rpartition("-")[2]
    word = {"C": "cube", "L": "long block", "T": "roof", "A": "arch"}[shape]
    places = page.locator(f".place[aria-label$='{word}']").all()
    return max(places, key=lambda one: one.bounding_box()["x"])


SIZES = pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=["1024", "1440"])
HANDS = pytest.mark.parametrize("hand", [Mouse, Finger])


@SIZES
@HANDS
def test_a_stone_dropped_where_its_place_was_seen_is_built(visit, house, size, hand):
    page = build(visit, house, size)
    pile = page.locator(PILE).first
    place, kind = last_place_for(page, pile), pile.get_attribute("data-pile")
    where, seen = place.get_attribute("data-place"), middle_of(place)
    holds = hand(page)
    start = middle_of(pile)
    holds.down(*start)
    for point in on_the_way(start, seen):
        holds.move(*point)
    holds.up()
    expect(page.locator(f"[data-place='{where}']")).to_have_count(0)
    expect(page.locator(f".street [data-stone^='{kind}']")).to_have_count(1)


@SIZES
@HANDS
def test_nothing_moves_while_a_stone_is_held(visit, house, size, hand):
    """Plans, places and shelf lie exactly where they lay, all the way over the bench."""
    page = build(visit, house, size)
    holds, start = hand(page), middle_of(page.locator(PILE).first)

    def lie():
        return page.evaluate(
            """() => [...document.querySelectorAll(".site, .place, .tray, .plots")].map((one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return [x, y, width, height];
            })"""
        )

    before = lie()
    holds.down(*start)
    corner = (size["width"] - 5, size["height"] - 5)
    for number, point in enumerate(on_the_way(start, corner)):
        holds.move(*point)
        if number % 8 == 7:
            assert lie() == before, point
    holds.up()


@HANDS
def test_a_stone_dropped_beside_a_place_snaps_into_it(visit, house, hand):
    """Three quarters of a stone away is near enough for a child."""
    page = build(visit, house, TABLET)
    pile = page.locator(PILE).first
    place = last_place_for(page, pile)
    where, (x, y), wide = place.get_attribute("data-place"), middle_of(place), place.bounding_box()
    seen = (x + wide["width"] / 2 + 0.75 * wide["height"], y)
    holds = hand(page)
    start = middle_of(pile)
    holds.down(*start)
    for point in on_the_way(start, seen):
        holds.move(*point)
    holds.up()
    expect(page.locator(f"[data-place='{where}']")).to_have_count(0)


# -- the gnome's push ----------------------------------------------------------------------------


def gnomes_choice(visit, house):
    """The gnome's page, and the only house that can fall."""
    stage = town(house, lambda table: asks_to_wreck(table, range(1, 2)), 4, **AGAINST)
    page = visit(TABLET)
    stage.enter(page, asked(stage))
    which = stage.mirror.asks[0].choices[0]
    standing = page.locator(f"[data-house='{which.owner} {which.house}'] [data-stone]")
    expect(standing.first).to_be_attached()
    return page, page.locator(".choose button"), standing


@HANDS
def test_the_gnome_swipes_a_house_over(visit, house, hand):
    page, button, standing = gnomes_choice(visit, house)
    own_hand, (x, y) = hand(page), middle_of(button)
    own_hand.down(x, y)
    for point in on_the_way((x, y), (x + 120, y)):
        own_hand.move(*point)
    expect(button).to_be_visible()
    own_hand.up()
    expect(standing).to_have_count(0)


@HANDS
def test_a_house_that_is_only_nudged_stands(visit, house, hand):
    page, button, standing = gnomes_choice(visit, house)
    own_hand, (x, y) = hand(page), middle_of(button)
    own_hand.down(x, y)
    for point in on_the_way((x, y), (x - 20, y)):
        own_hand.move(*point)
    own_hand.up()
    expect(button.locator(".standing")).to_have_css("transform", "none")
    expect(standing.first).to_be_attached()
    button.press("Enter")
    expect(standing).to_have_count(0)
