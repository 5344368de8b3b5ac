"""What shows on a computer player's face: when it is telling, and never a secret."""

from random import Random
from typing import Any

from tests.evenings import any_evening, evening
from veillee.games import find_game
from veillee.games.ali_baba.board import (
    AliCaptured,
    AliLeft,
    HandLaidOpen,
    ItemSaid,
    MistakeMade,
    NewAli,
    RecitalBegun,
    RecitalEnded,
    Say,
    SpendPebble,
    TreasureShown,
)
from veillee.games.ali_baba.player.moods import MANY, mood_after, mood_before
from veillee.games.ali_baba.player.player import AliBabaPlayer
from veillee.memory import PERSONAS
from veillee.table import AskSeen, Seat, Sight, Stream, Table

GAME = find_game("ali_baba")
CARDS = ["ring", "vase", "book", "teapot", "cushion", "slippers"]


def view_of(cards: int) -> Any:
    table = Table(GAME.id, 3, None, "moods")
    table.board.hand = CARDS[:cards]
    return GAME.view(table.board, 1)


def test_it_is_unsure_before_its_first_guess_only() -> None:
    ring, vase = Say("ring", 1), Say("vase", 1)
    assert mood_before(ring, {"ring", "vase"}, [], 3) == "unsure"
    assert mood_before(vase, {"ring", "vase"}, ["ring"], 3) is None
    assert mood_before(SpendPebble(), set(), ["ring"], 3) == "unsure"


def test_it_is_sure_at_the_outset_of_a_long_recital_without_a_guess() -> None:
    ring = Say("ring", 1)
    assert mood_before(ring, set(), [], MANY) == "sure"
    assert mood_before(ring, set(), ["vase"], MANY) is None
    assert mood_before(ring, set(), [], MANY - 1) is None
    assert mood_before(ring, {"vase"}, [], MANY) is None
    assert mood_before(None, set(), ["vase"], MANY) is None


def test_it_is_proud_of_a_long_recital_and_of_leaving_with_much() -> None:
    assert mood_after([RecitalEnded(1)], view_of(MANY), 1) == "proud"
    assert mood_after([RecitalEnded(1)], view_of(MANY - 1), 1) is None
    assert mood_after([RecitalEnded(2)], view_of(MANY), 1) is None
    left = [AliLeft(1, must=False), HandLaidOpen(CARDS)]
    assert mood_after(left, view_of(0), 1) == "proud"
    assert mood_after([left[0], HandLaidOpen(CARDS[:3])], view_of(0), 1) is None


def test_it_is_sorry_about_its_own_mistake_and_about_being_captured() -> None:
    mistake = MistakeMade(1, "early", None, [])
    assert mood_after([mistake], view_of(0), 1) == "sorry"
    assert mood_after([mistake], view_of(0), 2) is None
    assert mood_after([AliCaptured(1)], view_of(0), 1) == "sorry"
    assert mood_after([AliCaptured(0)], view_of(0), 1) is None


def test_its_face_stays_while_the_question_is_open_and_not_longer() -> None:
    player = AliBabaPlayer(1, "elephant", Random(1))
    shown: list[Any] = [NewAli(0), *(TreasureShown(0, card) for card in CARDS), RecitalBegun(1)]
    ask = AskSeen(1, "recite", domain={"said": [], "pebbles": 0})
    view = view_of(len(CARDS))
    first = player.watch(Sight(1, 1, view, [ask], shown))
    assert player.mood == "sure"
    assert player.watch(Sight(1, 2, view, [ask], [])) == first
    assert player.mood == "sure"
    player.watch(Sight(1, 3, view, [], [ItemSaid(1, "ring", 1, None, True)]))
    assert player.mood is None


def test_no_face_tells_what_lies_where_others_cannot_see() -> None:
    """Two seats of the same person: one sees the table, the other one dealt anew for all but Ali.

    Whatever Ali holds and whatever anybody has won: the faces are the same.
    """
    chance, moods = Random("faces"), 0
    for number in range(30):
        table = any_evening(GAME.id, chance, people=False)
        seat = chance.randrange(len(table.seats))
        persona = chance.choice(sorted(PERSONAS))
        one, twin = (AliBabaPlayer(seat, persona, Random(number)) for _ in range(2))
        for _ in evening(table, chance):
            sight = table.sight(seat)
            veiled = GAME.veil(table.board, None, Stream(f"face {chance.random()}", "veil"))
            anybodys = GAME.view(veiled, None)
            mine = [ask for ask in sight.asks if ask.kind == "recite"]
            one.watch(Sight(seat, sight.seq, sight.view, mine, sight.events, None))
            twin.watch(Sight(seat, sight.seq, anybodys, mine, sight.events, None))
            assert one.mood == twin.mood
            moods += one.mood is not None
    assert moods > 20


def test_ali_keeps_his_countenance() -> None:
    """Whether he goes on depends on cards that nobody else may see."""
    for seed in range(30):
        table = Table(GAME.id, [Seat("age5")] * 3, None, f"ali {seed}")
        players = [AliBabaPlayer(seat, "age5", Random(seed + seat)) for seat in range(3)]
        for _ in evening(table, Random(seed)):
            for seat, player in enumerate(players):
                sight = table.sight(seat)
                player.watch(sight)
                own = [ask.kind for ask in sight.asks if ask.seat == seat]
                if own and own[0] in ("choose", "pick", "pick_first", "judge", "draw"):
                    assert player.mood == mood_after(sight.events, sight.view, seat)
