"""The first entry of a table's log: what was agreed when the table opened."""

import secrets
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from veillee.server.keys import fits, lock_of, new_key
from veillee.server.wire import Computer, OpenTable
from veillee.table.catalogue import find_game
from veillee.table.chance import Chance
from veillee.table.cleaning import clean_text
from veillee.table.game import Seat
from veillee.table.record import Played, Record
from veillee.table.refused import Refused
from veillee.table.table import Table


class Chair(Struct):
    """A seat at the opening. `lock` fits the key of a person's seat."""

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
    """The lock of the table screen's key; a table that is older than those has none."""

    @property
    def seats(self) -> list[Seat]:
        return [chair.seat for chair in self.chairs]

    def seats_for(self, keys: list[str]) -> list[int]:
        """The seats that these keys open. Refused if one opens none; the table screen's may."""
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
        """The same company once more, at a new table."""
        seed = self.seed if same_deal else secrets.token_hex(32)
        return msgspec.structs.replace(self, seed=seed, known_deal=same_deal)

    def record(self, moves: list[Played]) -> Record:
        """The bare record, kept even where the rules have changed since."""
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
        """The private luck of a computer that sat down at `since`: the same on every server."""
        return Random(f"{self.seed}/computer/{seat}/{since}")  # noqa: S311


class Keys(NamedTuple):
    """The keys to persons' seats, and the one for the table screen."""

    seats: dict[int, str]
    screen: str


def new_opening(wanted: OpenTable) -> tuple[Opening, Keys]:
    """An opening and its keys. Raises `Refused` for what cannot be."""
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
