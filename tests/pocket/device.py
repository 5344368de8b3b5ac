"""A device without a browser: what its IndexedDB keeps is in dictionaries, and a page is a list."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from veillee.pocket.worker import Pocket

TABLE = {"game": "pixie_town", "seats": [{"kind": "person", "name": "Lena"}, {"kind": "person"}]}


class Device:
    """What stays when a tab is closed. `tabs` hear what another one appended."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[int, str]] = {}
        self.names: dict[str, dict[int, str]] = {}
        self.tabs: list[Pocket] = []
        self.is_full = False
        self.fills_at: int | None = None
        """After the entry with that number."""
        self.writes: asyncio.Event | None = None
        """Where it is set, nothing is on disk before it."""

    async def open_table(self, table: str, _game: str, entries: str) -> None:
        await self._write()
        self.tables[table] = dict(enumerate(json.loads(entries), start=1))

    async def append(self, table: str, seq: int, entry: str) -> bool:
        await self._write()
        if seq in self.tables[table]:
            return False
        self.tables[table][seq] = entry
        self.is_full = self.is_full or seq == self.fills_at
        for tab in self.tabs:
            tab.heard_of(table, seq)
        return True

    async def entries(self, table: str, after: int) -> str:
        kept = self.tables.get(table, {})
        return json.dumps([entry for seq, entry in sorted(kept.items()) if seq > after])

    async def introduce(self, table: str, seat: int, guest: str) -> None:
        await self._write()
        self.names.setdefault(table, {})[seat] = guest

    async def guests(self, table: str) -> str:
        return json.dumps(list(self.names.get(table, {}).values()))

    async def forget(self, table: str) -> None:
        self.tables.pop(table, None)

    async def _write(self) -> None:
        if self.writes is not None:
            await self.writes.wait()
        if self.is_full:
            raise RuntimeError("QuotaExceededError: there is no room")


class Tab:
    """A page, and the worker it started."""

    def __init__(self, device: Device, quick: bool = False) -> None:
        self.pocket = Pocket(device, quick)
        device.tabs.append(self.pocket)
        self.heard: list[dict[str, Any]] = []
        self.is_closed = False

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        ok, text = await self.pocket.answer(method, path, json.dumps(body) if body else "")
        answer = json.loads(text)
        assert ok, answer
        return answer

    async def refusal(self, method: str, path: str, body: Any = None) -> str:
        ok, text = await self.pocket.answer(method, path, json.dumps(body) if body else "")
        assert not ok, text
        return json.loads(text)["name"]

    async def sit_down(self, opened: dict[str, Any], eyes: list[int] | None = None) -> None:
        self.pocket.open(0, opened["table"], self._hear)
        keys = [seat["key"] for seat in opened["seats"]]
        self.say({"type": "hello", "keys": keys, "eyes": eyes})
        await self.until(lambda: any(one["type"] == "sight" for one in self.heard))

    def _hear(self, text: str | None) -> None:
        if text is None:
            self.is_closed = True
        else:
            self.heard.append(json.loads(text))

    def say(self, message: dict[str, Any]) -> None:
        self.pocket.hear(0, json.dumps(message))

    def move(self, id: str, seat: int, move: dict[str, Any]) -> None:
        self.say({"type": "move", "id": id, "seat": seat, "on": self.seq, "move": move})

    def last(self, kind: str) -> Any:
        return next((one for one in reversed(self.heard) if one["type"] == kind), None)

    @property
    def seq(self) -> int:
        sight = self.last("sight")
        return 0 if sight is None else sight["seq"]

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not is_so():  # noqa: ASYNC110
                await asyncio.sleep(0.002)
