"""A guest: one seat, played as our page plays it, over a bad line; everything is written down.

Like the page (`client/src/live/`) it comes back by itself, says what it has, sends again what was
not answered, with the same id, and heeds what a house that closes says about coming back.
"""

import asyncio
import secrets
import zlib
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from tests.chaos.answers import any_answer
from tests.chaos.line import Line
from tests.chaos.weather import Weather

FOR_GOOD = {"table", "key", "rules", "seat", "hello", "origin"}
FIRST_WAIT, LONGEST_WAIT = 0.3, 2.4
"""The page waits for up to eight seconds; here nobody has so much time."""


class Sight(Struct, tag="sight", tag_field="type"):
    seat: int | None
    seq: int
    view: Raw
    asks: list[dict[str, Any]]
    outcome: Any = None


class Taken(Struct, tag="taken", tag_field="type"):
    id: str
    seq: int


class Refused(Struct, tag="refused", tag_field="type"):
    id: str | None
    name: str


class Presence(Struct, tag="presence", tag_field="type"):
    seats: list[dict[str, Any]]


class Closing(Struct, tag="closing", tag_field="type"):
    name: str
    back_in: float | None = None


class Ping(Struct, tag="ping", tag_field="type"):
    count: int


decode = msgspec.json.Decoder(Sight | Taken | Refused | Presence | Closing | Ping).decode
encode = msgspec.json.Encoder().encode


class Acknowledged(NamedTuple):
    """A move that the house said it had taken."""

    table: str
    seat: int
    id: str
    seq: int
    move: dict[str, Any]


class Doors:
    """The ways into a house: any server will do, and where nobody answers, the next one."""

    def __init__(self, *ports: int) -> None:
        self._ports = ports

    async def open(self, line: Line, chance: Random) -> None:
        loop = asyncio.get_running_loop()
        for port in chance.sample(self._ports, len(self._ports)):
            try:
                await loop.create_connection(lambda: line, "127.0.0.1", port)
                return
            except OSError:
                continue
        raise ConnectionRefusedError


class Guest:
    """`outcome` is what it saw of the end; `views` a fingerprint of all it saw on the way there;
    `wrong` what a house should never have said. One that `lingers` stays at the table after the
    end, until `leave`; it is `through` in any case."""

    def __init__(
        self, table: str, seat: int, key: str, doors: Doors, weather: Weather, lingers: bool
    ) -> None:
        self.table, self.seat, self.key = table, seat, key
        self._doors = doors
        self._weather = weather
        self._chance = Random(weather.luck.random())
        self.acknowledged: dict[str, Acknowledged] = {}
        self.views: dict[int, int] = {}
        self.outcome: Any = None
        self.wrong: list[str] = []
        self.through = asyncio.Event()
        self._lingers = lingers
        self._sent_away: str | None = None
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._sight: Sight | None = None
        self._heard_at = 0.0
        self._have = 0
        self._is_here = False
        self._closing: Closing | None = None
        self._tries = 0
        self._thinking: asyncio.TimerHandle | None = None
        self._line: Line | None = None
        self._last_seq = 0

    async def stay(self) -> None:
        """Until the end of the game has been seen, or there is no use in coming back."""
        while (not self.is_done or self._lingers) and self._sent_away is None:
            await self._come()
            if not self.is_done or self._lingers:
                await asyncio.sleep(self._wait())
        self.through.set()
        if self._thinking is not None:
            self._thinking.cancel()

    def leave(self) -> None:
        self._lingers = False
        self._leave_if_done()

    @property
    def is_done(self) -> bool:
        """The last answer is waited for, too: it may be that to the move that ended the game."""
        return self.outcome is not None and not self._unanswered

    @property
    def is_stuck(self) -> str | None:
        if self._sent_away is not None:
            return f"sent away: {self._sent_away}"
        if self.is_done:
            return None
        seq = self._sight.seq if self._sight else 0
        asks = self._sight.asks if self._sight else []
        return f"at {seq}, here: {self._is_here}, asks {asks}, unanswered {[*self._unanswered]}"

    # -- coming and going ------------------------------------------------------------------------

    async def _come(self) -> None:
        path = f"/api/tables/{self.table}/live"
        weather = self._weather.fork("line")
        line = Line(path, weather, self._note, self._hear, self._greet)
        self._line, self._last_seq = line, 0
        try:
            await self._doors.open(line, self._chance)
            await line.is_over.wait()
        except OSError:
            pass
        finally:
            line.is_over.set()
            self._line = None

    def _greet(self) -> None:
        self._say({"type": "hello", "keys": [self.key], "have": self._have, "eyes": None})

    def _wait(self) -> float:
        closing, was_here = self._closing, self._is_here
        self._is_here = False
        if closing is not None and closing.name in FOR_GOOD:
            self._sent_away = closing.name
            return 0.0
        if closing is not None and closing.back_in and was_here:
            return closing.back_in
        wait = min(FIRST_WAIT * 2**self._tries, LONGEST_WAIT)
        self._tries += 1
        return wait * self._chance.uniform(0.7, 1.3)

    def _arrive(self) -> None:
        self._is_here, self._closing, self._tries = True, None, 0
        for wanted in self._unanswered.values():
            self._say(wanted)
        self._consider()

    def _say(self, message: dict[str, Any]) -> None:
        if self._line is not None:
            self._line.say(encode(message))

    def _distrust(self) -> None:
        """A line on which something was garbled is left."""
        if self._line is not None:
            self._line.cut()

    # -- hearing ---------------------------------------------------------------------------------

    def _note(self, message: bytes) -> None:
        """What the house sent, before any weather: is it the truth, and in order?"""
        match decode(message):
            case Sight(seat=self.seat, seq=seq, view=view):
                if seq < self._last_seq:
                    self.wrong.append(f"seat {self.seat} saw {seq} after {self._last_seq}")
                self._last_seq = seq
                if self.views.setdefault(seq, seen := zlib.crc32(view)) != seen:
                    self.wrong.append(f"seat {self.seat} saw two different sights {seq}")
            case _:
                pass

    def _hear(self, message: bytes) -> None:
        try:
            heard = decode(message)
        except msgspec.DecodeError:
            self._distrust()
            return
        match heard:
            case Presence(seats=seats):
                if not self._is_here:
                    self._arrive()
                self._lend(seats)
            case Sight():
                self._see(heard)
            case Taken(id=id, seq=seq):
                self._taken(id, seq)
            case Refused(id=None, name=name):
                if name == "garbage":
                    self._distrust()
            case Refused():
                self._refused(heard)
            case Ping(count=count):
                self._say({"type": "pong", "count": count})
            case Closing():
                self._closing = heard

    def _lend(self, seats: list[dict[str, Any]]) -> None:
        """Whoever was away for too long is sometimes stood in for."""
        for seat in seats:
            if seat["may_lend"] and self._chance.random() < 0.5:
                self._say({"type": "lend", "seat": seat["seat"], "persona": "adult"})

    def _see(self, sight: Sight) -> None:
        self._have = max(self._have, sight.seq)
        if self._sight is None or sight.seq >= self._sight.seq:
            if self._sight is None or sight.seq > self._sight.seq:
                self._heard_at = asyncio.get_running_loop().time()
            self._sight = sight
            if sight.outcome is not None:
                self.outcome = sight.outcome
                self._leave_if_done()
            self._consider()

    def _taken(self, id: str, seq: int) -> None:
        wanted = self._unanswered.pop(id, None)
        if id in self.acknowledged:
            if self.acknowledged[id].seq != seq:
                self.wrong.append(f"{id} was taken as {self.acknowledged[id].seq} and as {seq}")
        elif wanted is not None:
            move = wanted["move"]
            self.acknowledged[id] = Acknowledged(self.table, self.seat, id, seq, move)
        self._leave_if_done()

    def _refused(self, refused: Refused) -> None:
        """Somebody who is told that nothing can be written down taps again after a moment."""
        assert refused.id is not None
        if refused.name == "storage" and self._chance.random() < 0.5:
            asyncio.get_running_loop().call_later(0.3, self._send_again, refused.id)
            return
        self._unanswered.pop(refused.id, None)
        self._consider(0.5 if refused.name == "storage" else 0.05)
        self._leave_if_done()

    def _send_again(self, id: str) -> None:
        if id in self._unanswered and self._is_here:
            self._say(self._unanswered[id])

    def _leave_if_done(self) -> None:
        if self.is_done:
            self.through.set()
            if self._line is not None and not self._lingers:
                self._line.cut()

    # -- playing ---------------------------------------------------------------------------------

    def _consider(self, at_least: float = 0.0) -> None:
        """Nobody thinks for long; but a hand needs its time to the pile."""
        ask = self._my_ask()
        if self._thinking is None and ask is not None:
            is_slap = "card" in (ask.get("domain") or {}) and self._chance.random() < 0.5
            wait = self._chance.uniform(0.16, 0.25) if is_slap else self._chance.uniform(0, 0.03)
            loop = asyncio.get_running_loop()
            self._thinking = loop.call_later(max(wait, at_least), self._act)

    def _my_ask(self) -> dict[str, Any] | None:
        for ask in self._sight.asks if self._sight else []:
            if ask["seat"] == self.seat and (ask.get("choices") or ask.get("domain")):
                return ask
        return None

    def _act(self) -> None:
        self._thinking = None
        ask, sight = self._my_ask(), self._sight
        if ask is None or sight is None or not self._is_here:
            return
        if any(wanted["on"] == sight.seq for wanted in self._unanswered.values()):
            return
        waited = asyncio.get_running_loop().time() - self._heard_at
        move = any_answer(ask, msgspec.json.decode(sight.view), waited, self._chance)
        id = secrets.token_hex(12)
        wanted = {"type": "move", "id": id, "seat": self.seat, "on": sight.seq, "move": move}
        self._unanswered[id] = wanted
        self._say(wanted)
