"""Games that use the shared screen (`AnyScreen`), as one laid by `make new-game` does.

Where there is none, tests/tools/test_new_game.py lays one and runs this.
"""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.acting import END
from tests.browser.axe import barriers
from tests.browser.stage import DESKTOP, PHONE, Stage
from tests.words.put_together import uses_any_screen
from veillee.table.catalogue import GAMES

pytestmark = pytest.mark.parametrize("game", [game for game in GAMES if uses_any_screen(game)])
ANSWERS = ".screen .mine button"
SOON = 2_000
SMALL = {"width": 360, "height": 640}
LOW = {"width": 844, "height": 390}


def begin(page, house, game):
    """One person among computers."""
    personas = [None, *["adult"] * (GAMES[game].fewest - 1)]
    return Stage(house, personas, game=game, gathered=False).enter(page, 0)


def play_to_the_end(page, act):
    """`act` is given the number of moves so far; then we wait until there is something to do again.

    An answer pressed a moment ago may still be there, and gone before it is pressed again.
    """
    answers, end = page.locator(ANSWERS), page.locator(END)
    moves = 0
    while True:
        answers.or_(end).first.wait_for()
        if end.count():
            return moves
        with suppress(TimeoutError):
            act(moves)
        moves += 1
        assert moves < 300


@pytest.mark.parametrize("size", [SMALL, LOW, DESKTOP], ids=["small", "low", "desktop"])
def test_a_whole_game_by_its_buttons(visit, house, game, size):
    page = begin(visit(size), house, game)
    assert play_to_the_end(page, lambda _: page.locator(ANSWERS).last.click(timeout=SOON)) > 1
    expect(page.locator(END)).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit, house, game):
    """By number, or with the arrows and Enter."""
    page = begin(visit(DESKTOP), house, game)

    def press(move):
        for key in ["1"] if move % 2 else ["ArrowRight", "Enter"]:
            page.keyboard.press(key)

    assert play_to_the_end(page, press) > 1


def test_it_has_no_barriers_and_every_answer_has_a_name(visit, house, game):
    stage = Stage(house, GAMES[game].fewest, game=game)
    seat = stage.mirror.asks[0].seat
    page = stage.enter(visit(PHONE), seat)
    page.locator(ANSWERS).first.wait_for()
    names = [one.inner_text().strip() for one in page.locator(ANSWERS).all()]
    assert all(names)
    assert len(names) == len(stage.mirror.asks[0].choices)
    assert barriers(page) == []
