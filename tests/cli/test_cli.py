"""The command line, as somebody types it."""

import json
import sys
from dataclasses import replace
from types import ModuleType

import msgspec
import pytest
from typer.testing import CliRunner

from veillee.cli import app
from veillee.games import find_game
from veillee.lab.evening import play_evening
from veillee.table.catalogue import GAMES


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words), env={"COLUMNS": "120"})
    return result.exit_code, " ".join(result.output.split())


@pytest.fixture
def record(tmp_path):
    table = play_evening("tom_thumb", ["adult"] * 3, {"ogre_tiles": 3}, "a command line")
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(table.record()))
    return path


def test_verify_says_that_a_record_is_true(record):
    code, said = run("verify", str(record))
    assert code == 0
    assert "verified" in said


def test_verify_says_what_is_wrong_with_a_record_that_lies(record):
    lie = json.loads(record.read_text())
    lie["seed"] = "another wood"
    record.write_text(json.dumps(lie))
    code, said = run("verify", str(record))
    assert code == 1
    assert "seal" in said or "moves" in said


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"game": "tom_thumb"}'])
def test_a_file_that_is_no_record_is_refused(tmp_path, content):
    path = tmp_path / "note.txt"
    path.write_bytes(content)
    code, said = run("verify", str(path))
    assert (code, said[:7]) == (1, "record:")
    assert run("verify", str(tmp_path / "nothing"))[0] == 1


def test_replay_tells_the_game_again(record):
    code, said = run("replay", str(record))
    assert code == 0
    assert "TileTurnedUp" in said
    assert "GameEnded" in said


def test_rules_are_there_in_five_languages():
    for language in ("fr", "en", "de", "es", "nl"):
        code, said = run("rules", "tom_thumb", "--language", language)
        assert code == 0
        assert len(said) > 2000
    assert run("rules", "tom_thumb", "--language", "xx")[0] == 1
    assert run("rules", "../tom_thumb")[0] == 1


def test_simulate_sums_games_up():
    words = [
        "--seats",
        "3",
        "--games",
        "4",
        "--personas",
        "elephant,adult",
        "--option",
        "storm=true",
    ]
    code, said = run("simulate", "tom_thumb", *words)
    assert code == 0
    assert "elephant, adult, elephant" in said
    assert "95 %" in said


def test_simulate_compares_kinds_of_table():
    words = ["--seats", "3-4", "--games", "3", "--option", "game=against"]
    code, said = run("simulate", "pixie_town", *words, "--option", "gnome_die=mild,strong")
    assert code == 0
    assert "3 games a row" in said
    assert said.count("mild") - said.count("gnome_die=mild") >= 2
    assert "With 3 pixies the strong gnome die is the fairer one" in said
    assert "With 2 pixies the mild gnome die is the fairer one" in said


def test_simulate_advises_nobody_who_chose_well():
    words = ["--seats", "4", "--games", "2", "--option", "game=against"]
    assert "fairer" not in run("simulate", "pixie_town", *words, "--option", "gnome_die=strong")[1]


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("tom_thumb", "--seats", "four"),
        ("tom_thumb", "--seats", "4-3"),
        ("tom_thumb", "--personas", "hal"),
        ("tom_thumb", "--seats", "9"),
        ("tom_thumb", "--option", "pebbles=99"),
        ("tom_thumb", "--option", "pebbles"),
        ("tom_thumb", "--games", "0"),
    ],
)
def test_simulate_refuses_what_cannot_be(words):
    code, said = run("simulate", *words)
    assert code == 1
    assert ":" in said


def test_odds_of_a_game_without_a_simulator_are_refused_in_one_line(monkeypatch):
    package = ModuleType("veillee.games.new_game")
    package.__path__ = []
    monkeypatch.setitem(sys.modules, package.__name__, package)
    monkeypatch.setitem(GAMES, "new_game", replace(find_game("tom_thumb"), id="new_game"))
    refusal = "odds: new_game has no compiled simulator; try: veillee simulate new_game"
    assert run("odds", "new_game", "--games", "10") == (1, refusal)


def test_what_is_missing_is_named_with_its_brackets(monkeypatch):
    """As in pip install 'veillee[lab]': brackets are no markup there."""
    from veillee import terminal

    said = []
    monkeypatch.setattr(terminal.console, "print", lambda text, **_: said.append(text))
    with pytest.raises(terminal.typer.Exit):
        terminal.fail("pip install 'veillee[lab]'")
    assert terminal.console.render_str(said[0]).plain == "pip install 'veillee[lab]'"
