"""A seat that came over the wire as nobody thought of, and the table is there all the same."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.stage import DESKTOP, Stage
from veillee.table.catalogue import GAMES

WITH_BADGES = [game for game in GAMES if game != "pixie_town"]
"""Pixie Town has signs of its own before its houses."""


def change_seat(page, seat, **fields):
    """Every presence that the page hears tells this of one seat."""

    def between(socket):
        server = socket.connect_to_server()

        def pass_on(text):
            message = json.loads(text)
            if message["type"] == "presence":
                message["seats"][seat].update(fields)
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**/live", between)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("picture", ["constructor", "__proto__"])
def test_a_picture_that_every_object_has_breaks_nothing(visit, house, game, picture):
    stage = Stage(house, 3, game=game)
    page = visit(DESKTOP)
    change_seat(page, 1, name="", picture=picture)
    stage.enter(page, 0)
    expect(page.get_by_text("Seat 2").first).to_be_visible()
    expect(page.get_by_text("Oma").first).to_be_visible()


@pytest.mark.parametrize("game", WITH_BADGES)
def test_a_seat_that_cannot_be_drawn_breaks_nothing_else(visit, house, game):
    stage = Stage(house, 3, game=game)
    page = visit(DESKTOP)
    change_seat(page, 1, name={"no": "name"}, picture="nobody")
    stage.enter(page, 0)
    expect(page.get_by_text("Seat 2").first).to_be_visible()
    expect(page.get_by_text("Oma").first).to_be_visible()
