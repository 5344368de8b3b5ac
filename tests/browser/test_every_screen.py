"""Every screen once, on a phone: it opens, nothing complains, nothing lies over anything.

The rest of this folder, in the long lane, and `make geometry` look at all of it.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.stage import PHONE, Stage
from tests.geometry.looking import look
from tests.geometry.visiting import STAYING
from tools.moments import MOMENTS
from veillee.table.catalogue import GAMES


@pytest.mark.parametrize("name", STAYING)
def test_the_screen_opens_and_everything_is_in_its_place(visit, house, name):
    page = visit(PHONE)
    MOMENTS[name](house, page)
    assert list(look(page, ["390x664"], ["en"])) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_every_game_opens_and_says_what_is_asked(visit, house, game):
    """No word is missing either: the console would complain, and `visit` looks at it."""
    stage = Stage(house, GAMES[game].fewest, game=game)
    page = stage.enter(visit(PHONE), 0)
    expect(page.locator(".call .text").first).not_to_be_empty()
