"""What was known at one seat in the course of a game: what it was shown, and what people keep.

Many people of one persona are seated there, one after the other as it were, and watch the game
played again. How many of them have a thing right, at each moment, is how likely it was known.
"""

from functools import partial
from random import Random

from msgspec import Struct

from veillee.table.knowing import How, Mind, Things
from veillee.table.record import Record
from veillee.table.refused import Refused
from veillee.table.seen.sight import Sight
from veillee.table.seen.touch import Toucher
from veillee.table.table import Table

MOST, FEWEST = 100, 12
"""So many people watch, and no fewer however long the game is."""
WATCHED = 60_000
"""Moves they watch in all, before there are fewer of them: about a second's work."""


class Noticed(Struct, frozen=True):
    """The seat was shown a thing at this step of the replay, or told of it, or felt it."""

    step: int
    how: How


class ThingKnown(Struct):
    """One thing. `shares`: for each moment, which part of the people had it right, from 0 to 1.

    None: it was not there to be known then.
    """

    thing: str
    noticed: list[Noticed]
    shares: list[float | None]


class Known(Struct):
    """`POST /api/known`: what people of a persona at a seat knew, moment by moment.

    `moments` are the steps of the replay at which something happened, and each holds until the
    next. `met`: how many of the things that were there had been noticed by then; `kept`: how many
    of these one of the people had right, on average.
    """

    game: str
    seat: int
    persona: str
    people: int
    moments: list[int]
    met: list[int]
    kept: list[float]
    things: list[ThingKnown]


def people_for(moves: int) -> int:
    """The longer the game, the fewer may watch it, so that nobody waits for long."""
    return max(FEWEST, min(MOST, WATCHED // max(1, moves)))


def what_was_known(record: Record, seat: int, persona: str, people: int | None = None) -> Known:
    """Seat people of a persona and play the record before them. It is verified first."""
    Table.verify(record)
    table = Table.replay(record, upto=0)
    if table.game.knowing is None:
        raise Refused("knowing", f"there is nothing to remember in {record.game}")
    table.view(seat)
    people = people_for(len(record.moves)) if people is None else people
    look_back = LookBack(table, seat, persona, people)
    look_back.step()
    for played in record.moves:
        table.play(played.seat, played.move)
        look_back.step()
    return look_back.known()


class LookBack:
    """The people, and what they had right so far."""

    def __init__(self, table: Table, seat: int, persona: str, people: int) -> None:
        assert table.game.knowing is not None, "only where there is something to remember"
        self._table = table
        self._knowing = table.game.knowing
        self._seat = seat
        self._persona = persona
        self._minds: list[Mind] = [
            self._knowing.mind(seat, persona, Random(f"{table.seed}/known/{persona}/{number}"))  # noqa: S311
            for number in range(people)
        ]
        self._steps = 0
        self._moments: list[int] = []
        self._things: dict[str, ThingKnown] = {}
        self._met: list[int] = []
        self._kept: list[float] = []
        self._truth: Things = {}

    def step(self) -> None:
        """One step of the replay, which begins when everybody has come."""
        if self._table.is_gathering:
            return
        sight = self._table.sight(self._seat)
        for mind in self._minds:
            if isinstance(mind, Toucher):
                mind.touch(partial(self._table.feel, self._seat))
            mind.watch(sight)
        truth = self._knowing.truth(self._table.board)
        self._notice(sight, truth)
        self._steps += 1

    def _notice(self, sight: Sight, truth: Things) -> None:
        noticed = self._knowing.noticed(sight, truth)
        if not (noticed or sight.events or truth != self._truth):
            return
        self._truth = truth
        for name in truth:
            if name not in self._things:
                self._things[name] = ThingKnown(name, [], [None] * len(self._moments))
        for name, how in noticed.items():
            self._things[name].noticed.append(Noticed(self._steps, how))
        self._moments.append(self._steps)
        self._ask_everybody(truth)

    def _ask_everybody(self, truth: Things) -> None:
        right = dict.fromkeys(truth, 0)
        for mind in self._minds:
            thinks = mind.thinks()
            for name in truth.keys() & thinks.keys():
                right[name] += thinks[name] == truth[name]
        met = [name for name in truth if self._things[name].noticed]
        people = len(self._minds)
        for name, thing in self._things.items():
            thing.shares.append(round(right[name] / people, 2) if name in truth else None)
        self._met.append(len(met))
        self._kept.append(round(sum(right[name] for name in met) / people, 2))

    def known(self) -> Known:
        return Known(
            game=self._table.game.id,
            seat=self._seat,
            persona=self._persona,
            people=len(self._minds),
            moments=self._moments,
            met=self._met,
            kept=self._kept,
            things=list(self._things.values()),
        )
