"""Any legal play of any game, for properties."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from veillee.games import find_game
from veillee.table import Seat, Table, TimeUp
from veillee.table.chance import Stream
from veillee.table.seen.sight import sample


def any_options(game: str, chance: Random) -> dict[str, Any]:
    """Every option of a game somewhere within its bounds, read off its schema."""
    import msgspec

    kind = find_game(game).options
    schema = msgspec.json.schema_components([kind])[1][kind.__name__]
    return {name: any_value(one, chance) for name, one in schema["properties"].items()}


def any_value(schema: dict[str, Any], chance: Random) -> Any:
    match schema:
        case {"enum": values}:
            return chance.choice(values)
        case {"type": "boolean"}:
            return chance.random() < 0.5
        case {"type": "integer", "minimum": low, "maximum": high}:
            return chance.randint(low, high)
        case {"type": "array", "items": one, "maxItems": most}:
            return [any_value(one, chance) for _ in range(chance.randint(0, most))]
        case {"anyOf": kinds}:
            return any_value(chance.choice(kinds), chance)
        case {"type": "null"}:
            return None
    raise ValueError(f"no way to choose from {schema}")


def any_table(game: str, chance: Random) -> Table:
    """A table with any legal number of seats and options, people and computers mixed."""
    from veillee.table import Refused

    rules = find_game(game)
    while True:
        seats = chance.randint(rules.fewest, rules.most)
        people = chance.random() < 0.7
        who = [Seat(None if people and chance.random() < 0.8 else "adult") for _ in range(seats)]
        try:
            return Table(game, who, any_options(game, chance), f"seed {chance.random()}")
        except Refused:
            continue


def any_move(table: Table, chance: Random) -> tuple[int | None, Any]:
    """A legal entry for the log: an answer to any ask, or the clock's."""
    asks = table.asks
    if table.seconds is not None and (not asks or chance.random() < 0.1):
        return None, TimeUp()
    ask = chance.choice(asks)
    return ask.seat, sample(ask, Stream(f"{chance.random()}", "move"))


def playing(table: Table, chance: Random, most: int = 5000) -> Iterator[tuple[int | None, Any]]:
    """Play to the end; yields each entry after it was played."""
    for _ in range(most):
        if table.outcome is not None:
            return
        seat, move = any_move(table, chance)
        table.play(seat, move)
        yield seat, move
    raise AssertionError(f"{table.game.id} did not end within {most} moves")


randoms = st.integers(min_value=0, max_value=2**48).map(Random)
