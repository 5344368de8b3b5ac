"""The package: it holds the page and no sources of it, and is all that a family has to install."""

import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.deploy.files import ROOT
from tests.server.playing import one_move, sit_down
from tests.server.visitor import open_table
from veillee import __version__

SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md", "veillee")


def build(source: Path, kind: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    return subprocess.run(command, cwd=source, capture_output=True, text=True)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    told = build(ROOT, "wheel", folder)
    assert told.returncode == 0, told.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_the_wheel_holds_the_page_and_what_python_needs(wheel):
    held = zipfile.ZipFile(wheel).namelist()
    assert f"-{__version__}-" in wheel.name
    for wanted in (
        "page/index.html",
        "games/tom_thumb/edition.toml",
        "server/storage/migrations/env.py",
    ):
        assert f"veillee/{wanted}" in held
    assert any(name.endswith("rules.nl.md") for name in held)
    strangers = [name for name in held if re.search(r"\.(svelte|ts|ftl|pyc)$", name)]
    assert not strangers


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_package_without_the_page_cannot_be_built(tmp_path, kind):
    source = tmp_path / "source"
    source.mkdir()
    for name in SOURCES:
        one = ROOT / name
        if one.is_dir():
            shutil.copytree(one, source / name, ignore=shutil.ignore_patterns("page"))
        else:
            shutil.copy(one, source / name)
    told = build(source, kind, tmp_path / "built")
    assert told.returncode != 0
    assert "build the page first with `make build`" in told.stderr
    assert not list(tmp_path.glob("built/*.whl")) + list(tmp_path.glob("built/*.tar.gz"))


@pytest.mark.long
def test_a_family_installs_it_starts_it_and_plays_a_move(tmp_path, wheel):
    place = tmp_path / "empty"
    uv = Path(sys.executable).with_name("uv")
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, place], check=True)
    python = place / "bin" / "python"
    subprocess.run([uv, "pip", "install", "--quiet", "--python", python, wheel], check=True)
    home = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    program = place / "bin" / "veillee"
    said = subprocess.run([program, "--version"], env=home, capture_output=True, text=True)
    assert said.stdout == f"veillee {__version__}\n"
    server = subprocess.Popen([program], env=home, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    try:
        house = Started(server)
        table = open_table(house.url, 3)
        one_move(sit_down(house, table), Random(1))
    finally:
        server.terminate()
        server.wait(15)
    assert (tmp_path / ".local" / "share" / "veillee" / "veillee.db").is_file()


class Started:
    """The server, at the address it printed."""

    def __init__(self, server: subprocess.Popen[str]) -> None:
        assert server.stdout
        found = (re.search(r"http://localhost:(\d+)", line) for line in server.stdout)
        address = next(one for one in found if one)
        self.url = f"http://127.0.0.1:{address[1]}"
        while server.poll() is None:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz").is_success:
                    return
            time.sleep(0.05)
        raise AssertionError("the server ended before it answered")
