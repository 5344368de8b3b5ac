"""What real people did: the published results the model is held against."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from veillee.memory.personas import persona_named


@dataclass(frozen=True, slots=True)
class Result:
    """One group of people in one task. ``sd`` says how far they lie apart."""

    task: str
    who: str
    persona: str
    mean: float
    sd: float
    source: str
    confidence: str
    held_out: bool = False
    """The model was not fitted to it: it tells whether the model learnt people or numbers."""


def read_results(text: str) -> tuple[Result, ...]:
    """Results as they stand in ``people.toml``; each must name a persona there is."""
    entries: list[dict[str, Any]] = tomllib.loads(text)["result"]
    for entry in entries:
        persona_named(entry["persona"])
    return tuple(Result(**entry) for entry in entries)


RESULTS = read_results(Path(__file__).with_name("people.toml").read_text(encoding="utf-8"))
