"""Every action of Tom Thumb by its name, for programs that learn to play it."""

from collections.abc import Iterator
from itertools import permutations, product

from veillee.games.tom_thumb.board import PLACES
from veillee.games.tom_thumb.rules.setup import INNER, OUTER, Options
from veillee.table.game import Actions


def names(_seats: int, options: Options) -> Iterator[str]:
    tiles = range(INNER + OUTER if options.huge_forest else len(PLACES) + 1)
    yield from ("DrawCards", "Propose tree", "Propose boots", "SpendPebble", "KeepQuiet")
    yield from (f"NamePlace {place}" for place in PLACES)
    yield from (f"TurnUp {at}" for at in tiles)
    yield from (f"Point {at}" for at in tiles)
    yield from (f"Swap {wolves} {other}" for wolves, other in permutations(tiles, 2))
    yield from (f"InsertTile {place} {gap}" for place, gap in product(PLACES, tiles))


ACTIONS = Actions(names, sight_bytes=8_192)
