"""One device passed around, a tablet with phones, far apart; and what must never be in a page."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.acting import END, buttons, tiles, wait_for_my_turn
from tests.browser.boxes import box_of
from tests.browser.stage import DESKTOP, PHONE, TABLET, Stage
from tests.server.house import House
from tests.server.visitor import Visitor
from tests.tom_thumb.playing import bad_turn, draw, find, miss, name, three_found
from veillee.games.tom_thumb.board import PLACES, Point, Propose, SpendPebble

CODE = re.compile("Code for seat")
COVERED = [*PLACES, "wolves"]


def everything_in(page) -> str:
    """All that a curious child could find with the browser's own tools: markup and storage."""
    return page.evaluate(
        "document.documentElement.outerHTML + JSON.stringify(localStorage)"
        " + JSON.stringify(sessionStorage)"
    )


def faces_in(page) -> set[str]:
    """Which tiles' faces are anywhere in the circle."""
    ring = page.locator(".screen .round").evaluate("(round) => round.outerHTML")
    return {place for place in COVERED if re.search(rf"\b{place}\b", ring)}


# -- one device passed around --------------------------------------------------------------------


def test_the_curtain_falls_before_a_secret_and_nothing_is_behind_it(visit, house):
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(TABLET), 0, 1, 2)
    stage.do(draw)
    hand = set(stage.board.hand)
    expect(page.get_by_text("Pass the device to Lena")).to_be_visible()
    page.evaluate("document.querySelectorAll('link, script').forEach((one) => one.remove())")
    assert not any(f"/{place}-" in everything_in(page) for place in hand)


def test_holding_opens_the_curtain_and_an_answer_closes_it(visit, house):
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(TABLET), 0, 1, 2)
    buttons(page).filter(has_text="Draw").click()
    handle = page.get_by_role("button", name="Press and hold to look")
    box = box_of(handle)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    card = page.locator(".mine button.card").first
    expect(card).to_be_visible()
    expect(page.locator(".curtain.open")).to_have_count(1)
    page.wait_for_timeout(450)
    page.mouse.up()
    card.click()
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".mine button.card")).to_have_count(0)
    expect(page.get_by_text("Tom, where")).to_be_visible()
    tiles(page).first.click()


def test_letting_go_early_drops_the_secret(visit, house):
    stage = Stage(house, 3).ready().do(draw)
    page = stage.enter(visit(PHONE), 0, 1, 2)
    handle = page.get_by_role("button", name="Press and hold to look")
    handle.dispatch_event("pointerdown", {"button": 0, "pointerId": 1, "isPrimary": True})
    page.locator(".mine button.card").first.wait_for()
    handle_open = page.locator(".curtain .handle button")
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(page.locator(".mine button.card")).to_have_count(0)
    expect(handle_open).to_be_visible()


def test_one_device_plays_every_seat_with_the_curtain(visit, house):
    """Three people, one tablet, tapping instead of holding: a whole turn."""
    stage = Stage(house, 3)
    page = stage.enter(visit(TABLET), 0, 1, 2)
    page.get_by_role("button", name="Ready").click()
    buttons(page).filter(has_text="Draw").click()
    page.get_by_label("tap").check()
    for _ in range(2):
        page.locator(".curtain .handle button").click()
        page.locator(".mine button.card").first.click()
        tiles(page).first.wait_for()
        tiles(page).first.click()
        page.locator(".curtain .plate, .mine .act, .round button").first.wait_for(state="attached")
        if not page.locator(".curtain .plate").count():
            break
    wait_for_my_turn(page)


def test_on_a_shared_device_the_circle_stays_where_it_lies(visit, house):
    """Everybody has memorised it as it lay: it does not turn to whoever plays, in sight or behind
    the curtain."""
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(TABLET), 0, 1, 2)
    buttons(page).filter(has_text="Draw").wait_for()
    lying = where_tiles_lie(page)
    stage.do(draw)
    page.get_by_label("tap").check()
    page.locator(".curtain .handle button").click()
    cards = page.locator(".mine button.card")
    cards.first.wait_for()
    assert where_tiles_lie(page) == lying
    cards.first.click()
    expect(page.get_by_text("Tom, where")).to_be_visible()
    assert where_tiles_lie(page) == lying


def where_tiles_lie(page) -> list[str]:
    """How far round the circle; behind the curtain there is a little less room for it."""
    tiles = page.locator(".ring .tile").evaluate_all("(all) => all.map((one) => one.outerHTML)")
    return [re.findall(r"rotate\(.*?\)", tile)[0] for tile in tiles]


# -- a tablet as the table, phones as hands ------------------------------------------------------


def test_a_seats_code_is_drawn_by_the_page(visit, house):
    """No request tells anybody the key in it."""
    stage, page, sent = Stage(house, 3, gathered=False), visit(TABLET), []
    page.on("request", lambda request: sent.append(f"{request.url} {request.post_data}"))
    stage.enter(page, 0, 1, 2, screen=True)
    expect(page.get_by_role("img", name=CODE)).to_have_count(3)
    expect(page.locator(".address").first).to_have_text(re.compile(f"#{stage.keys[0]}$"))
    asked = [one for one in sent if "/api/" in one]
    assert any("/api/address" in one for one in asked)
    assert not any(key in one for one in asked for key in stage.keys.values())


def test_a_table_screen_and_two_phones(visit, house):
    stage = Stage(house, 3, gathered=False)
    tablet = stage.enter(visit(TABLET), 0, 1, 2, screen=True)
    codes = tablet.get_by_role("img", name=CODE)
    expect(codes).to_have_count(3)
    phones = []
    for seat in (0, 1):
        phone = visit(PHONE)
        phone.goto(f"{house.url}/t/{stage.id}?still#{stage.keys[seat]}")
        phone.get_by_role("textbox").fill(f"Player {seat}")
        phone.get_by_role("textbox").press("Enter")
        phone.locator("main.stage").wait_for()
        assert stage.keys[seat] not in phone.url
        phones.append(phone)
    expect(codes).to_have_count(1)
    expect(tablet.get_by_text("Player 1").first).to_be_visible()
    third = stage.enter(visit(PHONE), 2)
    expect(codes).to_have_count(0)
    for phone in (*phones, third):
        phone.get_by_role("button", name="Ready").tap()
    buttons(phones[0]).filter(has_text="Draw").tap()
    phones[0].locator(".mine button.card").first.tap()
    tiles(phones[1]).first.wait_for()
    expect(tablet.get_by_text("Player 1 is looking for")).to_be_visible()
    assert tiles(tablet).count() == 0
    assert tablet.locator(".mine button.card").count() == 0


def test_a_table_screen_says_its_own_key(visit, house):
    """So it is no onlooker. It comes with the link, and is still there after a reload."""
    stage = Stage(house, 3, gathered=False)
    tablet = visit(TABLET)
    keys = ".".join([*stage.keys.values(), stage.screen])
    tablet.goto(f"{house.url}/t/{stage.id}?still&screen#{keys}")
    for _ in range(2):
        expect(tablet.get_by_role("img", name=CODE)).to_have_count(3)
        onlooker = Visitor(house.url, stage.id, [])
        assert onlooker.wait_for("presence")["onlookers"] == 1
        onlooker.close()
        expect(tablet.locator(".who .eyes")).to_have_count(0)
        assert stage.screen not in tablet.url
        tablet.reload()


def test_a_table_screen_shows_addresses_that_can_be_typed(visit, house):
    stage = Stage(house, 2, gathered=False)
    tablet = stage.enter(visit(TABLET), 0, 1, screen=True)
    addresses = tablet.locator("aside .address")
    expect(addresses).to_have_count(2)
    for seat, shown in enumerate(addresses.all_inner_texts()):
        assert shown.endswith(f"/t/{stage.id}#{stage.keys[seat]}")


def test_a_table_screen_opened_by_a_guest_is_no_onlooker(visit, house):
    """A guest knows one key only, their own: it is said for the screen and takes no seat."""
    stage = Stage(house, 3)
    phone = stage.enter(visit(PHONE), 1)
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Table screen").click()
    link = phone.get_by_role("link", name="Open it here").get_attribute("href")
    assert link is not None
    tablet = visit(TABLET)
    tablet.goto(house.url + link.replace("?screen", "?still&screen"))
    tablet.locator(".screen.table-screen").wait_for()
    onlooker = Visitor(house.url, stage.id, [])
    assert onlooker.wait_for("presence")["onlookers"] == 1
    onlooker.close()
    assert stage.keys[1] not in tablet.url


def test_while_the_rules_are_read_the_table_is_asked_to_wait(visit, house):
    page = visit(DESKTOP)
    with page.expect_websocket() as line:
        Stage(house, [None, "adult"]).enter(page, 0)

    def asks(over):
        return line.value.expect_event(
            "framesent", lambda frame: json.loads(frame) == {"type": "pause", "over": over}
        )

    with asks(over=False):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").get_by_role("heading").first.wait_for()
    with asks(over=True):
        page.keyboard.press("Escape")


# -- far apart -----------------------------------------------------------------------------------


def test_a_reload_in_the_middle_of_a_turn_goes_on_where_it_was(visit, house):
    stage = Stage(house, 3).ready().do(draw).do(name)
    page = stage.enter(visit(DESKTOP), 1)
    expect(page.get_by_text("Tom, where")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Tom, where")).to_be_visible()
    tiles(page).first.click()
    wait_for_my_turn(page)


def test_a_broken_line_heals_by_itself(visit, tmp_path):
    """The server goes down and comes back while somebody is at the table."""
    house = House(tmp_path)
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(DESKTOP, calm=False), 0)
    buttons(page).filter(has_text="Draw").wait_for()
    stage.hand.close()
    house.kill()
    expect(page.get_by_text(re.compile("connection lost", re.IGNORECASE))).to_be_visible()
    house.start()
    expect(page.get_by_text(re.compile("connection lost", re.IGNORECASE))).to_have_count(0)
    buttons(page).filter(has_text="Draw").click()
    page.locator(".mine button.card").first.wait_for()
    house.stop()


def test_a_restart_is_a_short_pause(visit, tmp_path):
    """The house says so itself, and the page is back by itself."""
    house = House(tmp_path)
    stage = Stage(house, 3).ready()
    page = stage.enter(visit(DESKTOP, calm=False), 0)
    buttons(page).filter(has_text="Draw").wait_for()
    stage.hand.close()
    house.stop()
    expect(page.get_by_text("a short pause")).to_be_visible()
    house.start()
    expect(page.get_by_text("a short pause")).to_have_count(0)
    buttons(page).filter(has_text="Draw").click()
    page.locator(".mine button.card").first.wait_for()
    house.stop()


def test_an_empty_seat_can_be_given_to_a_computer(visit, house):
    stage = Stage(house, 3, gathered=False)
    page = stage.enter(visit(DESKTOP), 0)
    page.get_by_role("button", name=re.compile("computer", re.IGNORECASE)).first.click()
    expect(page.get_by_text(re.compile("Tom")).first).to_be_visible()


# -- what the screen must get right --------------------------------------------------------------


def test_no_page_holds_what_lies_face_down(visit, house):
    stage = Stage(house, 3)
    page = stage.enter(visit(DESKTOP), 1)
    assert faces_in(page) == {tile.place for tile in stage.board.tiles}
    stage.ready()
    page.locator(".screen .round").get_by_text("Lena").or_(page.locator(".call")).first.wait_for()
    expect(page.locator(".disc.up")).to_have_count(0)
    assert faces_in(page) == set()
    stage.do(draw).do(name).do(find)
    expect(page.locator(".disc.up")).to_have_count(1)
    found = next(tile.place for tile in stage.board.tiles if tile.up)
    assert found in faces_in(page)
    assert len(faces_in(page)) == 1


def test_every_seat_sees_the_circle_from_its_own_side(visit, house):
    """The tile that lies nearest to one seat lies elsewhere for another."""
    stage = Stage(house, 4)
    nearest = {}
    for seat in (0, 2):
        page = stage.enter(visit(DESKTOP), seat)
        nearest[seat] = lowest_face(page)
    assert nearest[0] != nearest[2]


def lowest_face(page) -> str:
    page.locator(".disc.up").first.wait_for()
    return page.evaluate(
        """() => [...document.querySelectorAll('.disc.up img')]
            .map((one) => [one.getBoundingClientRect().bottom, one.src])
            .sort((a, b) => b[0] - a[0])[0][1]"""
    )


def test_the_storm_turns_the_view(visit, house):
    """After the storm the same seat has another tile nearest; the tree shows them."""
    stage = Stage(house, 4, {"storm": True})
    page = stage.enter(visit(DESKTOP), 2)
    before = lowest_face(page)
    faces = page.locator(".disc.up")
    shown = faces.count()
    stage.ready().do(bad_turn)
    expect(faces).to_have_count(0)
    for seat in range(4):
        stage.play(seat, Propose("tree"))
    expect(faces).to_have_count(shown)
    assert lowest_face(page) != before


def test_pointing_hands_are_seen_by_all(visit, house):
    stage = Stage(house, 4).ready().do(draw).do(name)
    stage.play(1, SpendPebble())
    page = stage.enter(visit(PHONE), 2)
    stage.play(0, Point(3))
    expect(page.locator("img[src*='hand']")).to_have_count(1)
    tiles(page).first.tap()
    expect(page.locator("img[src*='hand']")).to_have_count(2)


def test_the_swap_takes_two_taps_and_the_first_can_be_taken_back(visit, house):
    stage = Stage(house, 4).ready().do(three_found)
    page = stage.enter(visit(PHONE), 0)
    expect(tiles(page)).to_have_count(4)
    tiles(page).nth(0).tap()
    expect(page.get_by_text("which tile shall it trade places with")).to_be_visible()
    tiles(page).nth(0).tap()
    expect(page.get_by_text("which tile do you take for the wolves")).to_be_visible()
    tiles(page).nth(0).tap()
    tiles(page).nth(1).tap()
    expect(tiles(page)).to_have_count(0)


def test_the_tree_asks_before_it_loses_the_game(visit, house):
    stage = Stage(house, 3, {"ogre_tiles": 3, "ogre_up": 1}).ready().do(bad_turn)
    page = stage.enter(visit(DESKTOP), 1)
    for seat in (0, 2):
        stage.play(seat, Propose("tree"))
    page.get_by_role("button", name="agree").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("lose")
    dialog.get_by_role("button").first.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(END)).to_have_count(0)


@pytest.mark.parametrize("ending", ["won", "lost"])
def test_the_end_and_what_comes_after(visit, house, ending):
    options = (
        {"section_1": 1, "section_2": 1, "section_3": 1} if ending == "won" else {"ogre_up": 5}
    )
    stage = Stage(house, 3, options).ready()
    if ending == "won":
        from tests.tom_thumb.playing import good_turn

        stage.do(good_turn).do(good_turn)
    else:
        stage.do(draw).do(name).do(miss)
    page = stage.enter(visit(DESKTOP), 0)
    expect(page.locator(END)).to_be_visible()
    page.get_by_role("button", name="Was it dealt fairly?").click()
    expect(page.get_by_text(re.compile("a wood at night"))).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this game").click()
    record = download.value.path()
    page.get_by_role("link", name="Watch again").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.keyboard.press("Home")
    expect(page.locator(".disc.up")).to_have_count(7)
    page.keyboard.press("End")
    page.goto(f"{house.url}/replay?still")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("slider")).to_be_visible()


def test_once_more_takes_the_others_along(visit, house):
    """One opens the next table, the other joins by a button, and both sit where they sat."""
    stage = Stage(house, [None, None, "adult"], {"ogre_up": 5}).ready()
    pages = [stage.enter(visit(DESKTOP), seat) for seat in (0, 1)]
    stage.do(draw).do(name).do(miss)
    for page in pages:
        expect(page.locator(END)).to_be_visible()
    pages[0].get_by_role("button", name="Play again").click()
    pages[1].get_by_role("button", name="Join the next game").click()
    for page in pages:
        page.get_by_role("button", name="Ready").wait_for()
        assert stage.id not in page.url
    assert pages[0].url.partition("?")[0] == pages[1].url.partition("?")[0]
