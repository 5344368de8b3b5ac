"""`veillee memory check`, as somebody types it, and the pictures it draws."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from veillee.cli import app
from veillee.memory import check
from veillee.terminal import console


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal on which no column is cut off."""
    monkeypatch.setattr(console, "width", 140)


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["memory", "check", *words])
    return result.exit_code, " ".join(result.output.split())


@pytest.mark.long
def test_the_check_shows_people_beside_simulated_people(tmp_path: Path) -> None:
    code, said = run("--people", "60", "--personas", "adult,age70", "--draw", str(tmp_path / "c"))
    assert code == 0
    assert "60 simulated people of each" in said
    assert "6.20 (1.30)" in said
    assert "Kessels 2000" in said
    assert "held out" in said
    assert "none of" in said
    drawn = {path.name for path in (tmp_path / "c").iterdir()}
    names = ("serial-position", "results", "concentration")
    assert drawn == {f"{name}.{kind}" for name in names for kind in ("svg", "png")}
    for path in (tmp_path / "c").iterdir():
        if path.suffix == ".svg":
            assert ElementTree.fromstring(path.read_text(encoding="utf-8")).tag.endswith("svg")
            assert len(path.read_text(encoding="utf-8")) > 3000
        else:
            assert path.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
            assert len(path.read_bytes()) > 5000
    curve = (tmp_path / "c" / "serial-position.svg").read_text(encoding="utf-8")
    assert "place in the list" in curve
    assert "age70" in curve


def test_the_check_ends_with_one_when_a_result_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "BEARABLE", 0.001)
    code, said = run("--people", "5", "--personas", "age7")
    assert code == 1
    assert "worst" in said


@pytest.mark.long
def test_an_unknown_persona_and_a_folder_that_cannot_be_are_refused(tmp_path: Path) -> None:
    code, said = run("--people", "5", "--personas", "age6")
    assert code == 1
    assert "'age6'" in said
    assert "elephant" in said
    (tmp_path / "a file").write_text("in the way")
    words = ("--people", "5", "--personas", "age7", "--draw", str(tmp_path / "a file"))
    code, said = run(*words)
    assert code == 1
    assert "cannot be made" in said
    assert run("--people", "1")[0] == 2
