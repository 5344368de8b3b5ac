"""What a browser needs to run tables by itself: our Python as an archive, and msgspec as a wheel.

`python -m tools.pocket FOLDER` writes both. Pyodide itself comes from npm.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT = Path(__file__).parents[1]
PINNED = ROOT / "requirements" / "pocket.txt"
PACKAGES = ("table", "memory", "games", "live", "running", "pocket")
OF_THE_LAB = ("__init__.py", "evening.py", "summary.py")
NOT_NEEDED = {"odds", "screen", "art", "words", "lesson", "__pycache__"}
"""Parts of a game's folder that the rules and the players do without."""
BUILT_FOR = [
    *("--implementation", "cp", "--python-version", "3.14", "--abi", "cp314"),
    *("--platform", "pyemscripten_2026_0_wasm32"),
]
EPOCH = (1980, 1, 1, 0, 0, 0)
"""So that the same files make the same archive, to the byte."""


def sources() -> list[Path]:
    """Everything of ours that runs in a browser."""
    package = ROOT / "veillee"
    found = [package / "__init__.py", *(package / "lab" / name for name in OF_THE_LAB)]
    for path in sorted(each for name in PACKAGES for each in (package / name).rglob("*")):
        is_needed = NOT_NEEDED.isdisjoint(path.relative_to(package).parts)
        if is_needed and path.suffix in (".py", ".toml"):
            found.append(path)
    return found


def pack(archive: Path) -> None:
    with ZipFile(archive, "w", ZIP_DEFLATED) as packed:
        for path in sources():
            entry = ZipInfo(path.relative_to(ROOT).as_posix(), EPOCH)
            entry.compress_type = ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())


def download(pinned: Path, folder: Path, *more: str) -> Path:
    """The wheel for Pyodide of the version that is pinned there."""
    words = ["download", "--quiet", "--no-deps", "--only-binary", ":all:", *BUILT_FOR, *more]
    words += ["--requirement", str(pinned), "--dest", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", *words], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as fresh:
        wheel = download(PINNED, Path(fresh), "--require-hashes")
        shutil.copy(wheel, folder / "msgspec.whl")
    pack(folder / "veillee.zip")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
