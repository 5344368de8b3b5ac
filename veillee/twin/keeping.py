"""Where compiled code is kept, so that only the first odds after a change take their time.

Numba notices a change in the file of a compiled function, but not in what that function calls or in
the numbers it was compiled with. So all code is kept under a name made from everything it may
depend on; after any change it is compiled anew.
"""

import os
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

import numba
from numba.core import config

PACKAGE = Path(__file__).parent.parent
ROOMS = ("twin", "memory", "games")
KINDS = {".py", ".toml"}


def keep_compiled_code() -> None:
    """Tell Numba where. A folder that somebody chose by NUMBA_CACHE_DIR stays chosen."""
    if not getattr(config, "CACHE_DIR", ""):
        setattr(config, "CACHE_DIR", str(folder() / fingerprint()))  # noqa: B010


def folder() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    kept = Path(home) / "veillee" / "compiled"
    try:
        kept.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir()) / "veillee-compiled"
    return kept


def fingerprint() -> str:
    """A short name for all sources that compiled code may depend on, and for who compiles."""
    said = sha256(f"{sys.version} {numba.__version__}".encode())
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in KINDS:
                said.update(path.relative_to(PACKAGE).as_posix().encode())
                said.update(path.read_bytes())
    return said.hexdigest()[:16]
