"""Every promise in the threat model is held by a test that exists."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MODEL = (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8")


def promises():
    """Each row of the table: the promise, and its tests as (file, name)."""
    for row in re.findall(r"^\| (?!promise|---)(.+?) \| (.+) \|$", MODEL, re.MULTILINE):
        promise, held_by = row
        file, tests = "", []
        for said in re.findall(r"`((?:tests/[\w/]+\.py)?::\w+)`", held_by):
            path, name = said.split("::")
            file = path or file
            tests.append((file, name))
        yield promise, tests


def functions(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_promise_is_held_by_a_test_that_exists():
    rows = list(promises())
    assert len(rows) == MODEL.count("\n| ") - 2
    for promise, tests in rows:
        assert tests, promise
        for file, name in tests:
            assert name in functions(file), f"{file} has no {name}"


def test_every_attack_has_its_promise():
    """A file of attacks that no promise speaks of would be forgotten."""
    attacks = {f"tests/security/{path.name}" for path in Path(__file__).parent.glob("test_*.py")}
    apart = {f"tests/security/test_{name}.py" for name in ("threat_model", "audit")}
    assert attacks - apart == {
        file for _, tests in promises() for file, _ in tests if file.startswith("tests/security/")
    }
