"""A toy game that uses everything a table offers: votes, races, looks, domains, clocks, secrets."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import Struct

from veillee.table import (
    Ask,
    AskAll,
    Chance,
    Event,
    Game,
    Look,
    Move,
    Outcome,
    Player,
    Race,
    Stream,
    Teller,
)
from veillee.table.seen.secrecy import Hidden, Public


class Vote(Move, frozen=True):
    for_: int


class Slap(Move, frozen=True):
    pass


class Guess(Move, frozen=True):
    number: int


class Voted(Event, frozen=True):
    votes: dict[int, int]


class Whispered(Event, frozen=True):
    reveals = ("secret",)
    secret: int | None


class Guessed(Event, frozen=True):
    reveals = ("right",)
    right: bool


class AnyNumber:
    """A domain: one to a hundred."""

    def accepts(self, move: Any) -> bool:
        return isinstance(move, Guess) and 1 <= move.number <= 100

    def sample(self, chance: Stream) -> Move:
        return Guess(1 + chance.below(100))

    def describe(self) -> dict[str, Any]:
        return {"from": 1, "to": 100}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    seconds: int = 5


@dataclass
class Board:
    secret: Hidden[int]
    options: Public[Options]
    votes: Public[dict[int, int]] = field(default_factory=dict)


class View(Struct):
    votes: dict[int, int]


def set_up(_seats: int, options: Options, chance: Chance) -> Board:
    return Board(1 + chance("secret").below(100), options)


def play(board: Board, table: Teller):
    yield Look(board.options.seconds)
    seats = range(table.seats)
    votes = [Ask(s, "vote", [Vote(o) for o in seats], otherwise=Vote(s)) for s in seats]
    board.votes = {s: move.for_ for s, move in (yield AskAll(votes, seconds=9)).items()}
    table.tell_all(Voted(board.votes))
    first, _ = yield Race([Ask(s, "slap", [Slap()]) for s in seats], seconds=3)
    if first is None:
        return Outcome("nobody")
    table.tell_only([first], Whispered(board.secret), others=Whispered(None))
    guess = yield Ask(first, "guess", AnyNumber(), seconds=7, otherwise=Guess(1))
    table.tell_all(Guessed(guess.number == board.secret))
    return Outcome("guessed", winners=(first,) if guess.number == board.secret else ())


def nobody(_seat: int, _persona: str, _chance: Random) -> Player:
    raise NotImplementedError("no computer plays this")


TOY = Game(
    id="toy",
    version=1,
    edition="tests",
    fewest=2,
    most=3,
    age=7,
    options=Options,
    board=Board,
    set_up=set_up,
    play=play,
    view=lambda board, _seat: View(board.votes),
    veil=lambda board, _seat, chance: Board(1 + chance.below(100), board.options, board.votes),
    moves=(Vote, Slap, Guess),
    events=(Voted, Whispered, Guessed),
    endings=("nobody", "guessed"),
    player=nobody,
)
