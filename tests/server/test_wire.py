"""The wire: what a client may say, what it hears, and what is refused by name."""

import json
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.playing import (
    BEGUN,
    asked,
    catch_up,
    one_asked,
    one_move,
    play_along,
    play_to_the_end,
    sit_down,
)
from tests.server.visitor import Visitor, open_table
from veillee.table import Table
from veillee.table.catalogue import GAMES


@pytest.fixture
def table(house):
    return open_table(house.url, 3)


def keys(table):
    return [seat["key"] for seat in table["seats"]]


# -- opening -------------------------------------------------------------------------------------


def test_games_are_listed_with_their_bounds(house):
    games = {game["id"]: game for game in httpx.get(f"{house.url}/api/games").json()}
    youngest_first = sorted(GAMES, key=lambda game: (GAMES[game].age, game))
    assert list(games) == youngest_first
    game = games["tom_thumb"]
    assert game["options"]["properties"]["ogre_tiles"] == {
        "type": "integer",
        "minimum": 3,
        "maximum": 9,
        "default": 6,
    }
    assert game["options"]["properties"]["first_guide"]["format"] == "seat"
    assert game["presets"]["legendary"]["pebbles"] == 2


def test_a_table_has_keys_for_persons_only(house):
    seats = [{"kind": "person"}, {"kind": "computer", "persona": "age7"}, {"kind": "person"}]
    opened = open_table(house.url, seats)
    assert [seat["seat"] for seat in opened["seats"]] == [0, 2]
    assert len({seat["key"] for seat in opened["seats"]}) == 2
    assert len(opened["seal"]) == 64


def test_everybody_sees_the_same_face_of_a_computer(house):
    faces = [{}, {"face": 1}, {"face": 2}, {"face": 3}]
    puppets = [{"kind": "computer", "persona": "age70", **face} for face in faces]
    opened = open_table(house.url, [{"kind": "person"}, *puppets])
    seen = httpx.get(f"{house.url}/api/tables/{opened['table']}").json()["seats"][1:]
    assert [seat["picture"] for seat in seen] == ["age70", "age70", "age70-2", "age70-3"]
    visitor = Visitor(house.url, opened["table"], [opened["seats"][0]["key"]])
    visitor.wait_for("presence")
    assert visitor.presence["seats"][1:] == seen


@pytest.mark.parametrize(
    ("wanted", "status", "name"),
    [
        ({"game": "chess", "seats": [{"kind": "person"}] * 3}, 404, "game"),
        ({"game": "tom_thumb", "seats": [{"kind": "person"}] * 7}, 400, "seats"),
        ({"game": "tom_thumb", "seats": [{"kind": "person"}]}, 400, "seats"),
        ({"game": "tom_thumb", "seats": []}, 400, "garbage"),
        ({"game": "tom_thumb", "seats": [{"kind": "ghost"}] * 3}, 400, "garbage"),
        (
            {"game": "tom_thumb", "seats": [{"kind": "computer", "persona": "hal"}] * 3},
            400,
            "persona",
        ),
        (
            {
                "game": "tom_thumb",
                "seats": [{"kind": "computer", "persona": "age7", "face": 4}] * 3,
            },
            400,
            "garbage",
        ),
        (
            {"game": "tom_thumb", "seats": [{"kind": "person"}] * 3, "options": {"pebbles": 99}},
            400,
            "options",
        ),
        (
            {"game": "tom_thumb", "seats": [{"kind": "person", "name": "x" * 99}] * 3},
            400,
            "garbage",
        ),
        ({"seats": 3}, 400, "garbage"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(house, wanted, status, name):
    answer = httpx.post(f"{house.url}/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["name"]) == (status, name)
    assert len(answer.json()["reason"]) > 10


def test_garbage_over_http_is_refused(house):
    for body in (b"{", b"\xff\xfe", b"[" * 5000, b"null"):
        answer = httpx.post(f"{house.url}/api/tables", content=body)
        assert (answer.status_code, answer.json()["name"]) == (400, "garbage")


def test_a_body_too_large_is_refused(house):
    answer = httpx.post(f"{house.url}/api/tables", content=b"x" * 600_000)
    assert answer.status_code == 413


def test_an_unknown_table_is_refused(house):
    assert httpx.get(f"{house.url}/api/tables/nothing").json()["name"] == "table"
    with connect(house.url.replace("http", "ws") + "/api/tables/nothing/live") as socket:
        assert json.loads(socket.recv(timeout=5))["name"] == "table"


def test_another_page_may_not_use_a_visitors_browser(house, table):
    forged = {"origin": "https://elsewhere.example"}
    answer = httpx.post(f"{house.url}/api/tables", json={}, headers=forged)
    assert answer.json()["name"] == "origin"
    url = house.url.replace("http", "ws") + f"/api/tables/{table['table']}/live"
    with connect(url, additional_headers=forged) as socket:
        assert json.loads(socket.recv(timeout=5))["name"] == "origin"


# -- sights --------------------------------------------------------------------------------------


def test_the_game_begins_when_everybody_has_come(house, table):
    """Before that nobody sees a card, and no time runs."""
    first, second = (Visitor(house.url, table["table"], [key]) for key in keys(table)[:2])
    for seat, visitor in enumerate((first, second)):
        sight = visitor.wait_for("sight", seat=seat)
        assert sight["asks"] == [{"seat": None, "kind": "gather"}]
        assert not any(tile["face"] for tile in sight["view"]["tiles"])
    third = Visitor(house.url, table["table"], keys(table)[2:])
    for seat, visitor in enumerate((first, second, third)):
        begun = visitor.wait_for("sight", seq=BEGUN)
        assert begun["asks"][seat]["kind"] == "look"
        assert 19 < begun["asks"][seat]["seconds"] <= 20


def test_each_seat_gets_its_own_sight_and_the_onlooker_the_tables(house, table):
    visitors = sit_down(house, table)
    for seat, visitor in enumerate(visitors):
        assert visitor.sights[seat]["asks"][seat]["choices"] == [{"type": "Ready"}]
    onlooker = Visitor(house.url, table["table"], [])
    assert onlooker.wait_for("sight")["seat"] is None


def test_one_connection_may_hold_several_seats(house, table):
    device = Visitor(house.url, table["table"], keys(table)[:2])
    device.wait_for("sight", seat=0)
    device.wait_for("sight", seat=1)
    assert device.presence["held"] == [0, 1]


def test_closed_eyes_see_what_the_onlooker_sees_and_may_still_play(house, table):
    device = Visitor(house.url, table["table"], keys(table), eyes=[])
    sight = device.wait_for("sight")
    assert sight["seat"] is None
    sight = device.sights[None] if sight["seq"] == BEGUN else device.wait_for("sight", seq=BEGUN)
    for seat in range(3):
        assert device.answer(device.move(seat, {"type": "Ready"}, BEGUN))["type"] == "taken"
    taken = device.answer(device.move(0, {"type": "DrawCards"}, device.sights[None]["seq"]))
    public = device.sights[None]
    assert public["seq"] == taken["seq"]
    assert public["asks"] == [{"seat": 0, "kind": "name", "secret": True}]
    device.say({"type": "eyes", "seats": [0]})
    secret = device.wait_for("sight", seat=0)
    assert len(secret["view"]["hand"]) == 3
    device.say({"type": "eyes", "seats": []})
    assert device.wait_for("sight")["view"]["hand"] is None


def test_nobody_opens_eyes_that_are_not_theirs(house, table):
    visitor = Visitor(house.url, table["table"], keys(table)[:1])
    visitor.wait_for("sight")
    visitor.say({"type": "eyes", "seats": [1]})
    assert visitor.wait_for("refused")["name"] == "seat"


def test_a_wrong_key_opens_nothing(house, table):
    other = open_table(house.url, 3)
    for wrong in ("guess", keys(other)[0]):
        stranger = Visitor(house.url, table["table"], [wrong])
        assert stranger.wait_for("closing")["name"] == "key"
        with pytest.raises(ConnectionClosed):
            stranger.hear()
        assert stranger.sights == {}


# -- moves ---------------------------------------------------------------------------------------


def test_a_move_is_seen_by_everyone(house, table):
    visitors = sit_down(house, table)
    onlooker = Visitor(house.url, table["table"], [])
    onlooker.wait_for("sight")
    taken = one_move(visitors, Random(1))
    assert onlooker.wait_for("sight")["seq"] == taken["seq"]


def test_the_same_id_twice_is_taken_once(house, table):
    visitor = sit_down(house, table)[0]
    first = visitor.answer(visitor.move(0, {"type": "Ready"}, BEGUN, id="same"))
    second = visitor.answer(visitor.move(0, {"type": "Ready"}, BEGUN, id="same"))
    assert first == second
    assert httpx.get(f"{house.url}/api/tables/{table['table']}").json()["seq"] == first["seq"]


def test_a_stale_move_is_refused_by_name_and_a_fresh_sight_follows(house, table):
    visitors = sit_down(house, table)
    for _ in range(3):
        one_move(visitors, Random(1))
    visitor, ask = one_asked(visitors)
    answer = visitor.answer(visitor.move(visitor.seat, ask["choices"][0], on=1))
    assert (answer["type"], answer["name"]) == ("refused", "stale")
    assert visitor.wait_for("sight")["seq"] == BEGUN + 3


def test_an_answer_to_a_question_that_is_still_open_is_not_stale(house, table):
    """Two people say ready at the same time: the second answers an older sight of the same look."""
    first, second, _ = sit_down(house, table)
    first.answer(first.move(0, {"type": "Ready"}, BEGUN))
    assert second.answer(second.move(1, {"type": "Ready"}, BEGUN))["type"] == "taken"


@pytest.mark.parametrize(
    ("seat", "move", "name"),
    [
        (1, {"type": "Ready"}, "seat"),
        (0, {"type": "TurnUp", "at": 0}, "illegal"),
        (0, {"type": "Fly"}, "illegal"),
        (0, {}, "illegal"),
        (0, {"type": "TurnUp", "at": "here"}, "illegal"),
        (0, {"type": "TimeUp"}, "illegal"),
        (-1, {"type": "Ready"}, "seat"),
    ],
)
def test_a_move_that_is_not_allowed_changes_nothing(house, table, seat, move, name):
    visitor = sit_down(house, table)[0]
    visitor.say({"type": "move", "id": "x", "seat": seat, "on": BEGUN, "move": move})
    assert visitor.wait_for("refused")["name"] == name
    assert httpx.get(f"{house.url}/api/tables/{table['table']}").json()["seq"] == BEGUN


@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("not json", "garbage"),
        (b"\xff\xff", "garbage"),
        ('{"type": "nothing"}', "garbage"),
        ('{"type": "move"}', "garbage"),
        ("[" * 9000, "garbage"),
        ('{"type": "hello"}', "hello"),
        ('{"type": "move", "x": "' + "x" * 17_000 + '"}', "too_large"),
        ({"type": "react", "seat": 0, "what": "shout"}, "garbage"),
        ({"type": "react", "seat": 1, "what": "clap"}, "seat"),
        ({"type": "introduce", "seat": 1, "name": "Eve", "picture": "child-2"}, "seat"),
        ({"type": "lend", "seat": 7}, "lend"),
    ],
)
def test_what_is_not_understood_is_answered_and_the_line_stays_open(house, table, message, name):
    visitor = sit_down(house, table)[0]
    visitor.say(message)
    assert visitor.wait_for("refused")["name"] == name
    assert visitor.answer(visitor.move(0, {"type": "Ready"}, BEGUN))["type"] == "taken"


def test_the_first_message_is_a_hello(house, table):
    url = house.url.replace("http", "ws") + f"/api/tables/{table['table']}/live"
    with connect(url) as socket:
        socket.send('{"type": "eyes", "seats": []}')
        assert json.loads(socket.recv(timeout=5))["name"] == "hello"


# -- coming back ---------------------------------------------------------------------------------


PATIENT = {"ogre_tiles": 9, "someone_helped": False}


def until_a_tile_was_turned_and_covered(visitors, chance):
    """Plays on until a tile was turned up and lies covered again; says what came before."""
    while True:
        before = visitors[2].sights[2]["seq"]
        one_move(visitors, chance)
        if any(event["type"] == "TileTurnedUp" for event in visitors[2].sights[2]["events"]):
            while any(tile["face"] for tile in visitors[2].sights[2]["view"]["tiles"]):
                one_move(visitors, chance)
            return before


@pytest.mark.parametrize("seats", [[], [2], [0, 1, 2]], ids=["no key", "one key", "all keys"])
def test_whoever_comes_back_sees_the_table_as_it_is_and_hears_nothing_of_the_past(house, seats):
    """Whatever they say that they have seen. The names that were called and the tiles that were
    turned up would give away what lies covered again."""
    table = open_table(house.url, 3, options=PATIENT)
    visitors = sit_down(house, table)
    before = until_a_tile_was_turned_and_covered(visitors, Random(3))
    now = visitors[2].sights[2]["seq"]
    for have in (1, before, now - 1, now, 10**9):
        again = Visitor(house.url, table["table"], [keys(table)[seat] for seat in seats], have=have)
        for eye in seats or [None]:
            sight = again.wait_for("sight", seat=eye)
            assert (sight["seq"], sight["events"]) == (now, [])
            assert not any(tile["face"] for tile in sight["view"]["tiles"])
        again.close()


# -- company -------------------------------------------------------------------------------------


def test_a_heartbeat_is_answered(house, table):
    visitor = Visitor(house.url, table["table"], [])
    visitor.say({"type": "heartbeat"})
    assert visitor.wait_for("alive") == {"type": "alive"}


def test_presence_says_who_is_here(house, table):
    first = Visitor(house.url, table["table"], keys(table)[:1])
    first.wait_for("presence")
    assert [seat["here"] for seat in first.presence["seats"]] == [True, False, False]
    assert [seat["free"] for seat in first.presence["seats"]] == [False, True, True]
    second = Visitor(house.url, table["table"], keys(table)[1:2])
    first.wait_for("presence")
    assert first.presence["seats"][1]["here"]
    second.close()
    while first.presence["seats"][1]["here"]:
        first.wait_for("presence")
    assert first.presence["seats"][1]["free"] is False


def test_a_name_is_text(house, table):
    visitor = sit_down(house, table)[0]
    strange = "<b>Léna\u202e\n\x00  B</b>"
    visitor.say({"type": "introduce", "seat": 0, "name": strange, "picture": "child-3"})
    seat = visitor.wait_for("presence")["seats"][0]
    while seat["picture"] != "child-3":
        seat = visitor.wait_for("presence")["seats"][0]
    assert seat["name"] == "<b>Léna B</b>"


def test_reactions_wait_while_a_question_is_open(house):
    table = open_table(house.url, 3, options=PATIENT)
    visitors = sit_down(house, table)
    visitors[1].say({"type": "react", "seat": 1, "what": "clap"})
    assert visitors[2].wait_for("reaction")["what"] == "clap"
    chance = Random(6)
    while one_asked(visitors)[1]["kind"] != "seek":
        one_move(visitors, chance)
    visitors[1].say({"type": "react", "seat": 1, "what": "clap"})
    assert visitors[1].wait_for("refused")["name"] == "quiet"


def test_an_empty_seat_is_lent_to_a_computer_and_handed_back(house, table):
    first, second, third = sit_down(house, table)
    first.say({"type": "lend", "seat": 2, "persona": "adult"})
    assert first.wait_for("refused")["name"] == "lend"
    third.close()
    while not first.presence["seats"][2]["may_lend"]:
        first.wait_for("presence")
    first.say({"type": "lend", "seat": 2, "persona": "nobody"})
    assert first.wait_for("refused")["name"] == "persona"
    first.say({"type": "lend", "seat": 2, "persona": "adult"})
    while not first.presence["seats"][2]["lent"]:
        first.wait_for("presence")
    assert first.presence["seats"][2]["persona"] == "adult"
    back = Visitor(house.url, table["table"], keys(table)[2:])
    back.wait_for("sight", seat=2)
    while first.presence["seats"][2]["lent"]:
        first.wait_for("presence")
    chance = Random(7)
    back.seat = 2
    catch_up(second, back.sights[2]["seq"])
    catch_up(first, back.sights[2]["seq"])
    play_to_the_end([first, second, back], chance)
    record = httpx.get(f"{house.url}/api/tables/{table['table']}/record").json()
    sat = [entry["move"] for entry in record["moves"] if entry["move"]["type"] == "Sit"]
    assert [move["persona"] for move in sat] == ["adult", None]


def test_who_comes_back_after_the_end_sees_it_though_a_computer_sat_there(house, table):
    first, second, third = sit_down(house, table)
    third.close()
    while not first.presence["seats"][2]["may_lend"]:
        first.wait_for("presence")
    first.say({"type": "lend", "seat": 2, "persona": "adult"})
    play_along([first, second], Random(7))
    back = Visitor(house.url, table["table"], keys(table)[2:])
    assert back.wait_for("sight", seat=2)["outcome"] == first.sights[0]["outcome"]


def test_computers_play_a_whole_game_with_one_person(house):
    seats = [{"kind": "person"}] + [{"kind": "computer", "persona": "adult"}] * 3
    table = open_table(house.url, seats)
    (visitor,) = sit_down(house, table)
    chance = Random(8)
    while visitor.sights[0]["outcome"] is None:
        if mine := asked([visitor]):
            ask = mine[1]
            on = visitor.sights[0]["seq"]
            visitor.answer(visitor.move(0, chance.choice(ask["choices"]), on))
        else:
            visitor.wait_for("sight")
    assert visitor.sights[0]["outcome"]["reason"] in ("cottage", "ogre")


# -- after the end -------------------------------------------------------------------------------


def test_the_record_is_sealed_until_the_end_and_verifies_then(house, table):
    url = f"{house.url}/api/tables/{table['table']}/record"
    assert (httpx.get(url).status_code, httpx.get(url).json()["name"]) == (403, "sealed")
    play_to_the_end(sit_down(house, table), Random(9))
    record = httpx.get(url).json()
    assert record["seal"] == table["seal"]
    assert Table.verify(record).outcome is not None
    for eye in (None, 0, 2):
        replay = httpx.post(f"{house.url}/api/replay", json={"record": record, "eye": eye}).json()
        assert replay["verified"] is True
        assert len(replay["steps"]) == len(record["moves"])
        assert replay["steps"][0]["view"]["tiles"][0]["face"] is not None


def test_a_tampered_record_is_shown_but_not_verified(house, table):
    play_to_the_end(sit_down(house, table), Random(10))
    record = httpx.get(f"{house.url}/api/tables/{table['table']}/record").json()
    record["digest"] = "0" * 64
    replay = httpx.post(f"{house.url}/api/replay", json={"record": record}).json()
    assert (replay["verified"], replay["problem"]["name"]) == (False, "digest")
    del record["seed"]
    answer = httpx.post(f"{house.url}/api/replay", json={"record": record})
    assert (answer.status_code, answer.json()["name"]) == (400, "record")


def test_once_more_takes_everybody_along_with_the_keys_they_have(house, table):
    url = f"{house.url}/api/tables/{table['table']}/again"
    visitors = sit_down(house, table)
    visitors[0].say({"type": "introduce", "seat": 0, "name": "Lena", "picture": "child-4"})
    early = httpx.post(url, json={"key": keys(table)[0]})
    assert (early.status_code, early.json()["name"]) == (403, "sealed")
    play_to_the_end(visitors, Random(11))
    assert httpx.post(url, json={"key": "guess"}).json()["name"] == "key"
    opened = httpx.post(url, json={"key": keys(table)[1]}).json()
    assert visitors[2].wait_for("moved")["table"] == opened["table"]
    assert opened["seal"] != table["seal"]
    again = sit_down(house, {**table, "table": opened["table"]})
    assert again[1].presence["seats"][0]["name"] == "Lena"
    assert again[0].sights[0]["asks"][0]["kind"] == "look"
    same = httpx.post(url, json={"key": keys(table)[1], "same_deal": True}).json()
    assert same["seal"] == table["seal"]


def test_a_stray_address_gets_the_page_and_a_program_a_problem(house):
    answer = httpx.get(f"{house.url}/no/such/place", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert "<html" in answer.text
    assert httpx.get(f"{house.url}/no/such/place").json()["name"] == "address"


def test_the_same_deal_can_be_given_again(house):
    circles = []
    for _ in range(2):
        table = open_table(house.url, 3, seed="the same wood")
        visitor = sit_down(house, table)[0]
        circles.append(visitor.sights[0]["view"]["tiles"])
        assert httpx.get(f"{house.url}/api/tables/{table['table']}").json()["known_deal"]
    assert circles[0] == circles[1]


# -- the house -----------------------------------------------------------------------------------


def test_pages_carry_a_strict_policy(house):
    answer = httpx.get(f"{house.url}/")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "set-cookie" not in answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<script>" not in answer.text


def test_health_and_metrics(house):
    assert httpx.get(f"{house.url}/healthz").text == "ok"
    assert "veillee_moves_total" in httpx.get(f"{house.url}/metrics").text


def test_the_address_is_the_one_the_page_was_asked_for_under(house):
    said = httpx.get(f"{house.url}/api/address", headers={"host": "games.example:8000"})
    assert said.json() == {"base": "http://games.example:8000"}
