"""Compiling a twin's functions, and where compiled code is kept: only what changed takes its time.

Numba notices a change in the file of a compiled function, but not in what that function calls or in
the numbers it was compiled with. So all code is kept under a name made from everything it may
depend on: that of a game from what all twins share and from the game's own folder. A change in one
game compiles that game anew, and no other.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

import numba
from numba.core import config as numba_config

PACKAGE = Path(__file__).parent.parent
SHARED = ("twin", "memory")
KINDS = {".py", ".toml"}
config: Any = numba_config
_one_at_a_time = Lock()


def compiled(function: Callable[..., Any] | None = None, /, **options: Any) -> Any:
    """`numba.njit` for a function of a twin: `@compiled`, or `@compiled(nogil=True)`.

    A folder that somebody chose by NUMBA_CACHE_DIR stays chosen.
    """
    if function is None:
        return lambda function: compiled(function, **options)
    with _one_at_a_time:
        chosen = config.CACHE_DIR
        config.CACHE_DIR = chosen or str(folder() / name_of(game_of(function)))
        try:
            return numba.njit(function, cache=True, **options)
        finally:
            config.CACHE_DIR = chosen


def shared(function: Callable[..., Any]) -> Any:
    """A plain function of the rules, the players or their memory, for compiled code to call.

    So it is written once and both run it. It is compiled into its callers, and kept with them.
    """
    return numba.njit(function, error_model="numpy")


def game_of(function: Callable[..., Any]) -> str | None:
    """The game whose folder a function is in; None: all twins share it."""
    _, _, inside = function.__module__.partition("veillee.games.")
    return inside.partition(".")[0] or None


@cache
def name_of(game: str | None) -> str:
    return f"{game or 'shared'}-{fingerprint(game)}"


def folder() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    kept = Path(home) / "veillee" / "compiled"
    try:
        kept.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir()) / "veillee-compiled"
    return kept


def fingerprint(game: str | None) -> str:
    """A short name for all sources that compiled code may depend on, and for who compiles."""
    said = sha256(f"{sys.version} {numba.__version__}".encode())
    for part in SHARED if game is None else (*SHARED, f"games/{game}"):
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in KINDS:
                said.update(path.relative_to(PACKAGE).as_posix().encode())
                said.update(path.read_bytes())
    return said.hexdigest()[:16]
