"""What a game brings to the table."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import Struct

from veillee.table.asks import Move, Rules
from veillee.table.chance import Chance, Stream
from veillee.table.knowing import Knowing
from veillee.table.player import Player
from veillee.table.seen.events import Event
from veillee.table.seen.secrecy import hidden_fields
from veillee.table.seen.touch import Felt
from veillee.table.teller import Teller


class Outcome(Struct, frozen=True):
    """How a game ended. `won`: for games all play together; `winners`: seats."""

    reason: str
    won: bool | None = None
    winners: tuple[int, ...] = ()
    scores: tuple[float, ...] | None = None


class Evening(Struct, frozen=True):
    """A table to begin with: who sits down with the first player, and what is chosen for them."""

    company: tuple[str, ...]
    options: dict[str, Any]


class Seat(Struct, frozen=True):
    """Who sits there: a person, or a computer with a persona. Names are no part of the game."""

    persona: str | None = None

    @property
    def is_person(self) -> bool:
        return self.persona is None


def nothing(_domain: Any, _view: Any, _seat: int, _chance: Stream) -> dict[str, Move]:
    return {}


@dataclass(frozen=True)
class Actions:
    """Every action of a game by its name, for programs that learn to play it.

    `names`: all that may be done, for so many seats and these options, in a fixed order.
    `sight_bytes`: room for every sight of somebody who is asked, with the events since they acted.
    `offers`: what a domain offers a seat with this view, made finite: some of those names, and the
    move of each. A move from a list is named by its class and its values: `TurnUp 3`.
    """

    names: Callable[[int, Any], Iterable[str]]
    sight_bytes: int
    offers: Callable[[Any, Any, int, Stream], dict[str, Move]] = nothing


@dataclass(frozen=True)
class Game:
    """Everything the table, the server and the lab need to know of a game.

    `version` names the rules: raise it whenever a recorded game could replay differently.
    `presets`: for each value of the option `mode`, the numbers it stands for.
    `constants`: what the screen needs to know of the box, so that nothing is written twice.
    `unhurried`: the options of a table where speed would be unfair, because one device is shared or
    somebody plays without a pointer.
    `evenings`: what "Play now" opens for a `grown_up` and for a `child` of seven. The odds are such
    that they want to play again.
    `only_where`: options that mean something only where another option has a certain value.
    `feel` is what a seat's fingertip feels of something that may not be seen, where the game has
    such a thing; `practice` is the same on a thing of one's own choice, to learn it.
    `may_drum`: whether a seat waits for somebody else, and may drum for all to hear. It changes
    nothing.
    `objection`: what speaks against a table for these seats with these options, if anything.
    `advice`: what to choose rather, for so many seats and these options, if anything.
    `sides`: the seats that win together, where neither all nor each for oneself do.
    `levers`: the options that make an evening easier, harder or more even, and may be suggested.
    `knowing`: what there is to remember, for those who look back; None where nothing is hidden.
    `actions`: its actions by name, for programs that learn; None: they are only numbered.
    `outlook`: two pairs of eyes with the same outlook on a board have the same view of it.
    `veil` gives another board that a seat could not tell from the one given, until an event
    `reveals` the difference.
    """

    id: str
    version: int
    edition: str
    fewest: int
    most: int
    age: int
    options: type[Struct]
    board: type
    set_up: Callable[[int, Any, Chance], Any]
    play: Callable[[Any, Teller], Rules[Outcome]]
    view: Callable[[Any, int | None], Struct]
    veil: Callable[[Any, int | None, Stream], Any]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    endings: tuple[str, ...]
    player: Callable[[int, str, Random], Player]
    outlook: Callable[[Any, int | None], Hashable] = lambda _board, seat: seat
    presets: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])
    unhurried: dict[str, Any] = field(default_factory=dict[str, Any])
    only_where: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])
    evenings: dict[str, Evening] = field(default_factory=dict[str, Evening])
    default_seats: int = 4
    feel: Callable[[Any, int, float, float], Felt] | None = None
    practice: Callable[[str, float, float], Felt] | None = None
    may_drum: Callable[[Any, int], bool] = lambda _board, _seat: False
    knowing: Knowing | None = None
    actions: Actions | None = None
    constants: dict[str, Any] = field(default_factory=dict[str, Any])
    objection: Callable[[list[Seat], Any], str | None] = lambda _seats, _options: None
    advice: Callable[[int, Any], str | None] = lambda _seats, _options: None
    levers: tuple[str, ...] = ()
    sides: Callable[[int, Any], list[list[int]]] = lambda _seats, _options: []

    def __post_init__(self) -> None:
        hidden_fields(self.board)
