"""What was done to a house, and what came of it: the one line at the end."""

from collections import Counter

FAULTS = {
    "lost": "lost",
    "doubled": "doubled",
    "gap": "gaps",
    "lie": "records that lie",
    "sight": "sights that lie",
    "table_stuck": "tables stuck",
    "guest_stuck": "guests stuck",
    "traceback": "tracebacks",
}
"""None of these may ever happen."""

MISCHIEF = {
    "server_killed": "servers and",
    "database_killed": "databases killed",
    "full_disk": "full disks",
    "database_cut": "database lines cut",
    "stopped": "servers asleep",
    "leap": "clock leaps",
    "restarted": "restarts",
    "cut": "cuts",
    "delayed": "delays",
    "doubling": "doubled",
    "reordered": "reordered",
    "truncated": "truncated messages",
}


class Tally(Counter[str]):
    """Counts of things done, and of `FAULTS` with an example of each in `examples`."""

    def __init__(self) -> None:
        super().__init__()
        self.examples: list[str] = []

    def fault(self, kind: str, example: str) -> None:
        assert kind in FAULTS
        self[kind] += 1
        self.examples.append(f"{FAULTS[kind]}: {example}")

    @property
    def faults(self) -> int:
        return sum(self[kind] for kind in FAULTS)

    def add(self, other: "Tally") -> None:
        self.update(other)
        self.examples += other.examples

    def line(self) -> str:
        done = ", ".join(f"{self[kind]:,} {name}" for kind, name in MISCHIEF.items())
        found = ", ".join(f"{self[kind]:,} {name}" for kind, name in FAULTS.items())
        return (
            f"chaos: {self['game']:,} games, {self['acknowledged']:,} moves acknowledged, "
            f"{done.replace('servers and, ', 'servers and ')}: {found}"
        )
