"""The servers under load, each a process of its own, and how tables are laid there."""

import http.client
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import psutil

from bench.evening import SEED, WOOD, evening, setting
from bench.swarm import SEATS, Swarm
from bench.words import OurPart, OurSeat, TheirPart, TheirSeat
from tests.server.house import free_port
from tests.several.houses import OneServer

BOARDGAME = Path("build/boardgame/node_modules")
NO_LIMIT = 10**7
GENEROUS = {
    "messages_a_second": NO_LIMIT,
    "messages_at_once": NO_LIMIT,
    "tables_a_second": NO_LIMIT,
    "tables_at_once": NO_LIMIT,
    "lines": NO_LIMIT,
}


class Host(Protocol):
    port: int
    process: psutil.Process
    steps: int

    def lay_table(self, swarm: Swarm) -> None: ...


class Ours:
    """Without `--quick`, as people are served."""

    def __init__(self, server: OneServer) -> None:
        self.port = server.port
        self.process = psutil.Process(server.process.pid)
        self._door = http.client.HTTPConnection("127.0.0.1", self.port)
        self._part = OurPart(evening())
        self.steps = len(self._part.order)

    def lay_table(self, swarm: Swarm) -> None:
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS)]
        wanted = {"game": "tom_thumb", "options": WOOD, "seats": seats, "seed": SEED}
        opened = post(self._door, "/api/tables", wanted)
        company = swarm.new_company()
        for seat in opened["seats"]:
            OurSeat(company, seat["seat"], seat["key"], opened["table"], self._part)


class Theirs:
    """boardgame.io: a match is created and joined over its lobby, so every seat has credentials."""

    def __init__(self, port: int, process: subprocess.Popen[str]) -> None:
        self.port = port
        self.process = psutil.Process(process.pid)
        assert process.stdout is not None
        script = next(line for line in process.stdout if line.startswith("["))
        self._part = TheirPart(json.loads(script))
        self._door = http.client.HTTPConnection("127.0.0.1", self.port)
        self.steps = len(self._part.order)

    def lay_table(self, swarm: Swarm) -> None:
        lobby = "/games/tom-thumb"
        match = post(self._door, f"{lobby}/create", {"numPlayers": SEATS})["matchID"]
        company = swarm.new_company()
        for seat in range(SEATS):
            wanted = {"playerID": str(seat), "playerName": f"P{seat}"}
            joined = post(self._door, f"{lobby}/{match}/join", wanted)
            TheirSeat(company, seat, joined["playerCredentials"], match, self._part)


def post(door: http.client.HTTPConnection, path: str, body: Any) -> Any:
    door.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = door.getresponse()
    text = answer.read()
    assert answer.status in (200, 201), text
    return json.loads(text)


@contextmanager
def one_server(database: str | None = None, **limits: Any) -> Iterator[OneServer]:
    """On SQLite, unless it is given the address of another database."""
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "house.db")
        server = OneServer(Path(folder), 0, where, "--no-quick", **GENEROUS, **limits)
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def ours(database: str | None = None) -> Iterator[Host]:
    with one_server(database) as server:
        yield Ours(server)


def has_boardgame() -> bool:
    return BOARDGAME.is_dir() and shutil.which("node") is not None


@contextmanager
def boardgame() -> Iterator[Host]:
    port = free_port()
    command = ["node", "bench/boardgame/server.cjs", str(port), json.dumps(setting())]
    more = {"NODE_PATH": str(BOARDGAME.resolve()), "NODE_ENV": "production"}
    with subprocess.Popen(
        command,
        env={**os.environ, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            yield Theirs(port, process)
        finally:
            process.terminate()
