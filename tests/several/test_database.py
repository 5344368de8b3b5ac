"""PostgreSQL itself: brought up to date, refused by name, away for a while and back."""

import asyncio
import json
import os
import signal
import socket
import threading
import time
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest

from tests.loop import run
from tests.server.playing import BEGUN, catch_up, sit_down
from tests.server.test_migrations import BEGIN, FIRST, KEY, OPENING, TABLE
from tests.server.visitor import Visitor, open_table
from tests.several.houses import OneServer
from tests.several.pipes import Pipe
from tests.several.postgres import socket_of
from veillee.games import find_game
from veillee.live.effects import Command
from veillee.live.keys import lock_of
from veillee.live.people.seating import Guest
from veillee.running.log import SeqTaken
from veillee.server.cluster.messages import decode
from veillee.server.house import House
from veillee.server.limits import Limits
from veillee.server.storage.database import Unusable, connector, open_database
from veillee.server.storage.log import Log
from veillee.server.storage.schema import REVISION


def ask(database: str, *statements: str) -> list:
    async def work() -> list:
        connection = await asyncpg.connect(database)
        try:
            return [await connection.fetch(statement) for statement in statements][-1]
        finally:
            await connection.close()

    return run(work())


async def put_first_schema(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(FIRST.replace("BLOB", "BYTEA").replace("WITHOUT ROWID", ""))
    await connection.execute("INSERT INTO tables VALUES ($1, 'tom_thumb', 9e9, 9e9, false)", TABLE)
    opening = (OPENING % (find_game("tom_thumb").version, lock_of(KEY))).encode()
    for table, seq, entry in ((TABLE, 1, opening), (TABLE, 2, BEGIN), ("lost", 1, b"{}")):
        await connection.execute("INSERT INTO entries VALUES ($1, $2, 0, $3)", table, seq, entry)
    await connection.close()


def test_a_table_of_the_first_schema_is_played_on_by_servers_that_start_together(new_database):
    database = new_database()

    async def evening() -> int:
        await put_first_schema(database)
        logs = await asyncio.gather(*(Log.open(database) for _ in range(3)))
        for log in logs[1:]:
            await log.close()
        house = House(logs[0], quick=True)
        runner = await house.table(TABLE)
        live = runner.live
        assert live.opening.seats_for([KEY]) == [0]
        await runner.act(Command(0, {"type": "Ready"}, "m1", live.table.seq))
        await house.close()
        return live.table.seq

    assert run(evening()) == 3
    assert ask(database, "SELECT version_num FROM alembic_version") == [(REVISION,)]
    assert ask(database, """SELECT count(*) FROM entries WHERE "table" = 'lost'""") == [(0,)]


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer"),
        ("ALTER TABLE guests DROP COLUMN picture", "guests lacks picture"),
    ],
)
def test_a_schema_that_is_not_ours_is_refused_by_name(new_database, statement, said):
    database = new_database()

    async def open_and_close() -> None:
        await (await open_database(database)).dispose()

    run(open_and_close())
    ask(database, statement)
    with pytest.raises(Unusable, match=said):
        run(open_and_close())


def test_a_database_out_of_reach_is_refused_by_name():
    async def open_it() -> None:
        await open_database("postgresql://nobody@127.0.0.1:1/nothing")

    with pytest.raises(Unusable, match="cannot be reached") as refused:
        run(open_it())
    assert "Is it running" in refused.value.advice


def test_a_database_that_does_not_even_say_goodbye_is_not_waited_for(new_database):
    soon = Limits(storage_seconds=0.2)

    async def leave() -> None:
        connection = await connector(new_database(), soon)()
        backend = connection.get_server_pid()
        os.kill(backend, signal.SIGSTOP)
        try:
            async with asyncio.timeout(20):
                await connection.close()
        finally:
            os.kill(backend, signal.SIGCONT)

    run(leave())


def test_a_line_to_a_dead_database_is_let_go_without_a_word(new_database):
    """The database was killed, and we have not heard of it yet."""

    async def leave() -> None:
        connection = await connector(new_database())()
        connection._transport.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        assert not connection.is_closed()
        await connection.close()

    run(leave())


def test_old_tables_are_forgotten_and_no_others(new_database):
    database = new_database()

    async def work() -> tuple[int, list, list]:
        log = await Log.open(database)
        for table in ("old", "new"):
            await log.open_table(table, "tom_thumb", {"opening": table})
            await log.introduce(table, Guest(0, "Lena", "child-1"))
        now = time.time()
        await log.touch("new", ended=False)
        gone = await log.expire(before=now)
        old, new = [await log.entries(one) + await log.guests(one) for one in ("old", "new")]
        await log.close()
        return gone, old, new

    gone, old, new = run(work())
    assert (gone, old, len(new)) == (1, [], 2)
    assert ask(database, "SELECT count(*) FROM entries") == [(1,)]


@pytest.mark.parametrize("same_batch", [True, False])
def test_an_entry_is_written_once_and_told_with_it(new_database, same_batch):
    database = new_database()

    async def work() -> tuple[list, list]:
        logs = [await Log.open(database) for _ in range(2)]
        await logs[0].open_table("t", "tom_thumb", {})
        heard: list[str] = []
        connection = await asyncpg.connect(database)
        await connection.add_listener("veillee", lambda *news: heard.append(news[-1]))
        tries = [logs[n % 2].append("t", 2, {"by": n}) for n in range(2)]
        tries += [logs[0].append("t", 3 + n, {"by": 0}) for n in range(3 if same_batch else 0)]
        tries += [logs[1].append("gone", 1, {})]
        results = await asyncio.gather(*tries, return_exceptions=True)
        await connection.execute("SELECT 1")
        await connection.close()
        for log in logs:
            await log.close()
        return results, heard

    results, heard = run(work())
    taken = [isinstance(result, SeqTaken) for result in results]
    assert sorted(taken[:2]) == [False, True]
    assert taken[2:] == [False] * (len(results) - 3) + [True]
    told = [(one.table, one.seq, json.loads(bytes(one.entry))) for one in map(decode, heard)]
    winner = taken.index(False)
    assert sorted(one[:2] for one in told) == [("t", 2 + n) for n in range(len(results) - 2)]
    assert ("t", 2, {"by": winner}) in told


@pytest.fixture
def deaf(new_database, tmp_path):
    """Two servers that hear nothing of each other, but read the log."""
    limits = {"silence_seconds": 1e-6, "alive_seconds": 1000, "poll_seconds": 0.1}
    limits["lend_after_seconds"] = 0.1
    database = new_database()
    servers = [OneServer(tmp_path, number, database, **limits) for number in range(2)]
    yield servers
    for server in servers:
        server.stop()


def test_servers_that_cannot_hear_each_other_follow_the_log(deaf):
    table = open_table(deaf[0].url, 3)
    here, there = (sit_down(server, table) for server in deaf)
    for turn in range(3):
        playing, watching = (here, there) if turn % 2 else (there, here)
        seat = playing[turn]
        taken = seat.answer(seat.move(turn, {"type": "Ready"}, seat.sights[turn]["seq"]))
        assert taken["type"] == "taken"
        for visitor in (*watching, *playing):
            catch_up(visitor, taken["seq"])
    assert httpx.get(f"{deaf[0].url}/healthz").status_code == 200


def test_a_seat_that_was_lent_while_its_person_sits_elsewhere_is_handed_back(deaf):
    table = open_table(deaf[0].url, 3)
    here = sit_down(deaf[0], table)
    there = Visitor(deaf[1].url, table["table"], [table["seats"][0]["key"]])
    while not (there.presence and there.presence["seats"][2]["may_lend"]):
        there.hear()
    there.say({"type": "lend", "seat": 2, "persona": "adult"})
    while not (here[2].presence and here[2].presence["seats"][2]["lent"]):
        here[2].hear()
    while here[2].presence["seats"][2]["lent"]:
        here[2].hear()
    summary = httpx.get(f"{deaf[0].url}/api/tables/{table['table']}").json()
    assert not summary["seats"][2]["lent"]


@pytest.fixture
def by_a_pipe(new_database, tmp_path):
    """Two servers on one database; the line of the first one to it can be cut."""
    database = new_database()
    pipe = Pipe(socket_of(database))
    piped = f"postgresql://postgres@127.0.0.1:{pipe.port}{urlsplit(database).path}"
    limits = {"alive_seconds": 0.3, "silence_seconds": 2, "cut_off_seconds": 3}
    servers: dict[int, OneServer] = {}

    def start(number: int, database: str) -> None:
        servers[number] = OneServer(tmp_path, number, database, **limits)

    starting = [
        threading.Thread(target=start, args=(number, one))
        for number, one in enumerate((piped, database))
    ]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    yield pipe, servers[0], servers[1]
    pipe.mend()
    for server in servers.values():
        server.stop()
    assert not any("Traceback" in server.journal.read_text() for server in servers.values())


def test_a_server_that_is_cut_off_says_so_and_comes_back(by_a_pipe):
    pipe, near, far = by_a_pipe
    table = open_table(near.url, 3)
    visitors = sit_down(near, table)
    alone = open_table(
        near.url, [{"kind": "person"}, *[{"kind": "computer", "persona": "adult"}] * 2]
    )
    (one,) = sit_down(near, alone)
    pipe.cut()
    refused = visitors[0].answer(visitors[0].move(0, {"type": "Ready"}, BEGUN, id="mine"))
    assert (refused["type"], refused["name"]) == ("refused", "storage")
    for visitor in (*visitors, one):
        closing = visitor.wait_for("closing")
        assert closing["name"] == "storage"
        assert closing["back_in"] > 0
    assert httpx.get(f"{near.url}/healthz").status_code == 503
    answer = httpx.get(f"{near.url}/api/tables/{table['table']}")
    assert (answer.status_code, answer.json()["name"]) == (503, "storage")
    elsewhere = sit_down(far, table)
    assert (
        elsewhere[0].answer(elsewhere[0].move(0, {"type": "Ready"}, BEGUN, id="mine"))["seq"] == 3
    )
    pipe.mend()
    while httpx.get(f"{near.url}/healthz").status_code != 200:
        pass
    key = table["seats"][1]["key"]
    back = Visitor(near.url, table["table"], [key])
    back.wait_for("sight", seat=1)
    back.seat = 1
    assert back.sights[1]["seq"] == 3
    assert back.answer(back.move(1, {"type": "Ready"}, BEGUN))["seq"] == 4
    catch_up(elsewhere[0], 4)
    again = sit_down(near, alone)[0]
    assert again.answer(again.move(0, {"type": "Ready"}, again.sights[0]["seq"]))["type"] == "taken"


def test_a_server_says_goodbye_and_its_people_play_on_elsewhere(by_a_pipe):
    """Whoever stayed has the time of the question extended while the others come back."""
    _pipe, near, far = by_a_pipe
    table = open_table(near.url, 3)
    keys = [seat["key"] for seat in table["seats"]]
    stays = Visitor(far.url, table["table"], keys[:1])
    stays.wait_for("sight", seat=0)
    goes = Visitor(near.url, table["table"], keys[1:])
    goes.wait_for("sight", seq=BEGUN)
    stays.seat = 0
    catch_up(stays, BEGUN)
    near.process.terminate()
    assert goes.wait_for("closing")["name"] == "restart"
    before = stays.sights[0]["asks"][0]["seconds"]
    longer = stays.wait_for("sight", seq=BEGUN)
    assert longer["asks"][0]["seconds"] > 0
    back = Visitor(far.url, table["table"], keys[1:])
    sight = back.wait_for("sight", seat=1)
    assert sight["asks"][0]["seconds"] <= before + 1
    assert back.answer(back.move(1, {"type": "Ready"}, BEGUN))["type"] == "taken"
    near.process.wait(timeout=30)
    near.start()
