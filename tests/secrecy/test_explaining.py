"""A mistake in a new game is explained: which field leaks, and which rule was forgotten."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from msgspec import Struct

from tests.secrecy.dealing import Leak
from tests.secrecy.explaining import differences_in
from tests.secrecy.watching import watch
from veillee.table import Ask, Event, Game, Move, Outcome
from veillee.table.catalogue import GAMES
from veillee.table.player import Mood
from veillee.table.seen.secrecy import Hidden, Public

EVENINGS = 40


class Options(Struct, frozen=True):
    pass


class TurnUp(Move, frozen=True):
    pass


class CardTurnedUp(Event, frozen=True):
    reveals: ClassVar[tuple[str, ...]] = ("card",)
    card: int


class View(Struct):
    left: int
    odd: bool


@dataclass
class Board:
    pile: Hidden[list[int]]
    odd: Public[bool] = False


def play(board: Board, table: Any) -> Any:
    """The next card is looked at before the question, and kept over it."""
    while board.pile:
        top = [board.pile[-1]]
        yield Ask(0, "turn up", [TurnUp()], secret=False)
        board.odd = top[0] % 2 == 1
        table.tell_all(CardTurnedUp(board.pile.pop()))
    return Outcome("empty")


class Silent:
    mood: Mood | None = None

    def watch(self, sight: Any) -> None:
        return None


GAME = Game(
    id="forgetful",
    version=1,
    edition="tests",
    fewest=2,
    most=2,
    age=5,
    options=Options,
    board=Board,
    set_up=lambda _seats, _options, chance: Board(chance("pile").shuffled(range(200))),
    play=play,
    view=lambda board, _seat: View(len(board.pile), board.odd),
    veil=lambda board, _seat, chance: Board(chance.shuffled(board.pile), board.odd),
    moves=(TurnUp,),
    events=(CardTurnedUp,),
    endings=("empty",),
    player=lambda _seat, _persona, _chance: Silent(),
)


def complaint(game: str, leak: Leak | None = None) -> str:
    for evening in range(EVENINGS):
        try:
            watch(game, Random(evening), leak)
        except AssertionError as given:
            return str(given)
    raise AssertionError(f"nothing was noticed in {EVENINGS} evenings of {game}")


def test_a_leak_names_the_field():
    said = complaint("tom_thumb", Leak("tiles", "view"))
    assert "is shown what is hidden from them:" in said
    assert "view.leak[" in said
    assert "].place: " in said
    assert len(said) < 2_000


def test_what_the_rules_keep_in_a_variable_is_named_with_the_rule(monkeypatch):
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    said = complaint(GAME.id, Leak("pile", "view"))
    assert "play: top" in said
    assert "“State” in docs/a-new-game.md" in said


def test_rules_that_stumble_over_the_exchanged_board_say_why(monkeypatch):
    def stumbling(board: Board, table: Any) -> Any:
        top = [board.pile[-1]]
        while board.pile:
            yield Ask(0, "turn up", [TurnUp()], secret=False)
            assert board.pile.pop() == top.pop(), "the pile is not the one it was"
            table.tell_all(CardTurnedUp(0))
            top += board.pile[-1:]
        return Outcome("empty")

    monkeypatch.setitem(GAMES, GAME.id, replace(GAME, play=stumbling))
    said = complaint(GAME.id)
    assert "the pile is not the one it was" in said
    assert "stumbling: top" in said


def test_every_place_where_two_sights_differ_is_named():
    here = {"view": {"tiles": [{"face": None}, {"face": "cave"}], "left": 3}, "events": [1]}
    there = {"view": {"tiles": [{"face": None}, {"face": "hill"}], "left": 3}, "events": []}
    assert list(differences_in(here, there)) == [
        'view.tiles[1].face: "cave" at one table, "hill" at the other',
        "events: [1] at one table, [] at the other",
    ]
