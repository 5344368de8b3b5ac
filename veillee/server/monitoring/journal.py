"""What the server logs about itself: one JSON object per line, without names, without keys."""

import logging
import sys
from hashlib import sha256
from typing import Any

import msgspec

_journal = logging.getLogger("veillee")


class JsonLines(logging.Formatter):
    """The message is what happened; `facts` are what is known of it."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = getattr(record, "facts", {})
        line = {"at": round(record.created, 3), "what": record.getMessage(), **facts}
        text = msgspec.json.encode(line).decode()
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def note(what: str, **facts: Any) -> None:
    _journal.info(what, extra={"facts": facts})


def note_failure(what: str, **facts: Any) -> None:
    """Something that should never happen: with the place in the code where it did."""
    _journal.exception(what, extra={"facts": facts})


def alias(table: str) -> str:
    """Enough to follow a table through the journal, not enough to look at it."""
    return sha256(table.encode()).hexdigest()[:8]


def open_journal() -> None:
    """To standard error, unless that is the terminal of somebody who is about to play."""
    if sys.stderr.isatty():
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    _journal.addHandler(handler)
    _journal.setLevel(logging.INFO)
    _journal.propagate = False
