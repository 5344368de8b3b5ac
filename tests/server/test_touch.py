"""Feeling and slapping over the wire: what is answered, what is refused by name, what is kept."""

import time
from itertools import pairwise

import httpx
import pytest

from tests.server.playing import catch_up, sit_down
from tests.server.visitor import Visitor, open_table
from veillee.games.dark_wood.rules.touch import feel
from veillee.games.dark_wood.rules.trees import TREES
from veillee.live.limits import LiveLimits
from veillee.table import Table

LIMITS = LiveLimits()
TOKEN_SEED = "a wood at night"


def dark_wood(house, seats=2, **options):
    options = {"first_player": 0, "touch_seconds": 60, "card_seconds": 15, **options}
    return open_table(house.url, seats, game="dark_wood", options=options)


def token_of_this_deal() -> str:
    return Table("dark_wood", 2, {"first_player": 0}, TOKEN_SEED).board.bag[-1]


def play(visitors, seat, move):
    visitor = visitors[seat]
    taken = visitor.answer(visitor.move(seat, move, visitor.sights[seat]["seq"]))
    assert taken["type"] == "taken", taken
    for each in visitors:
        catch_up(each, taken["seq"])


@pytest.fixture
def feeling(house):
    """Two people; seat 0 has the token in hand."""
    visitors = sit_down(house, dark_wood(house))
    play(visitors, 0, {"type": "Draw"})
    play(visitors, 0, {"type": "TakeInHand"})
    return visitors


def touch(visitor, x, y, seat=None):
    visitor.say({"type": "touch", "seat": visitor.seat if seat is None else seat, "x": x, "y": y})
    while True:
        message = visitor.hear()
        if message["type"] in ("felt", "refused"):
            return message


def test_the_fingertip_lands_and_feels_its_spot(feeling):
    felt = touch(feeling[0], 0.5, 0.85)
    assert felt == {
        "type": "felt",
        "seat": 0,
        "x": 0.5,
        "y": 0.85,
        "what": "wood",
        "toward": None,
    }


def test_what_is_felt_is_the_token_and_where_the_fingertip_has_got_to(feeling):
    """It glides: a page that asks for far-away spots gets what lies on the way."""
    token = token_of_this_deal()
    began = time.monotonic()
    path = []
    while len(path) < 30:
        felt = touch(feeling[0], 0.95 if len(path) % 2 else 0.05, 0.5)
        time.sleep(1 / LIMITS.touches_a_second)
        path.append(felt["x"])
        answer = feel(token, felt["x"], felt["y"])
        assert (felt["what"], felt["toward"]) == (answer.what, answer.toward)
    way = sum(abs(b - a) for a, b in pairwise(path))
    assert way <= LIMITS.finger_speed * (time.monotonic() - began)


def test_touch_outside_ones_turn_is_refused(feeling):
    no = touch(feeling[1], 0.5, 0.5)
    assert (no["type"], no["name"]) == ("refused", "touch")


def test_somebody_elses_fingertip_is_refused(feeling):
    no = touch(feeling[1], 0.5, 0.5, seat=0)
    assert (no["type"], no["name"]) == ("refused", "seat")


def test_an_onlooker_feels_nothing(house):
    table = dark_wood(house)
    onlooker = Visitor(house.url, table["table"], [])
    onlooker.say({"type": "touch", "seat": 0, "x": 0.5, "y": 0.5})
    assert onlooker.wait_for("refused")["name"] == "seat"


@pytest.mark.parametrize(
    "spot", [{"x": 1.5, "y": 0}, {"x": "a", "y": 0}, {"x": 0.5}, {"x": -1, "y": 0}]
)
def test_a_spot_that_is_none_is_refused(feeling, spot):
    feeling[0].say({"type": "touch", "seat": 0, **spot})
    assert feeling[0].wait_for("refused")["name"] == "garbage"


def test_a_flood_of_touches_is_refused_and_costs_nobody_anything(feeling):
    """Far more than sixty a second: most are refused by name, and the table goes on."""
    one, other = feeling
    for _ in range(150):
        one.say({"type": "touch", "seat": 0, "x": 0.5, "y": 0.5})
    answers = []
    while len(answers) < 150:
        message = one.hear()
        if message["type"] in ("felt", "refused"):
            answers.append(message.get("name", "felt"))
    assert answers.count("felt") < 100
    assert set(answers) == {"felt", "touch_flood"}
    play(feeling, 0, {"type": "PassOn"})
    assert other.sights[1]["asks"][0]["kind"] == "receive"


def test_a_shared_device_feels_only_behind_the_curtain(house):
    table = dark_wood(house)
    keys = [seat["key"] for seat in table["seats"]]
    device = Visitor(house.url, table["table"], keys, eyes=[])
    sight = device.wait_for("sight", seat=None, seq=2)
    drawn = device.answer(device.move(0, {"type": "Draw"}, sight["seq"]))
    device.answer(device.move(0, {"type": "TakeInHand"}, drawn["seq"]))
    device.seat = 0
    assert touch(device, 0.5, 0.5)["name"] == "seat"
    device.say({"type": "eyes", "seats": [0]})
    device.wait_for("sight", seat=0)
    assert touch(device, 0.5, 0.85)["what"] == "wood"


def test_nothing_felt_is_written_down(feeling):
    """No entry of the log, no event, no later sight knows of a touch."""
    before = feeling[0].sights[0]["seq"]
    touch(feeling[0], 0.5, 0.5)
    play(feeling, 0, {"type": "PassOn"})
    assert feeling[0].sights[0]["seq"] == before + 1
    assert all(
        tree not in str({**s["view"], "trees": 0})
        for v in feeling
        for s in v.sights.values()
        for tree in TREES
    )


def test_there_is_nothing_to_feel_in_other_games(house):
    visitor = sit_down(house, open_table(house.url, 2, game="ali_baba"))[0]
    assert touch(visitor, 0.5, 0.5)["name"] == "touch"


# -- practising ----------------------------------------------------------------------------------


def test_practising_feels_a_tree_of_ones_own_choice(house):
    where = {"thing": "ball-high", "x": 0.5, "y": 0.39}
    answer = httpx.get(f"{house.url}/api/games/dark_wood/practice", params=where)
    assert answer.json() == {"what": "hole", "toward": None}


@pytest.mark.parametrize(
    ("game", "where", "name"),
    [
        ("dark_wood", {"thing": "oak", "x": 0.5, "y": 0.5}, "tree"),
        ("dark_wood", {"thing": "fir-low", "x": 2, "y": 0.5}, "touch"),
        ("dark_wood", {"thing": "fir-low", "x": "nan", "y": 0.5}, "touch"),
        ("tom_thumb", {"thing": "fir-low", "x": 0.5, "y": 0.5}, "touch"),
        ("chess", {"thing": "fir-low", "x": 0.5, "y": 0.5}, "game"),
    ],
)
def test_practising_what_is_not_there_is_refused(house, game, where, name):
    answer = httpx.get(f"{house.url}/api/games/{game}/practice", params=where)
    assert answer.status_code in (400, 404)
    assert answer.json()["name"] == name


# -- slapping ------------------------------------------------------------------------------------


@pytest.fixture
def finding(feeling):
    """A card lies on the pile."""
    play(feeling, 0, {"type": "PassOn"})
    play(feeling, 1, {"type": "TakeInHand"})
    play(feeling, 1, {"type": "PassOn"})
    play(feeling, 0, {"type": "TurnUp"})
    return feeling


def slap(visitor, after, card=1):
    move = {"type": "Slap", "after": after, "card": card}
    return visitor.answer(visitor.move(visitor.seat, move, visitor.sights[visitor.seat]["seq"]))


def test_a_slap_longer_than_the_card_lay_there_is_refused(finding):
    assert slap(finding[0], 14_000)["name"] == "time"


def test_a_slap_faster_than_a_person_is_refused(finding):
    assert slap(finding[0], 12)["name"] == "illegal"


def test_a_slap_for_a_covered_card_is_refused(finding):
    time.sleep(0.2)
    assert slap(finding[0], 160, card=0)["name"] == "illegal"


def test_a_late_hand_cannot_call_itself_fast(finding):
    """Here nobody answers pings: the line is taken to be short, and our own clock counts."""
    time.sleep(0.7)
    assert slap(finding[1], 160)["type"] == "taken"
    sight = finding[0].wait_for("sight", seat=0)
    slapped = next(event for event in sight["events"] if event["type"] == "PileSlapped")
    assert slapped["after"] >= 700 - 1000 * LIMITS.paint_seconds


def test_a_card_may_be_looked_at_for_as_long_as_the_table_stands_still(house):
    """Somebody reads a whisper, or is asked back: their page's clock runs on, ours does not."""
    visitors = sit_down(house, dark_wood(house, card_seconds=2))
    play(visitors, 0, {"type": "Draw"})
    for seat in (0, 1):
        play(visitors, seat, {"type": "TakeInHand"})
        play(visitors, seat, {"type": "PassOn"})
    play(visitors, 0, {"type": "TurnUp"})
    for visitor in visitors:
        visitor.say({"type": "pause"})
    time.sleep(2.5)
    assert slap(visitors[0], 2000)["type"] == "taken"
    sight = visitors[1].wait_for("sight", seat=1)
    slapped = next(event for event in sight["events"] if event["type"] == "PileSlapped")
    assert slapped["after"] < 1000
