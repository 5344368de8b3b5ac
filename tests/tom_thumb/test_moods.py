"""What the computer player of Tom Thumb shows on its face: no secret, and not at every move."""

from collections import Counter
from random import Random

import msgspec
import pytest

from tests.tom_thumb.test_player import any_table, evening
from veillee.games import find_game
from veillee.games.tom_thumb.board import (
    WOLVES,
    BootsTakenOff,
    PlaceNamed,
    TilesShown,
    TileTurnedUp,
    TurnUp,
)
from veillee.games.tom_thumb.player.moods import after_turning_up, while_seeking
from veillee.games.tom_thumb.player.player import TomThumbPlayer
from veillee.games.tom_thumb.views import TileSeen, View
from veillee.lab.evening import seat_players
from veillee.table import AskSeen, Seat, Sight, Stream, Table, TimeUp

GAME = find_game("tom_thumb")
CIRCLE = ["cave", WOLVES, "hill", "river", "marsh", "castle"]


@pytest.mark.parametrize(
    ("sureness", "turns_unseen", "mood"),
    [
        (0.2, 1, "unsure"),
        (0.2, None, None),
        (0.6, 8, None),
        (0.95, 6, "sure"),
        (0.95, 1, None),
    ],
)
def test_it_is_unsure_or_sure_of_what_all_have_seen(
    sureness: float, turns_unseen: int | None, mood: str | None
) -> None:
    assert while_seeking(sureness, turns_unseen) == mood


def test_it_is_proud_of_a_hard_find_and_sorry_for_a_miss() -> None:
    assert after_turning_up(True, 0.3) == "proud"
    assert after_turning_up(True, 0.9) is None
    assert after_turning_up(False, 0.9) == after_turning_up(False, 0.2) == "sorry"


@pytest.fixture
def view() -> View:
    table = Table(GAME.id, 3, {"places": 5}, "a view")
    seen = GAME.view(table.board, 0)
    assert isinstance(seen, View)
    return msgspec.structs.replace(
        seen, tiles=[TileSeen()] * len(CIRCLE), turn=2, question=1, lantern=2
    )


def test_a_mood_stays_while_the_question_is_open_and_ends_with_it(view: View) -> None:
    player = TomThumbPlayer(0, "elephant", Random(3))
    player.watch(Sight(0, 1, view, [], [TilesShown("start", list(CIRCLE))]))
    later = msgspec.structs.replace(view, turn=9, asked="hill", seeker=0)
    asks = [AskSeen(0, "seek", [TurnUp(at) for at in range(len(CIRCLE))])]
    player.watch(Sight(0, 2, later, asks, [PlaceNamed(1, 0, "hill")]))
    assert player.mood == "sure"
    player.watch(Sight(0, 3, later, asks, []))
    assert player.mood == "sure"
    player.watch(Sight(0, 4, later, [], [TileTurnedUp(0, 2, "hill", found=True)]))
    assert player.mood is None


def test_it_cares_for_what_it_did_itself(view: View) -> None:
    player = TomThumbPlayer(0, "adult", Random(3))
    for event, mood in (
        (TileTurnedUp(0, 1, WOLVES, found=False), "sorry"),
        (TileTurnedUp(2, 1, WOLVES, found=False), None),
        (BootsTakenOff(0, won=True), "proud"),
        (BootsTakenOff(0, won=False), "sorry"),
        (BootsTakenOff(1, won=True), None),
    ):
        player.watch(Sight(0, 1, view, [], [event]))
        assert player.mood == mood


def test_its_moods_are_the_same_whatever_lies_hidden_and_whatever_cards_are_held() -> None:
    """Two twins watch one seat; one of them sees a table whose hidden things were dealt anew."""
    chance = Random("moods")
    moods: Counter[str | None] = Counter()
    for number in range(24):
        table = any_table(chance, people=0.0)
        seat = chance.randrange(len(table.seats))
        persona = table.seats[seat].persona or ""
        one, twin = (TomThumbPlayer(seat, persona, Random(number)) for _ in range(2))
        for _ in evening(table, chance):
            sight = table.sight(seat)
            veiled = GAME.veil(table.board, seat, Stream(f"veil {chance.random()}", "veil"))
            hidden = Sight(seat, sight.seq, GAME.view(veiled, seat), sight.asks, sight.events, None)
            one.watch(sight)
            twin.watch(hidden)
            assert one.mood == twin.mood
            if one.mood in ("sure", "unsure"):
                assert table.board.seeker == seat, "a Guide shows nothing of the cards"
            moods[one.mood] += 1
    assert min(moods[mood] for mood in ("sure", "unsure", "proud", "sorry")) > 0


def test_it_shows_a_mood_in_one_of_two_or_three_turns_of_its_own() -> None:
    turns, shown = 0, 0
    for number in range(30):
        personas = ["age7", "adult", "age70", "age10"]
        table = Table(GAME.id, [Seat(each) for each in personas], None, f"moods {number}")
        players = seat_players(table)
        felt: set[tuple[int, int, int]] = set()
        while table.outcome is None:
            wants = [table.show(player, seat) for seat, player in enumerate(players)]
            board = table.board
            felt |= {
                (board.turn, board.question, seat)
                for seat, player in enumerate(players)
                if player.mood is not None
            }
            acts = [(want.pause, seat, want.move) for seat, want in enumerate(wants) if want]
            _, seat, move = min(acts, key=lambda one: one[:2], default=(0.0, None, TimeUp()))
            turns += isinstance(move, TurnUp)
            table.play(seat, move)
        shown += len(felt)
    assert 0.3 < shown / turns < 0.55, shown / turns
