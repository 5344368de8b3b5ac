"""The property: nobody can tell a table from one whose secrets were dealt anew.

Two tables are played alike, move by move, while people come, go, come back with any claim of what
they have seen, open and close their eyes, and servers fall asleep. At some moment everything that
one pair of eyes may not know is dealt anew at the second table. Every byte that these eyes are sent
stays the same at both, until the rules themselves tell the difference.
"""

from contextlib import suppress
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from tests.loop import run
from tests.random_play import any_move, any_options
from tests.secrecy.dealing import Dealt, Leak, Veil
from tests.secrecy.evening import Evening, Visitor, settle, standing_time
from tests.secrecy.explaining import kept_in_variables, the_rule
from tests.secrecy.explaining import leak as leak_between
from veillee.games import find_game
from veillee.live.opening import new_opening
from veillee.live.wire.calls import Computer, OpenTable, Person
from veillee.table import Begin, Move, Player, Refused, Table

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode


BEGUN = 2
"""When the last one has come, the game begins before their eyes."""


class Given(AssertionError):
    """A secret was given away."""


class Stumbled(AssertionError):
    """The rules cannot go on with a board whose secrets were dealt anew."""


def watch(game: str, chance: Random, leak: Leak | None = None) -> int:
    """Play one evening. Returns after how many moves the rules told the difference, or it ended."""
    with standing_time():
        return run(Pair(game, chance, leak).play())


class Pair:
    """The table and its veiled twin, and everything that happens at both."""

    def __init__(self, game: str, chance: Random, leak: Leak | None) -> None:
        self.chance = chance
        opening, keys = any_opening(game, chance)
        self.keys = list(keys.values())
        self.eye = chance.choice([None, *keys])
        self.at = 2 + int(chance.expovariate(1 / 25))
        veil = Veil(self.at, self.eye, f"{chance.random()}")
        agreed = msgspec.structs.asdict(opening)
        servers = chance.choice([1, 2])
        self.real = Evening(Dealt(**agreed, leak=leak), servers)
        self.veiled = Evening(Dealt(**agreed, leak=leak, veil=veil), servers)
        self.both = (self.real, self.veiled)
        self.company = Company(Dealt(**agreed).new_table(), chance)
        self.kept: list[str] = []
        """What the rules held in local variables before the last move."""

    async def play(self) -> int:
        try:
            await self._come(self.keys, [], 0)
            moves = 0
            while self.real.table.outcome is None:
                if self.chance.random() < 0.4:
                    await self._something_around_the_game()
                elif self.real.table.seq == self.at and is_asked_of_a_hand(self.real.table):
                    for _ in range(3):
                        await self._something_around_the_game()
                    return moves
                elif await self._move():
                    moves += 1
                else:
                    return moves
            return moves
        finally:
            for evening in self.both:
                await evening.end()

    async def _move(self) -> bool:
        """One move at both tables. False: the rules have told the difference, or it is illegal at
        the other table, which everybody may learn."""
        seat, move = self.company.move()
        self.kept = kept_in_variables(self.veiled.table)
        server = self.chance.randrange(len(self.real.servers))
        await self.real.play(server, seat, move)
        try:
            await self.veiled.play(server, seat, move)
        except Refused:
            return False
        except Exception as error:
            raise Stumbled(f"{error!r} after the veil{the_rule(self.kept)}") from error
        try:
            if are_told_apart(self.real.table, self.veiled.table, self.eye):
                return False
            self._compare()
        except Given as given:
            raise Given(f"{given}{the_rule(self.kept)}") from None
        return True

    # -- around the game -------------------------------------------------------------------------

    async def _something_around_the_game(self) -> None:
        chance = self.chance
        here = [at for at, one in enumerate(self.real.visitors) if not one.is_gone]
        what = chance.choice(["come", "come", "come", "eyes", "go", "sleep", "deaf"])
        if what == "come":
            keys = chance.sample(self.keys, chance.choice([0, 1, len(self.keys)]))
            seats = self.real.opening.seats_for(keys)
            eyes = chance.choice([None, [], chance.sample(seats, min(1, len(seats)))])
            now = self.real.table.seq
            await self._come(keys, eyes, chance.choice([0, 1, chance.randint(0, now), now, 10**6]))
        elif what == "deaf":
            at = chance.randrange(len(self.real.servers))
            for evening in self.both:
                evening.servers[at].is_deaf = not evening.servers[at].is_deaf
        elif what == "sleep":
            at = chance.randrange(len(self.real.servers))
            for evening in self.both:
                evening.servers[at].sleep()
        elif here:
            at = chance.choice(here)
            eyes = chance.sample(range(len(self.keys)), chance.choice([0, 1]))
            for evening in self.both:
                if what == "go":
                    evening.visitors[at].leave()
                else:
                    evening.visitors[at].open_eyes(eyes)
        await settle()
        self._compare()

    async def _come(self, keys: list[str], eyes: list[int] | None, have: int) -> None:
        server = self.chance.randrange(len(self.real.servers))
        for evening in self.both:
            await evening.come(server, {"keys": keys, "eyes": eyes, "have": have})

    # -- what was sent ---------------------------------------------------------------------------

    def _compare(self) -> None:
        """What came since the last time. Other eyes than these may see other things."""
        start = encode({"type": "sight", "seat": self.eye})[:-1] + b","
        for here, there in zip(self.real.visitors, self.veiled.visitors, strict=True):
            (mine, here.sent), (others, there.sent) = (here.sent, []), (there.sent, [])
            check_moments(here, mine)
            mine, others = (
                [each for each in sent if each.startswith(start)] for sent in (mine, others)
            )
            if mine != others:
                sights = ([decode(each) for each in sent] for sent in (mine, others))
                raise Given(leak_between(self.eye, *sights))


class Company:
    """Those who play, at a table of their own that neither leaks nor is veiled: anything that is
    allowed, or what players do who forget nothing, so that a game gets far."""

    def __init__(self, table: Table, chance: Random) -> None:
        self._table = table
        self._chance = chance
        self._wanted: list[tuple[int, Move]] = []
        self._players: list[Player] = []
        if chance.random() < 0.6:
            luck = Random(chance.random())
            self._players = [
                table.game.player(seat, "elephant", luck) for seat in range(len(table.seats))
            ]
        self.play(None, Begin())

    def move(self) -> tuple[int | None, Move]:
        for seat, move in self._chance.sample(self._wanted, len(self._wanted)):
            with suppress(Refused):
                self._table.accept(seat, move)
                return self.play(seat, move)
        return self.play(*any_move(self._table, self._chance))

    def play(self, seat: int | None, move: Any) -> tuple[int | None, Move]:
        self._table.play(seat, move)
        decided = (self._table.show(player, at) for at, player in enumerate(self._players))
        self._wanted = [(at, one.move) for at, one in enumerate(decided) if one is not None]
        return seat, move


def is_asked_of_a_hand(table: Table) -> bool:
    """Where a veil has just exchanged that hand, nothing can be answered at both tables."""
    return any(
        ask.secret and isinstance(ask.choices, list) and len(ask.choices) > 1 for ask in table.asks
    )


def check_moments(visitor: Visitor, sent: list[bytes]) -> None:
    """Whoever comes, or opens their eyes, sees the present. A moment is told once, to those who are
    there."""
    for message in map(decode, sent):
        if message["type"] == "sight":
            eye, seq = message["seat"], message["seq"]
            is_new = eye in visitor.seen and seq > visitor.seen[eye]
            if message["events"] and not is_new and seq > BEGUN:
                raise Given(f"told late: {message['events']}")
            visitor.seen[eye] = seq


def any_opening(game: str, chance: Random) -> tuple[Any, dict[int, str]]:
    rules = find_game(game)
    many = chance.choice([rules.fewest, rules.most, chance.randint(rules.fewest, rules.most)])
    while True:
        people: list[Person | Computer] = [Person() for _ in range(many)]
        wanted = OpenTable(game, people, any_options(game, chance), f"seed {chance.random()}")
        try:
            opening, keys = new_opening(wanted)
            return opening, keys.seats
        except Refused:
            continue


def are_told_apart(real: Table, veiled: Table, eye: int | None) -> bool:
    """Whether the last move told these eyes which table is which. Only an event may, and only in
    what it `reveals`."""
    here, there = real.sight(eye), veiled.sight(eye)
    if encode(here) == encode(there):
        return False
    for mine, others in zip_longest(here.events, there.events):
        if mine != others:
            told = differences(mine, others)
            for event in (each for each in (mine, others) if each is not None):
                if not told <= set(event.reveals):
                    fields = ", ".join(sorted(told - set(event.reveals)))
                    raise Given(
                        f"{event} gives {fields} away; if the rules mean to tell it, name it in "
                        f"{type(event).__name__}.reveals"
                    )
            return True
    raise Given(f"no event told a difference, but {leak_between(eye, here, there)}")


def differences(mine: Any, others: Any) -> set[str]:
    """The fields in which two events differ. Where one is of another type, or missing, its very
    being there tells something."""
    if type(mine).__name__ != type(others).__name__:
        return {"type"}
    return {name for name in mine.__struct_fields__ if getattr(mine, name) != getattr(others, name)}
