"""What an end is worth."""

from veillee.table import Outcome


def rewards(outcome: Outcome, seats: int) -> list[float]:
    """Played together, or lost by all: 1 or -1 for everybody.

    Otherwise what the winners share is what the others lose, so that the sum is zero; if all have
    won, nobody has lost.
    """
    if outcome.won is not None:
        return [1.0 if outcome.won else -1.0] * seats
    winners = set(outcome.winners)
    losers = seats - len(winners)
    if not winners or not losers:
        return [0.0] * seats
    return [1.0 / len(winners) if seat in winners else -1.0 / losers for seat in range(seats)]
