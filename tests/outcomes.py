"""How a game ended."""

from veillee.table import Outcome, Table


def end_of(table: Table) -> Outcome:
    """Of a game that must have ended."""
    assert table.outcome is not None, "the game goes on"
    return table.outcome
