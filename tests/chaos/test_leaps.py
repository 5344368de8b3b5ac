"""A clock that leaps makes nobody's table old."""

import sqlite3
import threading
import time

import asyncpg
import httpx

from tests.chaos.server import DAY, Server
from tests.loop import run
from tests.server.playing import BEGUN, sit_down
from tests.server.visitor import open_table

QUICK = {"sweep_seconds": 0.05, "sleep_after_seconds": 0.01}


def is_there(server: Server, table: dict) -> bool:
    answer = httpx.get(f"{server.url}/api/tables/{table['table']}", timeout=20)
    return answer.status_code == 200


def test_a_table_in_use_outlives_a_leap(tmp_path):
    """One that nobody looks at is forgotten when its time has come, and that shows that it came."""
    server = Server(tmp_path, 0, None, **QUICK)
    try:
        table, forgotten = open_table(server.url, 3), open_table(server.url, 3)
        visitors = sit_down(server, table)
        while "veillee_tables_awake 1.0" not in httpx.get(f"{server.url}/metrics").text:
            pass
        server.leap_to(400 * DAY)
        while written(server, forgotten["table"]):
            time.sleep(0.01)
        assert visitors[0].answer(visitors[0].move(0, {"type": "Ready"}, BEGUN))["seq"] == 3
        assert is_there(server, table)
    finally:
        server.stop()


def test_a_table_in_use_outlives_a_leap_there_and_back(tmp_path):
    """Touched in a future that did not come, it is not kept for ever either."""
    server = Server(tmp_path, 0, None, **QUICK)
    try:
        table = open_table(server.url, 3)
        visitors = sit_down(server, table)
        server.leap_to(400 * DAY)
        while touched_at(server, table) < time.time() + DAY:
            time.sleep(0.01)
        server.leap_to(0)
        while touched_at(server, table) > time.time() + DAY:
            time.sleep(0.01)
        assert visitors[0].answer(visitors[0].move(0, {"type": "Ready"}, BEGUN))["seq"] == 3
    finally:
        server.stop()


def test_a_server_whose_clock_is_wrong_forgets_nothing_of_the_others(postgres, tmp_path):
    """Neither what is played there nor what sleeps: the database's clock is the house's."""
    database = postgres.new_database()
    servers: dict[int, Server] = {}

    def start(number: int) -> None:
        servers[number] = Server(tmp_path, number, database, **QUICK)

    starting = [threading.Thread(target=start, args=(number,)) for number in range(2)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    try:
        wrong, right = servers[0], servers[1]
        wrong.leap_to(400 * DAY)
        played, asleep, old = (open_table(right.url, 3) for _ in range(3))
        visitors = sit_down(right, played)
        while not any("tables_expired" in line for line in list(wrong.journal)):
            run(make_old_there(database, old["table"]))
            if not is_there(right, old):
                old = open_table(right.url, 3)
        assert visitors[0].answer(visitors[0].move(0, {"type": "Ready"}, BEGUN))["seq"] == 3
        assert is_there(right, asleep)
        assert is_there(wrong, played)
    finally:
        for server in servers.values():
            server.stop()


def written(server: Server, table: str) -> int:
    with sqlite3.connect(server.database) as database:
        count = database.execute('SELECT count(*) FROM entries WHERE "table" = ?', [table])
        return count.fetchone()[0]


def touched_at(server: Server, table: dict) -> float:
    with sqlite3.connect(server.database) as database:
        query = "SELECT touched_at FROM tables WHERE id = ?"
        return database.execute(query, [table["table"]]).fetchone()[0]


async def make_old_there(database: str, table: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE tables SET touched_at = 0 WHERE id = $1", table)
    await connection.close()
