from collections.abc import Iterator

import pytest

from tests.several.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One of its own: it will be killed."""
    with running_postgres() as postgres:
        yield postgres
