"""`make release`: checks that a version can be released, and builds what it consists of.

The version stands in `veillee/__init__.py` alone. It needs a dated heading in CHANGELOG.md, a clean
working tree and a tag that does not exist yet. Then `build/release` holds the wheel, the source
package and the report of the odds; nothing is published.
"""

import re
import subprocess
import sys
from pathlib import Path

from veillee import __version__

ROOT = Path(__file__).parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
REPORT = ROOT / "build" / "odds.html"
FOLDER = ROOT / "build" / "release"


def objections(version: str, changelog: str, status: str, tags: list[str]) -> list[str]:
    """Why this version cannot be released now."""
    found: list[str] = []
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        found.append(f"{version} is no version like 1.2.3")
    if not re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE
    ):
        found.append(f"CHANGELOG.md has no heading '## [{version}] - YYYY-MM-DD'")
    if status:
        found.append(f"there are uncommitted changes:\n{status}")
    if f"v{version}" in tags:
        found.append(f"the tag v{version} exists: raise __version__ in veillee/__init__.py")
    return found


def git(*words: str) -> str:
    told = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.strip()


def main() -> int:
    changelog = CHANGELOG.read_text(encoding="utf-8")
    found = objections(__version__, changelog, git("status", "--short"), git("tag").splitlines())
    for objection in found:
        print(objection)
    if found:
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(FOLDER)]
    subprocess.run(build, cwd=ROOT, check=True)
    REPORT.replace(FOLDER / REPORT.name)
    print(f"build/release is ready. Then: git tag v{__version__}, push the tag, upload the files.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
