"""Looking back: what did you know?"""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.boxes import box_of
from tests.browser.stage import DESKTOP, PHONE, TABLET
from veillee.lab.evening import play_evening

BUTTON = "What did you know?"
PANEL = "main section"
SENTENCE = f"{PANEL} p.now"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory):
    """The file of a game among puppets: seven, seventy, and an elephant."""

    @cache
    def keep(game: str) -> Path:
        table = play_evening(game, ["age7", "age70", "elephant"], None, "looking back")
        path = tmp_path_factory.mktemp("kept") / f"{game}.json"
        path.write_bytes(msgspec.json.encode(table.record()))
        return path

    return keep


def look_back(page: Page, url: str, record: Path) -> Page:
    page.goto(f"{url}/replay?still")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("slider").wait_for()
    return page


def open_panel(page: Page) -> Page:
    page.get_by_role("button", name=BUTTON).click()
    page.locator(f"{PANEL} li").first.wait_for()
    return page


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_a_line_moves_along_what_was_known(visit, house, kept, size):
    """By mouse or finger on the picture, and by the keys; the replay goes along, and back."""
    page = open_panel(look_back(visit(size), house.url, kept("tom_thumb")))
    expect(page.get_by_role("heading", name="What did Mila know?")).to_be_visible()
    expect(page.locator(SENTENCE)).to_have_text(
        "Of 7 tiles seen so far, a seven-year-old would now know 7."
    )
    where, line = page.locator(".where"), page.locator(f"{PANEL} .time .now")
    picture = page.locator(PANEL).get_by_role("slider")
    left = box_of(line)["x"]
    room = box_of(picture)
    page.mouse.click(room["x"] + room["width"] * 0.6, room["y"] + room["height"] * 0.3)
    expect(where).not_to_have_text(re.compile(r"^1 of"))
    assert box_of(line)["x"] - left == pytest.approx(room["width"] * 0.6, abs=12)
    at = int(where.inner_text().split()[0])
    picture.press("ArrowRight")
    expect(where).to_have_text(re.compile(rf"^{at + 1} of"))
    page.get_by_role("button", name="To the beginning").click()
    expect(picture).to_have_value("0")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"]
    assert barriers(page) == []


@pytest.mark.parametrize("game", ["ali_baba", "dark_wood"])
def test_every_game_with_something_to_remember_says_it_in_words(visit, house, kept, game):
    page = open_panel(look_back(visit(TABLET), house.url, kept(game)))
    page.locator(PANEL).get_by_role("slider").fill("9")
    expect(page.locator(SENTENCE)).to_contain_text("a seven-year-old would")
    drawn = page.locator(f"{PANEL} li")
    assert drawn.count() > 3
    assert all("-" not in said.split(":")[0] for said in drawn.all_inner_texts())
    assert barriers(page) == []


def test_another_seat_and_another_age(visit, house, kept):
    """A computer's own persona is preset; whoever looks may choose any other."""
    page = open_panel(look_back(visit(DESKTOP), house.url, kept("tom_thumb")))
    panel = page.locator(PANEL)
    expect(panel.get_by_role("radio", name="7 years old")).to_be_checked()
    page.get_by_label("Through whose eyes?").select_option("2")
    expect(panel.get_by_role("heading", name="What did Tembo know?")).to_be_visible()
    expect(panel.get_by_role("radio", name="Elephant")).to_be_checked()
    expect(page.locator(SENTENCE)).to_contain_text("an elephant would now know")
    panel.get_by_role("radio", name="5 years old").press(" ")
    expect(page.locator(SENTENCE)).to_contain_text("a five-year-old would now know")
    page.get_by_role("button", name=BUTTON).click()
    expect(panel).to_have_count(0)


def test_where_nothing_is_hidden_nothing_is_asked(visit, house, kept):
    page = look_back(visit(DESKTOP), house.url, kept("pixie_town"))
    expect(page.locator(".where")).to_be_visible()
    expect(page.get_by_role("button", name=BUTTON)).to_have_count(0)
