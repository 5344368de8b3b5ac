"""What is packed for a browser runs there: without a server, simulators or screens."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import msgspec

from tests.deploy.files import ROOT
from tools.pocket import PINNED, pack

ALONE = """
import sys
sys.path[:] = [*sys.argv[1:], *(path for path in sys.path if "site-packages" not in path)]
import veillee.pocket.worker
from veillee.games import games
assert veillee.__file__.startswith(sys.argv[1])
print(*(game.id for game in games()))
foreign = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
print(*sorted(name for name in foreign if not name.startswith("_")))
"""


def test_the_archive_needs_msgspec_and_nothing_else(tmp_path: Path):
    pack(tmp_path / "veillee.zip")
    packages = tmp_path / "packages"
    ZipFile(tmp_path / "veillee.zip").extractall(packages)
    (packages / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    words = [sys.executable, "-I", "-c", ALONE, packages]
    told = subprocess.run(words, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines() == [
        "pixie_town dark_wood tom_thumb ali_baba",
        "msgspec veillee",
    ]


def test_the_same_sources_make_the_same_archive(tmp_path: Path):
    for name in ("one", "two"):
        pack(tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_the_archive_holds_no_screens_and_no_simulators(tmp_path: Path):
    pack(tmp_path / "veillee.zip")
    names = ZipFile(tmp_path / "veillee.zip").namelist()
    assert "veillee/games/tom_thumb/edition.toml" in names
    parts = {part for name in names for part in name.split("/")}
    assert parts & {"odds", "screen", "art", "words", "server", "twin"} == set()


def test_the_browser_has_the_same_msgspec_as_the_server():
    pinned = PINNED.read_text(encoding="utf-8").splitlines()[1].split()[0]
    assert pinned in (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
