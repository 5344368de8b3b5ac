"""Pictures that there are none of: the page would look them up for everybody at the table."""

import sqlite3

import httpx
import pytest

from tests.deploy.files import ROOT
from tests.server.house import House
from tests.server.visitor import Visitor, open_table
from veillee.live.wire.pictures import PICTURES

COMPUTER = {"kind": "computer", "persona": "adult"}
STRANGE = ["constructor", "__proto__", "child-9", "child-1\n", "age7", "", "../child-1", 7, None]


def test_every_picture_is_drawn():
    assert PICTURES
    for picture in PICTURES:
        assert (ROOT / "client/src/art" / f"{picture}.svg").is_file()


@pytest.mark.parametrize("picture", STRANGE, ids=range(len(STRANGE)))
def test_a_picture_that_there_is_none_of_is_refused(house, table, picture):
    seat = table["seats"][0]
    visitor = Visitor(house.url, table["table"], [seat["key"]])
    visitor.wait_for("presence")
    visitor.say({"type": "introduce", "seat": 0, "name": "", "picture": picture})
    assert visitor.wait_for("refused")["name"] == "garbage"
    seats = httpx.get(f"{house.url}/api/tables/{table['table']}").json()["seats"]
    assert {one["picture"] for one in seats} <= set(PICTURES)
    wanted = {"game": "tom_thumb", "seats": [{"kind": "person", "picture": picture}] * 3}
    assert httpx.post(f"{house.url}/api/tables", json=wanted).json()["name"] == "garbage"


def test_what_an_older_table_holds_is_shown_as_the_first_picture(tmp_path):
    """Both what somebody introduced themselves with and what the table was opened with."""
    house = House(tmp_path)
    table = open_table(house.url, [*[{"kind": "person", "picture": "child-5"}] * 2, COMPUTER])
    visitor = Visitor(house.url, table["table"], [table["seats"][0]["key"]])
    visitor.wait_for("presence")
    visitor.say({"type": "introduce", "seat": 0, "name": "Ada", "picture": "child-4"})
    while visitor.presence["seats"][0]["picture"] != "child-4":
        visitor.hear()
    house.stop()
    with sqlite3.connect(house.database) as database:
        database.execute("UPDATE guests SET picture = 'constructor'")
        changed = "replace(CAST(entry AS TEXT), 'child-5', 'toString')"
        database.execute(f"UPDATE entries SET entry = CAST({changed} AS BLOB) WHERE seq = 1")
    database.close()
    house.start()
    seats = httpx.get(f"{house.url}/api/tables/{table['table']}").json()["seats"]
    assert [seat["picture"] for seat in seats] == ["child-1", "child-1", "adult"]
    house.stop()
