"""Several servers of one house, each a process of its own, with a balancer before them."""

import subprocess
import threading
from pathlib import Path
from typing import Any

from tests.server.house import House
from tests.several.pipes import Pipe


class OneServer(House):
    """One of several; what it notes goes to a file."""

    def __init__(self, folder: Path, number: int, database: str, *flags: str, **limits: Any):
        self.journal = folder / f"server-{number}.log"
        super().__init__(folder, *flags, database=database, **limits)

    def launch(self, **more) -> subprocess.Popen[bytes]:
        with self.journal.open("ab") as journal:
            return super().launch(stderr=journal)


class SeveralServers:
    """`url` is the balancer's."""

    def __init__(self, folder: Path, database: str, *flags: str, **limits: Any) -> None:
        self.folder = folder
        self.servers: list[OneServer] = []
        starting = [
            threading.Thread(target=self._start, args=(number, database, *flags), kwargs=limits)
            for number in range(3)
        ]
        for thread in starting:
            thread.start()
        for thread in starting:
            thread.join()
        assert len(self.servers) == 3
        self.balancer = Pipe(*[("127.0.0.1", server.port) for server in self.servers])
        self.url = f"http://127.0.0.1:{self.balancer.port}"

    def _start(self, number: int, database: str, *flags: str, **limits: Any) -> None:
        self.servers.append(OneServer(self.folder, number, database, *flags, **limits))

    def stop(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.process.terminate()
        for server in self.servers:
            server.process.wait(timeout=30)

    def notes(self) -> str:
        return "".join(server.journal.read_text() for server in self.servers)
