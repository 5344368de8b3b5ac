"""Names are no chat: they do not help whoever thinks, and they are not sent without end."""

import time
from random import Random

import httpx

from tests.server.playing import one_asked, one_move, sit_down
from veillee.live.limits import LiveLimits
from veillee.server.http.client import Client
from veillee.server.limits import DEFAULTS

LIMITS = LiveLimits()
HELPER = "take tile 3 !!"


def rename(visitor, name, picture="child-2"):
    visitor.say({"type": "introduce", "seat": visitor.seat, "name": name, "picture": picture})


def heard(visitor):
    """The server has done with all that was said before, and this is what it refused."""
    visitor.say({"type": "hello"})
    refused = []
    while not refused or refused[-1] != "hello":
        refused.append(visitor.wait_for("refused")["name"])
    return refused[:-1]


def names(house, table):
    seats = httpx.get(f"{house.url}/api/tables/{table['table']}").json()["seats"]
    return [seat["name"] for seat in seats]


def is_quiet(visitor):
    return any(ask.get("quiet") for ask in visitor.sights[visitor.seat]["asks"])


def until_called(visitor, seat, name):
    while visitor.presence["seats"][seat]["name"] != name:
        visitor.hear()


def test_a_name_does_not_reach_whoever_is_to_think_alone(house, table):
    visitors, chance = sit_down(house, table), Random(3)
    while not is_quiet(visitors[0]):
        one_move(visitors, chance)
    thinking, _ = one_asked(visitors)
    helper = next(visitor for visitor in visitors if visitor is not thinking)
    before = len(thinking.heard)
    for name in ("take tile 4", HELPER):
        rename(helper, name)
    assert heard(helper) == []
    assert names(house, table) == ["P0", "P1", "P2"]
    assert heard(thinking) == []
    assert "take tile" not in str(thinking.heard[before:])
    while is_quiet(visitors[0]):
        one_move(visitors, chance)
    until_called(thinking, helper.seat, HELPER)
    assert "take tile 4" not in str(thinking.heard)


def test_a_seat_gets_a_few_names_in_a_game_and_no_more(house, table):
    visitors = sit_down(house, table)
    visitor = visitors[0]
    wanted = [f"name {number}" for number in range(LIMITS.renames_a_seat)]
    for name in wanted:
        rename(visitor, name)
    assert heard(visitor) == []
    rename(visitor, "one more")
    assert heard(visitor) == ["renames"]
    assert names(house, table) == [wanted[-1], "P1", "P2"]
    rename(visitors[1], "somebody else")
    until_called(visitor, 1, "somebody else")


def test_the_same_name_again_is_no_new_one(house, table):
    visitor = sit_down(house, table)[0]
    for _ in range(3 * LIMITS.renames_a_seat):
        rename(visitor, "Ada")
        rename(visitor, " Ada\n")
    rename(visitor, "Bo")
    assert heard(visitor) == []
    until_called(visitor, 0, "Bo")


def test_a_new_name_costs_as_much_as_many_messages():
    class Nowhere:
        def write(self, message): ...

        def hang_up(self, code): ...

    client, now = Client(Nowhere(), DEFAULTS), time.monotonic() + 1
    assert client.too_fast(now) == 0
    client.owes = LIMITS.renames_a_seat * LIMITS.messages_a_rename
    assert client.too_fast(now) > 0.5
    assert client.too_fast(now + 9) == 0
