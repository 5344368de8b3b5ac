"""Tables on a device: nothing acknowledged is lost, whatever becomes of tab and worker."""

import asyncio
from typing import Any

import pytest

from tests.loop import run
from tests.pocket.device import TABLE, Device, Tab

ROLL = {"type": "Roll"}


async def a_game(device: Device) -> tuple[Tab, dict[str, Any]]:
    tab = Tab(device)
    opened = await tab.ask("POST", "/api/tables", TABLE)
    await tab.sit_down(opened)
    await tab.until(lambda: tab.seq == 2)
    return tab, opened


def asked(tab: Tab) -> int:
    sight = tab.last("sight")
    assert sight is not None
    return sight["asks"][0]["seat"]


def test_a_page_can_tell_from_its_name_where_a_table_is():
    async def play():
        _, opened = await a_game(Device())
        return opened["table"]

    assert run(play()).startswith("pocket.")


def test_a_move_is_acknowledged_only_once_it_is_on_disk():
    async def play():
        device = Device()
        tab, _ = await a_game(device)
        device.writes = asyncio.Event()
        tab.move("m1", asked(tab), ROLL)
        await asyncio.sleep(0.05)
        before = tab.last("taken")
        device.writes.set()
        await tab.until(lambda: tab.last("taken") is not None)
        return before

    assert run(play()) is None


def test_a_table_is_where_it_was_after_its_worker_was_killed():
    async def play():
        device = Device()
        tab, opened = await a_game(device)
        tab.move("m1", asked(tab), ROLL)
        await tab.until(lambda: tab.last("taken") is not None)
        next_tab = Tab(device)
        await next_tab.sit_down(opened)
        next_tab.move("m1", asked(tab), ROLL)
        await next_tab.until(lambda: next_tab.last("taken") is not None)
        return tab.last("sight"), next_tab.last("sight"), tab.last("taken"), next_tab.last("taken")

    before, after, taken, taken_again = run(play())
    assert before["view"] == after["view"]
    assert before["seq"] == after["seq"]
    assert taken == taken_again


def test_two_tabs_play_one_game():
    async def play():
        device = Device()
        tab, opened = await a_game(device)
        other = Tab(device)
        await other.sit_down(opened)
        other.move("theirs", asked(other), ROLL)
        await tab.until(lambda: tab.seq == 3)
        tab.move("late", asked(tab), {"type": "Nonsense"})
        await tab.until(lambda: tab.last("refused") is not None)
        return tab.last("sight"), other.last("sight"), device.tables[opened["table"]]

    mine, theirs, log = run(play())
    assert mine["view"] == theirs["view"]
    assert sorted(log) == [1, 2, 3]


def test_where_the_device_is_full_a_move_is_refused_and_can_be_made_later():
    async def play():
        device = Device()
        tab, opened = await a_game(device)
        device.is_full = True
        tab.move("m1", asked(tab), ROLL)
        await tab.until(lambda: tab.last("refused") is not None)
        refused, entries = tab.last("refused"), len(device.tables[opened["table"]])
        device.is_full = False
        tab.move("m2", asked(tab), ROLL)
        await tab.until(lambda: tab.last("taken") is not None)
        return refused, entries, await tab.refusal("POST", "/api/tables", {"game": "none"})

    refused, entries, problem = run(play())
    assert (refused["id"], refused["name"]) == ("m1", "device_full")
    assert entries == 2
    assert problem == "garbage"


def test_a_computer_whose_move_could_not_be_kept_makes_it_later():
    async def play():
        device = Device()
        tab = Tab(device, quick=True)
        seats = [{"kind": "computer", "persona": "age7"}, {"kind": "person"}]
        options = {"first_player": 0}
        wanted = {"game": "pixie_town", "seats": seats, "options": options}
        opened = await tab.ask("POST", "/api/tables", wanted)
        device.fills_at = 2
        await tab.sit_down(opened)
        await asyncio.sleep(0.05)
        before, device.is_full = tab.seq, False
        await tab.until(lambda: tab.seq > 2)
        return before

    assert run(play()) == 2


def test_while_nobody_looks_no_computer_plays():
    async def play():
        device = Device()
        tab = Tab(device)
        alone = [{"kind": "computer", "persona": "age7"}, {"kind": "person"}]
        opened = await tab.ask("POST", "/api/tables", {"game": "pixie_town", "seats": alone})
        await tab.sit_down(opened)
        await tab.until(lambda: tab.seq == 2)
        tab.pocket.close(0)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return tab.pocket._tables._awake

    assert run(play()) == {}


def test_whoever_asks_about_a_table_from_the_lobby_sets_nothing_going():
    async def play():
        tab, opened = await a_game(Device())
        tab.pocket.close(0)
        summary = await tab.ask("GET", f"/api/tables/{opened['table']}")
        return summary["seq"], tab.pocket._tables._awake

    assert run(play()) == (2, {})


def test_a_connection_to_a_table_that_was_just_put_away_is_told_to_come_back():
    async def play():
        tab, opened = await a_game(Device())
        runner = await tab.pocket._tables.table(opened["table"])
        runner.stop()
        late = Tab(Device())
        late.pocket = tab.pocket
        late.pocket.open(1, opened["table"], late._hear)
        late.pocket.hear(1, '{"type": "hello"}')
        await late.until(lambda: late.is_closed)
        return late.heard

    (closing,) = run(play())
    assert (closing["type"], closing["name"]) == ("closing", "restart")


def test_a_call_that_fails_is_answered_all_the_same():
    async def ask():
        return await Tab(Device()).refusal("GET", "/api/games?and=more")

    assert run(ask()) == "unknown"


def test_a_wrong_key_is_refused_and_the_line_closed():
    async def play():
        tab, opened = await a_game(Device())
        stranger = Tab(Device())
        stranger.pocket = tab.pocket
        stranger.pocket.open(1, opened["table"], stranger._hear)
        stranger.pocket.hear(1, '{"type": "hello", "keys": ["guess"]}')
        await stranger.until(lambda: stranger.is_closed)
        return stranger.heard

    (closing,) = run(play())
    assert (closing["type"], closing["name"]) == ("closing", "key")


def test_a_table_that_was_forgotten_is_gone():
    async def play():
        tab, opened = await a_game(Device())
        await tab.ask("DELETE", f"/api/tables/{opened['table']}")
        return await tab.refusal("GET", f"/api/tables/{opened['table']}")

    assert run(play()) == "table"


@pytest.mark.parametrize(
    ("method", "path", "body", "name"),
    [
        ("GET", "/api/nowhere", None, "address"),
        ("DELETE", "/api/games", None, "address"),
        ("GET", "/api/tables/pocket.none", None, "table"),
        ("GET", "/api/games/dark_wood/practice?thing=fir", None, "touch"),
        ("POST", "/api/tables", {"game": "tom_thumb"}, "garbage"),
        ("POST", "/api/replay", {"record": {}}, "record"),
    ],
)
def test_bad_calls_are_refused_by_name(method, path, body, name):
    async def ask():
        return await Tab(Device()).refusal(method, path, body)

    assert run(ask()) == name
