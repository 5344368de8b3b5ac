"""The files of `deploy/`, read as what they are."""

import re
import shlex
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def dockerfile() -> list[tuple[str, list[str]]]:
    """Every instruction with its words: ("COPY", ["pyproject.toml", "./"])."""
    lines = re.sub(r"\\\n", " ", text("Dockerfile")).splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    return [(word, shlex.split(rest)) for word, rest in steps]


def last_stage() -> list[tuple[str, list[str]]]:
    steps = dockerfile()
    start = max(number for number, (word, _) in enumerate(steps) if word == "FROM")
    return steps[start:]


def one(steps: list[tuple[str, list[str]]], wanted: str) -> list[str]:
    (words,) = [words for word, words in steps if word == wanted]
    return words


def as_list(words: list[str]) -> list[str]:
    """`["serve", "--port", "8000"]`, as Docker writes a command."""
    return [word.strip("[],") for word in words]


def compose(name: str = "compose.yaml") -> dict[str, Any]:
    return yaml.safe_load(text(name))


def kubernetes(kind: str) -> dict[str, Any]:
    parts = yaml.safe_load_all(text("kubernetes.yaml"))
    (found,) = [part for part in parts if part and part["kind"] == kind]
    return found


def pod() -> dict[str, Any]:
    return kubernetes("Deployment")["spec"]["template"]["spec"]


def unit(name: str) -> dict[str, list[str]]:
    """The settings of a systemd unit; one may be there several times."""
    settings: dict[str, list[str]] = {}
    for line in text(name).splitlines():
        key, is_setting, value = line.partition("=")
        if is_setting and not line.startswith("#"):
            settings.setdefault(key, []).append(value)
    return settings
