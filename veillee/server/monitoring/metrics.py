"""What the house counts, for Prometheus. Nothing here names a person or a table."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("veillee_moves_total", "Moves taken", ["game", "by"])
REFUSED = Counter("veillee_refused_total", "What was refused", ["name"])
OPENED = Counter("veillee_tables_opened_total", "Tables opened", ["game"])
ENDED = Counter("veillee_games_ended_total", "Games ended", ["game", "reason"])
AWAKE = Gauge("veillee_tables_awake", "Tables in memory")
CONNECTIONS = Gauge("veillee_connections", "Open connections")
COMMITTED = Counter("veillee_entries_committed_total", "Log entries on disk")
COMMIT_SECONDS = Histogram(
    "veillee_commit_seconds",
    "Time of one group commit",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1),
)
FOLLOWED = Counter("veillee_entries_followed_total", "Log entries that another server wrote")
SECOND = Counter("veillee_entries_second_total", "Entries whose number was taken already")


@cache
def moves_of(game: str) -> dict[str, Counter]:
    """Its moves, by who made them."""
    return {by: MOVES.labels(game, by) for by in ("person", "computer", "table")}
