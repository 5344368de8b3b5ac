"""A path that goes silent without either end being told: a phone slept, or left its Wi-Fi."""

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.acting import buttons
from tests.browser.stage import DESKTOP, Stage

WORDS = Path("client/src/words/en.ftl").read_text(encoding="utf-8")
LOST = re.findall(r"^table-lost = (.+)$", WORDS, re.MULTILINE)[0]
NOTICED = 10
"""Seconds until a silent path is noticed …"""

AT_ONCE = 4
"""… and when the device has just woken up."""


class SilentLine:
    """`silent`: nothing comes through any more, on this line and on new ones."""

    def __init__(self, page) -> None:
        self.silent, self.lines, self.beats, self.moves = False, 0, 0, []
        page.route_web_socket("**/live", self.open)

    def open(self, socket) -> None:
        self.lines += 1
        if self.silent:
            return
        server = socket.connect_to_server()
        dead = []

        def up(text: str) -> None:
            message = json.loads(text)
            self.beats += message["type"] == "heartbeat"
            if self.silent:
                dead.append(text)
            if not dead:
                self.moves += [message] if message["type"] == "move" else []
                server.send(text)

        def down(text: str) -> None:
            if self.silent:
                dead.append(text)
            if not dead:
                socket.send(text)

        socket.on_message(up)
        server.on_message(down)


@pytest.fixture
def quiet(visit, house):
    """A page whose turn it is, on a path that will go silent."""
    stage = Stage(house, 3).ready()
    page = visit(DESKTOP)
    line = SilentLine(page)
    stage.enter(page, 0)
    buttons(page).filter(has_text="Draw").wait_for()
    return stage, page, line


def test_a_silent_path_is_noticed_and_the_tap_is_sent_once(quiet):
    stage, page, line = quiet
    line.silent = True
    began = time.monotonic()
    buttons(page).filter(has_text="Draw").click()
    expect(page.get_by_text(LOST)).to_be_visible(timeout=NOTICED * 1000)
    assert time.monotonic() - began < NOTICED
    line.silent = False
    page.locator(".mine button.card").first.wait_for()
    expect(page.get_by_text(LOST)).to_have_count(0)
    assert len(line.moves) == 1
    assert stage.hand.wait_for("sight", seat=None)["seq"] == stage.mirror.seq + 1


@pytest.mark.parametrize(
    "woken",
    [
        "document.dispatchEvent(new Event('visibilitychange'))",
        "window.dispatchEvent(new Event('online'))",
        "window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))",
    ],
)
def test_a_device_that_wakes_up_checks_its_connection_at_once(quiet, woken):
    _stage, page, line = quiet
    line.silent = True
    page.evaluate(woken)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=AT_ONCE * 1000)
    line.silent = False
    expect(page.get_by_text(LOST)).to_have_count(0, timeout=20_000)


def test_a_quiet_table_costs_a_small_message_each_few_seconds_and_keeps_its_line(quiet):
    _stage, page, line = quiet
    page.wait_for_timeout(10_000)
    assert 1 <= line.beats <= 3
    assert line.lines == 1
