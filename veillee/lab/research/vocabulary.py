"""Every action has a word and keeps its number: "TurnUp 3" is the same action all game long.

A learner that has to find out anew what an action means learns little. So all that may be done in
a game with these seats and options is named before it begins. What cannot be named before (where a
stone of a free house shall lie) gets a few words of no fixed meaning, and so does a game that is
not known here.
"""

from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any

from veillee.games.ali_baba.board import ADJECTIVES, TREASURES, copies
from veillee.games.pixie_town.board import CARDS_EACH
from veillee.games.pixie_town.rules.stones import BLUE_STONES, CARDS, KINDS, SHAPE, WHITE
from veillee.games.tom_thumb.board import PLACES
from veillee.games.tom_thumb.rules.setup import INNER, OUTER
from veillee.table import Move, Table

WAIT = "Wait"
SLAPS = (150, 300, 450, 600, 800, 1000, 1400, 2000)
"""How many milliseconds a slap may take: a learner chooses among these."""
LOOSE = 8
"""How many free poses are offered, drawn from the table's luck."""
UNKNOWN = 256
"""How many choices a game may offer at once that has no vocabulary here."""


def vocabulary(table: Table) -> list[str]:
    """The word of every action, by its number; 0 is to wait."""
    words = VOCABULARIES.get(table.game.id)
    if words is None:
        return [WAIT, *(f"Choice {number}" for number in range(UNKNOWN))]
    return [WAIT, *words(len(table.seats), table.options)]


def word_of(move: Move) -> str:
    """`TurnUp 3`, `Say lamp 2 dusty`: what is done, and with what."""
    values = (getattr(move, field) for field in move.__struct_fields__)
    return " ".join([type(move).__name__, *(str(value) for value in values if value is not None)])


def loose_words(many: int = LOOSE) -> list[str]:
    return [f"Free {number}" for number in range(many)]


# -- game by game --------------------------------------------------------------------------------


def of_tom_thumb(_seats: int, options: Any) -> Iterator[str]:
    tiles = range(INNER + OUTER if options.huge_forest else len(PLACES) + 1)
    yield from ("DrawCards", "Propose tree", "Propose boots", "SpendPebble", "KeepQuiet")
    yield from (f"NamePlace {place}" for place in PLACES)
    yield from (f"TurnUp {at}" for at in tiles)
    yield from (f"Point {at}" for at in tiles)
    yield from (f"Swap {wolves} {other}" for wolves, other in permutations(tiles, 2))
    yield from (f"InsertTile {place} {gap}" for place, gap in product(PLACES, tiles))


def of_ali_baba(_seats: int, options: Any) -> Iterator[str]:
    yield from ("Draw", "OpenSesame", "ThatIsAll")
    if any(options.pebbles):
        yield "SpendPebble"
    if options.ali_judges:
        yield from ("Judge True", "Judge False")
    yield from (f"Pick {treasure}" for treasure in TREASURES)
    for treasure in TREASURES:
        for count in range(1, copies(treasure) + 1):
            item = f"Say {treasure} {count}"
            yield from [item] if options.adjectives == "none" else qualified(item)


def qualified(item: str) -> Iterator[str]:
    return (f"{item} {adjective}" for adjective in ADJECTIVES)


def of_dark_wood(seats: int, options: Any) -> Iterator[str]:
    yield from ("Draw", "TakeInHand", "PassOn", "TurnUp", "NoneForMe")
    if options.finding == "slap":
        yield "NotThisOne"
        yield from (f"Slap {after}" for after in SLAPS)
    else:
        yield from ("Take", "Leave")
    yield from (f"Vote {seat}" for seat in range(seats))


def of_pixie_town(seats: int, options: Any) -> Iterator[str]:
    """A die is named by its face and a stone by its kind: it is the same which of them one takes.

    So is the place in a plan: a house has one word for all its places of a shape.
    """
    builders = seats - (options.game == "against")
    owners, houses = range(seats), range(len(CARDS) - CARDS_EACH * (builders - 1))
    yield from ("Roll", "Done")
    yield from dict.fromkeys(f"RaiseTower {SHAPE[stone]}" for stone in BLUE_STONES)
    if options.game == "against":
        yield from (f"Wreck {owner} {house}" for owner, house in product(owners, houses))
    if options.building == "imposed":
        yield from (f"Sacrifice {house}" for house in houses)
        for taken in takings():
            yield from (f"Build {taken} {owner} {house}" for owner in owners for house in houses)
        return
    for taken in takings():
        yield from (f"Place {taken} {house}" for house in houses)
        yield from (f"Give {taken} {to}" for to in owners)
    yield from (f"PlaceGift {house}" for house in houses)
    yield from loose_words()


def takings() -> Iterator[str]:
    """A face and what it gives: the stones of its colour, or any if it is white."""
    for kind in KINDS:
        yield f"{kind.partition('-')[0]} {kind}"
        yield f"{WHITE} {kind}"


VOCABULARIES: dict[str, Callable[[int, Any], Iterator[str]]] = {
    "tom_thumb": of_tom_thumb,
    "ali_baba": of_ali_baba,
    "dark_wood": of_dark_wood,
    "pixie_town": of_pixie_town,
}
