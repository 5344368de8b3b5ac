"""A TCP way that a test can cut: a load balancer in front of servers, or a line to a database."""

import asyncio
import threading
from contextlib import suppress
from itertools import count

Target = tuple[str, int] | str
"""An address, or the path of a socket."""


class Pipe:
    """Takes its targets in turn, and the next one where nobody answers. Nothing is sticky."""

    def __init__(self, *targets: Target) -> None:
        self.targets = targets
        self._turn = count()
        self._is_cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        ready.wait(10)

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, "127.0.0.1", 0)
        )
        self.port = self._server.sockets[0].getsockname()[1]
        self._loop.call_soon(ready.set)
        self._loop.run_forever()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            onward, back = await self._connect()
        except OSError:
            writer.close()
            return
        self._writers |= {writer, back}
        await asyncio.gather(self._copy(reader, back), self._copy(onward, writer))
        self._writers -= {writer, back}

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for _ in self.targets:
            target = self.targets[next(self._turn) % len(self.targets)]
            with suppress(OSError):
                if self._is_cut:
                    break
                if isinstance(target, str):
                    return await asyncio.open_unix_connection(target)
                return await asyncio.open_connection(*target)
        raise ConnectionRefusedError

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()
        with suppress(OSError):
            writer.close()

    def cut(self) -> None:
        self._is_cut = True
        self._loop.call_soon_threadsafe(lambda: [one.transport.abort() for one in self._writers])

    def mend(self) -> None:
        self._is_cut = False
