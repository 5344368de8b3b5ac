"""The file of the tables holds the seeds of running games."""

import os
import sqlite3

import pytest

from tests.loop import run
from veillee.server.storage.log import Log

FILES = ["house.db", "house.db-wal", "house.db-shm"]


@pytest.fixture(autouse=True)
def everybody_may_read_new_files():
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes_while_open(path, table):
    """Of the file and of what SQLite keeps beside it, while a table is written."""

    async def work():
        log = await Log.open(path)
        await log.open_table(table, "tom_thumb", {})
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        await log.close()
        return modes

    return run(work())


def test_a_new_database_can_be_read_by_its_owner_alone(tmp_path):
    assert modes_while_open(tmp_path / "house.db", "table") == dict.fromkeys(FILES, 0o600)


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path):
    path = tmp_path / "house.db"
    modes_while_open(path, "before")
    left = sqlite3.connect(path)
    left.execute("SELECT * FROM tables").fetchall()
    for name in FILES:
        (tmp_path / name).chmod(0o644)
    assert modes_while_open(path, "after") == dict.fromkeys(FILES, 0o600)
    left.close()
