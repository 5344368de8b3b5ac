"""A real server in its own process, for tests and benches."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx


class House:
    """`House(folder)`: started, reachable at `url`. `kill` and `start` again at will.

    Without `odds` nothing is compiled beside the test.
    """

    program = ("veillee.cli",)

    def __init__(
        self,
        folder: Path,
        *flags: str,
        database: str | None = None,
        odds: bool = False,
        **limits: float | str,
    ) -> None:
        self.database: str | Path = database or folder / "house.db"
        self.flags: tuple[str, ...] = (*(flags or ("--quick",)), "--odds" if odds else "--no-odds")
        self.limits = {f"VEILLEE_{name.upper()}": str(value) for name, value in limits.items()}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = self.launch()
        deadline = time.monotonic() + 90
        while True:
            try:
                httpx.get(f"{self.url}/healthz", timeout=1).raise_for_status()
                return
            except httpx.HTTPError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def launch(self, **more: Any) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", *self.program, "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", str(self.database), *self.flags]
        environment = {**os.environ, **self.limits}
        return subprocess.Popen[bytes](command, env=environment, stdout=subprocess.PIPE, **more)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=15)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
