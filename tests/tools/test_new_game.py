"""`make new-game`: what it lays is a whole game, and nothing else has to be changed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.docs import ROOT
from tools.new_game.__main__ import TEMPLATE, objection, renamed

GAME = "acorn_hunt"
LINKED = (".venv", "node_modules")
LEFT_OUT = shutil.ignore_patterns(
    *LINKED, ".git", "build", "page", "__pycache__", ".*_cache", ".hypothesis"
)
ITS_OWN = (f"veillee/games/{GAME}/", f"tests/{GAME}/", f"tests/golden/{GAME}/")
CONTRACT = [
    f"tests/{GAME}",
    "tests/properties",
    "tests/secrecy",
    "tests/golden",
    "tests/words",
    "tests/lessons",
    "tests/known",
    "tests/docs",
    "tests/security/test_records.py",
]
LOOKED_AT = ("any_screen", "every_screen", "lessons", "what_happened")
BROWSER = [f"tests/browser/test_{what}.py" for what in LOOKED_AT]


@pytest.mark.parametrize("name", ["", "Fox", "fox-hunt", "fox__hunt", "2_foxes", "../fox"])
def test_a_name_that_cannot_be_is_refused(name):
    assert "is no name for a game" in (objection(name) or "")


def test_a_game_that_is_there_already_is_not_overwritten():
    assert objection("tom_thumb") == (
        "veillee/games/tom_thumb is there already; choose another name"
    )


def test_the_name_is_replaced_wherever_it_stands():
    for path in TEMPLATE.rglob("*.*"):
        if path.is_file() and path.suffix != ".pyc":
            assert "erry_basket" not in renamed(path.read_text("utf-8"), "fox_hunt")
            assert "erry basket" not in renamed(path.read_text("utf-8"), "fox_hunt")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the working tree, without what is built or installed in it."""
    tree = tmp_path_factory.mktemp("new") / "veillee"
    shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
    for name in LINKED:
        (tree / name).symlink_to((ROOT / name).resolve())
    return tree


@pytest.fixture(scope="module")
def laid(tree: Path) -> dict[str, bytes]:
    """The game is laid in it; what was there before."""
    before = dict(files(tree))
    assert python(tree, "-m", "tools.new_game", GAME).endswith("then read docs/a-new-game.md\n")
    return before


def run(tree: Path, *words: str) -> str:
    path = f"{ROOT / '.venv/node/bin'}:{os.environ['PATH']}"
    done = subprocess.run(
        words, cwd=tree, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-6000:]}{done.stderr[-3000:]}"
    return done.stdout


def python(tree: Path, *words: str) -> str:
    return run(tree, sys.executable, *words)


def files(tree: Path) -> Iterator[tuple[str, bytes]]:
    for path in tree.rglob("*"):
        inside = path.relative_to(tree).as_posix()
        made = (*LINKED, ".ruff_cache")
        if path.is_file() and not inside.startswith(made) and "__pycache__" not in inside:
            yield inside, path.read_bytes()


@pytest.mark.long
def test_nothing_but_the_new_game_is_changed(tree, laid):
    """Its folders, its moments, and the rulebook that is generated from its tests."""
    before, after = laid, dict(files(tree))
    new = {path for path in after.keys() - before.keys() if "/generated/" not in path}
    assert {path for path in new if not path.startswith(ITS_OWN)} == {f"tools/moments/{GAME}.py"}
    changed = {path for path in before if after[path] != before[path] and "/generated/" not in path}
    assert changed == {"docs/rulebook.md"}


@pytest.mark.long
def test_a_new_game_passes_the_checks(tree, laid):
    python(tree, "-m", "ruff", "check", ".")
    python(tree, "-m", "ruff", "format", "--check", ".")
    run(tree, ".venv/bin/lint-imports")
    run(tree, ".venv/bin/pyright", *(f"{place}" for place in ITS_OWN[:2]))
    run(tree, "npx", "prettier", "--check", f"veillee/games/{GAME}/**/*.{{ts,svelte}}")
    run(tree, "npx", "eslint", f"veillee/games/{GAME}")
    run(tree, "npm", "run", "--silent", "check")


@pytest.mark.long
def test_a_new_game_passes_all_that_is_asked_of_every_game(tree, laid):
    passed = python(tree, "-m", "pytest", *CONTRACT, "-m", "not long", "-k", f"{GAME} or document")
    assert " passed" in passed
    assert " skipped" not in passed


@pytest.mark.long
def test_a_new_game_can_be_played_on_its_screen(tree, laid):
    run(tree, "npm", "run", "--silent", "build")
    passed = python(tree, "-m", "pytest", *BROWSER, "-k", GAME)
    assert " passed" in passed
    assert " skipped" not in passed
