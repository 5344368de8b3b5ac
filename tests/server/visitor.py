"""A plain client that speaks the wire, for tests and benches."""

import json
from contextlib import ExitStack
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import connect


class Visitor:
    """One connection to one table."""

    ids = count()
    seat: int
    """The one that it plays, once somebody has said which."""

    def __init__(self, base: str, table: str, keys: list[str], have: int = 0, **hello: Any) -> None:
        url = base.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        self._line = ExitStack()
        self.socket = self._line.enter_context(
            connect(url, open_timeout=10, close_timeout=1, ping_interval=None)
        )
        self.sights: dict[int | None, dict[str, Any]] = {}
        self.presence: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.say({"type": "hello", "keys": keys, "have": have, **hello})

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout: float = 10) -> dict[str, Any]:
        message = json.loads(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        if message["type"] == "sight":
            self.sights[message["seat"]] = message
        elif message["type"] == "presence":
            self.presence = message
        return message

    def wait_for(self, type: str, **fields: Any) -> dict[str, Any]:
        """The next message of a type with these fields."""
        while True:
            message = self.hear()
            if message["type"] == type and all(message[k] == v for k, v in fields.items()):
                return message

    def move(self, seat: int, move: dict[str, Any], on: int, id: str | None = None) -> str:
        id = id or f"m{next(self.ids)}"
        self.say({"type": "move", "id": id, "seat": seat, "on": on, "move": move})
        return id

    def answer(self, id: str) -> dict[str, Any]:
        """What the server says to the move with this id."""
        while True:
            message = self.hear()
            if message["type"] in ("taken", "refused") and message["id"] == id:
                return message

    def close(self) -> None:
        self._line.close()


def open_table(base: str, seats: int | list[dict[str, Any]] = 3, **more: Any) -> dict[str, Any]:
    """A table with people; always the same deal, unless another is asked for."""
    more = {"game": "tom_thumb", "seed": "a wood at night", **more}
    if isinstance(seats, int):
        seats = [{"kind": "person", "name": f"P{i}"} for i in range(seats)]
    answer = httpx.post(f"{base}/api/tables", json={"seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()
