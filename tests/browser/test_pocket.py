"""The house in your pocket: taken along once, then every game is played without a server."""

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import test_ali_baba, test_dark_wood, test_pixie_town, test_whole_games
from tests.browser.acting import END, choose_any
from tests.browser.axe import barriers
from tests.browser.stage import DESKTOP, PHONE, TABLET
from tests.server.house import House

SOON = 2_000
ENTRIES = """() => new Promise((resolve) => {
  const opening = indexedDB.open("veillee");
  opening.onsuccess = () => {
    const store = opening.result.transaction("entries").objectStore("entries");
    store.count().onsuccess = ({ target }) => resolve(target.result);
  };
})"""
COLD = 60_000
"""Compiling and starting Python, on a machine that does other things too."""


@pytest.fixture
def server(tmp_path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    if house.process.poll() is None:
        house.stop()


def take_along(page: Page, server: House) -> None:
    """And the network is cut."""
    page.goto(f"{server.url}/?still")
    page.get_by_role("button", name="Take it along").click()
    expect(page.get_by_text("Ready to play without a connection")).to_be_visible(timeout=COLD)
    server.stop()
    page.reload()
    expect(page.get_by_text("No connection: you are playing on this device")).to_be_visible()


def play_now(page: Page, title: str) -> None:
    card = page.get_by_role("article", name=title)
    card.get_by_role("button", name="Play now").click()
    page.locator(".screen").wait_for(timeout=COLD)
    assert "/t/pocket." in page.url


def tap(one: Any) -> None:
    one.click(timeout=SOON)


def play_tom_thumb(page: Page) -> None:
    chance = Random(5)
    test_whole_games.play_to_the_end(page, lambda: choose_any(page, chance, tap))


def play_ali_baba(page: Page) -> None:
    test_ali_baba.play_to_the_end(page, Random(6), tap)


def play_dark_wood(page: Page) -> None:
    test_dark_wood.play_to_the_end(page, Random(7), tap)


def play_pixie_town(page: Page) -> None:
    test_pixie_town.play_to_the_end(page, Random(8), tap)


@pytest.mark.parametrize(
    ("title", "play"),
    [
        ("Tom Thumb", play_tom_thumb),
        ("Ali Baba", play_ali_baba),
        ("The Dark Wood", play_dark_wood),
        ("Pixie Town", play_pixie_town),
    ],
)
def test_a_whole_game_without_a_connection(visit, server, title, play):
    page = visit(DESKTOP, calm=False, offline=True)
    take_along(page, server)
    play_now(page, title)
    play(page)
    expect(page.locator(END)).to_be_visible()
    page.get_by_role("button", name="Was it dealt fairly?").click()
    expect(page.get_by_text("Everything fits")).to_be_visible(timeout=COLD)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=COLD)


def test_a_whole_game_passed_around_without_a_connection(visit, server):
    page = visit(TABLET, calm=False, offline=True)
    take_along(page, server)
    page.goto(f"{server.url}/play/dark_wood?still")
    who = page.get_by_label("Who sits in seat 2?")
    expect(who.locator("option")).to_have_text(["Someone here", "Computer"])
    who.select_option("here")
    page.get_by_role("button", name="Start").click()
    page.locator(".screen").wait_for(timeout=COLD)
    draw, curtain = page.get_by_role("button", name="Draw a tree"), page.get_by_label("Tap instead")
    draw.or_(curtain).first.wait_for()
    if draw.count():
        tap(draw)
    curtain.check()
    test_dark_wood.play_to_the_end(page, Random(2), tap)


# -- on this device by choice, at a server that is there -----------------------------------------


def begin_here(page: Page, house: House, title: str = "Pixie Town") -> None:
    page.goto(f"{house.url}/?still")
    page.get_by_label("Play here, without a connection").check()
    play_now(page, title)


def entries(page: Page) -> int:
    """How long the log on the device is."""
    return page.evaluate(ENTRIES)


def roll(page: Page, seconds: float = 20) -> None:
    """A move, until it is kept."""
    before, deadline = entries(page), time.monotonic() + seconds
    page.get_by_role("button", name="Roll").click()
    while entries(page) == before:
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)


def what_is_seen(page: Page) -> str:
    page.locator(".screen").wait_for(timeout=COLD)
    return page.locator("main.stage").inner_text()


def test_a_table_is_where_it_was_after_a_reload(visit, house):
    page = visit(DESKTOP)
    begin_here(page, house)
    roll(page)
    before = what_is_seen(page)
    page.reload()
    expect(page.locator("main.stage")).to_have_text(before, use_inner_text=True, timeout=COLD)


def test_a_table_goes_on_after_its_worker_was_killed(visit, house):
    """The page notices that nothing comes any more, and starts another."""
    page = visit(DESKTOP)
    begin_here(page, house)
    (worker,) = page.workers
    worker.evaluate("self.close()")
    roll(page, 60)
    (another,) = page.workers
    assert another is not worker


def test_two_tabs_show_one_game(visit, house):
    page = visit(DESKTOP)
    begin_here(page, house)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".screen").wait_for(timeout=COLD)
    before = other.get_by_role("button", name="Roll")
    expect(before).to_be_visible()
    roll(page)
    seen = what_is_seen(page)
    expect(other.locator("main.stage")).to_have_text(seen, use_inner_text=True, timeout=COLD)


def test_the_lobby_goes_on_with_a_table_of_this_device(visit, house):
    page = visit(DESKTOP)
    begin_here(page, house)
    roll(page)
    page.goto(f"{house.url}/?still")
    page.locator("a[href*='pocket.']").click(timeout=COLD)
    page.locator(".screen").wait_for()


def test_a_table_is_removed_from_the_lobby_and_from_the_device(visit, house):
    page = visit(PHONE)
    begin_here(page, house)
    page.goto(f"{house.url}/?still")
    remove = page.get_by_role("button", name="Remove Pixie Town")
    remove.click(timeout=COLD)
    page.get_by_role("button", name="No, not now").click()
    assert entries(page) > 0
    remove.click()
    assert barriers(page) == []
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)
    assert entries(page) == 0
    page.reload()
    page.get_by_role("article").first.wait_for()
    assert page.evaluate("localStorage.getItem('veillee.tables')") == "[]"


def test_the_page_holds_no_seed_and_the_menu_says_what_a_device_cannot_hide(visit, house):
    page = visit(DESKTOP)
    begin_here(page, house, "Tom Thumb")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Table screen")).to_have_count(0)
    page.get_by_text("Fairly dealt").click()
    expect(page.get_by_text("Whoever can read the device’s memory")).to_be_visible()


def test_a_game_is_carried_to_the_server_and_back(visit, house):
    page = visit(DESKTOP)
    begin_here(page, house)
    roll(page)
    before = what_is_seen(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on at the server").click()
    page.wait_for_url(lambda url: "/t/" in url and "pocket." not in url)
    expect(page.locator("main.stage")).to_have_text(before, use_inner_text=True, timeout=COLD)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on here, without a connection").click()
    page.wait_for_url("**/t/pocket.*")
    expect(page.locator("main.stage")).to_have_text(before, use_inner_text=True, timeout=COLD)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_label("Play here, without a connection")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_a_game_is_carried_in_a_file(visit, house, tmp_path):
    page = visit(DESKTOP)
    begin_here(page, house)
    roll(page)
    before = what_is_seen(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Take this game along as a file").click()
    saved.value.save_as(tmp_path / "game.json")
    expect(page.get_by_text("Saved as a file. To go on with it: “Open a saved")).to_be_visible()
    elsewhere = visit(DESKTOP)
    elsewhere.goto(f"{house.url}/?still")
    elsewhere.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    elsewhere.get_by_role("button", name="Go on playing").click()
    expect(elsewhere.locator("main.stage")).to_have_text(before, use_inner_text=True, timeout=COLD)


# -- what may be missing -------------------------------------------------------------------------


def without(lacks: str, route: Route) -> None:
    """The worker in a browser that lacks something."""
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{lacks};{answer.text()}")


@pytest.mark.parametrize(
    ("lacks", "says"),
    [
        ("delete self.WebAssembly", "This browser cannot play without a connection"),
        ("indexedDB.open = () => { throw new Error() }", "This window saves nothing"),
    ],
)
def test_what_a_browser_lacks_is_said(visit, house, lacks, says):
    page = visit(DESKTOP, calm=False)
    page.route("**/assets/pocket/worker-*.js", lambda route: without(lacks, route))
    page.goto(f"{house.url}/?still")
    page.get_by_label("Play here, without a connection").check()
    card = page.get_by_role("article", name="Pixie Town")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_text(says)).to_be_visible(timeout=COLD)


def test_where_the_engine_never_came_that_is_said(visit, house):
    page = visit(DESKTOP, calm=False)
    page.route("**/assets/pocket/**", lambda route: route.abort())
    page.goto(f"{house.url}/?still")
    page.get_by_label("Play here, without a connection").check()
    card = page.get_by_role("article", name="Pixie Town")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_text("The games are not on this device yet")).to_be_visible(timeout=COLD)


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs"])
def test_where_the_engine_breaks_off_on_its_way_that_is_said_and_the_next_try_is_a_new_one(
    visit, house, file
):
    page = visit(DESKTOP, calm=False)
    page.route(f"**/{file}", lambda route: route.abort())
    page.goto(f"{house.url}/?still")
    page.get_by_label("Play here, without a connection").check()
    card = page.get_by_role("article", name="Pixie Town")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_text("The games are not on this device yet")).to_be_visible(timeout=COLD)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.unroute(f"**/{file}")
    play_now(page, "Pixie Town")


def test_a_device_without_memory_for_it_says_so(visit, house):
    """Pyodide itself tells nobody, and waits for ever."""
    page = visit(DESKTOP, calm=False)
    lacks = "WebAssembly.instantiate = async () => { throw new RangeError('no memory') }"
    page.route("**/assets/pocket/worker-*.js", lambda route: without(lacks, route))
    page.goto(f"{house.url}/?still")
    page.get_by_label("Play here, without a connection").check()
    card = page.get_by_role("article", name="Pixie Town")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_text("The games did not start on this device")).to_be_visible(timeout=COLD)


def test_while_python_starts_the_bar_says_that_nobody_knows_how_long(visit, house):
    page = visit(DESKTOP, calm=False)
    lacks = "WebAssembly.instantiate = () => new Promise(() => {})"
    page.route("**/assets/pocket/worker-*.js", lambda route: without(lacks, route))
    page.goto(f"{house.url}/?still")
    page.get_by_label("Play here, without a connection").check()
    card = page.get_by_role("article", name="Pixie Town")
    card.get_by_role("button", name="Play now").click()
    expect(card.locator("progress:indeterminate")).to_be_visible(timeout=COLD)


def test_on_a_full_device_no_table_is_opened(visit, house):
    page = visit(DESKTOP, calm=False)
    page.goto(f"{house.url}/?still")
    line = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.get_by_label("Play here, without a connection").check()
    card = page.get_by_role("article", name="Pixie Town")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_text("There is no room left on this device")).to_be_visible(timeout=COLD)


def test_a_move_that_a_full_device_cannot_keep_is_refused_and_can_be_made_again(visit, house):
    page = visit(DESKTOP, calm=False)
    begin_here(page, house)
    (worker,) = page.workers
    worker.evaluate(
        """() => {
          const { add } = IDBObjectStore.prototype;
          IDBObjectStore.prototype.add = () => {
            throw new DOMException("no room", "QuotaExceededError");
          };
          self.makeRoom = () => void (IDBObjectStore.prototype.add = add);
        }"""
    )
    page.get_by_role("button", name="Roll").click()
    expect(page.get_by_text("There is no room left on this device")).to_be_visible()
    worker.evaluate("() => self.makeRoom()")
    roll(page)
