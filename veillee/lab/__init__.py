"""Many games at once: how often they are won, and how long they take."""

from veillee.lab.evening import NobodyActs, play_evening
from veillee.lab.simulate import simulate
from veillee.lab.summary import Share, Spread, Summary, as_table, read_personas

__all__ = [
    "NobodyActs",
    "Share",
    "Spread",
    "Summary",
    "as_table",
    "play_evening",
    "read_personas",
    "simulate",
]
