"""Links to a seat, right and wrong: what a device keeps of them."""

import json

import httpx
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.stage import PHONE, Stage

WRONG = "a-key-that-opens-nothing"
REFUSED = "This link does not belong to a seat at this table."


def kept(page, table):
    """The keys that the device holds for a table."""
    tables = json.loads(page.evaluate("localStorage.getItem('veillee.tables')") or "[]")
    return [key for one in tables if one["id"] == table for key in one["held"]]


def come_by_link(page, stage, key):
    """To a seat where somebody has sat before, unless the key is wrong."""
    page.goto(f"{stage.house.url}/t/{stage.id}?still#{key}")
    if key == WRONG:
        page.get_by_label("Your name").fill("Somebody")
        page.get_by_role("button", name="Sit down").click()
    else:
        page.get_by_role("button", name="That’s me").click()


def my_seat(page, seat):
    return page.locator(f".badge.me[data-seat='{seat}']")


def test_a_wrong_link_does_not_cost_the_seat_one_has(visit, house):
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(PHONE), 1)
    my_seat(page, 1).wait_for()
    come_by_link(page, stage, WRONG)
    expect(page.get_by_text(REFUSED)).to_be_visible()
    my_seat(page, 1).wait_for()
    expect(my_seat(page, 1)).to_contain_text("Tom")
    assert kept(page, stage.id) == [stage.keys[1]]
    page.reload()
    my_seat(page, 1).wait_for()
    expect(page.get_by_text(REFUSED)).to_have_count(0)


def test_a_wrong_link_is_not_kept(visit, house):
    stage = Stage(house, 3).ready()
    page = visit(PHONE)
    come_by_link(page, stage, WRONG)
    expect(page.get_by_text(REFUSED)).to_be_visible()
    assert kept(page, stage.id) == []
    come_by_link(page, stage, stage.keys[2])
    my_seat(page, 2).wait_for()
    assert kept(page, stage.id) == [stage.keys[2]]


def test_a_wrong_key_that_was_kept_before_is_dropped(visit, house):
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(PHONE), 1)
    my_seat(page, 1).wait_for()
    page.evaluate(
        """(wrong) => {
            const tables = JSON.parse(localStorage.getItem('veillee.tables'));
            tables[0].held.push(wrong);
            localStorage.setItem('veillee.tables', JSON.stringify(tables));
        }""",
        WRONG,
    )
    page.reload()
    my_seat(page, 1).wait_for()
    assert kept(page, stage.id) == [stage.keys[1]]


def test_a_link_outlives_a_reload_before_one_has_sat_down(visit, house):
    stage = Stage(house, 3).ready()
    page = visit(PHONE)
    page.goto(f"{house.url}/t/{stage.id}?still#{stage.keys[0]}")
    page.get_by_role("button", name="That’s me").wait_for()
    assert kept(page, stage.id) == []
    page.reload()
    page.get_by_role("button", name="That’s me").click()
    my_seat(page, 0).wait_for()
    assert kept(page, stage.id) == [stage.keys[0]]


def test_a_late_friend_neither_renames_nor_displaces_whoever_sits_there(visit, house):
    stage = Stage(house, 3).ready()
    page = visit(PHONE)
    page.goto(f"{house.url}/t/{stage.id}?still#{stage.keys[1]}")
    expect(page.get_by_role("heading", name="Tom sits here")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Watch the game").click()
    page.wait_for_selector("main.stage")
    expect(page.locator(".badge.me")).to_have_count(0)
    assert kept(page, stage.id) == []
    seats = httpx.get(f"{house.url}/api/tables/{stage.id}").json()["seats"]
    assert seats[1]["name"] == "Tom"


def test_the_same_person_comes_back_on_a_second_device(visit, house):
    stage = Stage(house, 3).ready()
    page = visit(PHONE)
    come_by_link(page, stage, stage.keys[1])
    expect(my_seat(page, 1)).to_contain_text("Tom")
