"""What nobody may do, whatever their page sends: it is refused by name and changes nothing."""

from typing import Any

import msgspec
import pytest

from tests.pixie_town.playing import build, complete, deal, give, place, raise_tower, roll, town
from veillee.games.pixie_town.board import Build, Place, RaiseTower
from veillee.games.pixie_town.rules.plot import PLOT_HEIGHT, PLOT_WIDTH, Pose
from veillee.table import Refused, Table

FREE: dict[str, Any] = {"building": "imaginary"}
HERE = {"x": 3500, "y": 500, "turn": 0}


def refuses(table: Table, seat: int, move: Any) -> None:
    before = msgspec.json.encode([table.record(), table.sight(None)])
    with pytest.raises(Refused) as no:
        table.play(seat, move)
    assert no.value.name in ("illegal", "turn")
    assert msgspec.json.encode([table.record(), table.sight(None)]) == before


def planned() -> Table:
    table = town("red white blue", cards=["cottage", "inn"])
    roll(table)
    raise_tower(table, marked=False)
    return table


def free() -> Table:
    table = town("red red violet", **FREE)
    roll(table)
    place(table, "red-C", pose=Pose(3500, 500, 0))
    return table


def set_down(**pose: Any) -> dict[str, Any]:
    """A second red stone on the first player's first plot, lying so."""
    poses = {"red-C-1": HERE, "red-L-1": {**HERE, "y": 1500, **pose}}
    return {"type": "Place", "die": 1, "stone": "red-L-1", "house": 0, "poses": poses}


# -- plans ---------------------------------------------------------------------------------------


def test_what_is_refused_below_would_be_allowed_as_it_should_be():
    table = planned()
    table.accept(0, Build(0, "red-C-1", 0, 0, 0))
    free().accept(0, set_down())


def test_a_stone_that_is_gone():
    table = planned()
    build(table, "red-C")
    refuses(table, 0, Build(1, "red-C-1", 0, 0, 1))


@pytest.mark.parametrize("stone", ["violet-C-1", "blue-C-1", "green-C-1", "red-C-9", "", "red-C"])
def test_a_wrong_colour_or_no_stone_at_all(stone):
    refuses(planned(), 0, Build(0, stone, 0, 0, 0))


@pytest.mark.parametrize("stone", ["red-T-1", "red-L-1", "red-A-1"])
def test_a_wrong_shape(stone):
    refuses(planned(), 0, Build(0, stone, 0, 0, 0))


@pytest.mark.parametrize("die", [2, 3, -1, -3, 99])
def test_a_die_that_gives_nothing(die):
    refuses(planned(), 0, Build(die, "red-C-1", 0, 0, 0))


def test_a_die_that_was_used():
    table = planned()
    build(table, "red-C")
    refuses(table, 0, Build(0, "red-C-2", 0, 0, 1))


@pytest.mark.parametrize(("house", "spot"), [(0, 9), (0, -1), (2, 0), (-1, 0), (-2, 0)])
def test_a_place_that_is_in_no_plan(house, spot):
    refuses(planned(), 0, Build(0, "red-C-1", 0, house, spot))


def test_a_place_that_is_taken():
    table = planned()
    build(table, "red-C")
    refuses(table, 0, Build(1, "violet-C-1", 0, 0, 0))


def test_building_at_anothers_plan_unasked():
    table = planned()
    deal(table, 1, "pointed_tower", "mill")
    refuses(table, 0, Build(0, "red-C-1", 1, 0, 0))


def test_building_in_anothers_turn():
    refuses(planned(), 1, Build(0, "red-C-1", 1, 0, 0))


def test_building_freely_where_plans_are_played():
    refuses(planned(), 0, Place(0, "red-C-1", 0, {"red-C-1": Pose(3500, 500, 0)}))


# -- free ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "pose",
    [
        {"x": -400},
        {"x": 900},
        {"x": PLOT_WIDTH},
        {"x": PLOT_WIDTH + 5000},
        {"y": 400},
        {"y": -1500},
        {"y": PLOT_HEIGHT},
        {"y": 10**40},
        {"y": 500, "turn": 45_000},
        {"turn": -1},
        {"turn": 360_000},
    ],
)
def test_a_pose_outside_the_plot(pose):
    refuses(free(), 0, set_down(**pose))


@pytest.mark.parametrize(
    "pose",
    [{"y": 1000}, {"y": 1700}, {"x": 4300}, {"turn": 8_000}, {"x": 5200, "y": 500, "turn": 90_000}],
)
def test_a_pose_where_it_would_not_stay(pose):
    refuses(free(), 0, set_down(**pose))


@pytest.mark.parametrize(
    "pushed", [{"y": 900}, {"x": 5000}, {"turn": 45_000}, {"x": 3500, "y": 3000}]
)
def test_pushing_another_to_where_it_would_not_stay(pushed):
    move = set_down()
    move["poses"]["red-C-1"] = {**HERE, **pushed}
    refuses(free(), 0, move)


def test_pushing_another_a_little_aside():
    table, move = free(), set_down()
    move["poses"]["red-C-1"] = {**HERE, "x": 3350}
    table.play(0, move)
    assert table.board.houses[0][0].stones["red-C-1"].x == 3350


@pytest.mark.parametrize("number", [float("inf"), float("-inf"), float("nan"), 0.5, "3500", None])
@pytest.mark.parametrize("of", ["x", "y", "turn"])
def test_a_pose_that_is_no_finite_whole_number(number, of):
    refuses(free(), 0, set_down(**{of: number}))


@pytest.mark.parametrize("number", [float("inf"), float("nan"), 3500.25])
def test_nor_from_python(number):
    poses = {"red-C-1": Pose(3500, 500, 0), "red-L-1": Pose(number, 1500, 0)}
    refuses(free(), 0, Place(1, "red-L-1", 0, poses))


@pytest.mark.parametrize(
    "stones",
    [
        ["red-L-1"],
        ["red-C-1"],
        [],
        ["red-C-1", "red-L-1", "red-L-2"],
        ["red-C-2", "red-L-1"],
        ["blue-C-1", "red-L-1"],
        ["no-stone", "red-L-1"],
    ],
)
def test_poses_of_other_stones_than_the_houses(stones):
    poses = dict.fromkeys(stones, HERE)
    move = {"type": "Place", "die": 1, "stone": "red-L-1", "house": 0, "poses": poses}
    refuses(free(), 0, move)


@pytest.mark.parametrize("house", [-1, -2, 2, 99])
def test_a_plot_that_is_not_ones_own(house):
    refuses(free(), 0, set_down() | {"house": house})


def test_a_stone_of_a_wrong_colour():
    poses = {"red-C-1": HERE, "violet-L-1": {**HERE, "y": 1500}}
    move = {"type": "Place", "die": 1, "stone": "violet-L-1", "house": 0, "poses": poses}
    refuses(free(), 0, move)
    free().accept(0, move | {"die": 2})


def test_giving_before_one_is_done():
    refuses(free(), 0, {"type": "Give", "die": 1, "stone": "red-L-1", "to": 1})


def giver() -> Table:
    table = town("violet violet violet", seats=4, game="against", first_gnome=2, **FREE)
    table.board.pile.clear()
    complete(table, 0, 0)
    complete(table, 0, 1)
    roll(table)
    return table


@pytest.mark.parametrize("to", [0, 2, 4, -1])
def test_giving_to_oneself_the_gnome_or_nobody(to):
    refuses(giver(), 0, {"type": "Give", "die": 0, "stone": "violet-C-1", "to": to})


def test_a_gift_is_placed_by_whom_it_was_given():
    table = giver()
    stone = give(table, "violet-C", to=1)
    move = {"type": "PlaceGift", "house": 0, "poses": {stone: HERE}}
    refuses(table, 0, move)
    refuses(table, 3, move)
    refuses(table, 1, move | {"house": 2})
    refuses(table, 1, move | {"poses": {"violet-C-2": HERE}})
    table.play(1, move)


# -- the tower -----------------------------------------------------------------------------------


@pytest.mark.parametrize("stone", ["red-C-1", "blue-T-1", "blue-C-7", ""])
def test_only_blue_stones_on_the_tower(stone):
    table = town("blue red red")
    roll(table)
    refuses(table, 0, RaiseTower(stone, {stone: Pose(3500, 500, 0)}))


def test_a_blue_stone_that_stands_already():
    table = town("blue blue blue", "blue blue blue")
    roll(table)
    stone = raise_tower(table, marked=False)
    roll(table)
    refuses(table, 1, RaiseTower(stone, {stone: Pose(3500, 500, 0)}))
    refuses(table, 1, RaiseTower("blue-C-6", {"blue-C-6": Pose(3500, 500, 0)}))


# -- before the game -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"game": "alone"},
        {"building": "blocks"},
        {"gnome_die": "weak"},
        {"first_player": 3},
        {"first_player": -1},
        {"game": "against", "first_gnome": 3},
        {"cards": 3},
    ],
)
def test_options_that_do_not_exist(options):
    with pytest.raises(Refused) as no:
        Table("pixie_town", 3, options, "no")
    assert no.value.name == "options"
