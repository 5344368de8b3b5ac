"""The limits of whoever runs tables, on a server or in a browser."""

from dataclasses import dataclass

from veillee.live.limits import LiveLimits

KIB = 1024


@dataclass(frozen=True, slots=True)
class RunLimits(LiveLimits):
    message_bytes: int = 16 * KIB
    hello_seconds: float = 10
    try_again_seconds: float = 1
    replay_stretch: int = 10
    replay_pause_seconds: float = 0.004
    """A replay plays this many moves at a time, then pauses for live tables."""

    replay_moves: int = 5_000
    odds_query_bytes: int = 2 * KIB
