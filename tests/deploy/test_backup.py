"""A copy that is taken while people play is a house that can be played in."""

import sqlite3
import subprocess
import sys
import threading
from random import Random

import pytest

from tests.deploy.files import DEPLOY
from tests.server.house import House
from tests.server.playing import asked, one_move, play_to_the_end, sit_down
from tests.server.visitor import Visitor, open_table


def copy_of(database, folder, *flags):
    program = [sys.executable, str(DEPLOY / "backup.py"), str(database), str(folder), *flags]
    return subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def entries(database, table):
    with sqlite3.connect(database) as opened:
        query = 'select seq, entry from entries where "table" = ? order by seq'
        return opened.execute(query, (table["table"],)).fetchall()


@pytest.fixture
def house(tmp_path):
    house = House(tmp_path)
    yield house
    house.stop()


class Company(threading.Thread):
    """Two who play at one table after the other, until they are asked to stop."""

    def __init__(self, house):
        super().__init__()
        self.house = house
        self.tables = []
        self.has_moved = threading.Event()
        self.enough = threading.Event()

    def run(self):
        chance = Random(5)
        while not self.enough.is_set():
            self.tables.append(open_table(self.house.url, 2, seed=f"wood {len(self.tables)}"))
            visitors = sit_down(self.house, self.tables[-1])
            while asked(visitors) and not self.enough.is_set():
                one_move(visitors, chance)
                self.has_moved.set()

    def wait_for_a_move(self):
        self.has_moved.clear()
        assert self.has_moved.wait(60)


def test_a_copy_taken_during_a_game_can_be_played_on(house, tmp_path):
    waiting = open_table(house.url, 2)
    visitors, chance = sit_down(house, waiting), Random(3)
    acknowledged = [one_move(visitors, chance)["seq"] for _ in range(5)][-1]
    company = Company(house)
    company.start()
    try:
        company.wait_for_a_move()
        copying = copy_of(house.database, tmp_path / "copies")
        told, problem = copying.communicate()
        company.wait_for_a_move()
    finally:
        company.enough.set()
        company.join()
    assert copying.returncode == 0, problem
    (copy,) = (tmp_path / "copies").iterdir()
    assert told.strip() == str(copy)
    for table in [waiting, *company.tables]:
        kept = entries(copy, table)
        assert kept == entries(house.database, table)[: len(kept)]
    assert len(entries(copy, waiting)) == acknowledged
    assert entries(copy, company.tables[0])

    (tmp_path / "restored").mkdir()
    copy.rename(tmp_path / "restored" / "house.db")
    restored = House(tmp_path / "restored")
    try:
        again = [Visitor(restored.url, waiting["table"], [one["key"]]) for one in waiting["seats"]]
        for seat, visitor in enumerate(again):
            visitor.seat = seat
            visitor.wait_for("sight", seat=seat, seq=acknowledged)
        play_to_the_end(again, chance)
    finally:
        restored.stop()


def test_only_so_many_copies_stay(house, tmp_path):
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in range(1, 4):
        (folder / f"veillee-2026010{day}T043000Z.db").touch()
    (folder / "something else.db").touch()
    _, problem = copy_of(house.database, folder, "--keep", "2").communicate()
    assert problem == ""
    kept = sorted(path.name for path in folder.iterdir())
    assert kept[0] == "something else.db"
    assert kept[1] == "veillee-20260103T043000Z.db"
    assert len(kept) == 3


def test_what_is_no_house_is_not_copied(tmp_path):
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as database:
        database.execute("create table recipes (name)")
    copying = copy_of(other, tmp_path / "copies")
    assert "not the database of a house" in copying.communicate()[1]
    assert copying.returncode != 0
    assert list((tmp_path / "copies").iterdir()) == []
    missing = copy_of(tmp_path / "none.db", tmp_path / "copies")
    assert "there is no database" in missing.communicate()[1]
