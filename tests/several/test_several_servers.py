"""Several servers, one house: whoever is connected where, they play at one table."""

import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.loop import apart
from tests.server.playing import BEGUN, catch_up, one_asked, one_move, play_along, play_to_the_end
from tests.server.visitor import Visitor, open_table
from tests.several.houses import OneServer
from veillee.table import Table

PERSON = {"kind": "person"}
COMPUTER = {"kind": "computer", "persona": "adult"}


def sit_apart(house, table) -> list[Visitor]:
    """Each person on another server."""
    visitors = []
    for number, seat in enumerate(table["seats"]):
        url = house.servers[number % 3].url
        visitor = Visitor(url, table["table"], [seat["key"]])
        visitor.wait_for("sight", seat=seat["seat"])
        visitor.seat = seat["seat"]
        visitors.append(visitor)
    for visitor in visitors:
        catch_up(visitor, BEGUN)
    return visitors


def verified(house, table) -> dict:
    """The record, the same on every server, and true."""
    records = [
        httpx.get(f"{server.url}/api/tables/{table['table']}/record", timeout=20).json()
        for server in house.servers
        if server.process.poll() is None
    ]
    assert all(record == records[0] for record in records)
    assert Table.verify(records[0]).outcome is not None
    return records[0]


def test_people_on_three_servers_play_a_whole_game(house):
    table = open_table(house.url, 3)
    visitors = sit_apart(house, table)
    play_to_the_end(visitors, Random(1))
    verified(house, table)


def test_through_a_balancer_that_remembers_nobody(house):
    table = open_table(house.url, [PERSON, COMPUTER, PERSON])
    visitors = []
    for seat in table["seats"]:
        visitor = Visitor(house.url, table["table"], [seat["key"]])
        visitor.wait_for("sight", seat=seat["seat"])
        visitor.seat = seat["seat"]
        visitors.append(visitor)
    for visitor in visitors:
        catch_up(visitor, BEGUN)
    play_along(visitors, Random(2))
    verified(house, table)


def test_computers_and_clocks_act_once_though_every_server_runs_them(house):
    """One person; an onlooker on each server, so that each of them has reason to act."""
    table = open_table(house.url, [PERSON, COMPUTER, COMPUTER, COMPUTER])
    onlookers = [Visitor(server.url, table["table"], []) for server in house.servers]
    visitors = sit_apart(house, table)
    play_along(visitors, Random(3))
    record = verified(house, table)
    for onlooker in onlookers:
        while (onlooker.sights.get(None) or {"outcome": None})["outcome"] is None:
            onlooker.hear()
        told = [one["seq"] for one in onlooker.heard if one["type"] == "sight"]
        assert sorted(set(told)) == list(range(min(told), len(record["moves"]) + 2))


def test_two_who_answer_in_the_same_moment_are_both_taken(house):
    """One of them finds the number taken, catches up, and the question is still open."""
    for _ in range(10):
        table = open_table(house.url, 3)
        visitors = sit_apart(house, table)
        ids = [visitor.move(visitor.seat, {"type": "Ready"}, BEGUN) for visitor in visitors]
        answers = [one.answer(id) for one, id in zip(visitors, ids, strict=True)]
        assert sorted(answer["seq"] for answer in answers) == [BEGUN + 1, BEGUN + 2, BEGUN + 3]
        for visitor in visitors:
            visitor.close()


def test_the_same_id_on_two_servers_is_taken_once(house):
    table = open_table(house.url, 3)
    visitors = sit_apart(house, table)
    key = table["seats"][0]["key"]
    others = [Visitor(server.url, table["table"], [key]) for server in house.servers]
    ids = [one.move(0, {"type": "Ready"}, BEGUN, id="once") for one in others]
    answers = [one.answer(id) for one, id in zip(others, ids, strict=True)]
    assert {(answer["type"], answer["seq"]) for answer in answers} == {("taken", BEGUN + 1)}
    catch_up(visitors[1], BEGUN + 1)


def test_everybody_sees_who_is_here_wherever_they_are_connected(house):
    table = open_table(house.url, 3)
    first, second, third = visitors = sit_apart(house, table)
    for visitor in visitors:
        while not visitor.presence:
            visitor.hear()
    onlooker = Visitor(house.servers[2].url, table["table"], [])
    while first.presence.get("onlookers") != 1 or not all(
        seat["here"] for seat in first.presence["seats"]
    ):
        first.hear()
    second.say({"type": "introduce", "seat": 1, "name": "Lena", "picture": "child-4"})
    while third.presence["seats"][1]["name"] != "Lena":
        third.hear()
    second.answer(second.move(1, {"type": "Ready"}, BEGUN))
    second.close()
    onlooker.close()
    while first.presence["onlookers"] or first.presence["seats"][1]["here"]:
        first.hear()
    for visitor in (first, third):
        visitor.answer(visitor.move(visitor.seat, {"type": "Ready"}, BEGUN))
    while not third.presence["seats"][1]["may_lend"]:
        third.hear()
    third.say({"type": "lend", "seat": 1, "persona": "adult"})
    while not first.presence["seats"][1]["lent"]:
        first.hear()
    back = Visitor(house.servers[0].url, table["table"], [table["seats"][1]["key"]])
    back.wait_for("sight", seat=1)
    while third.presence["seats"][1]["lent"] or not third.presence["seats"][1]["here"]:
        third.hear()


def test_reactions_and_once_more_reach_every_server(house):
    table = open_table(house.url, 3, options={"ogre_tiles": 3})
    visitors = sit_apart(house, table)
    play_to_the_end(visitors, Random(4))
    visitors[0].say({"type": "react", "seat": 0, "what": "clap"})
    assert all(one.wait_for("reaction")["what"] == "clap" for one in visitors)
    url = f"{house.url}/api/tables/{table['table']}/again"
    opened = httpx.post(url, json={"key": table["seats"][1]["key"]}, timeout=20).json()
    assert {one.wait_for("moved")["table"] for one in visitors} == {opened["table"]}
    again = sit_apart(house, {**table, "table": opened["table"]})
    assert one_move(again, Random(5))["seq"] == BEGUN + 1


def test_nothing_of_the_past_is_told_whichever_server_one_comes_back_to(house):
    """Neither to who was cut off for a moment, nor to who saw it and says they did not."""
    options = {"ogre_tiles": 9, "someone_helped": False}
    table = open_table(house.url, 3, options=options)
    visitors = sit_apart(house, table)
    chance = Random(4)
    for _ in range(5):
        one_move(visitors, chance)
    seeker, ask = one_asked(visitors)
    assert ask["kind"] == "seek"
    away = next(one for one in visitors if one is not seeker)
    stays = next(one for one in visitors if one not in (seeker, away))
    had = away.sights[away.seat]["seq"]
    away.close()
    while not stays.presence or stays.presence["seats"][away.seat]["here"]:
        stays.hear()
    now = one_move([seeker, stays], chance)["seq"]
    for one, server in ((away, house.servers[stays.seat]), (stays, house.servers[seeker.seat])):
        key = table["seats"][one.seat]["key"]
        back = Visitor(server.url, table["table"], [key], have=had)
        sight = back.wait_for("sight", seat=one.seat)
        assert (sight["seq"], sight["events"]) == (now, [])


def test_a_seat_has_one_fingertip_on_however_many_servers_it_looks(house):
    options = {"first_player": 0, "touch_seconds": 60}
    table = open_table(house.url, 2, game="dark_wood", options=options)
    first, _second = sit_apart(house, table)
    drawn = first.answer(first.move(0, {"type": "Draw"}, BEGUN))
    first.answer(first.move(0, {"type": "TakeInHand"}, drawn["seq"]))
    hands = [Visitor(one.url, table["table"], [table["seats"][0]["key"]]) for one in house.servers]
    for hand in hands:
        hand.wait_for("sight", seat=0)
    while True:
        felt = []
        for hand in hands:
            hand.say({"type": "touch", "seat": 0, "x": 0.5, "y": 0.5})
            while hand.hear()["type"] not in ("felt", "refused"):
                pass
            felt.append(hand.heard[-1]["type"])
        if felt.count("felt") == 1:
            break


def test_a_forgotten_table_is_gone_everywhere_at_once(house):
    from typer.testing import CliRunner

    from veillee.cli import app

    table = open_table(house.url, 3)
    visitors = sit_apart(house, table)
    link = f"{house.url}/t/{table['table']}#{table['seats'][0]['key']}"
    forget = ["forget", link, "--database", house.servers[0].database]
    result = apart(CliRunner().invoke, app, forget)
    assert result.exit_code == 0, result.output
    for visitor in visitors:
        assert visitor.wait_for("closing")["name"] == "table"
    for server in house.servers:
        answer = httpx.get(f"{server.url}/api/tables/{table['table']}", timeout=20)
        assert answer.status_code == 404
    again = apart(CliRunner().invoke, app, forget)
    assert (again.exit_code, "no such table" in again.output) == (1, True)


class Player(threading.Thread):
    """Plays its seat by way of the balancer. When its line breaks it comes back with what it has,
    and says again what was not answered, as the page does."""

    def __init__(self, house, table, seat):
        super().__init__(daemon=True)
        self.house, self.table, self.seat = house, table, seat
        self.chance = Random(seat)
        self.acknowledged = {}
        self.unanswered = None
        self.breaks = 0
        self.sight: dict[str, Any] | None = None
        self.error = None

    def run(self):
        try:
            while self.sight is None or self.sight["outcome"] is None:
                try:
                    self.visit()
                except (WebSocketException, OSError, EOFError):
                    self.breaks += 1
        except Exception as error:
            self.error = error

    def visit(self):
        key = self.table["seats"][self.seat]["key"]
        have = self.sight["seq"] if self.sight else 0
        visitor = Visitor(self.house.url, self.table["table"], [key], have=have)
        if self.unanswered:
            visitor.say(self.unanswered)
        while self.sight is None or self.sight["outcome"] is None:
            message = visitor.hear(timeout=30)
            if message["type"] == "sight":
                if self.sight is None or message["seq"] >= self.sight["seq"]:
                    self.sight = message
            elif message["type"] == "taken" and self.unanswered:
                self.acknowledged[message["seq"]] = self.unanswered["move"]
                self.unanswered = None
            elif message["type"] == "refused":
                assert message["name"] in ("stale", "turn"), message
                self.unanswered = None
            if self.sight and self.unanswered is None:
                self.answer(visitor, self.sight)
        visitor.close()

    def answer(self, visitor, sight):
        for ask in sight["asks"]:
            if ask["seat"] == self.seat and ask.get("choices"):
                self.unanswered = {
                    "type": "move",
                    "id": f"{self.seat}/{sight['seq']}/{len(self.acknowledged)}",
                    "seat": self.seat,
                    "on": sight["seq"],
                    "move": self.chance.choice(ask["choices"]),
                }
                visitor.say(self.unanswered)
                return


def wait_until(players: list[Player], there: Callable[[], bool]) -> None:
    patience = time.monotonic() + 120
    while not there() and not any(player.error for player in players):
        assert time.monotonic() < patience, [player.sight for player in players]
        time.sleep(0.01)
    assert [player.error for player in players if player.error] == []


@pytest.fixture
def a_server_more(house):
    """A fourth one behind the balancer, for a test to be rough with."""
    server = OneServer(house.folder, 3, house.servers[0].database)
    before = house.balancer.targets
    house.balancer.targets = (*before, ("127.0.0.1", server.port))
    yield server
    house.balancer.targets = before
    if server.process.poll() is None:
        server.stop()


def test_a_server_is_killed_in_the_middle_of_the_evening(house, a_server_more):
    """No acknowledged move is lost, none is played twice, and every game comes to its end."""
    options = {"ogre_tiles": 9, "someone_helped": False}
    tables = [open_table(house.url, [PERSON, PERSON, COMPUTER], options=options) for _ in range(4)]
    players = [Player(house, table, seat) for table in tables for seat in range(2)]
    for player in players:
        player.start()
    wait_until(players, lambda: sum(len(player.acknowledged) for player in players) >= 30)
    a_server_more.kill()
    wait_until(players, lambda: not any(player.is_alive() for player in players))
    assert any(player.breaks for player in players)
    for number, table in enumerate(tables):
        moves = verified(house, table)["moves"]
        for player in players[number * 2 : number * 2 + 2]:
            assert player.acknowledged
            for seq, move in player.acknowledged.items():
                assert moves[seq - 2] == {"seat": player.seat, "move": move}
