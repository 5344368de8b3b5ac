"""Many tables in one house while mischief is done to it; then it has its peace, and all is counted.

At each table somebody stays to the end of the evening: as long as they do, it is not forgotten.
"""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from tests.chaos.checking import check_guests, check_journal, check_log, check_table
from tests.chaos.guest import Guest
from tests.chaos.houses import Act, House
from tests.chaos.tally import Tally
from tests.chaos.weather import Sky, Weather
from tests.loop import run
from tests.random_play import any_options
from veillee.games import find_game, games
from veillee.table import Refused, Seat, Table

PERSONAS = ("age7", "adult", "age70")
SOONER = {"dark_wood": {"card_seconds": 3}}
"""Where it is waited for people who do nothing, it is not waited for long."""
PATIENCE = 120.0
"""Whoever is not through by then, in a house that is well again, is stuck."""


def any_company(chance: Random) -> dict[str, Any]:
    """What to open: any game, any options it takes, people and computers mixed."""
    while True:
        game = chance.choice(games()).id
        rules = find_game(game)
        many = chance.randint(rules.fewest, rules.most)
        seats: list[dict[str, Any]] = [{"kind": "person"}] * chance.randint(1, many)
        while len(seats) < many:
            seats.append({"kind": "computer", "persona": chance.choice(PERSONAS)})
        chance.shuffle(seats)
        options = any_options(game, chance) | SOONER.get(game, {})
        try:
            Table(game, [Seat(seat.get("persona")) for seat in seats], options)
        except Refused:
            continue
        return {"game": game, "seats": seats, "options": options}


@dataclass
class Evening:
    """`between`: after how many moves, at least and at most, a victim's next mischief comes;
    `times`: how often at most."""

    house: House
    seed: str
    games: int
    at_once: int
    between: tuple[int, int]
    times: int
    tally: Tally = field(default_factory=Tally)
    guests: dict[str, list[Guest]] = field(default_factory=dict)
    records: dict[str, dict[str, Any]] = field(default_factory=dict)

    async def play(self) -> None:
        self._sky = Sky(self.tally)
        self._ended = 0
        self._stays: list[asyncio.Task[None]] = []
        self._room = asyncio.Semaphore(self.at_once)
        tables = [asyncio.create_task(self._table(number)) for number in range(self.games)]
        victims = enumerate(self.house.mischief)
        await asyncio.gather(*(self._mischief(number, acts) for number, acts in victims))
        self._sky.calm = True
        _, stuck = await asyncio.wait(tables, timeout=PATIENCE)
        await self._fetch_records()
        for guests in self.guests.values():
            for guest in guests:
                guest.leave()
        _, late = await asyncio.wait(self._stays, timeout=PATIENCE if not stuck else 0.1)
        for task in (*stuck, *late):
            task.cancel()
        await asyncio.gather(*tables, *self._stays, return_exceptions=True)

    async def _table(self, number: int) -> None:
        chance = Random(f"{self.seed}/{number}")
        async with self._room:
            opened = await self._open(any_company(chance), chance)
            table = opened["table"]
            guests = self.guests[table] = [
                Guest(
                    table,
                    seat["seat"],
                    seat["key"],
                    self.house.doors,
                    Weather(self._sky, f"{self.seed}/{number}/{seat['seat']}"),
                    lingers=seat is opened["seats"][0],
                )
                for seat in opened["seats"]
            ]
            self._stays += [asyncio.create_task(guest.stay()) for guest in guests]
            await asyncio.gather(*(guest.through.wait() for guest in guests))
            self._ended += 1

    async def _open(self, wanted: dict[str, Any], chance: Random) -> dict[str, Any]:
        """Until it is open: who does not hear so asks again."""
        async with httpx.AsyncClient(timeout=10) as client:
            while True:
                server = chance.choice(self.house.servers)
                try:
                    answer = await client.post(f"{server.url}/api/tables", json=wanted)
                    if answer.status_code == 201:
                        return answer.json()
                    assert answer.status_code == 503, answer.text
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.2)

    async def _mischief(self, number: int, acts: list[Act]) -> None:
        """To one victim one thing after the other, as long as most tables are being played."""
        chance = Random(f"{self.seed}/mischief/{number}")
        left: list[Act] = []
        for _ in range(self.times):
            if self._is_late:
                return
            left = left or chance.sample(acts, len(acts))
            await self._some_moves(chance.randint(*self.between))
            await asyncio.to_thread(left.pop(), chance, self.tally)

    async def _some_moves(self, many: int) -> None:
        """Let them play for a while; where nobody can, the next thing happens all the same."""
        enough = self._moves + many
        for _ in range(100):
            if self._moves >= enough or self._is_late:
                return
            await asyncio.sleep(0.05)

    @property
    def _is_late(self) -> bool:
        return self.games - self._ended <= self.at_once / 2

    @property
    def _moves(self) -> int:
        return sum(len(one.acknowledged) for guests in self.guests.values() for one in guests)

    async def _fetch_records(self) -> None:
        async with httpx.AsyncClient(timeout=20) as client:
            for number, table in enumerate(self.guests):
                server = self.house.servers[number % len(self.house.servers)]
                answer = await client.get(f"{server.url}/api/tables/{table}/record")
                if answer.status_code == 200:
                    self.records[table] = answer.json()

    def check(self) -> None:
        """After the house has been closed: nothing but the database is asked."""
        tally, ledger = self.tally, self.house.read()
        everybody = [guest for guests in self.guests.values() for guest in guests]
        acknowledged = [one for guest in everybody for one in guest.acknowledged.values()]
        tally["game"] += len(self.guests)
        tally["acknowledged"] += len(acknowledged)
        check_log(ledger, self.guests, acknowledged, tally)
        for table, guests in self.guests.items():
            if table in ledger:
                check_table(table, ledger[table], guests, self.records.get(table), tally)
        check_guests(everybody, tally)
        for number, server in enumerate(self.house.servers):
            check_journal(f"server {number}", server.journal, tally)


def spend(
    house: House,
    seed: str,
    games: int,
    at_once: int,
    between: tuple[int, int] = (20, 200),
    times: int = 1000,
) -> Tally:
    """A whole evening; the house is closed at the end of it."""
    evening = Evening(house, seed, games, at_once, between, times)
    try:
        run(evening.play())
    finally:
        house.stop()
    evening.check()
    return evening.tally
