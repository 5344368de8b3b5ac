"""The first entry of a table's log: game, options and seats, as chosen when it was opened."""

import secrets
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from veillee.live.keys import fits, lock_of, new_key
from veillee.live.wire.calls import Computer, OpenTable
from veillee.table.catalogue import find_game
from veillee.table.chance import Chance
from veillee.table.cleaning import clean_text
from veillee.table.game import Seat
from veillee.table.record import Played, Record
from veillee.table.refused import Refused
from veillee.table.table import Table


class Chair(Struct):
    """A seat as it was set up. `lock`: the hash of its key, if it is a person's."""

    seat: Seat
    name: str
    picture: str
    lock: str | None = None


class Opening(Struct):
    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    seed: str
    known_deal: bool
    chairs: list[Chair]
    screen: str | None = None
    """The hash of the table screen's key; None at tables from before table screens had one."""
    carried: bool = False
    """The game was begun on somebody's device, which has the seed: it may be carried back."""

    @property
    def seats(self) -> list[Seat]:
        return [chair.seat for chair in self.chairs]

    def seats_for(self, keys: list[str]) -> list[int]:
        """The seats that these keys open. A key that opens none is refused, except the screen's."""
        seats: list[int] = []
        for key in keys:
            found = [
                seat
                for seat, chair in enumerate(self.chairs)
                if chair.lock is not None and fits(key, chair.lock)
            ]
            if not found and not (self.screen is not None and fits(key, self.screen)):
                raise Refused("key", "this key does not open a seat at this table")
            seats += found
        return sorted(set(seats))

    def new_table(self) -> Table:
        return Table(self.game, self.seats, self.options, self.seed, gather=True)

    def again(self, same_deal: bool) -> "Opening":
        """A new table for the same players and options."""
        seed = self.seed if same_deal else secrets.token_hex(32)
        return msgspec.structs.replace(self, seed=seed, known_deal=same_deal, carried=False)

    def record(self, moves: list[Played]) -> Record:
        """The record without a replay: available even if the rules have changed since."""
        seal = Chance(self.seed).seal
        return Record(
            game=self.game,
            rules=self.rules,
            edition=self.edition,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            seal=seal,
            moves=moves,
            outcome=None,
            digest="",
            gathered=True,
        )

    def luck_of(self, seat: int, since: int) -> Random:
        """Random numbers of a computer seated at entry `since`: the same on every server."""
        return Random(f"{self.seed}/computer/{seat}/{since}")  # noqa: S311


class Keys(NamedTuple):
    """The keys to persons' seats, and the one for the table screen."""

    seats: dict[int, str]
    screen: str


def new_opening(wanted: OpenTable) -> tuple[Opening, Keys]:
    """An opening and its keys. Raises `Refused` if the table is not possible."""
    seats = [Seat(one.persona if isinstance(one, Computer) else None) for one in wanted.seats]
    table = Table(wanted.game, seats, wanted.options, wanted.seed)
    game = find_game(wanted.game)
    keys = Keys({i: new_key() for i, seat in enumerate(seats) if seat.is_person}, new_key())
    chairs = [
        Chair(
            seat=seat,
            name=clean_text(one.name),
            picture=one.picture,
            lock=lock_of(keys.seats[i]) if seat.is_person else None,
        )
        for i, (seat, one) in enumerate(zip(seats, wanted.seats, strict=True))
    ]
    opening = Opening(
        game=game.id,
        rules=game.version,
        edition=game.edition,
        options=wanted.options,
        seed=table.seed,
        known_deal=wanted.seed is not None,
        chairs=chairs,
        screen=lock_of(keys.screen),
    )
    return opening, keys
