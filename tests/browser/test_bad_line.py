"""A line on which messages come out garbled: the page leaves it, comes back and says it again."""

import json

from tests.browser.acting import buttons
from tests.browser.stage import DESKTOP, Stage


class BadLine:
    """Cuts the first message of a type short, once, in one direction."""

    def __init__(self, page, way: str, type: str) -> None:
        self.way, self.type, self.garbled, self.lines = way, type, 0, 0
        page.route_web_socket("**/live", self.open)

    def open(self, socket) -> None:
        self.lines += 1
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(self.carry("up", message)))
        server.on_message(lambda message: socket.send(self.carry("down", message)))

    def carry(self, way: str, message: str) -> str:
        if self.garbled or way != self.way or json.loads(message)["type"] != self.type:
            return message
        self.garbled += 1
        return message[:-5]


def draw_over(visit, house, way: str, type: str) -> None:
    stage = Stage(house, 3).ready()
    page = visit(DESKTOP, calm=False)
    line = BadLine(page, way, type)
    stage.enter(page, 0)
    buttons(page).filter(has_text="Draw").click()
    page.locator(".mine button.card").first.wait_for()
    while line.lines < 2:
        page.wait_for_timeout(20)
    assert line.garbled == 1


def test_a_move_that_arrives_garbled_is_sent_again(visit, house):
    draw_over(visit, house, "up", "move")


def test_an_answer_that_arrives_garbled_is_asked_for_again(visit, house):
    draw_over(visit, house, "down", "taken")


def test_a_sight_that_arrives_garbled_is_asked_for_again(visit, house):
    draw_over(visit, house, "down", "sight")
