"""What a thief may say, and whether it is right."""

import unicodedata
from collections.abc import Iterable
from typing import Any

import msgspec

from veillee.games.ali_baba.board import (
    ADJECTIVES,
    TREASURES,
    Board,
    Item,
    ItemSeen,
    Mistake,
    Say,
    SpendPebble,
    ThatIsAll,
    copies,
)
from veillee.table.asks import Move
from veillee.table.chance import Stream
from veillee.table.cleaning import clean_text

LONGEST_WORD = 24


class Items:
    """The domain of a recital: any treasure not named yet, in any number its cards allow.

    Whoever has a pebble may spend it, as long as fewer cards were named than there are to be seen
    in Ali's hand: everybody can count that.
    """

    def __init__(self, board: Board, thief: int) -> None:
        self.said = [item.treasure for item in board.said]
        self.adjectives = board.options.adjectives
        self.forty_four = board.options.forty_four
        named = sum(item.count for item in board.said)
        self.pebbles = board.pebbles[thief] if named < len(board.hand) else 0

    def accepts(self, move: Any) -> bool:
        if isinstance(move, ThatIsAll):
            return True
        if isinstance(move, SpendPebble):
            return self.pebbles > 0
        return (
            isinstance(move, Say)
            and move.treasure in TREASURES
            and move.treasure not in self.said
            and 1 <= move.count <= self._most(move.treasure)
            and self._takes(move.adjective)
        )

    def _most(self, treasure: str) -> int:
        return copies(treasure, self.forty_four)

    def _takes(self, adjective: str | None) -> bool:
        if self.adjectives == "none" or adjective is None:
            return self.adjectives == "none" and adjective is None
        if self.adjectives == "set":
            return adjective in ADJECTIVES
        return bool(plain(clean_text(adjective))) and len(adjective) <= LONGEST_WORD

    def sample(self, chance: Stream) -> Move:
        if self.pebbles and chance.below(4) == 0:
            return SpendPebble()
        left = [treasure for treasure in TREASURES if treasure not in self.said]
        if not left or chance.below(4) == 0:
            return ThatIsAll()
        treasure = chance.pick(left)
        adjective = None if self.adjectives == "none" else chance.pick(ADJECTIVES)
        return Say(treasure, 1 + chance.below(self._most(treasure)), adjective)

    def describe(self) -> dict[str, Any]:
        return {
            "said": self.said,
            "adjectives": self.adjectives,
            "most": {treasure: self._most(treasure) for treasure in TREASURES},
            "pebbles": self.pebbles,
        }


def as_heard(said: Say) -> Say:
    """A free word reaches everybody, so it is cleaned as names are. The record keeps the move as it
    was sent, and cleaning it again gives the same word."""
    if said.adjective is None:
        return said
    return msgspec.structs.replace(said, adjective=clean_text(said.adjective))


def hear(board: Board, said: Say) -> Mistake | None:
    """What is wrong with an item. Where Ali accepts it all the same, its place and its adjective
    are kept."""
    board.said.append(Item(said.treasure, said.count, said.adjective))
    if said.treasure not in board.hand:
        return "none"
    keep_its_place(board, said.treasure)
    its_own = has_its_own_word(board, said)
    if not is_in_turn(board, said.treasure):
        return "order"
    if board.hand.count(said.treasure) != said.count:
        return "number"
    return None if its_own else "adjective"


def has_its_own_word(board: Board, said: Say) -> bool:
    """The first adjective that is said of a treasure becomes its own."""
    if said.adjective is None:
        return True
    return alike(board.adjectives.setdefault(said.treasure, said.adjective), said.adjective)


def is_in_turn(board: Board, treasure: str) -> bool:
    """In order: all that comes before it was said."""
    if board.options.in_order == "none":
        return True
    order = in_order(board)
    return said_so_far(board) >= set(order[: order.index(treasure)])


def keep_its_place(board: Board, treasure: str) -> None:
    """As first recited: whoever names a treasure first may do so wherever they like."""
    if board.options.in_order == "recited":
        take_its_place(treasure, board.recited, said_so_far(board))


def take_its_place(treasure: str, recited: list[str], said: Iterable[str]) -> None:
    """What is recited for the first time stays before all that was not said yet."""
    if treasure not in recited:
        at = next((i for i, each in enumerate(recited) if each not in said), len(recited))
        recited.insert(at, treasure)


def name_for_the_thief(board: Board) -> Item:
    """What a pebble is spent on: of what is not named rightly, what has been there the longest.

    Only where Ali judges may something have been named wrongly: then it is put right. A treasure
    that nobody gave an adjective has none yet.
    """
    count = board.hand.count
    rightly = [item.treasure for item in board.said if item.count == count(item.treasure)]
    treasure = next(each for each in in_order(board) if each not in rightly)
    item = Item(treasure, count(treasure), board.adjectives.get(treasure))
    board.said = [each for each in board.said if each.treasure != treasure] + [item]
    keep_its_place(board, treasure)
    return item


def what_was_wrong(board: Board, mistake: Mistake | None) -> tuple[ItemSeen | None, list[ItemSeen]]:
    """What was said wrongly, if it was something said, and what should have been said."""
    left = unsaid(board)
    match mistake:
        case None:
            return None, []
        case "judged":
            return None if board.finished else as_seen(board.said[-1]), []
        case "early" | "time":
            return None, [there(board, each) for each in left]
        case "none":
            return as_seen(board.said[-1]), []
        case "order":
            return as_seen(board.said[-1]), [there(board, left[0])]
        case "number" | "adjective":
            return as_seen(board.said[-1]), [there(board, board.said[-1].treasure)]


def as_seen(item: Item) -> ItemSeen:
    return ItemSeen(item.treasure, item.count, item.adjective)


def there(board: Board, treasure: str) -> ItemSeen:
    """As it is in the cave."""
    return ItemSeen(treasure, board.hand.count(treasure), board.adjectives.get(treasure))


def in_order(board: Board) -> list[str]:
    """The treasures of the hand as each first appeared, or as each was first recited."""
    kept = board.recited if board.options.in_order == "recited" else []
    return list(dict.fromkeys([*(each for each in kept if each in board.hand), *board.hand]))


def said_so_far(board: Board) -> set[str]:
    return {item.treasure for item in board.said}


def unsaid(board: Board) -> list[str]:
    said = said_so_far(board)
    return [each for each in in_order(board) if each not in said]


def is_complete(board: Board) -> bool:
    return said_so_far(board) >= set(board.hand)


def plain(word: str) -> str:
    """A word without case, accents and blanks."""
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(c for c in parts if c.isalnum())


def alike(one: str, other: str) -> bool:
    """Small slips are forgiven: one letter more, less or other, unless the word is very short."""
    one, other = plain(one), plain(other)
    if one == other:
        return True
    if min(len(one), len(other)) < 4 or abs(len(one) - len(other)) > 1:
        return False
    short, long = sorted((one, other), key=len)
    at = next((i for i, letter in enumerate(short) if letter != long[i]), len(short))
    rest = at + 1
    return short[at:] == long[rest:] if len(short) < len(long) else short[rest:] == long[rest:]
