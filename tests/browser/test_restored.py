"""A house that was restored from an older copy: pages that stayed open go back there with it."""

import shutil
import sqlite3

from tests.browser.acting import buttons
from tests.browser.stage import DESKTOP, Stage
from tests.server.house import House


def test_a_page_that_stayed_open_plays_on_from_the_copy(visit, tmp_path):
    house = House(tmp_path)
    try:
        page = Stage(house, 3).ready().enter(visit(DESKTOP, calm=False), 0)
        draw, cards = buttons(page).filter(has_text="Draw"), page.locator(".mine button.card")
        draw.wait_for()
        with sqlite3.connect(house.database) as database:
            database.execute("VACUUM INTO ?", (str(tmp_path / "copy.db"),))
        draw.click()
        cards.first.wait_for()
        house.stop()
        for old in tmp_path.glob("house.db*"):
            old.unlink()
        shutil.move(tmp_path / "copy.db", house.database)
        house.start()
        draw.wait_for()
        assert cards.count() == 0
        draw.click()
        cards.first.wait_for()
    finally:
        house.stop()
