"""The pages around the table: lobby, set-up, rules, languages; and no barriers anywhere."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.boxes import box_of
from tests.browser.stage import DESKTOP, PHONE, TABLET, Stage
from tests.tom_thumb.playing import bad_turn, draw, miss, name, three_found
from tests.words.reading import Words, words_folder
from veillee.games import games

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])

PAGES = {
    "lobby": "/",
    "set-up": "/play/tom_thumb",
    "rules": "/rules/tom_thumb",
    "open a saved game": "/replay",
    "nowhere": "/t/nothing",
}
MOMENTS = {
    "first look": lambda stage: stage,
    "drawing": lambda stage: stage.ready(),
    "naming": lambda stage: stage.ready().do(draw),
    "swapping": lambda stage: stage.ready().do(three_found),
    "between turns": lambda stage: stage.ready().do(bad_turn),
    "the end": lambda stage: stage.ready().do(draw).do(name).do(miss, wolves=True),
}


@SIZES
@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_a_page_has_no_barriers(visit, house, size, path):
    page = visit(size, calm=path != "/t/nothing")
    page.goto(f"{house.url}{path}?still")
    page.get_by_role("heading").first.wait_for()
    assert barriers(page) == []


@SIZES
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_a_moment_of_the_game_has_no_barriers(visit, house, size, moment):
    stage = moment(Stage(house, 3, {"ogre_up": 3}))
    page = stage.enter(visit(size), 0)
    assert barriers(page) == []


def test_the_curtain_and_the_table_screen_have_no_barriers(visit, house):
    stage = Stage(house, 3).ready().do(draw)
    page = stage.enter(visit(TABLET), 0, 1, 2)
    page.get_by_text("Pass the device to Lena").wait_for()
    assert barriers(page) == []
    screen = Stage(house, 3, gathered=False).enter(visit(TABLET), 0, 1, 2, screen=True)
    screen.get_by_role("img", name=re.compile("Code for seat")).first.wait_for()
    assert barriers(screen) == []


@pytest.mark.parametrize(
    ("language", "play", "where"),
    [
        ("fr", "Jouer", "où est"),
        ("en", "Play now", "where is"),
        ("de", "Losspielen", "wo ist"),
        ("es", "Jugar", "dónde está"),
        ("nl", "spelen", "waar is"),
    ],
)
def test_the_page_speaks_the_visitors_language(visit, house, language, play, where):
    page = visit(PHONE, language)
    page.goto(house.url)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=re.compile(play, re.IGNORECASE)).first).to_be_visible()
    stage = Stage(house, 3).ready().do(draw).do(name)
    stage.enter(page, 1)
    expect(page.get_by_text(re.compile(where, re.IGNORECASE)).first).to_be_visible()
    page.goto(f"{house.url}/rules/tom_thumb")
    expect(page.locator("img[src*='example_swap']")).to_be_visible()


def test_the_language_can_be_changed_at_any_time(visit, house):
    page = Stage(house, 3).ready().do(draw).do(name).enter(visit(DESKTOP), 1)
    expect(page.get_by_text("where is")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox").select_option("fr")
    page.keyboard.press("Escape")
    expect(page.get_by_text("où est")).to_be_visible()


def test_a_table_is_set_up_as_wished(visit, house):
    """Legendary, in a storm, three seats: one of them for somebody with a link."""
    page = visit(DESKTOP)
    page.goto(f"{house.url}/play/tom_thumb?still")
    page.get_by_text("Legendary", exact=True).click()
    page.get_by_text("Storm", exact=True).click()
    page.get_by_role("button", name=re.compile("Take away")).last.click()
    page.get_by_role("listitem").nth(2).get_by_role("combobox").first.select_option("link")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("main.stage").wait_for()
    summary = page.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((r) => r.json())"
    )
    assert summary["options"]["mode"] == "legendary"
    assert summary["options"]["storm"] is True
    assert [seat["kind"] for seat in summary["seats"]].count("person") == 2


def test_the_gnome_is_set_up_only_where_there_is_one(visit, house):
    page = visit(PHONE)
    page.goto(f"{house.url}/play/pixie_town?still")
    gnome = [page.get_by_text(what, exact=True) for what in ("The gnome’s die", "Gentle gnome")]
    gnome.append(page.get_by_text("Who plays the gnome?"))
    page.get_by_text("All together", exact=True).wait_for()
    for option in gnome:
        expect(option).to_have_count(0)
    assert "forest" not in page.locator("main").inner_text()
    page.get_by_text("One against all", exact=True).click()
    for option in gnome:
        expect(option).to_be_visible()


def test_the_shelf_with_the_start_hides_what_is_below_it(visit, house):
    """From edge to edge, and nothing shines through."""
    page = visit(PHONE)
    page.goto(f"{house.url}/play/tom_thumb?still")
    shelf = page.locator(".start")
    shelf.wait_for()
    colour = shelf.evaluate("(one) => getComputedStyle(one).backgroundColor")
    assert re.fullmatch(r"rgb\(\d+, \d+, \d+\)", colour)
    box = shelf.bounding_box()
    assert round(box["y"] + box["height"]) == PHONE["height"]
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    box = shelf.bounding_box()
    assert round(box["y"] + box["height"]) == PHONE["height"]


def test_whoever_types_no_name_is_told_which_one_is_theirs(visit, house):
    """The others see the name alone."""
    page = visit(PHONE)
    page.goto(f"{house.url}/?still")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".sign .name").first).to_have_text("You")
    seats = page.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((r) => r.json())"
    )["seats"]
    assert not any("you" in seat["name"] for seat in seats)


def test_in_a_replay_nobody_is_away(visit, house):
    stage = Stage(house, 3, {"ogre_up": 5}).ready().do(draw).do(name).do(miss)
    stage.hand.close()
    page = visit(PHONE)
    page.goto(f"{house.url}/t/{stage.id}/replay?still")
    page.locator(".badge").first.wait_for()
    expect(page.locator(".badge.away")).to_have_count(0)


def test_names_are_remembered_on_the_device_only(visit, house):
    page = visit(PHONE)
    page.goto(f"{house.url}/?still")
    page.get_by_role("textbox").fill("Léna")
    page.get_by_role("textbox").blur()
    page.reload()
    expect(page.get_by_role("textbox")).to_have_value("Léna")
    assert page.context.cookies() == []


def test_whoever_comes_back_finds_the_table_on_top_of_the_lobby(visit, house):
    """And on a tablet, how to begin another game without scrolling."""
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(TABLET), 0)
    page.goto(f"{house.url}/?still")
    table = page.get_by_role("link", name="Tom Thumb Lena, Tom, Oma")
    first = page.get_by_role("button", name="Play now").first
    expect(first).to_be_in_viewport(ratio=1)
    assert box_of(table)["y"] < box_of(first)["y"]
    titles = page.locator("article h2").all_inner_texts()
    assert titles == [Words(words_folder(game.id), "en").t("game-title") for game in games()]
    table.click()
    page.wait_for_selector("main.stage")


def test_the_pace_is_chosen_in_the_menu_and_kept_on_the_device(visit, house):
    page = Stage(house, 3).ready().enter(visit(PHONE), 0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Normal")).to_be_checked()
    page.get_by_text("Calm", exact=True).click()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Calm")).to_be_checked()
    assert barriers(page) == []
