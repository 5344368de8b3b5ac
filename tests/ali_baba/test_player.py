"""The computer player of Ali Baba: fair, legal, the same again, and as good as its memory."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest

from tests.ali_baba.playing import stack
from tests.evenings import any_evening, evening, seated
from tests.random_play import any_move
from tests.wire_sight import over_the_wire
from veillee.games import find_game
from veillee.games.ali_baba.board import (
    CardPicked,
    Draw,
    ItemSaid,
    Judge,
    MistakeMade,
    NewAli,
    OpenSesame,
    Options,
    PebbleSpent,
    Pick,
    RecitalBegun,
    RecitalEnded,
    Say,
    SpendPebble,
    ThatIsAll,
    TreasureShown,
)
from veillee.games.ali_baba.player.judging import all_is_said, item_is_right
from veillee.games.ali_baba.player.leaving import Prospects, coming_thieves, share
from veillee.games.ali_baba.player.nerve import Nerve
from veillee.games.ali_baba.player.others import Others
from veillee.games.ali_baba.player.picking import Loot, surely_lacks, worth
from veillee.games.ali_baba.player.player import AliBabaPlayer
from veillee.games.ali_baba.player.tally import Tally
from veillee.games.ali_baba.views import Held, View
from veillee.lab.evening import play_evening, seat_players
from veillee.lab.simulate import simulate
from veillee.memory import PERSONAS, draw_person
from veillee.table import AskSeen, Seat, Sight, Stream, Table, TimeUp

GAME = find_game("ali_baba")
EVERY_KIND = {"draw", "glance", "recite", "choose", "judge", "pick", "pick_first"}


# -- fair, legal, the same again -----------------------------------------------------------------


def test_it_plays_the_same_whatever_lies_where_it_cannot_see() -> None:
    """Two twins watch one seat; one of them sees a table whose hidden cards were dealt anew."""
    chance = Random("veil")
    decisions = 0
    for number in range(24):
        table = any_evening(GAME.id, chance, people=number % 3 == 0)
        seat = chance.randrange(len(table.seats))
        persona = chance.choice(sorted(PERSONAS))
        one, twin = (AliBabaPlayer(seat, persona, Random(number)) for _ in range(2))
        for _ in evening(table, chance):
            sight = table.sight(seat)
            veiled = GAME.veil(table.board, seat, Stream(f"veil {chance.random()}", "veil"))
            hidden = Sight(seat, sight.seq, GAME.view(veiled, seat), sight.asks, sight.events, None)
            decided = one.watch(sight)
            assert twin.watch(hidden) == decided
            decisions += decided is not None
    assert decisions > 500


def test_it_needs_nothing_but_the_bytes_that_are_sent_to_its_seat() -> None:
    chance = Random("bytes")
    for number in range(6):
        table = any_evening(GAME.id, chance, people=False)
        persona = table.seats[0].persona or ""
        one, twin = (AliBabaPlayer(0, persona, Random(number)) for _ in range(2))
        for _ in evening(table, chance):
            sight = table.sight(0)
            assert twin.watch(over_the_wire(GAME, sight)) == one.watch(sight)


@pytest.mark.parametrize("people", [False, True])
def test_whatever_it_wants_is_allowed_in_every_variant(people: bool) -> None:
    chance = Random(f"legal {people}")
    seats: Counter[int] = Counter()
    variants: set[tuple[str, str]] = set()
    for _ in range(80):
        table = any_evening(GAME.id, chance, people)
        seats[len(table.seats)] += 1
        variants |= {(name, str(value)) for name, value in varied(table.options)}
        for decided in evening(table, chance):
            assert table.asks == [] or {ask.seat for ask in table.asks} == set(decided)
            for seat, decision in decided.items():
                assert table.accept(seat, decision.move) == decision.move
                assert 0.0 < decision.pause <= 8.0
    assert set(seats) == {2, 3, 4, 5}
    assert len(variants) == 2 * 4 + 3 + (3 if people else 2)


def varied(options: Any) -> Iterator[tuple[str, Any]]:
    for name, value in msgspec.to_builtins(options).items():
        if isinstance(value, bool | str):
            yield name, value


def test_it_answers_in_every_role() -> None:
    chance = Random("roles")
    answered: set[str] = set()
    for number in range(30):
        table = any_evening(GAME.id, chance, people=number % 2 == 0)
        for decided in evening(table, chance):
            answered |= {ask.kind for ask in table.asks if ask.seat in decided}
    assert answered == EVERY_KIND


def test_it_goes_on_from_wherever_a_person_left_the_seat() -> None:
    """It watches all that the seat saw while somebody else answered, then answers itself."""
    chance = Random("lent")
    for _ in range(40):
        table = any_evening(GAME.id, chance, people=True)
        players = seated(table, chance)
        while table.outcome is None:
            for seat, player in enumerate(players):
                decision = player.watch(table.sight(seat))
                if decision is not None:
                    table.accept(seat, decision.move)
            table.play(*any_move(table, chance))


def test_shown_the_same_question_twice_it_does_not_change_its_mind() -> None:
    chance = Random("twice")
    table = any_evening(GAME.id, chance, people=False)
    twins = [AliBabaPlayer(seat, "age7", Random(seat)) for seat in range(len(table.seats))]
    for _ in evening(table, chance):
        for seat, twin in enumerate(twins):
            sight = table.sight(seat)
            assert twin.watch(sight) == twin.watch(msgspec.structs.replace(sight, events=[]))


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    personas = ["age5", "age7", "adult", "elephant"]
    options = {"adjectives": "set", "ali_judges": True}
    games = [play_evening(GAME.id, personas, options, seed).moves for seed in "aab"]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_it_looks_in_far_less_than_a_millisecond() -> None:
    table = Table(GAME.id, [Seat("adult") for _ in range(5)], {"adjectives": "set"}, "speed")
    players = seat_players(table)
    looks, spent = 0, 0.0
    while table.outcome is None:
        sights = [table.sight(seat) for seat in range(5)]
        started = process_time()
        wants = [player.watch(sight) for player, sight in zip(players, sights, strict=True)]
        spent += process_time() - started
        looks += 5
        acts = [(want.pause, seat, want.move) for seat, want in enumerate(wants) if want]
        _, seat, move = min(acts, key=lambda one: one[:2], default=(0.0, None, TimeUp()))
        table.play(seat, move)
    assert spent / looks < 0.001


# -- thieves -------------------------------------------------------------------------------------


def recite(persona: str, cards: list[str], seed: int, **options: Any) -> list[Any]:
    """What seat 1 says of cards it was shown, with nobody else reciting."""
    player = AliBabaPlayer(1, persona, Random(seed))
    view = cave(options=Options(**options), cards=len(cards))
    for card in cards:
        player.watch(Sight(1, 1, view, [], [TreasureShown(0, card)]))
    moves: list[Any] = []
    heard: list[Any] = [RecitalBegun(1)]
    while not moves or isinstance(moves[-1], Say):
        said = [move.treasure for move in moves]
        ask = AskSeen(1, "recite", domain={"said": said, "pebbles": 0})
        decision = player.watch(Sight(1, 1, view, [ask], heard))
        assert decision is not None
        moves.append(decision.move)
        if isinstance(decision.move, Say):
            heard = [ItemSaid(1, decision.move.treasure, decision.move.count, None, True)]
    return moves


def cave(**seen: Any) -> View:
    nothing: dict[str, Any] = dict.fromkeys(View.__struct_fields__)
    still = {
        "options": Options(),
        "round": 1,
        "ali": 0,
        "thief": 1,
        "reciting": True,
        "last_round": False,
        "tokens": [],
        "pile": 30,
        "cards": 0,
        "open": [],
        "ali_takes": 0,
        "won": [0, 0, 0, 0],
        "with_cassim": False,
    }
    return View(**nothing | still | seen)


CARDS = ["ring", "vase", "donkey", "ring", "mirror", "book", "carpet"]
RIGHT = [Say("ring", 2), *(Say(card, 1) for card in ["vase", "donkey", "mirror", "book", "carpet"])]


def test_an_elephant_recites_oldest_first_with_the_right_numbers() -> None:
    assert recite("elephant", CARDS, 1) == [*RIGHT, ThatIsAll()]


def test_the_younger_forget_more_and_never_say_more_cards_than_there_are_if_they_count() -> None:
    right = {
        persona: sum(recite(persona, CARDS, seed) == [*RIGHT, ThatIsAll()] for seed in range(400))
        for persona in ("age5", "age7", "adult", "elephant")
    }
    assert right["age5"] + 20 < right["age7"] < right["adult"] - 20 < right["elephant"] - 20
    for seed in range(50):
        *items, _ = recite("elephant", CARDS, seed)
        assert sum(item.count for item in items) == len(CARDS)


def test_who_counts_the_cards_guesses_rather_than_stopping_early() -> None:
    player = AliBabaPlayer(1, "elephant", Random(1))
    ask = AskSeen(1, "recite", domain={"said": [], "pebbles": 0})
    decision = player.watch(Sight(1, 1, cave(cards=2), [ask], []))
    assert decision is not None
    assert isinstance(decision.move, Say)


def test_who_has_a_pebble_spends_it_rather_than_guess() -> None:
    """Two cards, of which it saw one: that is said first, and the other is asked of the table."""
    player = AliBabaPlayer(1, "elephant", Random(1))
    view, seen = cave(cards=2, pebbles=[0, 1, 0, 0]), [TreasureShown(0, "ring")]
    heard: list[Any] = [*seen, RecitalBegun(1)]
    moves: list[Any] = []
    for said, pebbles, after in [
        ([], 1, [ItemSaid(1, "ring", 1, None, True)]),
        (["ring"], 1, [PebbleSpent(1), ItemSaid(1, "vase", 1, None, True)]),
        (["ring", "vase"], 0, []),
    ]:
        ask = AskSeen(1, "recite", domain={"said": said, "pebbles": pebbles})
        decision = player.watch(Sight(1, 1, view, [ask], heard))
        assert decision is not None
        moves.append(decision.move)
        heard = after
    assert moves == [Say("ring", 1), SpendPebble(), ThatIsAll()]


def test_pebbles_even_a_table_out() -> None:
    """Among adults a five-year-old errs less often with three of them."""
    erred = {
        pebbles: sum(
            event.thief == 0
            for seed in range(25)
            for event in play_evening(
                GAME.id, ["age5", "adult", "adult"], {"pebbles": pebbles}, f"even {seed}"
            ).events(None)
            if isinstance(event, MistakeMade)
        )
        for pebbles in [(), (3,)]
    }
    assert erred[3,] < 0.6 * erred[()]


def test_order_is_kept_but_by_those_who_mix_it_up() -> None:
    def in_order(persona: str) -> int:
        says = (recite(persona, CARDS, seed, in_order="appeared") for seed in range(100))
        return sum(
            [m.treasure for m in moves[:-1]] == [r.treasure for r in RIGHT] for moves in says
        )

    assert in_order("elephant") > 95
    assert in_order("adult") < in_order("elephant")


def test_an_elephant_keeps_the_order_of_the_first_recital_and_puts_the_new_one_last() -> None:
    table = Table(GAME.id, 3, {"in_order": "recited"}, "as first recited")
    stack(table, "ring", "vase", "lion", "book")
    player = AliBabaPlayer(2, "elephant", Random(1))

    def played(seat: int | None, move: Any) -> Any:
        table.play(seat, move)
        return player.watch(table.sight(2))

    for said in (["ring"], ["vase", "ring"], ["lion", "vase", "ring"]):
        played(0, Draw())
        played(None, TimeUp())
        for treasure in said:
            played(table.board.thief, Say(treasure, 1))
        played(table.board.thief, ThatIsAll())
    played(0, Draw())
    decision = played(None, TimeUp())
    for treasure in ("lion", "vase", "ring", "book"):
        assert decision.move == Say(treasure, 1)
        decision = played(2, decision.move)
    assert decision.move == ThatIsAll()


def test_of_forty_four_cards_nobody_says_four_teapots() -> None:
    """Not even whoever counts five cards in Ali's hand and remembers nothing but teapots."""
    for seed in range(40):
        player = AliBabaPlayer(1, "elephant", Random(seed))
        view = cave(options=Options(forty_four=True), cards=5)
        shown = [NewAli(0), *[TreasureShown(0, "teapot")] * 4, RecitalBegun(1)]
        ask = AskSeen(1, "recite", domain={"said": [], "pebbles": 0})
        decision = player.watch(Sight(1, 1, view, [ask], shown))
        assert decision is not None
        assert decision.move == Say("teapot", 3)


def test_against_the_sand_it_is_quick() -> None:
    slow, quick = (
        AliBabaPlayer(1, "age70", Random(3)).watch(
            Sight(
                1,
                1,
                cave(cards=1),
                [AskSeen(1, "recite", domain={"said": [], "pebbles": 0}, seconds=seconds)],
                [TreasureShown(0, "ring")],
            )
        )
        for seconds in (None, 1.0)
    )
    assert slow is not None
    assert quick is not None
    assert quick.move == slow.move
    assert quick.pause <= 0.3 < slow.pause


# -- Ali -----------------------------------------------------------------------------------------


def choice(persona: str, **seen: Any) -> Counter[type]:
    ask = AskSeen(0, "choose", [Draw(), OpenSesame()])
    view = cave(reciting=False, **seen)
    sight = Sight(0, 1, view, [ask], [])
    decisions = (AliBabaPlayer(0, persona, Random(seed)).watch(sight) for seed in range(60))
    return Counter(type(decision.move) for decision in decisions if decision is not None)


def hand(*treasures: str) -> dict[str, Any]:
    return {"hand": [Held(each, 1, None) for each in treasures], "cards": len(treasures)}


def test_ali_goes_on_while_it_is_safe_and_leaves_before_a_likely_capture() -> None:
    safe = hand("ring", "vase")
    risky = hand("ring", "vase", "crown", "mirror", "donkey", "lion", "book", "teapot", "slippers")
    alarms = ["shiny", "shiny", "noisy", "noisy"]
    assert choice("elephant", **safe) == {Draw: 60}
    assert choice("elephant", **risky, tokens=alarms) == {OpenSesame: 60}
    daring = choice("age5", **risky, tokens=alarms)
    assert 0 < daring[Draw] < 60


def test_nobody_fears_the_chief() -> None:
    """Where he lies is known, and he raises no alarm."""
    risky = hand("ring", "vase", "crown", "mirror", "donkey", "lion", "book", "teapot", "slippers")
    alarms = ["shiny", "shiny", "noisy", "noisy"]
    assert choice("elephant", **risky, tokens=alarms, pile=9) == {Draw: 60}
    assert choice("elephant", **risky, tokens=alarms, pile=12) == {OpenSesame: 60}


def test_a_thief_who_erred_is_worth_another_card() -> None:
    six = hand("ring", "vase", "crown", "mirror", "book")
    ask = AskSeen(0, "choose", [Draw(), OpenSesame()])
    view = cave(**six, tokens=["shiny", "shiny"], thief=3, reciting=False)
    moves: list[Any] = []
    for event in (MistakeMade(1, "early", None, []), RecitalEnded(1)):
        player = AliBabaPlayer(0, "elephant", Random(1))
        for _ in range(4):
            shown = [TreasureShown(0, "ring")] * 3
            player.watch(Sight(0, 1, view, [], [*shown, event]))
        decision = player.watch(Sight(0, 2, view, [ask], []))
        assert decision is not None
        moves.append(decision.move)
    assert moves == [Draw(), OpenSesame()]


def test_nobody_leaves_with_one_or_two_cards_unless_the_next_may_capture() -> None:
    for persona in PERSONAS:
        assert choice(persona, **hand("ring")) == {Draw: 60}
        assert choice(persona, **hand("lion")) == {Draw: 60}
        assert choice(persona, **hand("ring", "lion"), tokens=["noisy"]) == {Draw: 60}
    in_danger = choice("age70", **hand("lion", "parrot"), tokens=["noisy", "noisy"])
    assert in_danger[OpenSesame] > 10


def test_of_one_age_some_are_brave_and_some_are_timid() -> None:
    """The same person is brave or timid again and again."""
    six = hand("ring", "vase", "crown", "mirror", "book", "teapot")
    ask = AskSeen(0, "choose", [Draw(), OpenSesame()])
    went_on: Counter[int] = Counter()
    for seed in range(60):
        player = AliBabaPlayer(0, "age7", Random(seed))
        for round_ in range(10):
            view = cave(**six, tokens=["shiny", "shiny"], round=round_, reciting=False)
            decision = player.watch(Sight(0, round_, view, [ask], []))
            went_on[seed] += decision is not None and decision.move == Draw()
    timid, brave = (sum(many in of for many in went_on.values()) for of in ((0, 1, 2), (8, 9, 10)))
    assert min(timid, brave) > 6


def test_who_fears_a_capture_draws_less_and_who_is_greedy_draws_more() -> None:
    view = cave(**hand("ring", "vase", "crown", "mirror", "book"), tokens=["shiny"] * 2)

    def gain(fear: float, greed: float) -> float:
        loot = Loot(0, draw_person(PERSONAS["elephant"], Random(1)), Random(1))
        tally = Tally("elephant", Random(1))
        return Prospects(view, loot, Others(), tally, Nerve(fear, greed, 0.0)).gain()

    assert gain(2.0, 0.3) < gain(0.0, 0.3) < gain(-2.0, 0.3)
    assert gain(0.0, 0.1) < gain(0.0, 0.6)


def test_the_three_ways_of_sharing_are_weighed_as_the_rulebook_shares() -> None:
    """Six cards that everybody wants, three players: what Ali gets more than the others."""
    left = share(["ali", "thief", "thief"] * 2, 6, 6.0, 1.0, 2)
    erred = share(["ali"] * 3 + ["thief", "ali", "thief"], 6, 6.0, 1.0, 2)
    captured = share(["thief", "thief"] * 3, 6, 6.0, 1.0, 2)
    assert (left, erred, captured) == pytest.approx((2 - 2, 4 - 1, 0 - 3))


def test_it_knows_who_recites_next() -> None:
    assert coming_thieves(cave(ali=2, thief=None), 4) == [3, 0, 1, 3]
    assert coming_thieves(cave(ali=2, thief=0), 3) == [1, 3, 0]


def test_ali_judges_by_the_hand() -> None:
    held = [Held("ring", 2, "blue"), Held("vase", 1, None)]
    plain, ordered = Options(adjectives="set"), Options(adjectives="set", in_order="appeared")
    blue, vase = Say("ring", 2, "blue"), Say("vase", 1, "old")
    assert item_is_right([blue], held, plain)
    assert item_is_right([vase], held, plain)
    assert not item_is_right([vase], held, ordered)
    assert not item_is_right([Say("ring", 1, "blue")], held, plain)
    assert not item_is_right([Say("ring", 2, "red")], held, plain)
    assert not item_is_right([Say("lion", 1, "old")], held, plain)
    assert all_is_said([vase, blue], held)
    assert not all_is_said([blue], held)


def test_of_free_words_what_was_meant_counts() -> None:
    held = [Held("ring", 1, "Poussiéreux")]
    free = Options(adjectives="free")
    for word, right in [("poussiereuse", True), ("poussiéreux", True), ("doré", False)]:
        assert item_is_right([Say("ring", 1, word)], held, free) == right


def test_a_judging_ali_is_nearly_always_right() -> None:
    wrong = verdicts = 0
    for seed in range(25):
        table = Table(GAME.id, [Seat("age7")] * 3, {"ali_judges": True}, f"judge {seed}")
        for decided in evening(table, Random(seed)):
            for seat, decision in decided.items():
                if isinstance(decision.move, Judge):
                    verdicts += 1
                    wrong += decision.move.right != rightly(table, seat)
    assert verdicts > 1000
    assert 0 < wrong < 0.02 * verdicts


def rightly(table: Table, ali: int) -> bool:
    """What the rules would say: the last item, or that it is all."""
    board = table.board
    if isinstance(table.moves[-1].move, ThatIsAll):
        return {item.treasure for item in board.said} >= set(board.hand)
    item = board.said[-1]
    return board.hand.count(item.treasure) == item.count


# -- sharing -------------------------------------------------------------------------------------


def picked_of(player: AliBabaPlayer, offered: list[str], *, owns: tuple[str, ...] = ()) -> str:
    seen: list[Any] = [CardPicked(0, treasure) for treasure in owns]
    ask = AskSeen(0, "pick", [Pick(each) for each in offered])
    decision = player.watch(Sight(0, 1, cave(open=offered, reciting=False), [ask], seen))
    assert decision is not None
    assert isinstance(decision.move, Pick)
    return decision.move.treasure


def picks(persona: str, offered: list[str], **knows: Any) -> Counter[str]:
    players = (AliBabaPlayer(0, persona, Random(seed)) for seed in range(200))
    return Counter(picked_of(player, offered, **knows) for player in players)


def test_an_elephant_picks_what_it_does_not_own() -> None:
    offered = ["chief", "cushion"]
    assert picks("elephant", offered)["chief"] > 190
    assert picks("elephant", offered, owns=("chief",)) == {"cushion": 200}


def test_who_counts_rather_picks_what_hardly_comes_again_and_children_what_they_like() -> None:
    offered = ["hourglass", "parrot", "teapot"]
    rare = {persona: picks(persona, offered)["hourglass"] for persona in PERSONAS}
    assert rare["elephant"] > rare["adult"] > rare["age7"] > rare["age5"]
    assert rare["adult"] > 120
    assert picks("age5", offered)["parrot"] > 100


def test_some_like_shiny_things_and_some_animals() -> None:
    chosen = picks("age7", ["crown", "donkey"])
    assert min(chosen["crown"], chosen["donkey"]) > 40
    favourites = [
        (
            picked_of(player, ["gold_coins", "parrot"]),
            picked_of(player, ["donkey", "mirror", "ring"]),
        )
        for player in (AliBabaPlayer(0, "age5", Random(seed)) for seed in range(200))
    ]
    assert Counter(favourites)["parrot", "donkey"] > 40
    assert Counter(favourites)["gold_coins", "mirror"] > 20


def test_who_doubts_rather_takes_what_is_surely_new() -> None:
    assert surely_lacks(0.5, doubts=0.0) == 1.0
    assert surely_lacks(0.5, doubts=0.8) < surely_lacks(0.1, doubts=0.8) < 1.0


def test_the_last_of_its_kind_is_rather_taken_than_one_of_two() -> None:
    assert worth(1.0, 0.0, 0.1, 3, lying_open=1) > worth(1.0, 0.0, 0.1, 3, lying_open=2)


# -- who remembers more scores more --------------------------------------------------------------


@pytest.mark.long
def test_who_remembers_more_scores_more() -> None:
    """At one table, each persona in each seat."""
    table = ["elephant", "adult", "age7", "age5"]
    scores, won = dict.fromkeys(table, 0.0), dict.fromkeys(table, 0.0)
    for first in range(4):
        personas = table[first:] + table[:first]
        summary = simulate(GAME.id, personas, None, 60, f"order {first}", jobs=1)
        assert summary.scores is not None
        for seat, persona in enumerate(personas):
            scores[persona] += summary.scores[seat].mean / 4
            won[persona] += summary.won_by_seat[seat].rate / 4
    assert scores["elephant"] > scores["adult"] > scores["age7"] > scores["age5"]
    assert scores["elephant"] > scores["age5"] + 2
    assert won["elephant"] > 3 * won["age5"]
