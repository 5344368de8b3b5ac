"""The Dark Wood, from the first touch to the three ways home."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.stage import Stage
from tests.dark_wood.playing import RIGHT, draw, pass_on, touch
from tests.dark_wood.unhurried import choose, go_on, leave, turn, turn_up
from tests.server.house import House
from tools.moments import hold, moment, see_the_table
from veillee.games.dark_wood.board import ChooseColour, Slap, TakeInHand, Vote
from veillee.table import TimeUp

SLOW = {"touch_seconds": 60, "card_seconds": 15, "first_player": 0}


def wood(house: House, seats: int = 4, **options: Any) -> Stage:
    """Asked around, unless it is said otherwise, and with time for a picture."""
    options = {"finding": "ask_around", **SLOW, **options}
    return Stage(house, seats, options, "boots at night", game="dark_wood")


def slap_wood(house: House, seats: int = 4) -> Stage:
    return wood(house, seats, finding="slap")


def midway(house: House, seats: int = 5, **options: Any) -> Stage:
    """After two turns: some are ahead, and both boots are on."""
    stage = wood(house, seats, **options)
    for _ in range(2):
        stage.do(turn, {0: RIGHT, 1: 0, 2: 1}, {0: 0, 1: 0, 2: 1, 3: 0, 4: 1}).do(go_on)
    return stage


def the_clock_rings(stage: Stage) -> None:
    """The server's time has passed; the mirror hears of it."""
    stage.hand.wait_for("sight", seq=stage.mirror.seq + 1)
    stage.mirror.play(None, TimeUp())


@moment
def rules_page(house: House, page: Page) -> None:
    page.goto(f"{house.url}/rules/dark_wood")
    page.get_by_role("heading").first.wait_for()


@moment
def set_up(house: House, page: Page) -> None:
    page.goto(f"{house.url}/play/dark_wood")
    page.get_by_role("heading").first.wait_for()


@moment
def set_up_own_trees(house: House, page: Page) -> None:
    """Which series are left out?"""
    page.goto(f"{house.url}/play/dark_wood")
    page.locator("label:has(input[value=own])").click()
    series = page.locator("fieldset:has(input[type=checkbox]) label")
    for one in (4, 8):
        series.nth(one).click()
    series.last.scroll_into_view_if_needed()


# -- 1. touch ------------------------------------------------------------------------------------


@moment
def i_draw(house: House, page: Page) -> None:
    wood(house).enter(page, 0)


@moment
def somebody_draws(house: House, page: Page) -> None:
    wood(house, 5).enter(page, 2)


@moment
def i_have_chosen_a_colour(house: House, page: Page) -> None:
    stage = wood(house, 4)
    stage.play(3, ChooseColour("red"))
    stage.play(1, ChooseColour("purple"))
    stage.enter(page, 1)


@moment
def several_choose_their_colours(house: House, page: Page) -> None:
    """On a device that they share: who is it?"""
    wood(house, 5).enter(page, 0, 1, 2, 3, 4)


@moment
def one_of_several_chooses_a_colour(house: House, page: Page) -> None:
    wood(house, 5).enter(page, 0, 1, 2, 3, 4)
    page.locator(".actions .who").nth(2).click()


def feel_an_edge(page: Page) -> None:
    """From the middle outwards, until something glows under the fingertip."""
    pad = page.get_by_role("application")
    pad.wait_for()
    page.wait_for_load_state("networkidle")
    box = pad.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.5
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    for step in range(90):
        page.mouse.move(x + step * box["width"] / 180, y)
        if page.locator(".glow[data-what=edge]").count():
            break
        page.wait_for_timeout(25)


@moment
def i_feel(house: House, page: Page) -> None:
    wood(house).do(draw).enter(page, 0)
    feel_an_edge(page)


@moment
def curtain(house: House, page: Page) -> None:
    wood(house).do(draw).enter(page, 0, 1, 2, 3)


@moment
def i_feel_behind_the_curtain(house: House, page: Page) -> None:
    wood(house).do(draw).enter(page, 0, 1, 2, 3)
    page.locator(".curtain label").click()
    page.locator(".curtain .handle button").click()
    feel_an_edge(page)


@moment
def it_comes_to_me(house: House, page: Page) -> None:
    wood(house).do(draw).do(pass_on).enter(page, 1)


@moment
def others_feel(house: House, page: Page) -> None:
    stage = midway(house).do(draw).do(pass_on)
    stage.play(1, TakeInHand())
    stage.enter(page, 0)


@moment
def they_thump_along(house: House, page: Page) -> None:
    stage = midway(house).do(draw).do(pass_on)
    stage.play(1, TakeInHand())
    stage.enter(page, 0)
    page.locator(".count").wait_for()
    hold(page)
    for seat in (0, 3):
        stage.hand.say({"type": "drum", "seat": seat})
    page.locator(".drums").nth(1).wait_for()


# -- 2. find -------------------------------------------------------------------------------------


@moment
def boxed(house: House, page: Page) -> None:
    wood(house).do(touch).enter(page, 0)


@moment
def card_on_pile(house: House, page: Page) -> None:
    slap_wood(house).do(turn_up).enter(page, 0)


@moment
def slapped(house: House, page: Page) -> None:
    """My hand is on it; the table waits whether somebody else was faster."""
    stage = slap_wood(house).do(turn_up)
    stage.enter(page, 0)
    page.wait_for_timeout(700)
    stage.play(1, Slap(600, 1))
    page.wait_for_timeout(60)
    hold(page)


@moment
def taken(house: House, page: Page) -> None:
    stage = slap_wood(house).do(turn_up)
    stage.enter(page, 0)
    page.wait_for_timeout(900)
    stage.play(1, Slap(612, 1))
    stage.play(2, Slap(650, 1))
    the_clock_rings(stage)
    page.wait_for_timeout(150)
    hold(page)


@moment
def corners(house: House, page: Page) -> None:
    slap_wood(house, 5).do(turn_up).enter(page, 0, 1, 2, 3, 4)


@moment
def corners_for_two(house: House, page: Page) -> None:
    slap_wood(house).do(turn_up).enter(page, 0, 1)


@moment
def i_am_asked(house: House, page: Page) -> None:
    stage = midway(house).do(turn_up).do(leave, 3)
    stage.enter(page, stage.board.asked)


@moment
def another_is_asked(house: House, page: Page) -> None:
    stage = midway(house).do(turn_up).do(leave, 3)
    stage.enter(page, (stage.board.asked + 2) % 5)


@moment
def we_are_asked(house: House, page: Page) -> None:
    midway(house).do(turn_up).do(leave, 2).enter(page, 0, 1, 2, 3, 4)


# -- 3. to 5. ------------------------------------------------------------------------------------


@moment
def i_vote(house: House, page: Page) -> None:
    midway(house).do(choose, {0: RIGHT, 1: 3, 3: 4, 4: 5}).enter(page, 1)


@moment
def others_vote(house: House, page: Page) -> None:
    stage = midway(house).do(choose, {0: RIGHT, 1: 3, 3: 4})
    stage.play(1, Vote(0))
    stage.play(4, Vote(3))
    stage.enter(page, 1)


def all_but_the_last_vote(house: House) -> Stage:
    stage = midway(house).do(choose, {0: RIGHT, 1: 3, 2: 4, 3: 5, 4: 6})
    for seat in range(4):
        stage.play(seat, Vote(0 if seat < 3 else 3))
    return stage


@moment
def token_is_laid(house: House, page: Page) -> None:
    stage = all_but_the_last_vote(house)
    stage.enter(page, 2, still=False)
    page.wait_for_load_state("networkidle")
    stage.play(4, Vote(4))
    page.wait_for_timeout(3000)
    hold(page)


@moment
def votes_are_shown(house: House, page: Page) -> None:
    stage = all_but_the_last_vote(house)
    stage.enter(page, 2, still=False)
    page.wait_for_load_state("networkidle")
    stage.play(4, Vote(4))
    page.wait_for_timeout(10_800)
    hold(page)


@moment
def aftermath(house: House, page: Page) -> None:
    stage = all_but_the_last_vote(house)
    stage.play(4, Vote(4))
    stage.enter(page, 2)


@moment
def boots_go_by_my_word(house: House, page: Page) -> None:
    stage = midway(house).do(turn, {0: RIGHT, 1: 3}, {0: 0, 1: 0, 2: 0, 3: 0, 4: 1}).do(go_on)
    eaten = stage.board.eaten[0]
    stage.do(turn, {1: RIGHT}, stride=False)
    stage.enter(page, eaten)


@moment
def table_screen(house: House, page: Page) -> None:
    midway(house).do(turn_up).do(leave, 3).enter(page, screen=True)


@moment
def table_screen_feels(house: House, page: Page) -> None:
    midway(house).do(draw).enter(page, screen=True)


@moment
def sleepy_ogre(house: House, page: Page) -> None:
    midway(house, sleepy=4).enter(page, 0)


@moment
def pebbles_of_ones_own(house: House, page: Page) -> None:
    midway(house, pebbles=(3, 0, 1, 2)).do(turn_up).do(leave, 3).enter(page, 0)


# -- the ends ------------------------------------------------------------------------------------


def home(house: House) -> Stage:
    stage = wood(house)
    while stage.mirror.outcome is None:
        stage.do(turn, {0: RIGHT, 1: 0}, {0: 0, 1: 0, 2: 0, 3: 1})
        if stage.mirror.outcome is None:
            stage.do(go_on)
    return stage


@moment
def end_at_home(house: House, page: Page) -> None:
    home(house).enter(page, 0)


@moment
def end_at_home_the_table(house: House, page: Page) -> None:
    home(house).enter(page, 0)
    see_the_table(page)


@moment
def end_last_one(house: House, page: Page) -> None:
    stage = wood(house)
    for _ in range(2):
        stage.do(turn, {0: RIGHT, 1: 0}, {0: 0, 1: 1, 2: 1, 3: 1}).do(go_on)
    stage.do(turn, {})
    stage.enter(page, 2)


@moment
def end_eaten(house: House, page: Page) -> None:
    stage = wood(house)
    for _ in range(2):
        stage.do(turn, {}).do(go_on)
    stage.do(turn, {})
    stage.enter(page, 1)
    see_the_table(page)


# -- practice ------------------------------------------------------------------------------------


@moment
def practice(house: House, page: Page) -> None:
    page.goto(f"{house.url}/practice/dark_wood")
    feel_an_edge(page)


@moment
def practice_which(house: House, page: Page) -> None:
    page.goto(f"{house.url}/practice/dark_wood")
    page.locator("main .row .act").click()


@moment
def practice_answer(house: House, page: Page) -> None:
    practice_which(house, page)
    page.locator(".choices button").first.click()
