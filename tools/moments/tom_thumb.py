"""Tom Thumb, from the first look to the cottage."""

from playwright.sync_api import Page

from tests.browser.stage import Stage
from tests.server.house import House
from tests.tom_thumb.playing import (
    bad_turn,
    draw,
    find,
    good_turn,
    miss,
    name,
    propose,
    swap,
    three_found,
)
from tools.moments import hold, moment, said_once
from veillee.games.tom_thumb.board import DrawCards, GoOn, Point, Propose, SpendPebble, TurnUp


def after_the_look(house: House, **options: object) -> Stage:
    return Stage(house, options=options).ready()


@moment
def first_look(house: House, page: Page) -> None:
    Stage(house).enter(page, 0)


@moment
def first_look_in_the_dark_forest(house: House, page: Page) -> None:
    Stage(house, options={"dark_forest": True}).enter(page, 0)


@moment
def drawing(house: House, page: Page) -> None:
    after_the_look(house).enter(page, 0)


@moment
def guide_names(house: House, page: Page) -> None:
    after_the_look(house).do(draw).enter(page, 0)


@moment
def seeker_is_asked(house: House, page: Page) -> None:
    after_the_look(house).do(draw).do(name).enter(page, 1)


@moment
def others_wait(house: House, page: Page) -> None:
    after_the_look(house).do(draw).do(name).do(find).do(name).enter(page, 1)


@moment
def pebble(house: House, page: Page) -> None:
    stage = after_the_look(house).do(draw).do(name)
    stage.play(1, SpendPebble())
    stage.play(0, Point(2))
    stage.play(2, Point(5))
    stage.enter(page, 3)


@moment
def pebble_seen_by_the_seeker(house: House, page: Page) -> None:
    stage = after_the_look(house).do(draw).do(name)
    stage.play(1, SpendPebble())
    for seat, at in ((0, 2), (2, 5), (3, 5)):
        stage.play(seat, Point(at))
    stage.enter(page, 1)


@moment
def missed(house: House, page: Page) -> None:
    after_the_look(house).do(draw).do(name).do(miss).enter(page, 1)


@moment
def wolves(house: House, page: Page) -> None:
    after_the_look(house).do(draw).do(name).do(miss, wolves=True).enter(page, 2)


@moment
def swapping(house: House, page: Page) -> None:
    after_the_look(house).do(three_found).enter(page, 0)


@moment
def swapping_the_wolves_are_here(house: House, page: Page) -> None:
    after_the_look(house).do(three_found).enter(page, 0)
    page.locator(".ring button").first.click()


@moment
def bridge(house: House, page: Page) -> None:
    stage = after_the_look(house).do(good_turn).do(good_turn).do(three_found).do(swap)
    stage.enter(page, 2)


@moment
def wooden_bridge(house: House, page: Page) -> None:
    stage = after_the_look(house)
    for _ in range(5):
        stage.do(good_turn)
    stage.do(three_found).do(swap).enter(page, stage.board.guide)


@moment
def between_turns(house: House, page: Page) -> None:
    stage = after_the_look(house).do(bad_turn)
    stage.play(3, Propose("tree"))
    stage.enter(page, 1)


@moment
def guide_with_a_proposal(house: House, page: Page) -> None:
    stage = after_the_look(house).do(bad_turn)
    stage.play(3, Propose("boots"))
    stage.enter(page, 1)


def talk(house: House) -> Stage:
    """Between turns: the elephant at seat 1 is the coming Guide, and waits for the people."""
    who = [None, "elephant", None, None]
    stage = Stage(house, who, {"calm_seconds": 120}).ready().do(draw).do(name)
    follow_the_computer(stage)
    if stage.mirror.board.hand:
        stage.do(name).do(miss)
    return stage.ready()


def follow_the_computer(stage: Stage) -> None:
    """It turns up a tile on the server; the mirror does the same."""
    stage.hand.wait_for("sight", seq=stage.mirror.seq + 1)
    events = stage.hand.sights[None]["events"]
    turned = next(event for event in events if event["type"] == "TileTurnedUp")
    stage.mirror.play(turned["seat"], TurnUp(turned["at"]))


@moment
def computer_guide_waits(house: House, page: Page) -> None:
    talk(house).enter(page, 0)


@moment
def computer_guide_waits_for_others(house: House, page: Page) -> None:
    stage = talk(house)
    stage.play(0, Propose("tree"))
    stage.play(2, GoOn())
    stage.enter(page, 2)


@moment
def computer_guide_waits_with_a_proposal(house: House, page: Page) -> None:
    stage = talk(house)
    stage.play(3, GoOn())
    stage.play(2, Propose("boots"))
    stage.play(0, Propose("boots"))
    stage.enter(page, 0)


@moment
def computer_guide_waits_on_a_shared_device(house: House, page: Page) -> None:
    talk(house).enter(page, 0, 2, 3)


@moment
def someone_helped_in_the_boots(house: House, page: Page) -> None:
    after_the_look(house, ogre_up=2).do(bad_turn).do(propose, "boots").do(find).enter(page, 2)


@moment
def tree(house: House, page: Page) -> None:
    after_the_look(house).do(bad_turn).do(propose, "tree").enter(page, 1)


@moment
def boots(house: House, page: Page) -> None:
    after_the_look(house, ogre_up=2).do(bad_turn).do(propose, "boots").do(find).enter(page, 1)


@moment
def storm(house: House, page: Page) -> None:
    after_the_look(house, storm=True).do(good_turn).do(draw).do(name).enter(page, 2)


@moment
def huge_forest(house: House, page: Page) -> None:
    after_the_look(house, huge_forest=True).do(draw).do(name).do(find).do(name).enter(page, 2)


@moment
def two_lost_souls(house: House, page: Page) -> None:
    Stage(house, 2).ready().do(draw).enter(page, 0)


@moment
def six_players(house: House, page: Page) -> None:
    Stage(house, 6, {"places": 9}).ready().do(draw).do(name).enter(page, 1)


LONG_NAMES = ["Grossmutter Wilhelmine V", "Maximilian-Ferdinand W."] * 3


@moment
def long_names(house: House, page: Page) -> None:
    Stage(house, 6, names=LONG_NAMES).ready().do(draw).do(name).enter(page, 1)


# -- while it is told ----------------------------------------------------------------------------


def told(stage: Stage, page: Page, seat: int) -> Stage:
    """The first thing that happens now stays on the screen."""
    stage.enter(page, seat, still=False)
    page.locator(".ring .tile").first.wait_for()
    page.wait_for_load_state("networkidle")
    hold(page)
    return stage


@said_once
def told_pebble(house: House, page: Page) -> None:
    stage = told(after_the_look(house).do(draw).do(name), page, 2)
    stage.play(1, SpendPebble())
    page.locator(".telling").wait_for()


@said_once
def told_swap(house: House, page: Page) -> None:
    told(after_the_look(house).do(three_found), page, 2).do(swap)
    page.locator(".telling").wait_for()


@said_once
def told_declined(house: House, page: Page) -> None:
    stage = after_the_look(house).do(bad_turn)
    stage.play(3, Propose("boots"))
    told(stage, page, 3).play(1, DrawCards())
    page.locator(".telling").wait_for()


@moment
def curtain(house: House, page: Page) -> None:
    after_the_look(house).do(draw).enter(page, 0, 1, 2)


@moment
def table_screen(house: House, page: Page) -> None:
    Stage(house, 3, gathered=False).enter(page, 0, 1, 2, screen=True)


@moment
def table_screen_in_play(house: House, page: Page) -> None:
    after_the_look(house).do(draw).do(name).do(find).do(name).enter(page, screen=True)


def nearly_home(house: House) -> Stage:
    stage = after_the_look(house)
    while stage.board.lantern < 9:
        stage.do(good_turn)
    return stage


@moment
def won(house: House, page: Page) -> None:
    nearly_home(house).do(three_found).enter(page, 0)


@moment
def lost(house: House, page: Page) -> None:
    after_the_look(house, ogre_up=5).do(draw).do(name).do(miss).enter(page, 0)


@moment
def replay(house: House, page: Page) -> None:
    stage = after_the_look(house, ogre_up=4).do(bad_turn).do(draw).do(name).do(miss)
    page.goto(f"{house.url}/t/{stage.id}/replay?still")
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill("8")
