"""`veillee` without a command: a family that gives no options."""

import socket
import threading
import webbrowser

import pytest
from typer.testing import CliRunner

import veillee
from veillee.cli import app
from veillee.server.process import at_home, serve


def test_it_says_its_version():
    result = CliRunner().invoke(app, ["--version"])
    assert (result.exit_code, result.output) == (0, f"veillee {veillee.__version__}\n")


def test_a_port_that_is_taken_is_left_alone():
    with socket.socket() as other:
        other.bind(("", 0))
        other.listen()
        taken = other.getsockname()[1]
        assert at_home.free_port(taken) > taken


def test_the_tables_are_kept_for_the_user_and_not_where_the_command_is_called(
    tmp_path, monkeypatch
):
    monkeypatch.delenv("VEILLEE_DATABASE", raising=False)
    monkeypatch.setattr(at_home, "data_folder", lambda: tmp_path)
    assert at_home.kept_tables() == str(tmp_path / "veillee" / "veillee.db")
    assert (tmp_path / "veillee").is_dir()
    monkeypatch.setenv("VEILLEE_DATABASE", "elsewhere.db")
    assert at_home.kept_tables() == "elsewhere.db"


@pytest.mark.parametrize("screen", [True, False])
def test_the_browser_is_opened_only_where_there_is_a_screen(monkeypatch, screen):
    opened = threading.Event()
    monkeypatch.setattr(at_home, "has_screen", lambda: screen)
    monkeypatch.setattr(webbrowser, "open", lambda address: opened.set())
    at_home.open_page(8000)
    assert opened.wait(5 if screen else 0.1) is screen


def test_without_a_command_it_serves_and_opens_the_page(monkeypatch, tmp_path):
    started = []
    monkeypatch.setenv("VEILLEE_DATABASE", str(tmp_path / "home.db"))
    monkeypatch.setattr(serve, "run", lambda *given: started.append(given) or 0)
    assert CliRunner().invoke(app, []).exit_code == 0
    ((host, _, database, *_, when_started),) = started
    assert (host, database) == ("0.0.0.0", str(tmp_path / "home.db"))
    assert when_started is not None
