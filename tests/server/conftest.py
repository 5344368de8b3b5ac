from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), lend_after_seconds=0.3)
    yield house
    house.stop()
