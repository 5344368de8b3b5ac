"""Guessing keys and table ids, and using a key where it does not belong."""

import hmac
import json
import secrets

import httpx
import pytest
from websockets.sync.client import connect

from tests.loop import run
from tests.server.house import House
from tests.server.visitor import Visitor, open_table
from veillee.live import keys
from veillee.server.house import House as Rooms
from veillee.server.storage.log import Log
from veillee.table.refused import Refused


def test_a_key_and_a_table_id_are_too_long_to_guess():
    made = {(keys.new_key(), keys.new_table_id()) for _ in range(200)}
    assert len({key for key, _ in made}) == len({id for _, id in made}) == 200
    assert min(len(key) for key, _ in made) * 6 >= 128
    assert min(len(id) for _, id in made) * 6 >= 96


def test_guessed_keys_open_nothing_and_say_nothing(house, table):
    """What comes back is the same for every guess, however near."""
    right = table["seats"][0]["key"]
    near = [
        right[:-1],
        right + "A",
        right.swapcase(),
        right[:-1] + ("A" if right[-1] != "A" else "B"),
    ]
    said = set()
    for guess in [*near, *(secrets.token_urlsafe(16) for _ in range(8))]:
        stranger = Visitor(house.url, table["table"], [guess])
        closing = stranger.hear()
        assert (closing["type"], closing["name"]) == ("closing", "key")
        said.add(closing["reason"])
        assert stranger.sights == {}
    assert len(said) == 1


def test_one_wrong_key_among_right_ones_opens_nothing(house, table):
    stranger = Visitor(house.url, table["table"], [table["seats"][0]["key"], "guess"])
    assert stranger.hear()["name"] == "key"


def test_a_key_of_another_table_opens_nothing_there(house, table):
    other = open_table(house.url, 3)
    key = other["seats"][0]["key"]
    stranger = Visitor(house.url, table["table"], [key])
    assert stranger.hear()["name"] == "key"
    again = httpx.post(f"{house.url}/api/tables/{table['table']}/again", json={"key": key})
    assert again.json()["name"] == "key"


@pytest.mark.parametrize(
    "id", ["guess", "%00", "%ff", "..", "a" * 3000, "%F0%9F%98%80", "'--", "%25"]
)
def test_a_guessed_table_is_not_there(house, id):
    for rest in ("", "/record"):
        answer = httpx.get(f"{house.url}/api/tables/{id}{rest}")
        assert (answer.status_code, answer.json()["name"]) in ((404, "table"), (404, "address"))
    answer = httpx.post(f"{house.url}/api/tables/{id}/again", json={"key": "guess"})
    assert answer.status_code == 404


def test_a_guessed_table_cannot_be_listened_to(house):
    with connect(house.url.replace("http", "ws") + "/api/tables/guess/live") as line:
        assert json.loads(line.recv(timeout=10))["name"] == "table"


def test_guesses_leave_nothing_behind_in_the_house(tmp_path):
    async def guessing():
        rooms = Rooms(await Log.open(tmp_path / "house.db"))
        try:
            for guess in range(50):
                with pytest.raises(Refused, match="no such table"):
                    await rooms.table(f"guess{guess}")
            return dict(rooms._waking), dict(rooms._awake)
        finally:
            await rooms.close()

    assert run(guessing()) == ({}, {})


def test_keys_are_compared_in_constant_time(monkeypatch):
    compared = []
    compare = hmac.compare_digest
    monkeypatch.setattr(
        hmac, "compare_digest", lambda a, b: compared.append((a, b)) or compare(a, b)
    )
    lock = keys.lock_of("right")
    assert keys.fits("right", lock)
    assert not keys.fits("wrong", lock)
    assert compared == [(lock, lock), (keys.lock_of("wrong"), lock)]
    assert "right" not in lock


def test_neither_database_nor_journal_holds_a_key_or_the_journal_a_name(tmp_path):
    class Listened(House):
        def launch(self, **more):
            with (tmp_path / "journal").open("ab") as journal:
                return super().launch(stderr=journal, **more)

    house = Listened(tmp_path)
    seats = [{"kind": "person", "name": f"Rumpelstilzchen {i}"} for i in range(3)]
    table = open_table(house.url, seats)
    held = [seat["key"] for seat in table["seats"]]
    Visitor(house.url, table["table"], held).wait_for("sight")
    Visitor(house.url, table["table"], [table["screen"]]).wait_for("sight")
    Visitor(house.url, table["table"], ["guess-of-a-stranger"]).wait_for("closing")
    house.stop()
    journal = (tmp_path / "journal").read_text()
    assert "table_opened" in journal
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("house.db*"))
    assert table["table"].encode() in kept
    for key in [*held, table["screen"], "guess-of-a-stranger"]:
        assert key.encode() not in kept
        assert key not in journal
    assert table["table"] not in journal
    assert "Rumpelstilzchen" not in journal
