"""What happened can be read again, and names nothing that lies covered."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.acting import END
from tests.browser.axe import barriers
from tests.browser.stage import DESKTOP, PHONE, TABLET, Stage
from tests.server.visitor import open_table
from tests.tom_thumb.playing import bad_turn, draw, find, miss, name
from tests.words.reading import Words, words_folder, words_of
from veillee.table.catalogue import GAMES

NAMES = {
    "tom_thumb": r"(name|place)-",
    "dark_wood": r"(outline|holes)-",
    "pixie_town": r"(plan|dream)-(?!help)",
}
"""Under which words a game has what can lie covered, where it is not `name-`."""
SPOKEN = {"tom_thumb": "de", "ali_baba": "fr", "dark_wood": "es", "pixie_town": "nl"}
"""In which language a game is read; others in English."""
WATCH = """() => {
    window.read = new Set();
    const note = () => {
        if (!document.querySelector('dialog')) document.querySelector('header .past')?.click();
        document.querySelectorAll('dialog li').forEach(
            (line) => window.read.add(line.textContent.trim()));
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
}"""


def open_past(page):
    page.get_by_role("button", name="What happened?").click()
    return page.get_by_role("dialog")


def covered_names(game, language):
    folder = words_folder(game)
    words = Words(folder, language)
    ids = [id for id in words_of(folder, language) if re.match(NAMES.get(game, "name-"), id)]
    assert len(ids) > 2
    return [words.t(id).replace("\u00ad", "") for id in ids]


@pytest.mark.parametrize("game", GAMES)
def test_in_a_whole_game_no_sentence_names_what_can_lie_covered(visit, house, game):
    """Every sentence that can be read again is looked at, from the first turn to the last. The
    sheet is open before the first sight comes."""
    language = SPOKEN.get(game, "en")
    computers = [{"kind": "computer", "persona": one} for one in ("adult", "age7", "adult")]
    opened = open_table(house.url, computers, game=game, options={}, seed="read again")
    page = visit(DESKTOP, language)
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    page.goto(f"{house.url}/t/{opened['table']}?still")
    page.locator(END).wait_for(state="attached", timeout=120_000)
    read = page.evaluate("[...window.read]")
    assert len(read) > 3
    for covered in covered_names(game, language):
        naming = [line for line in read if re.search(rf"\b{re.escape(covered)}\b", line, re.I)]
        assert naming == [], covered


def test_it_is_read_by_keyboard_and_without_barriers(visit, house):
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(PHONE), 2)
    stage.do(draw).do(name).do(find)
    expect(page.locator(".disc.up")).to_have_count(1)
    button = page.get_by_role("button", name="What happened?")
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="What happened?")
    assert dialog.locator("li").all_inner_texts() == [
        "Lena draws three cards.",
        "Lena asks Tom for a place.",
        "Tom turns up the right tile.",
    ]
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert button.evaluate("(one) => one === document.activeElement")


def test_one_turn_is_kept_beside_the_present_one(visit, house):
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(TABLET), 0)
    stage.do(bad_turn).do(bad_turn).do(draw)
    page.locator(".call").get_by_text("Oma").first.wait_for()
    dialog = open_past(page)
    parts = dialog.locator("ol")
    expect(parts).to_have_count(2)
    expect(dialog.get_by_role("heading", level=3)).to_have_text(["The turn before", "This turn"])
    expect(parts.nth(0)).to_contain_text("Tom draws three cards.")
    this_turn = parts.nth(1).get_by_role("listitem")
    expect(this_turn).to_have_text(["Oma leads the way now.", "Oma draws three cards."])
    expect(dialog.get_by_text("Lena draws")).to_have_count(0)


def test_a_page_that_was_just_opened_or_reloaded_has_seen_nothing(visit, house):
    stage = Stage(house, 3).ready().do(draw)
    page = stage.enter(visit(TABLET), 2)
    expect(open_past(page)).to_contain_text("Nothing has happened yet")
    stage.do(name)
    expect(page.get_by_role("dialog")).to_contain_text("Lena asks Tom for a place.")
    page.reload()
    expect(open_past(page)).to_contain_text("Nothing has happened yet")


def test_whoever_missed_something_begins_anew(visit, house):
    """A line that was lost while the game went on: what was read before would not fit."""
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(TABLET, calm=False), 2)
    stage.do(draw)
    dialog = open_past(page)
    expect(dialog).to_contain_text("Lena draws three cards.")
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("Connection lost")).to_have_count(1)
    stage.do(name).do(miss)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(dialog).to_contain_text("Nothing has happened yet")


def test_a_change_of_language_is_a_change_of_what_is_read(visit, house):
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(TABLET), 2)
    stage.do(draw)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox").select_option("de")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Was ist passiert?").click()
    expect(page.get_by_role("dialog").locator("li")).to_have_text(["Lena zieht drei Karten."])
