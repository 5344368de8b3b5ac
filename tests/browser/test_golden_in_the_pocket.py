"""The same Python in a browser gives the same bytes: golden games, through everybody's eyes."""

import json

import pytest

from tests.browser.pocket_worker import PocketWorker
from tests.golden.test_golden import GOLDEN
from tests.loop import run
from tests.pocket.device import Device, Tab

FIRST = {path.parent.name: path for path in reversed(GOLDEN)}
"""One of each game: the ordinary lane plays these."""


def name_of(path):
    return f"{path.parent.name}/{path.stem}"


def replayed_here(path):
    """What CPython answers, eye by eye."""
    record = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    for eye in (None, *range(len(record["seats"]))):
        wanted = {"record": record, "eye": eye}
        here = run(Tab(Device()).pocket.answer("POST", "/api/replay", json.dumps(wanted)))
        yield wanted, here


def check(page, house, paths):
    page.goto(f"{house.url}/?still")
    worker = PocketWorker(page)
    for path in paths:
        for wanted, here in replayed_here(path):
            there = worker.answer("POST", "/api/replay", wanted)
            assert there == here, f"{name_of(path)} through the eyes of {wanted['eye']}"
            assert json.loads(there[1])["verified"], name_of(path)


def test_one_golden_game_of_each_is_the_same_in_the_browser(visit, house):
    check(visit(), house, FIRST.values())


@pytest.mark.long
def test_every_golden_game_is_the_same_in_the_browser(visit, house):
    check(visit(), house, GOLDEN)
