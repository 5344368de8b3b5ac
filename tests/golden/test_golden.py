"""Golden games: whole games with every seat's sight at every step, one for every way to end."""

from pathlib import Path

import pytest

from tests.outcomes import end_of
from tools.golden import sights
from veillee.games import find_game, games
from veillee.table import Table

FOLDER = Path(__file__).parent
GOLDEN = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_is_seen_as_it_was_then(path):
    record, *then = path.read_text().splitlines()
    table = Table.verify(record.encode())
    assert sights(table) == then
    assert end_of(table).reason == path.stem.split("-")[0]


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_every_way_to_end_has_a_golden_game(game):
    ends = {path.stem.split("-")[0] for path in GOLDEN if path.parent.name == game}
    assert ends == set(find_game(game).endings)
