"""What the house notes about itself: one JSON object a line, without names, without keys."""

import logging
import sys
import time
from hashlib import sha256
from typing import Any

import msgspec

_journal = logging.getLogger("veillee")


def note(what: str, **facts: Any) -> None:
    line = {"at": round(time.time(), 3), "what": what, **facts}
    _journal.info(msgspec.json.encode(line).decode())


def note_failure(what: str, **facts: Any) -> None:
    """Something that should never happen: with the place in the code where it did."""
    line = {"at": round(time.time(), 3), "what": what, **facts}
    _journal.exception(msgspec.json.encode(line).decode())


def alias(table: str) -> str:
    """Enough to follow a table through the journal, not enough to look at it."""
    return sha256(table.encode()).hexdigest()[:8]


def open_journal() -> None:
    """To standard error, unless that is the terminal of somebody who is about to play."""
    if sys.stderr.isatty():
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s"))
    _journal.addHandler(handler)
    _journal.setLevel(logging.INFO)
    _journal.propagate = False
