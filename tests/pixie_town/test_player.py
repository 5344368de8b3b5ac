"""The computer player of Pixie Town: legal, the same again, sensible, and a careful builder."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import mean
from time import process_time
from typing import Any

import msgspec
import pytest

from tests.pixie_town.playing import built, complete, deal, give, raise_tower, roll, town
from tests.random_play import any_move, any_options
from tests.wire_sight import over_the_wire
from veillee.games import find_game
from veillee.games.pixie_town.board import (
    Build,
    Done,
    Give,
    HouseFell,
    Place,
    PlaceGift,
    RaiseTower,
    Sacrifice,
    StonePlaced,
    Wreck,
)
from veillee.games.pixie_town.player.player import PixieTownPlayer
from veillee.games.pixie_town.player.recipes import RECIPES, mirrored
from veillee.games.pixie_town.player.stability import dropped, looked_at, lying, stands
from veillee.games.pixie_town.rules.plot import PLOT_WIDTH, UNIT, Pose, box, extent, standing_at
from veillee.games.pixie_town.rules.setting_down import all_stay
from veillee.games.pixie_town.rules.stones import SHAPE
from veillee.lab.evening import play_evening, seat_players
from veillee.lab.simulate import simulate
from veillee.memory import PERSONAS
from veillee.table import Decision, Refused, Seat, Sight, Stream, Table

GAME = find_game("pixie_town")
FREE: dict[str, Any] = {"building": "imaginary"}
AGAINST = {"game": "against", "first_gnome": 2}
EVERY_KIND = {"roll", "tower", "sacrifice", "build", "place_gift", "wreck"}


def any_table(chance: Random) -> Table:
    while True:
        who = [Seat(chance.choice(sorted(PERSONAS))) for _ in range(chance.randint(2, 6))]
        try:
            return Table(GAME.id, who, any_options(GAME.id, chance), f"any {chance.random()}")
        except Refused:
            continue


def evening(table: Table) -> Iterator[tuple[int, Decision]]:
    """Play to the end. Before each move: who wants to do what."""
    players = seat_players(table)
    while table.outcome is None:
        wants = [(seat, player.watch(table.sight(seat))) for seat, player in enumerate(players)]
        ((seat, decision),) = [(seat, want) for seat, want in wants if want is not None]
        yield seat, decision
        table.play(seat, decision.move)


def wants(table: Table, persona: str = "elephant", seed: int = 1) -> Any:
    """What a player who has just sat down would do."""
    seat = table.asks[0].seat
    decision = PixieTownPlayer(seat, persona, Random(seed)).watch(table.sight(seat))
    assert decision is not None
    return table.accept(seat, decision.move)


# -- fair, legal, the same again -----------------------------------------------------------------


def test_it_plays_the_same_whatever_lies_where_it_cannot_see() -> None:
    chance = Random("veil")
    for number in range(20):
        table = any_table(chance)
        seat = chance.randrange(len(table.seats))
        one, twin = (PixieTownPlayer(seat, "adult", Random(number)) for _ in range(2))
        for _ in evening(table):
            sight = table.sight(seat)
            veiled = GAME.veil(table.board, seat, Stream(f"veil {chance.random()}", "veil"))
            hidden = Sight(seat, sight.seq, GAME.view(veiled, seat), sight.asks, sight.events, None)
            assert twin.watch(hidden) == one.watch(sight)


def test_it_needs_nothing_but_the_bytes_that_are_sent_to_its_seat() -> None:
    chance = Random("bytes")
    for number in range(8):
        table = any_table(chance)
        one, twin = (PixieTownPlayer(0, "age7", Random(number)) for _ in range(2))
        for _ in evening(table):
            sight = table.sight(0)
            assert twin.watch(over_the_wire(GAME, sight)) == one.watch(sight)


def test_whatever_it_wants_is_allowed_and_it_answers_every_question() -> None:
    chance = Random("legal")
    answered: Counter[str] = Counter()
    for _ in range(120):
        table = any_table(chance)
        for seat, decision in evening(table):
            (ask,) = table.asks
            assert ask.seat == seat
            answered[ask.kind] += 1
            assert table.accept(seat, decision.move) == decision.move
            assert 0.0 < decision.pause <= 6.0
    assert set(answered) == EVERY_KIND


def test_it_goes_on_from_wherever_a_person_left_the_seat() -> None:
    """Stones lie any way, even in the air: it still finds something that is allowed."""
    chance = Random("lent")
    for _ in range(25):
        table = any_table(chance)
        players = seat_players(table)
        while table.outcome is None:
            for seat, player in enumerate(players):
                decision = player.watch(table.sight(seat))
                if decision is not None:
                    table.accept(seat, decision.move)
            table.play(*any_move(table, chance))


def test_shown_the_same_question_twice_it_does_not_change_its_mind() -> None:
    chance = Random("twice")
    for _ in range(4):
        table = any_table(chance)
        twins = [PixieTownPlayer(seat, "age7", Random(seat)) for seat in range(len(table.seats))]
        for _ in evening(table):
            for seat, twin in enumerate(twins):
                sight = table.sight(seat)
                assert twin.watch(sight) == twin.watch(msgspec.structs.replace(sight, events=[]))


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    games = [play_evening(GAME.id, ["age5", "adult", "age7"], FREE, seed).moves for seed in "aab"]
    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.parametrize("options", [{}, FREE])
def test_it_decides_within_twenty_milliseconds(options: dict[str, Any]) -> None:
    times: list[float] = []
    for seed in range(6):
        table = Table(GAME.id, [Seat("elephant")] * 2, options, f"speed {seed}")
        players = seat_players(table)
        while table.outcome is None:
            (ask,) = table.asks
            sight = table.sight(ask.seat)
            started = process_time()
            decision = players[ask.seat].watch(sight)
            times.append(process_time() - started)
            assert decision is not None
            table.play(ask.seat, decision.move)
    times.sort()
    assert times[len(times) * 98 // 100] < 0.02


# -- after plans ---------------------------------------------------------------------------------


def test_it_finishes_what_is_nearly_finished() -> None:
    table = town("red red red", cards=["cottage", "longhouse"])
    built(table, 0, 0, "violet-C", "violet-C")
    roll(table)
    move = wants(table)
    assert isinstance(move, Build)
    assert (move.house, SHAPE[move.stone]) == (0, "T")


def test_it_takes_what_is_scarce_while_it_is_there() -> None:
    """The last arch there is, rather than one of many cubes."""
    table = town("red red red", cards=["bridge_house", "pointed_tower"])
    for colour in ("yellow", "orange", "violet"):
        table.board.middle[f"{colour}-A"].clear()
    roll(table)
    assert wants(table).stone == "red-A-1"


def test_it_keeps_the_white_die_for_last() -> None:
    table = town("white red violet", cards=["bridge_house", "pointed_tower"])
    roll(table)
    assert wants(table).die != 0


def test_it_helps_when_it_is_done() -> None:
    table = town("white white white", cards=["cottage", "inn"])
    deal(table, 1, "mill", "longhouse")
    table.board.pile.clear()
    complete(table, 0, 0)
    complete(table, 0, 1)
    built(table, 1, 1, "red-L", "red-T")
    roll(table)
    move = wants(table)
    assert (move.owner, move.house, SHAPE[move.stone]) == (1, 1, "C")


def test_it_gives_up_the_house_that_is_the_smaller_loss() -> None:
    table = town("blue red red", cards=["inn", "mill"])
    built(table, 0, 0, "red-C", "red-C", "red-L")
    built(table, 0, 1, "violet-L")
    roll(table)
    raise_tower(table, marked=True)
    assert wants(table) == Sacrifice(1)


@pytest.mark.parametrize(("gentle", "victim"), [(False, Wreck(0, 0)), (True, Wreck(1, 0))])
def test_the_gnome_wrecks_where_it_hurts_and_a_gentle_one_where_it_does_not(
    gentle: bool, victim: Wreck
) -> None:
    table = town("blue blue blue", "blue blue blue", "gnome", gentle_gnome=gentle, **AGAINST)
    deal(table, 0, "inn", "cottage")
    deal(table, 1, "mill", "longhouse")
    roll(table)
    roll(table)
    built(table, 0, 0, "red-C", "red-C", "red-L")
    built(table, 1, 0, "violet-L")
    roll(table)
    assert wants(table) == victim


@pytest.mark.long
def test_who_looks_ahead_wins_more() -> None:
    """In 20,000 games: 66 % among five-year-olds, 73 % among elephants."""
    child, elephant = (
        simulate(GAME.id, [persona] * 2, None, 150, "ahead", jobs=1).endings["village"]
        for persona in ("age5", "elephant")
    )
    assert 75 < child < elephant < 140


# -- free houses ---------------------------------------------------------------------------------


def upright(stones: dict[str, Pose]) -> list[tuple[str, Pose]]:
    return [(SHAPE[stone], pose) for stone, pose in stones.items()]


def test_every_stone_it_sets_down_stays_where_it_is() -> None:
    """It moves nothing, overlaps nothing, and all that carries the new stone still stands."""
    placed = 0
    for seed in range(20):
        options = FREE | (AGAINST if seed % 2 else {})
        for table, before, move in builds(["adult", "age5", "elephant", "age7"], options, seed):
            assert table.outcome is None
            (new,) = move.poses.keys() - before.keys()
            assert {stone: move.poses[stone] for stone in before} == before
            house = looked_at(upright(before))
            stone = lying(SHAPE[new], move.poses[new])
            assert stands(stone, house)
            for other in house:
                apart = max(stone.left - other.right, other.left - stone.right)
                above = max(stone.bottom - other.top, other.bottom - stone.top)
                assert max(apart, above) >= 0
            placed += 1
    assert placed > 800


def builds(
    personas: list[str], options: dict[str, Any], seed: int
) -> Iterator[tuple[Table, dict[str, Pose], Any]]:
    """Every stone set down in a game, and what lay on that plot before."""
    table = Table(GAME.id, [Seat(persona) for persona in personas], options, f"stays {seed}")
    for seat, decision in evening(table):
        match decision.move:
            case Place(house=house) | PlaceGift(house=house) as move:
                yield table, dict(table.board.houses[seat][house].stones), move
            case RaiseTower() as move:
                yield table, dict(table.board.tower), move
            case _:
                pass


def test_it_hardly_ever_finds_no_place() -> None:
    taken: Counter[type] = Counter()
    for seed in range(30):
        table = play_evening(GAME.id, ["elephant"] * (2 + seed % 5), FREE, f"room {seed}")
        taken.update(type(played.move) for played in table.moves)
    assert taken[Done] <= taken[Place] // 200


@pytest.mark.parametrize("name", RECIPES)
@pytest.mark.parametrize("other_way", [False, True])
def test_a_recipe_is_a_house_of_seven_that_stands(name: str, other_way: bool) -> None:
    recipe = mirrored(RECIPES[name]) if other_way else RECIPES[name]
    assert len(recipe) >= 7
    for choice in (0, -1):
        built_so_far: list[tuple[str, Pose]] = []
        for place in recipe:
            idea = place[choice]
            pose = standing_at(idea.shape, idea.left, idea.bottom, idea.turn)
            falls = dropped(idea.shape, idea.turn, idea.left, looked_at(built_so_far))
            assert falls == pose, (name, idea)
            built_so_far.append((idea.shape, pose))


def test_houses_differ() -> None:
    """Recipes, mirrors and colours: no two first houses alike."""
    houses = set()
    for seed in range(20):
        table = play_evening(GAME.id, ["adult"] * 2, FREE, f"differ {seed}")
        houses.add(str(table.board.houses[0][0].stones))
    assert len(houses) == 20


def test_it_finishes_one_free_house_before_the_next() -> None:
    table = town("red red red", **FREE)
    built(table, 0, 1, "violet-C")
    roll(table)
    assert wants(table).house == 1


def test_no_two_personas_build_the_same_village() -> None:
    for seed in range(6):
        games = {
            str(play_evening(GAME.id, [persona] * 2, FREE, f"ages {seed}").moves)
            for persona in PERSONAS
        }
        assert len(games) == len(PERSONAS)


def test_children_build_higher_than_is_wise_and_begin_more_than_they_finish() -> None:
    child, adult = (
        [
            house.stones
            for seed in range(15)
            for houses in play_evening(GAME.id, [persona] * 3, FREE, f"tall {seed}").board.houses
            for house in houses
            if house.stones
        ]
        for persona in ("age5", "adult")
    )
    assert mean(map(top, child)) > mean(map(top, adult)) + 0.3
    assert mean(map(len, child)) < mean(map(len, adult)) - 0.3


def top(stones: dict[str, Pose]) -> float:
    """In units."""
    return max(box(SHAPE[stone], pose)[3] for stone, pose in stones.items()) / UNIT


def test_children_overlook_dice() -> None:
    def left_lying(persona: str) -> int:
        games = (play_evening(GAME.id, [persona] * 2, FREE, f"seen {seed}") for seed in range(10))
        return sum(isinstance(played.move, Done) for game in games for played in game.moves)

    assert left_lying("age5") > left_lying("age10") > left_lying("elephant")


def test_no_card_left_it_gives_only_where_it_helps_more_than_at_home() -> None:
    table = town("violet violet violet", seats=6, **FREE)
    built(table, 0, 0, "red-C", "red-C", "red-L", "red-T", "orange-C")
    built(table, 3, 1, "orange-C", "orange-C", "orange-L", "orange-T")
    roll(table)
    assert isinstance(wants(table), Place)
    built(table, 3, 1, "yellow-C", "yellow-C")
    assert wants(table).to == 3


def test_late_in_the_game_it_builds_where_nothing_can_fall() -> None:
    table = town("red red red", **FREE)
    complete(table, 0, 0)
    roll(table)
    assert wants(table, "adult").house == 1
    for stone in list(table.board.blue)[:8]:
        table.board.blue.remove(stone)
        table.board.tower[stone] = Pose(3500, 500, 0)
    assert wants(table, "adult").house == 0
    assert wants(table, "age5").house == 1


def test_when_done_it_gives_to_somebody_whose_house_is_nearly_safe() -> None:
    table = town("violet violet violet", **FREE)
    table.board.pile.clear()
    complete(table, 0, 0)
    complete(table, 0, 1)
    built(table, 1, 0, "violet-C", "violet-C")
    built(table, 2, 0, "violet-T", "violet-T", "red-C", "violet-L")
    roll(table)
    move = wants(table)
    assert isinstance(move, Give)
    assert move.to == 2
    table.play(0, move)
    gift = wants(table)
    assert isinstance(gift, PlaceGift)
    assert gift.house == 0


def test_it_declines_a_gift_for_which_there_is_no_place() -> None:
    table = town("violet violet violet", **FREE)
    built(table, 0, 0, "red-C", "red-C", "red-C", "red-C", "red-L", "red-L", "red-A")
    for house, colour in ((0, "yellow"), (1, "orange")):
        for left in (0, 2500, 5000):
            stone = table.board.middle[f"{colour}-T"].pop()
            table.board.houses[1][house].stones[stone] = standing_at("T", left, 0)
    roll(table)
    give(table, "violet-T", to=1)
    assert wants(table) == Done()


def test_it_finds_a_place_beside_stones_that_lean() -> None:
    table = town("red red red", **FREE)
    leaning = {"violet-C-1": Pose(4433, 502, 180_000), "violet-L-1": Pose(5886, 1346, 30_406)}
    assert all_stay(leaning)
    for stone in leaning:
        table.board.middle[stone[:-2]].remove(stone)
    table.board.houses[0][0].stones = dict(leaning)
    roll(table)
    move = wants(table)
    assert move.house == 0
    (new,) = move.poses.keys() - leaning.keys()
    left, bottom, right, _ = box(SHAPE[new], move.poses[new])
    for stone, pose in leaning.items():
        other = box(SHAPE[stone], pose)
        assert right <= other[0] + 25 or left >= other[2] - 25 or bottom >= other[3]


def test_the_tower_is_two_wide_and_grows() -> None:
    for seed in range(10):
        table = play_evening(GAME.id, ["adult"] * 3, AGAINST | {"gnome_die": "strong"}, f"{seed}")
        boxes = [box(SHAPE[stone], pose) for stone, pose in table.board.tower.items()]
        if boxes:
            assert min(left for left, *_ in boxes) >= PLOT_WIDTH // 2 - 1000
            assert max(right for _, _, right, _ in boxes) <= PLOT_WIDTH // 2 + 1000


# -- how stones stand ----------------------------------------------------------------------------


def test_a_stone_with_its_middle_over_nothing_falls() -> None:
    cube = looked_at([("C", standing_at("C", 3000, 0))])
    assert dropped("L", 0, 2500, cube) == standing_at("L", 2500, 1000)
    assert dropped("L", 0, 3000, cube) is None
    assert dropped("L", 0, 4000, cube) == standing_at("L", 4000, 0)


def test_nothing_stands_on_a_roof_or_on_what_leans() -> None:
    assert dropped("C", 0, 3500, looked_at([("T", standing_at("T", 3000, 0))])) is None
    assert dropped("C", 0, 3200, looked_at([("L", Pose(3500, 1000, 30_000))])) is None


def test_an_arch_needs_something_under_both_feet() -> None:
    cube = ("C", standing_at("C", 3000, 0))
    assert dropped("A", 0, 2500, looked_at([cube])) is None
    pair = looked_at([("C", standing_at("C", 2500, 0)), ("C", standing_at("C", 3500, 0))])
    assert dropped("A", 0, 2500, pair) == standing_at("A", 2500, 1000)


def test_weight_on_one_arm_topples_what_carries_it() -> None:
    """A long block balanced on a cube, a little to the right, bears a stone on its left only."""
    cube, beam = ("C", standing_at("C", 3000, 0)), ("L", standing_at("L", 2800, 1000))
    balanced = looked_at([cube, beam])
    assert dropped("C", 0, 2800, balanced) is not None
    assert dropped("C", 0, 3800, balanced) is None


def test_stones_that_somebody_pushed_into_each_other_confuse_nobody() -> None:
    """A tower that was built before such things were refused may have two stones in one place."""
    twice = looked_at([("C", standing_at("C", 3000, 0)), ("C", standing_at("C", 3000, 0))])
    assert dropped("C", 0, 3000, twice) == standing_at("C", 3000, 1000)


def test_a_stone_fits_the_plot_or_is_not_set_down() -> None:
    for shape in "CLTA":
        width = extent(shape, 0)[0]
        assert dropped(shape, 0, PLOT_WIDTH - width, []) is not None
        assert dropped(shape, 0, PLOT_WIDTH - width + 1, []) is None
        assert dropped(shape, 0, -1, []) is None


def test_its_stones_stay_when_the_gnome_comes_to_another() -> None:
    """A game with every kind of happening: what fell was told, stone by stone."""
    table = play_evening(GAME.id, ["age5", "age7", "adult"], FREE, "gnomes 3")
    standing: dict[str, tuple[int, int]] = {}
    for event in table.events(None):
        match event:
            case StonePlaced(owner=owner, house=house, stone=stone):
                standing[stone] = owner, house
            case HouseFell(owner=owner, house=house, stones=stones):
                assert {s for s, at in standing.items() if at == (owner, house)} == set(stones)
                standing = {s: at for s, at in standing.items() if s not in stones}
            case _:
                pass
    houses = table.board.houses
    left = {s: (o, h) for o, own in enumerate(houses) for h, x in enumerate(own) for s in x.stones}
    assert standing == left
