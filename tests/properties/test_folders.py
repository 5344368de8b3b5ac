"""Every game's folder shows the same plan, so that whoever knows one finds their way in all."""

from collections import Counter
from pathlib import Path

import pytest

from veillee.games import games

GAMES = Path(__file__).parent.parent.parent / "veillee" / "games"
AT_ITS_ROOT = {"__init__.py", "edition.toml", "board.py", "views.py"}
FOLDERS = {"rules", "player", "odds", "lesson", "screen", "art", "words"}
MOST_MODULES, LONGEST_MODULE = 15, 350


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_games_folder_holds_its_pieces_and_folders_for_the_rest(game: str) -> None:
    inside = [path for path in (GAMES / game).iterdir() if path.name != "__pycache__"]
    assert {path.name for path in inside if path.is_file()} == AT_ITS_ROOT
    assert {path.name for path in inside if path.is_dir()} <= FOLDERS


def test_no_folder_is_crowded_and_no_module_is_long() -> None:
    modules = sorted(GAMES.parent.rglob("*.py"))
    long = [path for path in modules if len(path.read_text().splitlines()) > LONGEST_MODULE]
    assert not long
    named = Counter(path.parent for path in modules if path.name != "__init__.py")
    assert {folder: many for folder, many in named.items() if many > MOST_MODULES} == {}
