"""A phone's window is smaller than its screen: the browser has bars of its own."""

import pytest

from tests.browser.stage import TABLET, Stage
from tests.engines.checks import EVERYTHING
from tools.moments.pixie_town import FREE, asked, asks, pick, town

WINDOWS = pytest.mark.parametrize(
    "size",
    [{"width": 390, "height": 664}, {"width": 375, "height": 553}],
    ids=["390x664", "375x553"],
)
LEAST_PLOT = 100


def enter(stage: Stage, page):
    stage.enter(page, asked(stage))
    page.locator(".town").wait_for()
    return page


def is_inside(page, selector: str) -> bool:
    """All of it is within the window, and nothing it holds sticks out of it."""
    return page.locator(selector).evaluate(
        """(one) => {
          const box = one.getBoundingClientRect();
          const held = [...one.children].map((child) => child.getBoundingClientRect());
          return box.height > 40 && box.bottom <= innerHeight && box.right <= innerWidth
            && held.every(({bottom, right}) => bottom <= box.bottom + 1 && right <= box.right + 1);
        }"""
    )


@WINDOWS
def test_the_heap_is_not_cut_off(visit, house, size):
    page = enter(town(house, asks("roll"), 2), visit(size))
    page.locator(".heap svg").wait_for()
    assert is_inside(page, ".heap")


@WINDOWS
def test_there_is_room_to_build_as_one_likes(visit, house, size):
    page = enter(town(house, asks("build", turn=7), **FREE), visit(size))
    assert page.evaluate(EVERYTHING) == []
    pick(page)
    page.locator("[data-phase=held]").wait_for()
    assert page.locator(".plot").bounding_box()["height"] > LEAST_PLOT
    assert page.evaluate(EVERYTHING) == []


@WINDOWS
def test_every_stone_and_die_is_within_reach(visit, house, size):
    page = enter(town(house, asks("build", turn=4), 2), visit(size))
    assert page.evaluate(EVERYTHING) == []


def test_beside_stones_of_all_colours_one_can_still_be_done(visit, house):
    """On a tablet: a white die gives sixteen kinds."""

    def has_white_die(table) -> bool:
        faces = [table.board.faces[die] for die in table.board.unused]
        return asks("build", turn=1)(table) and "white" in faces

    page = enter(town(house, has_white_die, 4), visit(TABLET))
    page.locator(".dice").get_by_role("button", name="white").click()
    page.locator(".tray.many").wait_for()
    assert is_inside(page, ".more")
