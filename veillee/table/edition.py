"""The numbers of a printed game, each with where it comes from."""

import tomllib
from pathlib import Path
from typing import Any


def read_edition(path: Path) -> dict[str, Any]:
    """An `edition.toml` as plain values: `{ is = 6, from = "book" }` becomes 6."""
    return _plain(tomllib.loads(path.read_text(encoding="utf-8")))


def _plain(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    if "is" in value:
        return value["is"]  # pyright: ignore
    return {key: _plain(inner) for key, inner in value.items()}  # pyright: ignore
