"""How a seat talks to each of the two servers: ours, and boardgame.io's over socket.io."""

import json
from typing import Any

from bench.barewire import frame
from bench.swarm import Company, Seat

Script = list[tuple[int, Any]]

BEGUN = 2
"""The number of our first sight with tiles in it: the table was opened, and everybody has come."""

GAME = b"/tom-thumb,"


class OurSeat(Seat):
    def __init__(self, company: Company, seat: int, key: str, table: str, part: "OurPart") -> None:
        super().__init__(company, seat, part.order)
        self.path = f"/api/tables/{table}/live"
        self.hello = frame(b'{"type":"hello","keys":["' + key.encode() + b'"]}')
        self.moves = part.moves

    def greet(self) -> None:
        self.transport.write(self.hello)

    def hear(self, data: bytes, start: int, end: int) -> None:
        if data.startswith(b'{"type":"sight"', start):
            at = data.find(b'"seq":', start) + 6
            self.see(int(data[at : data.find(b",", at)]) - BEGUN, end - start)
        elif data.startswith(b'{"type":"taken","id":"', start):
            at = start + 22
            step = int(data[at : data.find(b'"', at)])
            self.swarm.acknowledged(self.company, step + 1)
        elif not data.startswith(b'{"type":"presence"', start):
            self.swarm.problem = data[start:end].decode()

    def say_move(self, step: int) -> None:
        self.transport.write(self.moves[step])


class OurPart:
    """The whole evening in our words; a move reads the same at every table."""

    def __init__(self, script: Script) -> None:
        self.order = [seat for seat, _ in script]
        self.moves = [
            frame(
                f'{{"type":"move","id":"{step}","seat":{seat},"on":{step + BEGUN},'
                f'"move":{json.dumps(move, separators=(",", ":"))}}}'.encode()
            )
            for step, (seat, move) in enumerate(script)
        ]


class TheirSeat(Seat):
    """socket.io 4 over a bare WebSocket; whoever moves has an answer when it sees the move."""

    acknowledged_by_sight = True
    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(
        self, company: Company, seat: int, key: str, match: str, part: "TheirPart"
    ) -> None:
        super().__init__(company, seat, part.order)
        sync = json.dumps(["sync", match, str(seat), key, 4]).encode()
        self.sync = frame(b"42" + GAME + sync)
        self.moves = part.moves
        self.key = key.encode()
        self.match = match.encode()

    def greet(self) -> None:
        self.transport.write(frame(b"40" + GAME))

    def hear(self, data: bytes, start: int, end: int) -> None:
        if data.startswith(b'42/tom-thumb,["update"', start) or data.startswith(
            b'42/tom-thumb,["sync"', start
        ):
            at = data.find(b'"_stateID":', start) + 11
            self.see(int(data[at : data.find(b"}", at)].partition(b",")[0]), end - start)
        elif data[start:end] == b"2":
            self.transport.write(frame(b"3"))
        elif data.startswith(b"40", start):
            self.transport.write(self.sync)
        elif data.startswith(b"44", start):
            self.swarm.problem = data[start:end].decode()

    def say_move(self, step: int) -> None:
        before, between, after = self.moves[step]
        message = before + self.key + between + self.match + after
        self.transport.write(frame(message))


class TheirPart:
    """The whole evening in boardgame.io's words, with gaps for the seat's key and the match."""

    def __init__(self, script: list[dict[str, Any]]) -> None:
        self.order = [move["seat"] for move in script]
        self.moves = [their_move(step, **move) for step, move in enumerate(script)]


def their_move(step: int, seat: int, type: str, args: list[Any]) -> tuple[bytes, bytes, bytes]:
    payload = {"type": type, "args": args, "playerID": str(seat), "credentials": "KEY"}
    action = {"type": "MAKE_MOVE", "payload": payload}
    update = ["update", action, step, "MATCH", str(seat)]
    text = b"42" + GAME + json.dumps(update, separators=(",", ":")).encode()
    before, rest = text.split(b"KEY")
    between, after = rest.split(b"MATCH")
    return before, between, after
