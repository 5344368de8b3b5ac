"""Compiled code is kept by game: a change in one game compiles only that game anew."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from veillee.games import games
from veillee.twin import keeping

GAMES = [game.id for game in games()]
SOURCES = ("twin/mind.py", "memory/curve.py", "games/one/rules/play.py", "games/two/edition.toml")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of two small games."""
    for source in SOURCES:
        path = tmp_path / source
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("before")
    monkeypatch.setattr(keeping, "PACKAGE", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("edited", "compiled_anew"),
    [
        ("games/one/rules/play.py", {"one"}),
        ("games/two/edition.toml", {"two"}),
        ("twin/mind.py", {None, "one", "two"}),
        ("memory/curve.py", {None, "one", "two"}),
    ],
)
def test_an_edit_compiles_anew_only_what_may_depend_on_it(
    package: Path, edited: str, compiled_anew: set[str | None]
) -> None:
    before = {game: keeping.fingerprint(game) for game in (None, "one", "two")}
    (package / edited).write_text("after")
    assert compiled_anew == {g for g in before if keeping.fingerprint(g) != before[g]}


def dispatchers(module: Any) -> dict[str, Any]:
    """What is compiled in a module, and not merely imported there."""
    return {
        f"{module.__name__}.{name}": one
        for name, one in vars(module).items()
        if hasattr(one, "py_func") and one.py_func.__module__ == module.__name__
    }


@pytest.mark.parametrize("folder", ["twin", *(f"games.{game}.odds" for game in GAMES)])
def test_all_compiled_code_is_kept_in_the_folder_of_its_game(folder: str) -> None:
    package = import_module(f"veillee.{folder}")
    game = folder.split(".")[1] if "." in folder else None
    names = [f"{package.__name__}.{one.name}" for one in iter_modules(package.__path__)]
    found: dict[str, Any] = {}
    for name in names:
        found |= dispatchers(import_module(name))
    assert len(found) > 10
    kept = {name: Path(one.stats.cache_path).parent.name for name, one in found.items()}
    assert set(kept.values()) == {keeping.name_of(game)}, kept
