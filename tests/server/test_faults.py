"""Faults, caused on purpose."""

import json
import sqlite3
import threading
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.house import House
from tests.server.playing import (
    BEGUN,
    asked,
    catch_up,
    one_asked,
    one_move,
    play_to_the_end,
    sit_down,
)
from tests.server.visitor import Visitor, open_table
from veillee.table import Table


@pytest.fixture
def own_house(tmp_path):
    """It checkpoints all the time, so that whatever happens to it also happens during that."""
    house = House(tmp_path, wal_quiet_seconds=0.001, wal_bytes=64 * 1024)
    yield house
    if house.process.poll() is None:
        house.stop()


def entries(house, table):
    with sqlite3.connect(house.database) as database:
        query = 'select seq, entry from entries where "table" = ? order by seq'
        return database.execute(query, (table["table"],)).fetchall()


class Player(threading.Thread):
    """Plays its seat as fast as it can until the line breaks; remembers what was acknowledged."""

    def __init__(self, house, table, seat):
        super().__init__()
        self.acknowledged = {}
        self.chance = Random(seat)
        self.visitor = Visitor(house.url, table["table"], [table["seats"][seat]["key"]])
        self.visitor.wait_for("sight")
        self.visitor.seat = seat

    def run(self):
        try:
            while True:
                if mine := asked([self.visitor]):
                    visitor, ask = mine
                    on = visitor.sights[visitor.seat]["seq"]
                    move = self.chance.choice(ask["choices"])
                    answer = visitor.answer(visitor.move(visitor.seat, move, on))
                    if answer["type"] == "taken":
                        self.acknowledged[answer["seq"]] = move
                        continue
                self.visitor.hear(timeout=60)
        except (ConnectionClosed, WebSocketException, OSError, TimeoutError):
            pass


@pytest.mark.parametrize("round_", [0, *(pytest.param(n, marks=pytest.mark.long) for n in (1, 2))])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(own_house, round_):
    """kill -9 while four clients play at several tables; then everything goes on."""
    options = {"ogre_tiles": 9, "someone_helped": False}
    tables = [open_table(own_house.url, 4, options=options) for _ in range(4)]
    players = [Player(own_house, table, seat) for table in tables for seat in range(4)]
    for player in players:
        player.start()
    enough = threading.Event()
    while not enough.wait(0.01):
        if sum(len(player.acknowledged) for player in players) > 40 + 40 * round_:
            enough.set()
    own_house.kill()
    for player in players:
        player.join()
    own_house.start()
    for number, table in enumerate(tables):
        log = entries(own_house, table)
        assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
        for player in players[number * 4 : number * 4 + 4]:
            for seq, move in player.acknowledged.items():
                written = json.loads(log[seq - 1][1])
                assert (written["seat"], written["move"]) == (player.visitor.seat, move)
        visitors = sit_down(own_house, table)
        play_to_the_end(visitors, Random(round_))
        record = httpx.get(f"{own_house.url}/api/tables/{table['table']}/record").json()
        assert Table.verify(record).outcome is not None


def test_after_a_restart_the_same_id_is_still_taken_once(own_house):
    table = open_table(own_house.url, 3)
    visitor = sit_down(own_house, table)[0]
    first = visitor.answer(visitor.move(0, {"type": "Ready"}, BEGUN, id="once"))
    own_house.kill()
    own_house.start()
    visitor = sit_down(own_house, table)[0]
    assert visitor.answer(visitor.move(0, {"type": "Ready"}, BEGUN, id="once")) == first


def test_a_move_from_long_ago_said_again_changes_nothing(tmp_path):
    """The house has forgotten its id; but the question that it answers is no longer open."""
    house = House(tmp_path, ids_kept=1)
    try:
        visitors = sit_down(house, open_table(house.url, 3, options={"ogre_tiles": 9}))
        chance, said, last = Random(1), [], BEGUN
        for _ in range(12):
            visitor, ask = one_asked(visitors)
            move, on = chance.choice(ask["choices"]), visitor.sights[visitor.seat]["seq"]
            said.append((visitor, visitor.seat, move, on))
            last = visitor.answer(visitor.move(visitor.seat, move, on))["seq"]
            for each in visitors:
                catch_up(each, last)
        for visitor, seat, move, on in said:
            answer = visitor.answer(visitor.move(seat, move, on))
            assert (answer["type"], answer["name"]) == ("refused", "stale")
            assert visitor.wait_for("sight")["seq"] == last
    finally:
        house.stop()


def test_a_graceful_stop_keeps_every_table(own_house):
    table = open_table(own_house.url, 3)
    visitors = sit_down(own_house, table)
    for _ in range(7):
        one_move(visitors, Random(1))
    before = visitors[1].sights[1]["view"]
    own_house.stop()
    own_house.start()
    assert sit_down(own_house, table)[1].sights[1]["view"] == before


def test_a_damaged_database_is_refused_and_left_alone(tmp_path):
    house = House(tmp_path)
    open_table(house.url, 3)
    house.stop()
    file = tmp_path / "house.db"
    data = bytearray(file.read_bytes())
    data[100:4000] = bytes(3900)
    file.write_bytes(data)
    process = house.launch()
    said, _ = process.communicate(timeout=30)
    assert process.returncode == 1
    assert b"Nothing was changed" in said
    assert file.read_bytes() == bytes(data)


def test_a_file_that_is_no_database_is_refused(tmp_path):
    file = tmp_path / "house.db"
    file.write_bytes(b"a shopping list\n" * 400)
    house = House.__new__(House)
    house.database, house.flags, house.limits, house.port = file, ("--quick",), {}, 1
    process = house.launch()
    said, _ = process.communicate(timeout=30)
    assert process.returncode == 1
    assert b"cannot be read" in said
    assert file.read_bytes() == b"a shopping list\n" * 400


def test_idle_tables_sleep_and_wake_from_the_log(tmp_path):
    house = House(tmp_path, sleep_after_seconds=0.01, sweep_seconds=0.1)
    try:
        table = open_table(house.url, 3)
        visitors = sit_down(house, table)
        one_move(visitors, Random(1))
        for visitor in visitors:
            visitor.close()
        while "veillee_tables_awake 0.0" not in httpx.get(f"{house.url}/metrics").text:
            pass
        assert sit_down(house, table)[0].sights[0]["seq"] == BEGUN + 1
    finally:
        house.stop()


def test_old_tables_are_forgotten(tmp_path):
    house = House(tmp_path, sleep_after_seconds=0.01, sweep_seconds=0.1, expire_after_days=1e-7)
    try:
        table = open_table(house.url, 3)
        while entries(house, table):
            pass
        while httpx.get(f"{house.url}/api/tables/{table['table']}").status_code != 404:
            pass
    finally:
        house.stop()


def test_a_flood_is_slowed_then_closed_and_nobody_else_notices(tmp_path):
    house = House(tmp_path, messages_a_second=10, messages_at_once=20, slowed_messages=15)
    try:
        table = open_table(house.url, 3)
        first, second, _ = sit_down(house, table)
        for _ in range(400):
            try:
                first.say('{"type": "eyes", "seats": [0]}')
            except ConnectionClosed:
                break
        assert first.wait_for("closing")["name"] == "flood"
        assert second.answer(second.move(1, {"type": "Ready"}, BEGUN))["type"] == "taken"
        back = Visitor(house.url, table["table"], [table["seats"][0]["key"]])
        assert back.wait_for("sight")["seq"] == BEGUN + 1
    finally:
        house.stop()


def test_a_house_can_be_full(tmp_path):
    house = House(tmp_path, tables_awake=2)
    try:
        open_table(house.url, 3)
        open_table(house.url, 3)
        seats = [{"kind": "person"}] * 3
        wanted = {"game": "tom_thumb", "seats": seats}
        answer = httpx.post(f"{house.url}/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["name"]) == (503, "full")
    finally:
        house.stop()


def test_a_limit_that_is_no_number_is_refused(tmp_path):
    house = House.__new__(House)
    house.database, house.flags, house.port = tmp_path / "house.db", ("--quick",), 1
    house.limits = {"VEILLEE_TABLES_AWAKE": "many"}
    process = house.launch()
    assert process.communicate(timeout=30) is not None
    assert process.returncode == 1
