"""From a few words on the command line to the plan of a sweep."""

from veillee.lab.cells import Plan, lay_out
from veillee.lab.sweep import BY_RULES
from veillee.table import Refused
from veillee.table.catalogue import find_game


def plan_sweep(
    game: str,
    seats: str,
    companies: list[str],
    options: list[str],
    games: int,
    seed: str,
    rules: bool,
) -> Plan:
    if games < 1:
        raise Refused("games", f"at least one game has to be played, not {games}")
    cells, left_out = lay_out(game, seats, list(dict.fromkeys(companies)), options)
    by = BY_RULES if rules else twin_name(game)
    return Plan(game, find_game(game).version, by, games, seed, cells, left_out)


def twin_name(game: str) -> str:
    """Names the very code: with other curves or other players a sweep would not be the same."""
    from veillee.lab.odds import twin_of

    twin_of(game)
    from veillee.twin.keeping import fingerprint

    return f"twin {fingerprint(game)}"
