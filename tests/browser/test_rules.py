"""The rules: three pictures on one screen, a search, and a paragraph for every option."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import barriers
from tests.browser.boxes import box_of
from tests.browser.settling import settle
from tests.browser.stage import DESKTOP, PHONE, TABLET, Stage
from tests.words.reading import LANGUAGES
from veillee.table.catalogue import GAMES

SMALL = {"width": 360, "height": 640}
LYING = {"width": 844, "height": 390}
SIZES = {"small": SMALL, "phone": PHONE, "lying": LYING, "tablet": TABLET, "desktop": DESKTOP}
EVERY_SIZE = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)

TOO_WIDE = "(root) => root.scrollWidth > root.clientWidth"


def read(page: Page, house, game: str, more: str = "") -> Page:
    page.goto(f"{house.url}/rules/{game}?still{more}")
    page.locator("article").wait_for()
    settle(page)
    return page


def field(page: Page) -> Locator:
    return page.get_by_role("searchbox")


def lit(page: Page) -> Locator:
    return page.locator(".lit")


def open_rules_at_table(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator("dialog article").wait_for()
    return page.locator("dialog")


# -- three pictures ------------------------------------------------------------------------------


@EVERY_SIZE
@EVERYWHERE
def test_the_pictures_fit_one_screen_and_nothing_is_too_wide(visit, house, size, language):
    page = visit(size, language)
    for game in GAMES:
        read(page, house, game)
        cards = page.locator("section li")
        expect(cards).to_have_count(3)
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)
        for picture in page.locator("section img").all():
            assert picture.evaluate("(one) => one.decode().then(() => one.naturalWidth)") > 0
            assert box_of(picture)["width"] >= 34
            assert box_of(picture)["height"] >= 34
        assert not page.locator("html").evaluate(TOO_WIDE)


@pytest.mark.parametrize("size", [SMALL, LYING], ids=["small", "lying"])
def test_the_pictures_fit_one_screen_over_a_table(visit, house, size):
    page = Stage(house, 3).ready().enter(visit(size), 0)
    sheet = open_rules_at_table(page)
    for card in sheet.locator("section li").all():
        expect(card).to_be_in_viewport(ratio=1)
    assert not sheet.evaluate(TOO_WIDE)
    assert barriers(page) == []


def test_two_doors_lead_on_from_the_pictures(visit, house):
    page = read(visit(DESKTOP), house, "dark_wood")
    learn = page.get_by_role("link", name="Learn by playing")
    expect(learn).to_have_attribute("href", "/learn/dark_wood")
    page.get_by_role("link", name="Play", exact=True).click()
    page.wait_for_url("**/play/dark_wood?first")


@EVERY_GAME
@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["small", "desktop"])
def test_the_rules_have_no_barriers(visit, house, game, size):
    page = read(visit(size), house, game)
    page.locator("details").evaluate("(one) => (one.open = true)")
    field(page).fill("the")
    expect(page.locator("mark.current")).to_have_count(1)
    assert barriers(page) == []


# -- the search ----------------------------------------------------------------------------------


def test_accents_and_case_do_not_matter_and_every_place_is_reached(visit, house):
    page = read(visit(SMALL, "fr"), house, "tom_thumb")
    field(page).fill("PREMIERE TUILE")
    expect(page.get_by_role("status")).to_contain_text("1 sur 1")
    expect(page.locator("mark")).to_have_text(["première tuile"])
    expect(page.locator("mark")).to_be_in_viewport()
    field(page).fill("caillou")
    many = page.locator("mark").count()
    assert many > 2
    for n in range(many):
        expect(page.get_by_role("status")).to_contain_text(f"{n + 1} sur {many}")
        expect(page.locator("mark.current")).to_have_attribute("data-found", str(n))
        expect(page.locator("mark.current")).to_be_in_viewport(ratio=1)
        field(page).press("Enter")
    expect(page.get_by_role("status")).to_contain_text(f"1 sur {many}")
    field(page).press("Shift+Enter")
    expect(page.get_by_role("status")).to_contain_text(f"{many} sur {many}")


def test_the_search_stays_in_reach_and_works_by_touch(visit, house):
    page = read(visit(SMALL), house, "ali_baba")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(field(page)).to_be_in_viewport(ratio=1)
    field(page).fill("pebble")
    page.get_by_role("button", name="Next place").tap()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"2 of \d"))
    page.get_by_role("button", name="Previous place").tap()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"1 of \d"))
    field(page).fill("dragon")
    expect(page.get_by_role("status")).to_have_text("Nothing found")
    assert not page.locator("html").evaluate(TOO_WIDE)


def test_what_is_typed_stays_text(visit, house):
    page = read(visit(DESKTOP), house, "tom_thumb")
    field(page).fill("<img src=x onerror=alert(1)>")
    expect(page.get_by_role("status")).to_have_text("Nothing found")
    expect(page.locator("img[src=x]")).to_have_count(0)


def test_escape_clears_the_search_before_it_closes_the_sheet(visit, house):
    page = Stage(house, 3).ready().enter(visit(PHONE), 0)
    sheet = open_rules_at_table(page)
    expect(field(page)).not_to_be_focused()
    field(page).fill("wolves")
    expect(sheet.locator("mark.current")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(field(page)).to_have_value("")
    expect(sheet.locator("mark")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog article")).to_have_count(0)


# -- the contents, and the way to a paragraph ----------------------------------------------------


def test_the_contents_lead_to_their_part_without_leaving_the_page(visit, house):
    page = read(visit(SMALL), house, "pixie_town")
    page.get_by_text("Contents").tap()
    page.get_by_role("link", name="One against all").tap()
    heading = page.get_by_role("heading", name="One against all")
    expect(heading).to_be_in_viewport(ratio=1)
    expect(heading).to_be_focused()
    below = box_of(page.locator("header").last)
    assert box_of(heading)["y"] >= below["y"] + below["height"]


def test_an_address_opens_the_rules_at_a_paragraph(visit, house):
    page = read(visit(SMALL), house, "tom_thumb", "&at=pebbles")
    expect(lit(page)).to_contain_text("White pebbles.")
    expect(lit(page)).to_be_in_viewport()
    expect(lit(page)).to_be_focused()
    read(page, house, "tom_thumb", "&at=nothing-of-the-kind")
    expect(lit(page)).to_have_count(0)


@EVERY_GAME
@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["small", "desktop"])
def test_every_option_opens_its_paragraph(visit, house, game, size):
    page = visit(size)
    page.goto(f"{house.url}/play/{game}?still")
    page.locator(".start").wait_for()
    if game == "pixie_town":
        page.get_by_text("One against all", exact=True).click()
    for closed in page.locator("details:not([open]) summary").all():
        closed.click()
    options = page.evaluate(
        f"fetch('/api/games').then((r) => r.json())"
        f".then((all) => all.find((one) => one.id === '{game}').options.properties)"
    )
    buttons = page.get_by_role("button", name=re.compile("^Rules: "))
    hidden = {"dark_wood": 1}.get(game, 0)
    expect(buttons).to_have_count(len(options) - hidden)
    seen = set()
    for button in buttons.all():
        assert min(box_of(button)["width"], box_of(button)["height"]) >= 48
        button.click()
        expect(lit(page)).to_be_in_viewport()
        expect(lit(page)).to_be_focused()
        seen.add(lit(page).get_attribute("data-anchors"))
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(button).to_be_focused()
    assert len(seen) > len(options) / 2
    assert not page.locator("html").evaluate(TOO_WIDE)


def test_the_form_keeps_what_was_chosen_and_a_value_has_its_own_paragraph(visit, house):
    page = visit(PHONE)
    page.goto(f"{house.url}/play/tom_thumb?still")
    page.get_by_text("Legendary", exact=True).click()
    page.get_by_text("Storm", exact=True).click()
    page.get_by_role("button", name="Rules: Difficulty").click()
    expect(lit(page)).to_contain_text("Legendary")
    assert barriers(page) == []
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("radio", name="Legendary")).to_be_checked()
    expect(page.get_by_role("switch", name="Storm")).to_be_checked()
