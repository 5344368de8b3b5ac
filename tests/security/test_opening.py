"""Opening tables without end."""

from random import Random

import httpx
import msgspec
import pytest

from tests.live.host import Somebody
from tests.loop import run
from tests.server.house import House
from tests.server.playing import one_move, sit_down
from tests.server.visitor import open_table
from veillee.live.wire.calls import OpenTable
from veillee.server.house import House as Rooms
from veillee.server.limits import Limits
from veillee.server.storage.log import Log
from veillee.table.refused import Refused

WANTED = {"game": "tom_thumb", "seats": [{"kind": "person"}] * 3}


def test_opening_without_end_is_slowed_down_for_the_sake_of_those_who_play(tmp_path):
    house = House(tmp_path, tables_a_second=2, tables_at_once=10)
    try:
        family = sit_down(house, open_table(house.url, 3))
        with httpx.Client() as greedy:
            answers = [greedy.post(f"{house.url}/api/tables", json=WANTED) for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 503]
        assert len(refused) > 10
        assert {answer.json()["name"] for answer in refused} == {"busy"}
        assert one_move(family, Random(1))["type"] == "taken"
    finally:
        house.stop()


def test_tables_that_nobody_looks_at_make_room(tmp_path):
    """So nobody is locked out by somebody who opens tables and leaves; and none is lost."""
    wanted = msgspec.convert(WANTED, OpenTable)

    async def opening():
        rooms = Rooms(await Log.open(tmp_path / "house.db"), limits=Limits(tables_awake=3))
        try:
            first, *others = [(await rooms.open(wanted)).table for _ in range(3)]
            with pytest.raises(Refused, match="too many tables"):
                await rooms.open(wanted)
            for age, table in enumerate([first, *others]):
                (await rooms.table(table)).live.touched -= 100 - age
            looked_at = rooms._awake[first].live
            looked_at.connections.add(Somebody())
            added = (await rooms.open(wanted)).table
            awake = list(rooms._awake)
            woken = await rooms.table(others[0])
            return awake == [first, others[1], added], woken.id == others[0], len(rooms._awake)
        finally:
            await rooms.close()

    assert run(opening()) == (True, True, 3)


def test_the_database_does_not_grow_without_end(tmp_path):
    """Tables at which nobody ever played are forgotten first, the oldest before the others."""

    async def thinning():
        log = await Log.open(tmp_path / "house.db")
        try:
            for table in "abcdef":
                await log.open_table(table, "tom_thumb", {"table": table})
            await log.append("a", 2, {"seat": 0, "move": {}})
            gone = [await log.thin_out(keep=6, before=2e9), await log.thin_out(keep=3, before=0)]
            gone.append(await log.thin_out(keep=3, before=4e9))
            kept = [table for table in "abcdef" if await log.entries(table)]
            return gone, kept
        finally:
            await log.close()

    assert run(thinning()) == ([0, 0, 3], ["a", "e", "f"])
