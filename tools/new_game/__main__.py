"""Lays a small complete game, ready to be played and changed: `make new-game NAME=fox_hunt`.

The template is Berry basket, a game of our own; its name is replaced wherever it stands. Then the
page's types are generated, the golden games of the new game recorded, and docs/rulebook.md written.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path.cwd()
TEMPLATE = Path(__file__).parent / "template"
TEXT = {".py", ".toml", ".json", ".ts", ".svelte", ".ftl", ".md", ".svg"}


def places(game: str) -> dict[Path, Path]:
    """Where each part of the template goes."""
    return {
        TEMPLATE / "game": ROOT / "veillee" / "games" / game,
        TEMPLATE / "tests": ROOT / "tests" / game,
        TEMPLATE / "moments" / "berry_basket.py": ROOT / "tools" / "moments" / f"{game}.py",
    }


def objection(game: str) -> str | None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", game) or len(game) > 30:
        return f"{game!r} is no name for a game: small letters, digits and single _, as fox_hunt"
    if taken := [there for there in places(game).values() if there.exists()]:
        return f"{taken[0].relative_to(ROOT)} is there already; choose another name"
    return None


def lay(game: str) -> list[Path]:
    """Copies the template under its new name; returns what was laid."""
    laid: list[Path] = []
    for here, there in places(game).items():
        files = [here] if here.is_file() else [path for path in here.rglob("*") if path.is_file()]
        for path in (path for path in files if path.suffix in TEXT):
            to = there if here.is_file() else there / path.relative_to(here)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(renamed(path.read_text("utf-8"), game), "utf-8")
            laid.append(to)
    return laid


def renamed(text: str, game: str) -> str:
    title = game.replace("_", " ").capitalize()
    return text.replace("berry_basket", game).replace("Berry basket", title)


def tidy(laid: list[Path]) -> None:
    """With a longer or shorter name, lines break and imports stand elsewhere."""
    python = [str(path) for path in laid if path.suffix == ".py"]
    run("-m", "ruff", "check", "--quiet", "--fix", "--select", "I", *python)
    run("-m", "ruff", "format", "--quiet", *python)
    if npx := shutil.which("npx"):
        page = [str(path) for path in laid if path.suffix in (".ts", ".svelte")]
        subprocess.run([npx, "prettier", "--log-level", "warn", "--write", *page], check=True)


def run(*words: str) -> None:
    """In a Python of its own: this one has not seen the new game."""
    subprocess.run([sys.executable, *words], cwd=ROOT, check=True)


def main(words: list[str]) -> None:
    if len(words) != 1:
        raise SystemExit("how shall the game be called? make new-game NAME=fox_hunt")
    (game,) = words
    if no := objection(game):
        raise SystemExit(no)
    tidy(lay(game))
    run("-m", "veillee.server.typescript", "client/src/generated")
    run("-m", "tools.golden", game)
    run("-m", "tools.docs")
    print(f"veillee/games/{game}: play it with `make play`, then read docs/a-new-game.md")


if __name__ == "__main__":
    main(sys.argv[1:])
