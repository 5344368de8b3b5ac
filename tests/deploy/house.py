"""What the house itself says: its addresses, its options, its limits."""

import re
from dataclasses import fields
from typing import Any

import typer

from tests.deploy.files import ROOT
from veillee.cli import app
from veillee.server.http.api import ROUTES
from veillee.server.limits import Limits


def command(name: str) -> Any:
    return typer.main.get_command(app).commands[name]  # pyright: ignore


def understood(words: list[str]) -> dict[str, Any]:
    """What `veillee serve …` would make of these words; fails where it would refuse them."""
    name, *rest = words
    return command(name).make_context(name, list(rest)).params


def default_port() -> int:
    return understood(["serve"])["port"]


def paths() -> set[str]:
    return {path for route in ROUTES for path in route.paths}


def variables() -> set[str]:
    """Every environment variable that the house reads."""
    options = {option.envvar for option in command("serve").params if option.envvar}
    return options | {f"VEILLEE_{limit.name.upper()}" for limit in fields(Limits)}


def seconds_to_close() -> float:
    """The longest that a server takes to go: the clocks are kept, then the lines are let go."""
    source = (ROOT / "veillee/server/process/serve.py").read_text(encoding="utf-8")
    (lines,) = re.findall(r"timeout_graceful_shutdown=(\d+)", source)
    return Limits().storage_seconds + float(lines)
