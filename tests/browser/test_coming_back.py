"""A page that is loaded anew shows what one shows that stayed, whatever is asked just then."""

import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.stage import TABLET, Stage
from tests.words.put_together import asked_in
from tools.golden import choose
from veillee.table.catalogue import GAMES

TABLES: dict[str, tuple[dict[str, Any], set[str]]] = {
    "tom_thumb": (
        {"section_1": 1, "ogre_tiles": 9, "pebbles": 9, "look_seconds": 120, "glance_seconds": 30},
        {"look", "draw", "name", "seek", "decide", "swap", "insert", "glance"},
    ),
    "ali_baba": (
        {"younger": True, "shown_seconds": 30},
        {"draw", "glance", "recite", "choose", "pick"},
    ),
    "dark_wood": (
        {"finding": "ask_around", "touch_seconds": 60},
        {"draw", "receive", "feel", "turn_up", "take", "vote"},
    ),
    "pixie_town": ({}, {"roll", "tower", "build"}),
}
"""Where not every question is asked in the usual game: options, and what is asked with them."""
PATIENCE = 20


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_loaded_anew_shows_the_same_question(visit, house, game):
    options, kinds = TABLES.get(game, ({}, asked_in(game)))
    stage = Stage(house, 3, options, game=game)
    stayed = {seat: stage.enter(visit(TABLET), seat) for seat in range(3)}
    anew, chance = visit(TABLET), Random(10)
    asked: set[str] = set()
    while not kinds <= asked:
        ask = stage.mirror.asks[0]
        if ask.kind not in asked:
            asked.add(ask.kind)
            stage.enter(anew, ask.seat)
            wait_until_they_show_the_same(stayed[ask.seat], anew)
        seat, move = choose(stage.mirror, chance, 0.95)
        if stage.is_looking:
            stage.ready()
        elif seat is not None:
            stage.play(seat, move)


def wait_until_they_show_the_same(stayed: Page, anew: Page) -> None:
    anew.locator("main.stage .screen").wait_for()
    deadline = time.monotonic() + PATIENCE
    while (here := what_is_there(stayed)) != (there := what_is_there(anew)):
        assert time.monotonic() < deadline, f"{here}\n{there}"
        anew.wait_for_timeout(50)


def what_is_there(page: Page) -> tuple[str, list[Any]]:
    """All that can be read or pressed."""
    pressed = "(all) => all.map((one) => [one.ariaLabel ?? one.innerText, one.disabled])"
    stage = page.locator("main.stage")
    return stage.inner_text(), stage.locator("button").evaluate_all(pressed)
