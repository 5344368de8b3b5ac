"""Ali Baba, from the first card to the scoring."""

from itertools import count
from typing import Any

from playwright.sync_api import Page

from tests.ali_baba.playing import (
    draw,
    explore,
    leave,
    pick,
    recite,
    say,
    share_all,
    that_is_all,
)
from tests.browser.stage import Stage
from tests.server.house import House
from tools.moments import moment, see_the_table
from veillee.games.ali_baba.board import KINDS, Draw, copies
from veillee.games.ali_baba.rules.play import is_alarm
from veillee.table import Table


def cave(house: House, cards: int, tokens: int = 0, seats: int = 4, **options: Any) -> Stage:
    """A deal whose first cards raise so many alarms, and capture nobody."""
    for number in count():
        pile = Table("ali_baba", seats, options, f"cave {number}").board.pile
        kinds = [KINDS[card] for card in pile[-cards:] if card != "chief"]
        alarms = [kind for kind in kinds if kind != "plain"]
        if len(alarms) == tokens and not is_alarm(alarms) and len(kinds) == cards:
            return Stage(house, seats, options, f"cave {number}", game="ali_baba")
    raise AssertionError


@moment
def rules_page(house: House, page: Page) -> None:
    page.goto(f"{house.url}/rules/ali_baba")
    page.get_by_role("heading").first.wait_for()


@moment
def set_up(house: House, page: Page) -> None:
    page.goto(f"{house.url}/play/ali_baba")
    page.get_by_role("heading").first.wait_for()


@moment
def first_draw(house: House, page: Page) -> None:
    cave(house, 2).enter(page, 0)


@moment
def treasure_is_shown(house: House, page: Page) -> None:
    stage = cave(house, 3, tokens=1)
    stage.play(0, Draw())
    stage.enter(page, 2)


@moment
def teapot_of_forty_four(house: House, page: Page) -> None:
    """One fewer than usual, and its card says so."""
    options = {"forty_four": True}
    seeds = (f"teapot {number}" for number in count())
    seed = next(s for s in seeds if Table("ali_baba", 4, options, s).board.pile[-1] == "teapot")
    stage = Stage(house, 4, options, seed, game="ali_baba")
    stage.play(0, Draw())
    stage.enter(page, 2)


def reciting(house: House, **options: Any) -> Stage:
    """Eight treasures in the cave; the thief on seat 2 has said three of them."""
    stage = cave(house, 8, tokens=2, **options).do(explore, 7).do(draw)
    for treasure in list(dict.fromkeys(stage.board.hand))[:3]:
        stage.do(say, treasure, stage.board.hand.count(treasure))
    return stage


@moment
def thief_recites(house: House, page: Page) -> None:
    stage = reciting(house)
    stage.enter(page, stage.board.thief)


@moment
def thief_recites_in_order(house: House, page: Page) -> None:
    """The hint says which order is to be kept."""
    stage = reciting(house, in_order="recited")
    stage.enter(page, stage.board.thief)


@moment
def thief_with_pebbles(house: House, page: Page) -> None:
    """Openly: everybody sees who has help."""
    stage = reciting(house, pebbles=[2, 3, 2, 1])
    stage.enter(page, stage.board.thief)


@moment
def ali_listens(house: House, page: Page) -> None:
    reciting(house).enter(page, 0)


@moment
def another_thief_listens(house: House, page: Page) -> None:
    stage = reciting(house)
    stage.enter(page, 1 if stage.board.thief != 1 else 3)


@moment
def younger_players_listen(house: House, page: Page) -> None:
    stage = reciting(house, younger=True)
    stage.enter(page, 1 if stage.board.thief != 1 else 3)


@moment
def adjectives(house: House, page: Page) -> None:
    stage = cave(house, 2, adjectives="set").do(draw)
    stage.enter(page, 1)
    page.locator(".recite .grid button").first.click()


@moment
def ali_chooses(house: House, page: Page) -> None:
    cave(house, 6, tokens=2, capture_hint=True).do(explore, 6).enter(page, 0)


@moment
def ali_judges(house: House, page: Page) -> None:
    stage = cave(house, 3, ali_judges=True, in_order="recited").do(draw)
    stage.do(say, stage.board.hand[0])
    stage.enter(page, 0)


@moment
def sharing(house: House, page: Page) -> None:
    stage = cave(house, 7, tokens=2).do(explore, 7).do(leave)
    stage.do(pick)
    stage.enter(page, 1)


@moment
def ali_takes_three(house: House, page: Page) -> None:
    stage = cave(house, 7, tokens=2).do(explore, 6).do(draw)
    absent = next(each for each in ("elephant", "lion", "diamond") if each not in stage.board.hand)
    stage.do(say, absent).enter(page, 0)


def mistaken(house: House, page: Page, kind: str) -> None:
    """The page is there when a thief says something that is not right, and stays at that moment."""
    options: dict[str, Any] = {
        "in_order": "appeared" if kind == "order" else "none",
        "adjectives": "set" if kind == "adjective" else "none",
    }
    word = "sleepy" if kind == "adjective" else None
    stage = cave(house, 6, tokens=1, **options)
    for _ in range(5):
        stage.do(draw).do(recite, word)
    stage.do(draw).enter(page, 0, still=False)
    hand = list(dict.fromkeys(stage.board.hand))
    first = hand[0]
    if kind == "none":
        absent = next(each for each in ("elephant", "lion", "chest") if each not in hand)
        stage.do(say, absent)
    elif kind == "number":
        twice = next(each for each in hand if copies(each, False) > 1)
        stage.do(say, twice, stage.board.hand.count(twice) % copies(twice, False) + 1)
    elif kind == "order":
        stage.do(say, hand[1], stage.board.hand.count(hand[1]))
    elif kind == "adjective":
        stage.do(say, first, stage.board.hand.count(first), "giant")
    else:
        stage.do(say, first, stage.board.hand.count(first)).do(that_is_all)
    page.locator(".mistake").wait_for()
    page.evaluate("for (let timer = setTimeout(() => 0); timer; timer--) clearTimeout(timer)")


def _mistake(name: str, kind: str) -> None:
    def take(house: House, page: Page) -> None:
        mistaken(house, page, kind)

    take.__name__ = f"mistake_{name}"
    moment(take)


for _name, _kind in {
    "not_there": "none",
    "number": "number",
    "order": "order",
    "adjective": "adjective",
    "too_early": "early",
}.items():
    _mistake(_name, _kind)


@moment
def what_happened(house: House, page: Page) -> None:
    stage = cave(house, 4)
    stage.enter(page, 2)
    stage.do(explore, 3).do(leave)
    page.locator(".loot").wait_for()
    page.locator("header .past").click()


@moment
def captured(house: House, page: Page) -> None:
    stage = before_a_capture(house)
    stage.play(0, Draw())
    stage.enter(page, 1)


def before_a_capture(house: House) -> Stage:
    """The next card of the deal raises the third alarm."""
    for number in count():
        pile = Table("ali_baba", 4, None, f"trap {number}").board.pile
        alarms = [KINDS[card] for card in reversed(pile[-5:]) if KINDS.get(card) != "plain"]
        if is_alarm(alarms) and not is_alarm(alarms[:-1]) and KINDS.get(pile[-5]) != "plain":
            return Stage(house, 4, None, f"trap {number}", game="ali_baba").do(explore, 4)
    raise AssertionError


@moment
def curtain(house: House, page: Page) -> None:
    cave(house, 3).do(explore, 3).enter(page, 0, 1, 2, 3)


@moment
def table_screen(house: House, page: Page) -> None:
    reciting(house).enter(page, screen=True)


@moment
def with_cassim(house: House, page: Page) -> None:
    stage = cave(house, 6, seats=2).do(explore, 6).do(leave)
    stage.enter(page, 0)


def to_the_end(house: House) -> Stage:
    """A short game, played to its last card."""
    stage = Stage(house, 4, {"pile": 12, "chief_at": 2}, "the last cave", game="ali_baba")
    while stage.mirror.outcome is None:
        stage.do(draw)
        if stage.board.reciting:
            stage.do(recite)
            if stage.mirror.asks[0].kind == "choose":
                stage.do(leave)
        stage.do(share_all)
    return stage


@moment
def the_end(house: House, page: Page) -> None:
    to_the_end(house).enter(page, 0)


@moment
def scoring(house: House, page: Page) -> None:
    to_the_end(house).enter(page, 0)
    see_the_table(page)
