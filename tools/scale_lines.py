"""What a server spends on touches, and on tables that are only there: for `tools/scale_inputs.py`.

`python -m tools.scale_lines touches memory` measures it again, or only what is named. Touches end
with how much of a core others used meanwhile: of two runs, take the calmer one.
"""

import asyncio
import http.client
import sys
import time
from collections.abc import Callable, Iterator

import uvloop

from bench.barewire import Line, frame
from bench.cell import wait_for_quiet
from bench.evening import SEED
from bench.hosts import NO_LIMIT, Host, Ours, one_server, ours, post
from bench.swarm import Busy, Swarm
from tools.scale_log import Watch

FINGERS = ((1, 0.0), (25, 0.0), (17, 0.04), (125, 0.04), (500, 0.04))
"""How many at once, and how long each pauses between an answer and its next touch."""

SECONDS, PATIENCE = 4.0, 120.0
COMPANIES, LONG_GAMES = (200, 1_000), 500
NAMES = ("Ann", "Ben")
ADULT = {"kind": "computer", "persona": "adult"}


class Quiet(Line):
    """Says hello; `heard` keeps the last message of each kind."""

    def __init__(self, table: str, key: str) -> None:
        super().__init__()
        self.path = f"/api/tables/{table}/live"
        self.hello = frame(b'{"type":"hello","keys":["' + key.encode() + b'"]}')
        self.heard: dict[bytes, bytes] = {}

    def greet(self) -> None:
        self.transport.write(self.hello)

    def hear(self, data: bytes, start: int, end: int) -> None:
        message = data[start:end]
        self.heard[message[9 : message.index(b'"', 9)]] = message


class Finger(Quiet):
    """Draws, then touches again so many seconds after it was answered."""

    touches = 0

    def __init__(self, table: str, key: str, pause: float) -> None:
        super().__init__(table, key)
        self.pause = pause

    def hear(self, data: bytes, start: int, end: int) -> None:
        super().hear(data, start, end)
        if b"felt" in self.heard or b"taken" in self.heard:
            self.heard.clear()
            if self.pause:
                asyncio.get_running_loop().call_later(self.pause, self.touch)
            else:
                self.touch()

    def touch(self) -> None:
        if self.transport.is_closing():
            return
        self.touches += 1
        where = b"%.3f" % (self.touches % 300 / 300)
        self.transport.write(frame(b'{"type":"touch","seat":0,"x":' + where + b',"y":0.5}'))

    def draw(self) -> None:
        move = b'{"type":"move","id":"a","seat":0,"on":2,"move":{"type":"Draw"}}'
        self.transport.write(frame(move))


async def connect(host: Host, lines: list[Quiet]) -> None:
    loop = asyncio.get_running_loop()
    for line in lines:
        await loop.create_connection(lambda one=line: one, "127.0.0.1", host.port)
    await until(lambda: all(b"sight" in line.heard for line in lines))


async def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError
        await asyncio.sleep(0.02)


async def touch(host: Host, fingers: int, pause: float) -> str:
    door = http.client.HTTPConnection("127.0.0.1", host.port)
    people = [{"kind": "person", "name": name} for name in NAMES]
    options = {"first_player": 0, "touch_seconds": 60}
    wanted = {"game": "dark_wood", "options": options, "seats": people, "seed": SEED}
    lines: list[Finger] = []
    rest: list[Quiet] = []
    for _ in range(fingers):
        opened = post(door, "/api/tables", wanted)
        keys = [seat["key"] for seat in opened["seats"]]
        lines.append(Finger(opened["table"], keys[0], pause))
        rest.append(Quiet(opened["table"], keys[1]))
    await connect(host, [*lines, *rest])
    await until(lambda: all(b'"seq":2' in line.heard[b"sight"] for line in lines))
    for line in lines:
        line.draw()
    await until(lambda: all(line.touches > 1 for line in lines))
    first = sum(line.touches for line in lines)
    watch = Watch(host.process)
    await asyncio.sleep(SECONDS)
    seconds, server, others = watch.spent()
    many = sum(line.touches for line in lines) - first
    for line in (*lines, *rest):
        line.transport.abort()
    return (
        f"{fingers} fingertips, pause {pause} s: {many / seconds:,.0f} touches/s, "
        f"{server / many * 1e6:,.0f} µs; server {server / seconds:.0%}, "
        f"others {others / seconds:.0%}"
    )


def touches() -> Iterator[str]:
    for fingers, pause in FINGERS:
        wait_for_quiet()
        with one_server(touches_a_second=NO_LIMIT, touches_at_once=NO_LIMIT) as server:
            yield uvloop.run(touch(Ours(server), fingers, pause))


async def fill(host: Host, tables: int) -> str:
    door = http.client.HTTPConnection("127.0.0.1", host.port)
    before = host.process.memory_info().rss
    people = [{"kind": "person", "name": name} for name in NAMES]
    wanted = {"game": "tom_thumb", "seats": [*people, ADULT, ADULT], "seed": SEED}
    lines: list[Quiet] = []
    for _ in range(tables):
        opened = post(door, "/api/tables", wanted)
        keys = [seat["key"] for seat in opened["seats"] if seat.get("key")]
        lines += [Quiet(opened["table"], key) for key in keys]
    await connect(host, lines)
    after = host.process.memory_info().rss
    for line in lines:
        line.transport.abort()
    a_table = (after - before) / tables
    return f"{tables} tables: empty {before / 1e6:.0f} MB, {a_table / 1000:.0f} kB a table"


async def play_on(host: Host, tables: int) -> str:
    """Four people at each; all tables play a whole long game at the same time."""
    swarm = Swarm(host.steps, lambda: Busy(0, 0, 0, 0))
    before = host.process.memory_info().rss
    for _ in range(tables):
        host.lay_table(swarm)
    try:
        await swarm.sit_down(host.port)
        seated = host.process.memory_info().rss
        for company in swarm.companies:
            company.begin()
        await until(lambda: not any(company.unseen[-1] for company in swarm.companies))
        played = host.process.memory_info().rss
    finally:
        swarm.leave()
    first, last = ((after - before) / 1000 / tables for after in (seated, played))
    return f"{tables} tables of four: {first:.0f} kB seated, {last:.0f} kB after a whole game"


def memory() -> Iterator[str]:
    for tables in COMPANIES:
        with ours() as host:
            yield uvloop.run(fill(host, tables))
    with ours() as host:
        yield uvloop.run(play_on(host, LONG_GAMES))


PARTS = {"touches": touches, "memory": memory}

if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        for line in PARTS[part]():
            print(line, flush=True)
