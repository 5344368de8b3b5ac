"""Every action of Ali Baba by its name, for programs that learn to play it."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from veillee.games.ali_baba.board import (
    ADJECTIVES,
    TREASURES,
    Options,
    Say,
    SpendPebble,
    ThatIsAll,
    copies,
)
from veillee.games.ali_baba.rules.recital import Items
from veillee.table.asks import Move
from veillee.table.chance import Stream
from veillee.table.game import Actions


def names(_seats: int, options: Options) -> Iterator[str]:
    yield from ("Draw", "OpenSesame", "ThatIsAll")
    if any(options.pebbles):
        yield "SpendPebble"
    if options.ali_judges:
        yield from ("Judge True", "Judge False")
    yield from (f"Pick {treasure}" for treasure in TREASURES)
    yield from all_items(options.adjectives, options.forty_four)


def offers(items: Items, _view: Any, _seat: int, _chance: Stream) -> dict[str, Move]:
    """Every treasure not named yet, in every number, with every adjective of the set."""
    moves: dict[str, Move] = {"ThatIsAll": ThatIsAll()}
    if items.pebbles:
        moves["SpendPebble"] = SpendPebble()
    for name, say in all_items(items.adjectives, items.forty_four).items():
        if say.treasure not in items.said:
            moves[name] = say
    return moves


@cache
def all_items(adjectives: str, forty_four: bool) -> dict[str, Say]:
    """With adjectives there are more than a thousand, so they are made only once."""
    items: dict[str, Say] = {}
    for treasure in TREASURES:
        for count in range(1, copies(treasure, forty_four) + 1):
            if adjectives == "none":
                items[f"Say {treasure} {count}"] = Say(treasure, count)
                continue
            for word in ADJECTIVES:
                items[f"Say {treasure} {count} {word}"] = Say(treasure, count, word)
    return items


ACTIONS = Actions(names, sight_bytes=8_192, offers=offers)
