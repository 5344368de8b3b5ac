"""Computer players as persons: each has a face, and one can see it think."""

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.stage import DESKTOP, PHONE, Stage
from tests.server.house import House
from veillee.lab.evening import play_evening


@pytest.fixture(scope="module")
def unhurried_house(tmp_path_factory):
    """Where computer players take their time."""
    house = House(tmp_path_factory.mktemp("unhurried"), "--no-quick")
    yield house
    house.stop()


def face_at(page: Page, seat: int):
    return page.locator(f".badge[data-seat='{seat}'] .portrait img")


def drawing(name: str) -> re.Pattern[str]:
    """The address of a drawing, as the page is built."""
    return re.compile(rf"/{name}-[\w-]{{8}}\.svg$")


def test_who_is_chosen_from_the_box_sits_there_with_that_face_on_every_device(visit, house):
    page = visit(PHONE)
    page.goto(f"{house.url}/play/tom_thumb?still")
    page.get_by_role("button", name="Which computer player sits in seat 2?").click()
    box = page.get_by_role("dialog")
    expect(box.get_by_role("button", pressed=True)).to_have_accessible_name("Mila, 7 years old")
    assert barriers(page) == []
    box.get_by_role("button", name="Emil, 70 years old").click()
    expect(page.get_by_text("Emil · 70 years old")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(face_at(page, 1)).to_have_attribute("src", drawing("age70-2"))
    expect(face_at(page, 3)).to_have_attribute("src", drawing("age70"))
    onlooker = visit(DESKTOP)
    onlooker.goto(page.url)
    expect(face_at(onlooker, 1)).to_have_attribute("src", drawing("age70-2"))


def test_in_a_replay_two_of_one_age_look_different(visit, house, tmp_path):
    table = play_evening("dark_wood", ["age7", "age7", "elephant"], None, "two faces")
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(table.record()))
    page = visit(DESKTOP)
    page.goto(f"{house.url}/replay?still")
    page.locator("input[type=file]").set_input_files(path)
    for seat, name in enumerate(["age7", "age7-2", "elephant"]):
        expect(face_at(page, seat)).to_have_attribute("src", drawing(name))


def test_a_computer_that_is_asked_is_seen_to_think_and_nobody_else_is(visit, unhurried_house):
    """It leaves the others time for their colours and then feels its tree for some seconds; then
    somebody is asked who is no computer."""
    options = {"first_player": 0, "touch_seconds": 5}
    stage = Stage(
        unhurried_house, ["elephant", None, None], options, gathered=False, game="dark_wood"
    )
    page = stage.enter(visit(DESKTOP), 1, 2)
    signs = page.locator(".badge .thinking")
    expect(page.locator(".badge[data-seat='0'] .thinking")).to_be_visible(timeout=25_000)
    expect(signs).to_have_count(1)
    expect(page.get_by_text("Pass the device to Tom")).to_be_visible(timeout=20_000)
    expect(signs).to_have_count(0)
