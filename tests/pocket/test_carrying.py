"""A game that has not ended goes on at a server, and back."""

import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.loop import run
from tests.pocket.device import TABLE, Device, Tab
from tests.pocket.test_pocket import ROLL, a_game, asked
from veillee.live.wire.calls import Carried, OpenTable
from veillee.server.house import House
from veillee.server.storage.log import Log
from veillee.table import Refused


async def begun() -> tuple[Tab, dict[str, Any], dict[str, Any]]:
    """A game on a device, and all that is needed to go on with it."""
    tab, opened = await a_game(Device())
    tab.move("m1", asked(tab), ROLL)
    await tab.until(lambda: tab.seq == 3)
    keys = {"keys": [opened["seats"][0]["key"]]}
    return tab, opened, await tab.ask("POST", f"/api/tables/{opened['table']}/carry", keys)


def test_a_game_goes_from_a_device_to_a_server_and_back(tmp_path: Path):
    async def travel():
        tab, _, carried = await begun()
        house = House(await Log.open(tmp_path / "house.db"))
        at_server = await house.go_on(msgspec.convert(carried, Carried))
        there = (await house.table(at_server.table)).live
        names = [seat.name for seat in there.seating.seats_seen(0)]
        back = await house.carry(at_server.table, [at_server.seats[1].key])
        elsewhere = Tab(Device())
        again = await elsewhere.ask("POST", "/api/tables/carried", msgspec.to_builtins(back))
        await elsewhere.sit_down(again)
        seen = msgspec.to_builtins(there.table.view(0))
        await house.close()
        return tab.heard, seen, names, there.table.seq, elsewhere.last("sight"), carried, back

    heard, seen, names, seq, sight, carried, back = run(travel())
    assert seq == sight["seq"] == 3
    assert next(one for one in heard if one["type"] == "sight" and one["seq"] == 3)["view"] == seen
    assert names == ["Lena", ""]
    assert back.record == carried["record"]


def test_the_server_keeps_a_carried_game_like_any_other(tmp_path: Path):
    async def travel():
        _, _, carried = await begun()
        house = House(await Log.open(tmp_path / "house.db"))
        opened = await house.go_on(msgspec.convert(carried, Carried))
        await house.close()
        woken = House(await Log.open(tmp_path / "house.db"))
        summary = await woken.summary(opened.table)
        await woken.close()
        return summary

    summary = run(travel())
    assert (summary.seq, summary.known_deal) == (3, True)


@pytest.mark.parametrize("seed", [None, "that somebody chose"])
def test_a_server_gives_no_seed_of_a_game_that_was_begun_there(tmp_path: Path, seed):
    async def ask():
        house = House(await Log.open(tmp_path / "house.db"))
        opened = await house.open(msgspec.convert({**TABLE, "seed": seed}, OpenTable))
        try:
            with pytest.raises(Refused) as refused:
                await house.carry(opened.table, [seat.key for seat in opened.seats])
        finally:
            await house.close()
        return refused.value.name

    assert run(ask()) == "sealed"


def test_nobody_takes_a_game_along_without_a_key():
    async def ask():
        tab, opened, _ = await begun()
        address = f"/api/tables/{opened['table']}/carry"
        return await tab.refusal("POST", address, {"keys": ["guess"]})

    assert run(ask()) == "key"


def without_a_move(carried: Any) -> None:
    carried["record"]["moves"].pop()


def with_another_seed(carried: Any) -> None:
    carried["record"]["seed"] = "another"


def with_other_players(carried: Any) -> None:
    carried["seats"][1] = {"kind": "computer", "persona": "adult"}


def of_other_rules(carried: Any) -> None:
    carried["record"]["rules"] += 1


def never_gathered(carried: Any) -> None:
    carried["record"]["gathered"] = False


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (without_a_move, "digest"),
        (with_another_seed, "seal"),
        (with_other_players, "record"),
        (of_other_rules, "rules"),
        (never_gathered, "record"),
    ],
)
def test_a_game_that_was_not_played_so_is_refused(change, name):
    async def ask():
        tab, _, carried = await begun()
        lie = copy.deepcopy(carried)
        change(lie)
        return await tab.refusal("POST", "/api/tables/carried", lie)

    assert run(ask()) == name
