"""Berry basket: the moments of which pictures are taken."""

from playwright.sync_api import Page

from tests.berry_basket.playing import pick_berries, to_the_end, wait_for_the_fox
from tests.browser.stage import Stage
from tests.server.house import House
from tools.moments import moment, see_the_table
from veillee.games.berry_basket.board import Pick


def table(house: House, seats: int = 4) -> Stage:
    return Stage(house, seats, {}, "a bush", game="berry_basket")


@moment
def rules_page(house: House, page: Page) -> None:
    page.goto(f"{house.url}/rules/berry_basket")
    page.get_by_role("heading").first.wait_for()


@moment
def set_up(house: House, page: Page) -> None:
    page.goto(f"{house.url}/play/berry_basket")
    page.get_by_role("heading").first.wait_for()


@moment
def my_turn(house: House, page: Page) -> None:
    stage = table(house).do(pick_berries, 3)
    stage.enter(page, stage.board.player).locator(".mine button").first.wait_for()


@moment
def others_turn(house: House, page: Page) -> None:
    stage = table(house, 2).do(pick_berries, 1)
    stage.enter(page, 1 - stage.board.player).locator(".hand img").first.wait_for()


@moment
def told_of_the_fox(house: House, page: Page) -> None:
    stage = table(house).do(wait_for_the_fox)
    stage.enter(page, stage.board.player, still=False).locator(".mine button").first.wait_for()
    stage.play(stage.board.player, Pick())
    page.locator(".shown").wait_for()


@moment
def over(house: House, page: Page) -> None:
    stage = table(house)
    stage.enter(page, 0)
    stage.do(to_the_end)
    page.locator(".end .see").wait_for()


@moment
def last_table(house: House, page: Page) -> None:
    over(house, page)
    see_the_table(page)
