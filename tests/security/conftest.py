from collections.abc import Iterator

import pytest

from tests.server.house import House
from tests.server.visitor import open_table


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def table(house):
    return open_table(house.url, 3)
