"""One test a rule, in the order of the rulebook. The first line of each docstring is the rule."""

from collections import Counter
from typing import Any

import pytest

from tests.outcomes import end_of
from tests.pixie_town.playing import (
    all_stones,
    build,
    build_all_but,
    built,
    complete,
    deal,
    domain_of,
    give,
    kinds_asked,
    pass_turn,
    place,
    place_gift,
    raise_tower,
    roll,
    told,
    tower_of,
    town,
)
from veillee.games.pixie_town.board import (
    BlueStonePlaced,
    CardTaken,
    Declined,
    DiceLeft,
    DiceRolled,
    Done,
    GameEnded,
    GiftDeclined,
    GnomeCame,
    GnomeDieRolled,
    HouseFell,
    HouseFinished,
    NothingToTake,
    RaiseTower,
    Sacrifice,
    StoneGiven,
    StonePlaced,
    Wreck,
)
from veillee.games.pixie_town.rules.plot import Pose
from veillee.games.pixie_town.rules.stones import (
    BLUE_STONES,
    CARDS,
    COLOUR_DIE,
    GNOME_DICE,
    KIND,
    PLANS,
    SHAPE,
    STONES,
)
from veillee.table import Refused, Table

FREE: dict[str, Any] = {"building": "imaginary"}
AGAINST: dict[str, Any] = {"game": "against", "first_gnome": 2}


def middle(table):
    return [stone for stones in table.board.middle.values() for stone in stones]


def shown(table, owner=0, house=0, eye=None):
    return table.sight(eye).view.houses[owner][house]


# -- pieces --------------------------------------------------------------------------------------


def test_forty_stones_in_four_colours():
    """There are 40 stones in yellow, orange, red and violet. [report]"""
    colours = Counter(stone.partition("-")[0] for stone in STONES)
    assert colours == dict.fromkeys(("yellow", "orange", "red", "violet"), 10)


def test_four_shapes():
    """Of each colour: four cubes, two long blocks, three roofs, one arch. [ours]"""
    assert Counter(SHAPE[stone] for stone in STONES) == Counter(C=16, L=8, T=12, A=4)
    assert Counter(KIND[stone] for stone in STONES)["red-T"] == 3


def test_twelve_blue_stones():
    """There are twelve blue stones for the gnome's tower. [book]"""
    assert len(BLUE_STONES) == 12


def test_blue_shapes():
    """Six of the blue stones are cubes, six are long blocks. [ours]"""
    assert Counter(SHAPE[stone] for stone in BLUE_STONES) == Counter(C=6, L=6)


def test_three_hidden_marks():
    """Under three of the blue stones is a gnome mark; nobody knows under which. [book]"""
    deals = [Table("pixie_town", 3, None, f"{i}").board.marked for i in range(60)]
    assert all(len(set(marked)) == 3 for marked in deals)
    assert {stone for marked in deals for stone in marked} == set(BLUE_STONES)
    assert len({str(Table("pixie_town", 6, None, f"{i}").view(0)["blue"]) for i in range(9)}) == 1


def test_twelve_plans_of_forty_stones():
    """The twelve cards' plans need exactly the 40 stones. [ours]"""
    assert len(CARDS) == 12
    needed = Counter(spot.shape for plan in PLANS.values() for spot in plan)
    assert needed == Counter(SHAPE[stone] for stone in STONES)


def test_dice():
    """A die shows yellow, orange, red, violet, white and blue. [ours]"""
    assert COLOUR_DIE == ["yellow", "orange", "red", "violet", "white", "blue"]


# -- set-up --------------------------------------------------------------------------------------


def test_all_stones_lie_in_the_middle():
    """All stones lie in the middle, the blue ones a little aside. [book]"""
    table = town()
    assert sorted(middle(table)) == sorted(STONES)
    assert table.board.blue == BLUE_STONES


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_cards_each(seats):
    """Everybody takes two cards; the others are the pile. [book]"""
    board = town(seats=seats).board
    assert [len(houses) for houses in board.houses] == [2] * seats
    assert len(board.pile) == 12 - 2 * seats
    dealt = [house.card for houses in board.houses for house in houses]
    assert sorted([*dealt, *board.pile]) == sorted(CARDS)


def test_the_youngest_begins():
    """The youngest begins: the table names the seat, by default the first. [book]"""
    assert kinds_asked(town()) == [(0, "roll")]
    assert kinds_asked(town(first_player=2)) == [(2, "roll")]


def test_clockwise():
    """Turns go clockwise. [book]"""
    table = town()
    players = []
    for _ in range(4):
        players.append(table.board.player)
        pass_turn(table)
    assert players == [0, 1, 2, 0]


# -- the dice ------------------------------------------------------------------------------------


def test_three_dice_once():
    """The player rolls the three dice, once. [book]"""
    table = town("red white violet")
    roll(table)
    assert told(table, DiceRolled) == [DiceRolled(0, ["red", "white", "violet"])]
    assert kinds_asked(table) == [(0, "build")]


def test_a_stone_for_each_die():
    """Plans: each die gives one stone of its colour in a shape that a plan needs. [book]"""
    table = town("red violet yellow", cards=["cottage", "mill"])
    roll(table)
    stones = [build(table, "red-C"), build(table, "yellow-C"), build(table, "violet-T")]
    assert stones == ["red-C-1", "yellow-C-1", "violet-T-1"]
    assert [one.stone for one in shown(table).stones] == stones
    assert kinds_asked(table) == [(1, "roll")]


def test_only_shapes_that_are_needed():
    """Plans: a stone that none of one's plans needs may not be taken. [book]"""
    table = town("red violet yellow", cards=["cottage", "pointed_tower"])
    roll(table)
    offered = domain_of(table)["dice"]
    assert {SHAPE[stone] for stones in offered.values() for stone in stones} == {"C", "T"}
    build(table, "red-T", house=0)
    build(table, "violet-T", house=1)
    offered = domain_of(table)["dice"]
    assert {SHAPE[stone] for stones in offered.values() for stone in stones} == {"C"}


def test_both_houses_at_once():
    """One may build both houses at the same time. [book]"""
    table = town("red violet yellow", cards=["cottage", "pointed_tower"])
    roll(table)
    build(table, "red-C", house=0)
    build(table, "violet-C", house=1)
    assert [len(shown(table, 0, house).stones) for house in (0, 1)] == [1, 1]


def test_places_in_any_order():
    """A plan's places may be filled in any order; a stone stands where the plan says. [ours]"""
    table = town("red violet yellow", cards=["cottage", "pointed_tower"])
    roll(table)
    build(table, "red-T")
    (roof,) = shown(table).stones
    spot = PLANS["cottage"][2]
    assert (roof.x, roof.y, roof.turn, roof.spot) == (spot.pose.x, spot.pose.y, spot.pose.turn, 2)


def test_dice_in_any_order():
    """The dice are used in any order. [ours]"""
    table = town("red white yellow", cards=["cottage", "pointed_tower"])
    roll(table)
    build(table, "yellow-C")
    assert table.board.unused == [0, 1]
    build(table, "violet-C")
    assert table.board.unused == [0]


def test_no_such_stone_left():
    """Where no stone of that colour and a needed shape is left, the die gives nothing. [book]"""
    table = town("red red violet", cards=["tall_porch", "bridge_house"])
    for shape in "CLTA":
        table.board.middle[f"violet-{shape}"].clear()
    roll(table)
    build(table, "red-L")
    build(table, "red-A", house=1)
    assert told(table, NothingToTake) == [NothingToTake(0, [2])]
    assert kinds_asked(table) == [(1, "roll")]


def test_free_houses_take_any_shape():
    """Free: each die gives one stone of its colour, in any shape. [book]"""
    table = town("red red red", **FREE)
    roll(table)
    assert set(domain_of(table)["dice"]["0"]) == {
        stone for stone in STONES if stone.startswith("red")
    }
    stones = [place(table, "red-A"), place(table, "red-L"), place(table, "red-T", house=1)]
    assert [one.stone for one in shown(table).stones] == stones[:2]


def test_free_and_no_such_colour_left():
    """Free: where no stone of that colour is left, the die gives nothing. [book]"""
    table = town("red violet violet", **FREE)
    for shape in "CLTA":
        table.board.middle[f"red-{shape}"].clear()
    roll(table)
    place(table, "violet-C")
    place(table, "violet-C")
    assert told(table, NothingToTake) == [NothingToTake(0, [0])]


def test_where_the_stones_came_to_rest():
    """Free: a house is what came to rest; who sees it sees also what a new stone pushed. [ours]"""
    table = town("red red red", **FREE)
    roll(table)
    first = place(table, "red-C", pose=Pose(4477, 501, 180_000))
    leaning = {first: Pose(4433, 502, 180_000), "red-L-1": Pose(5886, 1346, 30_406)}
    table.play(0, {"type": "Place", "die": 1, "stone": "red-L-1", "house": 0, "poses": leaning})
    (placed,) = told(table, StonePlaced)
    assert (placed.pose, placed.pushed) == (leaning["red-L-1"], {first: leaning[first]})
    for eye in (None, 0, 1, 2):
        seen = {one.stone: Pose(one.x, one.y, one.turn) for one in shown(table, 0, 0, eye).stones}
        assert seen == leaning


@pytest.mark.parametrize("where", ["in another", "in the air", "over the edge", "on a corner"])
def test_a_stone_that_would_not_stay(where):
    """Free: no stone lies inside another, in the air, or where it would fall at once. [ours]"""
    x, y, turn = {
        "in another": (3500, 900, 0),
        "in the air": (3500, 15_500, 0),
        "over the edge": (4200, 1500, 0),
        "on a corner": (3500, 1707, 45_000),
    }[where]
    table = town("red red red", **FREE)
    roll(table)
    place(table, "red-C", pose=Pose(3500, 500, 0))
    before = table.sight(None)
    with pytest.raises(Refused):
        place(table, "red-C", pose=Pose(x, y, turn))
    assert table.sight(None) == before
    place(table, "red-C", pose=Pose(3700, 1500, 0))


def test_one_may_decline():
    """Nobody has to take a stone. [book]"""
    table = town("red white violet")
    roll(table)
    table.play(0, Done())
    assert told(table, Declined) == [Declined(0, [0, 1, 2])]
    assert kinds_asked(table) == [(1, "roll")]


def test_white_is_any_colour():
    """White: a stone of any colour, in a shape that a plan needs. [book]"""
    table = town("white white white", cards=["cottage", "pointed_tower"])
    roll(table)
    offered = domain_of(table)["dice"]["0"]
    assert {KIND[stone] for stone in offered} == {
        f"{colour}-{shape}" for colour in ("yellow", "orange", "red", "violet") for shape in "CT"
    }


def test_free_and_white_is_any_stone():
    """Free: white is a stone of any colour and any shape. [book]"""
    table = town("white blue blue", **AGAINST, **FREE)
    roll(table)
    assert sorted(domain_of(table)["dice"]["0"]) == sorted(STONES)


# -- blue ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("faces", ["blue red red", "red blue blue", "blue blue blue"])
def test_one_blue_stone_for_all_blue_dice(faces):
    """Blue: one blue stone goes on the gnome's tower, however many dice are blue. [book]"""
    table = town(faces, cards=["cottage", "inn"])
    roll(table)
    raise_tower(table, marked=False)
    assert len(table.board.tower) == 1
    assert table.asks[0].kind == ("roll" if faces == "blue blue blue" else "build")


def test_blue_comes_first():
    """The tower comes first; then the other dice are used as always. [book]"""
    table = town("red blue yellow", cards=["cottage", "inn"])
    roll(table)
    assert kinds_asked(table) == [(0, "tower")]
    raise_tower(table, marked=False)
    assert table.board.unused == [0, 2]
    build(table, "yellow-C")


def test_the_towers_form_is_free():
    """Whoever rolled sets any blue stone anywhere: the tower's form is free. [book]"""
    table = town("blue red red")
    roll(table)
    pose = Pose(1500, 1000, 90_000)
    table.play(0, RaiseTower("blue-L-4", {"blue-L-4": pose}))
    (stone,) = table.sight(2).view.tower
    assert (stone.stone, stone.x, stone.y, stone.turn) == ("blue-L-4", 1500, 1000, 90_000)


def test_no_mark_no_gnome():
    """Without a mark under the stone nothing happens. [book]"""
    table = town("blue red red", cards=["cottage", "inn"])
    built(table, 0, 0, "red-C")
    roll(table)
    stone = raise_tower(table, marked=False)
    (placed,) = told(table, BlueStonePlaced)
    assert (placed.seat, placed.stone, placed.marked) == (0, stone, False)
    assert told(table, GnomeCame) == []
    assert len(shown(table).stones) == 1


def test_a_mark_and_no_house():
    """A mark, and no house under construction: lucky. [book]"""
    table = town("blue red red", cards=["cottage", "inn"])
    complete(table, 0, 0)
    built(table, 1, 0, f"violet-{table.board.houses[1][0].missing[0]}")
    roll(table)
    raise_tower(table, marked=True)
    assert told(table, GnomeCame) == [GnomeCame(0, [])]
    assert told(table, HouseFell) == []
    assert shown(table).finished
    assert len(shown(table, owner=1).stones) == 1


def test_a_mark_and_one_house():
    """A mark, and one house under construction: it falls, its stones return. [book]"""
    table = town("blue red red", cards=["cottage", "inn"])
    stones = built(table, 0, 1, "red-C", "violet-L")
    roll(table)
    raise_tower(table, marked=True)
    assert told(table, GnomeCame) == [GnomeCame(0, [1])]
    assert told(table, HouseFell) == [HouseFell(0, 1, stones)]
    assert set(stones) <= set(middle(table))
    assert shown(table, 0, 1).card == "inn"
    assert shown(table, 0, 1).stones == []


def test_a_mark_and_two_houses():
    """A mark, and two houses under construction: only one falls. [book]"""
    table = town("blue red red", cards=["cottage", "inn"])
    built(table, 0, 0, "red-C")
    built(table, 0, 1, "red-C", "violet-L")
    roll(table)
    raise_tower(table, marked=True)
    assert kinds_asked(table) == [(0, "sacrifice")]
    table.play(0, Sacrifice(0))
    assert [len(shown(table, 0, house).stones) for house in (0, 1)] == [0, 2]


def test_the_player_chooses_which_house_falls():
    """The player chooses which of the two. [ours]"""
    table = town("blue red red", cards=["cottage", "inn"])
    built(table, 0, 0, "red-C")
    built(table, 0, 1, "red-C", "violet-L")
    roll(table)
    raise_tower(table, marked=True)
    assert table.asks[0].choices == [Sacrifice(0), Sacrifice(1)]
    table.play(0, Sacrifice(1))
    assert [len(shown(table, 0, house).stones) for house in (0, 1)] == [1, 0]


def test_free_houses_of_less_than_seven_fall():
    """Free: a mark fells all the player's houses of fewer than seven stones. [book]"""
    table = town("blue red red", **FREE)
    built(table, 0, 0, "red-C", "red-T", "violet-C", "violet-T", "orange-C", "orange-T")
    built(table, 0, 1, "red-A")
    roll(table)
    raise_tower(table, marked=True)
    assert [fell.house for fell in told(table, HouseFell)] == [0, 1]
    assert sorted(middle(table)) == sorted(STONES)


def test_free_houses_of_seven_are_safe():
    """Free: a house of seven stones or more is safe. [book]"""
    table = town("blue red red", **FREE)
    complete(table, 0, 0)
    built(table, 0, 1, "violet-C")
    roll(table)
    raise_tower(table, marked=True)
    assert told(table, GnomeCame) == [GnomeCame(0, [1])]
    assert shown(table).finished
    assert len(shown(table).stones) == 7


def test_after_the_gnome_the_other_dice():
    """After the gnome the other dice are used as always. [book]"""
    table = town("blue red red", cards=["cottage", "inn"])
    built(table, 0, 0, "violet-C")
    roll(table)
    raise_tower(table, marked=True)
    build(table, "red-C")
    build(table, "red-C")
    assert kinds_asked(table) == [(1, "roll")]


def test_fallen_stones_may_be_taken_again():
    """Stones that fell may be taken again in the same turn. [ours]"""
    table = town("blue red red", cards=["bridge_house", "great_gate"])
    built(table, 0, 0, "red-A")
    roll(table)
    raise_tower(table, marked=True)
    assert build(table, "red-A") == "red-A-1"


# -- new cards -----------------------------------------------------------------------------------


def test_a_new_card_when_all_houses_are_complete():
    """Plans: whose houses are all complete takes a card, if one is left. [book]"""
    table = town("red red violet", cards=["cottage", "inn"])
    complete(table, 0, 1)
    built(table, 0, 0, "violet-C", "violet-C")
    top = table.board.pile[-1]
    roll(table)
    build(table, "red-T")
    assert told(table, HouseFinished) == [HouseFinished(0, 0, by=0)]
    assert told(table, CardTaken) == [CardTaken(0, 2, top)]
    assert shown(table, 0, 2).card == top


def test_no_new_card_while_a_house_is_not_complete():
    """Plans: no card as long as one of them is not complete. [book]"""
    table = town("red red violet", cards=["cottage", "inn"])
    built(table, 0, 0, "violet-C", "violet-C")
    roll(table)
    build(table, "red-T")
    assert shown(table).finished
    assert told(table, CardTaken) == []


def test_a_new_plan_waits_for_the_next_turn():
    """Plans: the new house is built from the next turn on. [book]"""
    rolls = "red white white", "blue blue blue", "white white white"
    table = town(*rolls, cards=["cottage", "inn"], seats=2)
    complete(table, 0, 1)
    built(table, 0, 0, "violet-C", "violet-C")
    roll(table)
    build(table, "red-T")
    assert told(table, DiceLeft) == [DiceLeft(0, [1, 2])]
    pass_turn(table)
    roll(table)
    assert {spot["house"] for spot in domain_of(table)["spots"]} == {2}


def test_a_new_card_for_every_house_of_seven():
    """Free: each time one of one's houses reaches seven stones one takes a card, if any. [book]"""
    table = town("red red violet", **FREE)
    built(table, 0, 0, "red-C", "red-C", "violet-C", "violet-C", "orange-C", "orange-C")
    roll(table)
    place(table, "red-T")
    assert told(table, HouseFinished) == [HouseFinished(0, 0, by=0)]
    assert [taken.house for taken in told(table, CardTaken)] == [2]
    place(table, "red-T")
    assert told(table, CardTaken) == []


def test_a_new_free_house_may_be_begun_at_once():
    """Free: the new house may be begun with the dice that are left. [ours]"""
    table = town("red red violet", **FREE)
    built(table, 0, 0, "red-C", "red-C", "violet-C", "violet-C", "orange-C", "orange-C")
    roll(table)
    place(table, "red-T")
    place(table, "violet-T", house=2)
    assert len(shown(table, 0, 2).stones) == 1


def test_a_house_of_seven_may_grow():
    """Free: the builder decides how large a house becomes. [book]"""
    table = town("violet violet violet", **FREE)
    complete(table, 0, 0)
    roll(table)
    for kind in ("violet-C", "violet-T", "violet-L"):
        place(table, kind)
    assert len(shown(table).stones) == 10


# -- nothing left to build -----------------------------------------------------------------------


def helping(*rolls, **options):
    """Three players, no cards left; the first one's houses are complete."""
    table = town(*rolls, **options)
    table.board.pile.clear()
    for house in (0, 1):
        complete(table, 0, house)
    return table


def test_help_when_everything_is_built():
    """Plans: houses complete and no card left: one's stones go to the others' plans. [book]"""
    table = helping("white white white", cards=["cottage", "inn"])
    deal(table, 1, "mill", "longhouse")
    roll(table)
    stone = build(table, "violet-L", owner=1, house=0)
    (placed,) = told(table, StonePlaced)
    assert (placed.seat, placed.owner, placed.house, placed.stone) == (0, 1, 0, stone)
    assert {spot["owner"] for spot in domain_of(table)["spots"]} == {1, 2}


def test_no_help_before():
    """Plans: nobody builds at another's house while there is something of one's own. [book]"""
    table = town("white white white", cards=["cottage", "inn"])
    table.board.pile.clear()
    complete(table, 0, 0)
    roll(table)
    assert {spot["owner"] for spot in domain_of(table)["spots"]} == {0}


def test_help_from_the_next_turn():
    """Plans: the dice that are left when one's last plan is complete do not help others. [book]"""
    blue = "blue blue blue"
    table = town("white white white", blue, "white white white", cards=["cottage", "inn"], seats=2)
    table.board.pile.clear()
    complete(table, 0, 1)
    built(table, 0, 0, "red-C", "red-C")
    roll(table)
    build(table, "red-T")
    assert told(table, DiceLeft) == [DiceLeft(0, [1, 2])]
    pass_turn(table)
    roll(table)
    assert {spot["owner"] for spot in domain_of(table)["spots"]} == {1}


def test_nothing_that_fits_is_told_only_when_it_is_so():
    """Plans: that no stone fits is told only while a plan waits for one. [ours]"""
    table = town("red red violet", cards=["cottage", "inn"])
    table.board.middle["violet-C"].clear()
    built(table, 0, 0, "orange-T")
    built(table, 0, 1, "orange-L", "orange-T")
    roll(table)
    build(table, "red-C")
    build(table, "red-C")
    assert told(table, NothingToTake) == [NothingToTake(0, [2])]
    assert told(table, DiceLeft) == []


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_free_and_no_cards_left_one_builds_or_gives(seats):
    """Free: no card left: go on with one's own houses, or give one's stones to others. [book]"""
    table = town("violet violet violet", seats=seats, **FREE)
    table.board.pile.clear()
    roll(table)
    place(table, "violet-T")
    assert domain_of(table)["give_to"] == list(range(1, seats))
    stone = give(table, "violet-C", to=1)
    assert told(table, StoneGiven) == [StoneGiven(0, 1, stone)]


@pytest.mark.parametrize(("seats", "game"), [(2, {}), (3, {}), (4, AGAINST)])
def test_few_pixies_also_give_with_a_safe_house(seats, game):
    """Free, two or three pixies: also with a house safe and none begun, as cards last. [ours]"""
    table = town("violet violet violet", seats=seats, **FREE, **game)
    complete(table, 0, 0)
    assert table.board.pile
    roll(table)
    assert domain_of(table)["give_to"] == [
        seat for seat in (1, 2, 3)[: seats - 1] if not game or seat != 2
    ]
    place(table, "violet-T", house=1)
    assert domain_of(table)["give_to"] == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_given_away_before(seats):
    """Free: otherwise nothing is given away as long as there are cards. [book]"""
    table = town("violet violet violet", seats=seats, **FREE)
    roll(table)
    assert table.board.pile
    assert domain_of(table)["give_to"] == []
    if seats > 3:
        complete(table, 0, 0)
        assert domain_of(table)["give_to"] == []


def test_the_receiver_builds_with_a_gift():
    """Free: whoever is given a stone builds with it, on a plot of their own. [ours]"""
    table = helping("violet violet violet", **FREE)
    roll(table)
    stone = give(table, "violet-C", to=2)
    assert kinds_asked(table) == [(2, "place_gift")]
    gift = table.sight(1).view.gift
    assert (gift.stone, gift.giver, gift.receiver) == (stone, 0, 2)
    place_gift(table, house=1)
    (placed,) = told(table, StonePlaced)
    assert (placed.seat, placed.owner, placed.house) == (0, 2, 1)
    assert kinds_asked(table) == [(0, "build")]


def test_a_gift_may_be_declined():
    """Free: a gift may be declined; the stone returns to the middle, the die is used. [ours]"""
    table = helping("violet violet violet", **FREE)
    roll(table)
    stone = give(table, "violet-C", to=2)
    table.play(2, Done())
    assert told(table, GiftDeclined) == [GiftDeclined(2, 0, stone)]
    assert stone in middle(table)
    assert table.board.unused == [1, 2]


# -- the end -------------------------------------------------------------------------------------


def nearly_done(*rolls, **options):
    """All stones stand but a violet cube, and a house of the first player waits for it."""
    table = town(*rolls, **options)
    build_all_but(table, "violet-C")
    assert [KIND[stone] for stone in middle(table)] == ["violet-C"]
    return table


def test_the_village_stands():
    """Won: all 40 stones are built and all plans complete. [book]"""
    table = nearly_done("violet red red")
    number = next(i for i, house in enumerate(table.board.houses[0]) if house.missing)
    roll(table)
    build(table, "violet-C", house=number)
    assert told(table, GameEnded) == [GameEnded(village=True)]
    assert (end_of(table).reason, end_of(table).won) == ("village", True)
    assert end_of(table).winners == (0, 1, 2)
    houses = [house for houses in table.board.houses for house in houses]
    assert len(houses) == 12
    assert all(house.finished for house in houses)


def test_the_free_village_stands():
    """Free: won when all 40 stones are built. [book]"""
    table = nearly_done("violet red red", **FREE)
    roll(table)
    place(table, "violet-C")
    assert (end_of(table).reason, end_of(table).won) == ("village", True)


def test_the_tower_stands():
    """Lost: the twelfth blue stone stands on the gnome's tower, at once. [book]"""
    table = town("blue red red", cards=["cottage", "inn"])
    built(table, 0, 0, "red-C")
    tower_of(table, 11)
    roll(table)
    raise_tower(table, marked=True)
    assert told(table, GnomeCame) == []
    assert told(table, GameEnded) == [GameEnded(village=False)]
    assert (end_of(table).reason, end_of(table).won, end_of(table).winners) == ("tower", False, ())
    assert sorted(all_stones(table.board)) == sorted([*STONES, *BLUE_STONES])


# -- one against all -----------------------------------------------------------------------------


def test_one_against_all_needs_three():
    """One against all: three players or more. [book]"""
    with pytest.raises(Refused, match="3 players or more"):
        town(seats=2, game="against", first_gnome=1)
    town(seats=3, game="against")


def test_the_table_agrees_on_the_gnome():
    """The players agree on who is the gnome. [book]"""
    assert town(seats=4, game="against", first_gnome=1).sight(None).view.gnome == 1


def test_the_gnome_is_the_third_seat():
    """If they do not say, the third seat is the gnome. [ours]"""
    assert town(seats=4, game="against").board.gnome == 2
    assert town(seats=4).board.gnome is None


def test_the_gnome_has_no_cards():
    """The gnome has no cards: he has the blue stones and the orange die. [book]"""
    board = town(seats=4, **AGAINST).board
    assert [len(houses) for houses in board.houses] == [2, 2, 0, 2]
    assert len(board.pile) == 6


def test_the_gnome_may_begin():
    """The youngest begins, also if that is the gnome. [book]"""
    table = town("gnome", seats=4, **AGAINST, first_player=2)
    assert kinds_asked(table) == [(2, "roll")]
    roll(table)
    assert told(table, HouseFell) == []
    assert kinds_asked(table) == [(3, "roll")]


def test_the_gnome_has_his_turn():
    """The gnome has a turn like everybody, in his place. [book]"""
    table = town("blue blue blue", "blue blue blue", "blank", **AGAINST)
    roll(table)
    roll(table)
    assert kinds_asked(table) == [(2, "roll")]
    roll(table)
    assert kinds_asked(table) == [(0, "roll")]


def test_a_pixies_blue_does_nothing():
    """Blue on a pixie's die does nothing. [book]"""
    table = town("blue red blue", cards=["cottage", "inn"], **AGAINST)
    roll(table)
    assert table.board.unused == [1]
    build(table, "red-C")
    assert table.board.tower == {}
    assert kinds_asked(table) == [(1, "roll")]


@pytest.mark.parametrize("points", [1, 2, 3])
def test_points_are_blue_stones(points):
    """For each point of his die the gnome sets a blue stone on his tower. [book]"""
    table = gnomes_turn(f"{points}")
    roll(table)
    assert told(table, GnomeDieRolled) == [GnomeDieRolled(2, f"{points}")]
    for _ in range(points):
        assert kinds_asked(table) == [(2, "tower")]
        raise_tower(table)
    assert len(table.board.tower) == points
    assert kinds_asked(table) == [(0, "roll")]


def gnomes_turn(face, **options):
    """Two pixies had no luck, and it is the gnome's turn."""
    table = town("blue blue blue", "blue blue blue", face, **AGAINST, **options)
    roll(table)
    roll(table)
    return table


def test_points_beyond_the_last_stone_are_lost():
    """Points for which there is no blue stone left are lost. [ours]"""
    table = gnomes_turn("3")
    tower_of(table, 11)
    roll(table)
    raise_tower(table)
    assert end_of(table).reason == "gnome"


def test_the_blank_face():
    """The blank face gives the gnome nothing. [book]"""
    table = gnomes_turn("blank")
    roll(table)
    assert table.board.tower == {}
    assert kinds_asked(table) == [(0, "roll")]


def test_the_gnome_wrecks_a_house():
    """The gnome face: he wrecks an unfinished house of any player; he chooses. [book]"""
    table = gnomes_turn("gnome")
    for seat in (0, 1):
        deal(table, seat, *(["cottage", "inn"] if seat else ["mill", "longhouse"]))
    complete(table, 0, 0)
    built(table, 0, 1, "red-C")
    built(table, 1, 0, "red-C", "violet-C")
    roll(table)
    assert table.asks[0].choices == [Wreck(0, 1), Wreck(1, 0)]
    table.play(2, Wreck(1, 0))
    assert [(fell.owner, fell.house) for fell in told(table, HouseFell)] == [(1, 0)]
    assert kinds_asked(table) == [(0, "roll")]


def test_he_knocks_over_the_only_one_too():
    """He knocks it over himself, also the only one; where there is none, nothing falls. [ours]"""
    table = gnomes_turn("gnome")
    deal(table, 1, "cottage", "inn")
    built(table, 1, 0, "red-C", "violet-C")
    roll(table)
    assert told(table, HouseFell) == []
    assert table.asks[0].choices == [Wreck(1, 0)]
    table.play(2, Wreck(1, 0))
    assert [(fell.owner, fell.house) for fell in told(table, HouseFell)] == [(1, 0)]
    lucky = gnomes_turn("gnome")
    roll(lucky)
    assert told(lucky, HouseFell) == []
    assert kinds_asked(lucky) == [(0, "roll")]


def test_the_gnome_cannot_wreck_a_free_house_of_seven():
    """Free: he wrecks a house of fewer than seven stones. [book]"""
    table = gnomes_turn("gnome", **FREE)
    complete(table, 0, 0)
    built(table, 0, 1, "red-C")
    built(table, 1, 0, "violet-C")
    roll(table)
    assert table.asks[0].choices == [Wreck(0, 1), Wreck(1, 0)]


def test_marks_mean_nothing():
    """The marks under the blue stones mean nothing, and nobody looks at them. [book]"""
    table = gnomes_turn("1")
    built(table, 0, 0, f"red-{table.board.houses[0][0].missing[0]}")
    roll(table)
    raise_tower(table, marked=True)
    assert [placed.marked for placed in told(table, BlueStonePlaced)] == [None]
    assert told(table, HouseFell) == []
    assert [stone.marked for stone in table.sight(0).view.tower] == [None]


def test_two_gnome_dice():
    """The gnome die: blank, 1, 1, 2, 3, gnome; the strong one: blank, 1, 2, 3, 4, gnome. [ours]"""
    assert GNOME_DICE["mild"] == ["blank", "1", "1", "2", "3", "gnome"]
    assert GNOME_DICE["strong"] == ["blank", "1", "2", "3", "4", "gnome"]
    faces = set()
    for seed in range(80):
        table = Table("pixie_town", 3, {**AGAINST, "gnome_die": "strong"}, f"{seed}")
        pass_turn(table)
        pass_turn(table)
        roll(table)
        faces |= {rolled.face for rolled in told(table, GnomeDieRolled)}
    assert faces == set(GNOME_DICE["strong"])


def test_the_pixies_win():
    """The pixies win when all stones of the village are built. [book]"""
    table = nearly_done("violet red red", **AGAINST)
    number = next(i for i, house in enumerate(table.board.houses[0]) if house.missing)
    roll(table)
    build(table, "violet-C", house=number)
    assert (end_of(table).reason, end_of(table).winners) == ("pixies", (0, 1))


def test_the_gnome_wins():
    """The gnome wins with the twelfth stone of his tower. [book]"""
    table = gnomes_turn("2")
    tower_of(table, 10)
    roll(table)
    raise_tower(table)
    assert table.outcome is None
    raise_tower(table)
    assert (end_of(table).reason, end_of(table).winners) == ("gnome", (2,))
    assert told(table, GameEnded) == [GameEnded(village=False)]
