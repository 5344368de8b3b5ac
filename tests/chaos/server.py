"""One server to be mistreated: killed, stopped, out of room on its disk, out of its time."""

import signal
import subprocess
import threading
import time
from pathlib import Path
from random import Random
from typing import IO, Any

import httpx

from tests.chaos.leaping import leap
from tests.server.house import House
from tests.several.disks import limit_files

HOUR = 3600.0
DAY = 24 * HOUR
LEAPS = (-400 * DAY, -DAY, -HOUR, 0.0, HOUR, DAY, 20 * DAY, 400 * DAY)
FULL = "storage_failed"
"""What the journal says when something could not be written."""


class Server(House):
    """What it notes comes by a pipe and is kept here: a full disk does not silence it."""

    def __init__(self, folder: Path, number: int, database: str | None, **limits: Any) -> None:
        self._clock = folder / f"clock-{number}"
        leap(self._clock, 0)
        self.program = ("tests.chaos.leaping", str(self._clock))
        self.journal: list[str] = []
        self._one_at_a_time = threading.Lock()
        super().__init__(folder, database=database, **limits)

    def launch(self, **more: object) -> subprocess.Popen[bytes]:
        process = super().launch(stderr=subprocess.PIPE, **more)
        assert process.stderr is not None
        threading.Thread(target=self._keep, args=(process.stderr,), daemon=True).start()
        return process

    def _keep(self, notes: IO[bytes]) -> None:
        for line in notes:
            self.journal.append(line.decode(errors="replace"))

    # -- mischief --------------------------------------------------------------------------------

    def start(self) -> None:
        """Again and again, as whoever looks after servers does: the database may be away."""
        while True:
            try:
                super().start()
                return
            except httpx.HTTPError:
                if self.process.poll() is None:
                    raise

    def kill_and_start(self) -> None:
        with self._one_at_a_time:
            self.kill()
            self.start()

    def leap_in_the_dark(self, chance: Random) -> None:
        """While nobody is there to see it."""
        with self._one_at_a_time:
            self.kill()
            self.leap(chance)
            self.start()

    def restart(self) -> None:
        with self._one_at_a_time:
            self.stop()
            self.start()

    def sleep(self, seconds: float) -> None:
        """As a machine does whose lid is closed."""
        with self._one_at_a_time:
            self.process.send_signal(signal.SIGSTOP)
            try:
                time.sleep(seconds)
            finally:
                self.process.send_signal(signal.SIGCONT)

    def leap(self, chance: Random) -> None:
        self.leap_to(chance.choice(LEAPS))

    def leap_to(self, seconds: float) -> None:
        """So much is its wall clock wrong from now on."""
        leap(self._clock, seconds)

    def fill_disk(self, chance: Random, patience: float) -> bool:
        """No file may grow beyond a size, which is what a full disk comes to; until something could
        not be written. Whether that happened."""
        before = self.failures
        with self._one_at_a_time:
            if not limit_files(self.process.pid, self._room(chance)):
                return False
            deadline = time.monotonic() + patience
            while self.failures == before and time.monotonic() < deadline:
                time.sleep(0.02)
            time.sleep(chance.uniform(0, 0.5))
            limit_files(self.process.pid, None)
            return self.failures > before

    def _room(self, chance: Random) -> int:
        """None at all, or so little that it ends in the middle of a commit."""
        log = Path(f"{self.database}-wal")
        size = log.stat().st_size if log.exists() else 0
        return chance.choice([0, size + chance.randrange(9000)])

    @property
    def failures(self) -> int:
        return sum(FULL in line for line in list(self.journal))
