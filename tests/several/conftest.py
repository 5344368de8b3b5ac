"""A real PostgreSQL, started by the tests, and three servers on it."""

from collections.abc import Callable, Iterator

import pytest

from tests.several.houses import SeveralServers
from tests.several.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture(scope="session")
def new_database(postgres: Postgres) -> Callable[[], str]:
    """The address of an empty database."""
    return postgres.new_database


@pytest.fixture(scope="module")
def house(new_database, tmp_path_factory) -> Iterator[SeveralServers]:
    """Three servers on an empty database, started at the same moment."""
    house = SeveralServers(tmp_path_factory.mktemp("house"), new_database(), lend_after_seconds=0.3)
    yield house
    house.stop()
    assert "Traceback" not in house.notes()
