"""The first games on a device: whispers, and why something happened."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting import END
from tests.browser.axe import barriers
from tests.browser.stage import PHONE, TABLET, Stage
from tests.dark_wood.unhurried import go_on, turn
from tests.tom_thumb.playing import bad_turn, draw, miss, name
from tests.words.reading import SHELL, Words, words_folder
from tools.moments.ali_baba import before_a_capture, to_the_end
from tools.moments.dark_wood import home, wood
from tools.moments.pixie_town import asked, asks, over, town
from veillee.games.ali_baba.board import Draw

WHISPER = ".whisper"
HAND = ".ring[data-point]"
HEARD = "localStorage['veillee.whispers-heard']"
WATCH = """
  window.most = 0;
  new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll(".whisper").length);
  }).observe(document, { childList: true, subtree: true });
"""


# -- whispers ------------------------------------------------------------------------------------


def whisper(game: str, id: str, language: str = "en") -> str:
    return Words(words_folder(game), language).t(f"whisper-{id}")


def come_in(stage: Stage, page: Page, seat: int = 0) -> Page:
    """As somebody who has never played: with all that moves, and with whispers."""
    return stage.enter(page, seat, still=False)


def hush(page: Page) -> None:
    page.get_by_role("button", name="I see").click()
    expect(page.locator(WHISPER)).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_whisper_comes_once_points_and_is_put_away(visit, house, size):
    stage = Stage(house, 3)
    page = visit(size, whispers=True)
    page.add_init_script(WATCH)
    come_in(stage, page)
    expect(page.locator(WHISPER)).to_have_text(whisper("tom_thumb", "goal"))
    expect(page.locator(HAND)).to_be_visible()
    assert barriers(page) == []
    hush(page)
    expect(page.locator(HAND)).to_have_count(0)
    stage.ready()
    expect(page.locator(WHISPER)).to_have_text(whisper("tom_thumb", "guide"))
    hush(page)
    stage.do(draw)
    expect(page.locator(WHISPER)).to_have_text(whisper("tom_thumb", "name"))
    assert page.evaluate("most") == 1
    assert json.loads(page.evaluate(HEARD)) == [
        "tom_thumb/goal",
        "tom_thumb/guide",
        "tom_thumb/name",
    ]
    page.reload()
    page.locator(".screen .card").first.wait_for()
    expect(page.locator(WHISPER)).to_have_count(0)


def test_one_tap_ends_all_whispers_on_this_device(visit, house):
    page = come_in(Stage(house, 3), visit(PHONE, whispers=True))
    page.get_by_role("button", name="No more whispers").tap()
    expect(page.locator(WHISPER)).to_have_count(0)
    stage = Stage(house, 3).ready()
    come_in(stage, page)
    page.get_by_role("button", name="Draw cards").wait_for()
    expect(page.locator(WHISPER)).to_have_count(0)
    stage = Stage(house, 3, game="pixie_town")
    come_in(stage, page)
    page.locator(".screen").wait_for()
    expect(page.locator(WHISPER)).to_have_count(0)


def test_whoever_plays_on_does_not_hold_the_table_up(visit, house):
    """The table waits for whoever reads a whisper, but no longer than until they play on."""
    page = visit(PHONE, whispers=True)
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    come_in(Stage(house, 3), page)
    page.locator(WHISPER).wait_for()
    with page.expect_event("console", lambda said: said.text == "played"):
        page.locator("main.stage").tap(position={"x": 195, "y": 300})
        page.evaluate("requestAnimationFrame(() => console.log('played'))")
    pauses = [json.loads(one) for one in sent if '"pause"' in one]
    assert [pause["over"] for pause in pauses] == [False, True]
    expect(page.locator(WHISPER)).to_be_visible()


# -- why? ----------------------------------------------------------------------------------------


def ask_why(page: Page) -> None:
    """One tap; pictures, and a sentence or two."""
    page.get_by_role("button", name="Why?").tap()
    reason = page.get_by_role("dialog").locator(".reason")
    expect(reason.locator("img").first).to_be_visible()
    for picture in reason.locator("img").all():
        assert picture.evaluate("(one) => one.decode().then(() => one.naturalWidth)") > 0
    assert reason.inner_text().strip()
    assert barriers(page) == []


def test_why_the_ogre_grew(visit, house):
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(PHONE), 2)
    expect(page.get_by_role("button", name="Why?")).to_have_count(0)
    stage.do(draw).do(name).do(miss)
    ask_why(page)


def test_why_ali_was_captured(visit, house):
    stage = before_a_capture(house)
    page = stage.enter(visit(PHONE), stage.board.ali)
    stage.play(stage.board.ali, Draw())
    ask_why(page)


def test_why_somebody_was_eaten(visit, house):
    stage = wood(house)
    for _ in range(2):
        stage.do(turn, {}).do(go_on)
    page = stage.enter(visit(PHONE), 1)
    stage.do(turn, {})
    ask_why(page)


def test_why_a_house_fell(visit, house):
    stage = town(house, asks("sacrifice"))
    page = stage.enter(visit(PHONE), asked(stage))
    page.locator(".choose button").first.tap()
    ask_why(page)


# -- what decided it -----------------------------------------------------------------------------


def lost_in_the_wood(house) -> Stage:
    stage = Stage(house, 3).ready()
    while stage.mirror.outcome is None:
        stage.do(bad_turn)
    return stage


ENDED = {
    "tom_thumb": lost_in_the_wood,
    "ali_baba": to_the_end,
    "dark_wood": home,
    "pixie_town": lambda house: town(house, over("village")),
}


@pytest.mark.parametrize("game", ENDED)
def test_at_the_end_up_to_three_moments_that_decided_it(visit, house, game):
    page = ENDED[game](house).enter(visit(PHONE), 0)
    page.locator(END).wait_for()
    page.get_by_role("button", name=Words(SHELL, "en").t("moments-open")).tap()
    moments = page.get_by_role("dialog").locator("li")
    moments.first.wait_for()
    assert 1 <= moments.count() <= 3
    for moment in moments.all():
        assert moment.locator(".reason p").last.inner_text().strip()
    assert barriers(page) == []
    moments.last.get_by_role("link").tap()
    page.wait_for_url("**/replay?at=*")
