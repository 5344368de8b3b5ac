"""What each seat sees, field by field; and `veil`, the proof that it sees no more."""

from collections import Counter
from copy import deepcopy

from msgspec import Struct

from veillee.games.ali_baba.board import (
    ADJECTIVES,
    ALARMS,
    CHIEF,
    KINDS,
    TREASURES,
    Board,
    Item,
    ItemSeen,
    Options,
    copies,
)
from veillee.games.ali_baba.rules.play import is_alarm
from veillee.games.ali_baba.rules.recital import in_order
from veillee.games.ali_baba.rules.setup import all_cards
from veillee.table.chance import Stream


class Held(Struct, frozen=True):
    """A treasure in Ali's own hand."""

    treasure: str
    count: int
    adjective: str | None


class View(Struct, frozen=True):
    """The table from one seat. `hand` and `capture` are Ali's alone; loot is only counted.

    `items` counts what was recited so far, and `said` is all of it for those who may read it again:
    the reciter, Ali where he has to judge it, everybody among younger players. `finished`: the
    thief has said that this is all.
    """

    options: Options
    round: int
    ali: int
    thief: int | None
    reciting: bool
    last_round: bool
    tokens: list[str]
    pile: int
    cards: int
    shown: str | None
    items: int
    said: list[ItemSeen] | None
    finished: bool
    hand: list[Held] | None
    capture: float | None
    open: list[str]
    picker: int | None
    ali_takes: int
    at_fault: int | None
    won: list[int]
    pebbles: list[int]
    with_cassim: bool
    result: list[list[str]] | None


def view(board: Board, seat: int | None) -> View:
    is_ali, reads = outlook(board, seat)
    return View(
        options=board.options,
        round=board.round,
        ali=board.ali,
        thief=board.thief,
        reciting=board.reciting,
        last_round=board.last_round,
        tokens=list(board.tokens),
        pile=len(board.pile),
        cards=len(board.hand),
        shown=board.shown,
        items=len(board.said),
        said=said(board) if board.reciting and reads else None,
        finished=board.finished,
        hand=held(board) if is_ali else None,
        capture=capture_chance(board) if is_ali and board.options.capture_hint else None,
        open=sorted(board.open),
        picker=board.picker,
        ali_takes=board.ali_takes,
        at_fault=board.at_fault,
        won=[len(cards) for cards in board.won],
        pebbles=list(board.pebbles),
        with_cassim=board.with_cassim,
        result=None if board.result is None else [sorted(cards) for cards in board.result],
    )


def outlook(board: Board, seat: int | None) -> tuple[bool, bool]:
    """Whether it is Ali's, and whether what was recited can be read there."""
    return seat == board.ali, seat in board.readers


def said(board: Board) -> list[ItemSeen]:
    return [ItemSeen(item.treasure, item.count, item.adjective) for item in board.said]


def held(board: Board) -> list[Held]:
    """In the order in which they are to be recited; else as each first appeared."""
    counted = Counter(board.hand)
    return [Held(each, counted[each], board.adjectives.get(each)) for each in in_order(board)]


def capture_chance(board: Board) -> float | None:
    """How likely the next card captures Ali, from what Ali can know: every card that was shown.

    Where the Chief lies is known, and he raises no alarm.
    """
    if not board.pile:
        return None
    if len(board.pile) == board.options.chief_at + 1 and not board.last_round:
        return 0.0
    unseen = Counter(all_cards(board.options)) - Counter(board.seen)
    alarming = {kind for kind in ALARMS if is_alarm([*board.tokens, kind])}
    return sum(many for each, many in unseen.items() if KINDS[each] in alarming) / unseen.total()


def veil(board: Board, seat: int | None, chance: Stream) -> Board:
    """Another board that this seat could not tell from the given one.

    The pile, what lies face down before the players and, for all but Ali, what Ali holds are dealt
    anew; so is what was recited, for whoever may not read it again. The Chief stays where he is:
    whether he has come is known to all. For an Ali who is told how likely the next card captures
    him, the pile is only shuffled.
    """
    other = deepcopy(board)
    if board.result is not None:
        return other
    is_ali, reads = outlook(board, seat)
    known = len(board.hand) if is_ali else 1 if board.shown else 0
    fixed = board.hand[len(board.hand) - known :]
    del other.hand[len(board.hand) - known :]
    drawn = [other.hand, other.gone, *other.won]
    if is_ali and board.options.capture_hint:
        deal_anew([other.pile], chance)
        deal_anew(drawn, chance)
    else:
        deal_anew([other.pile, *drawn], chance)
    other.hand += fixed
    before = [card for cards in (other.gone, *other.won) for card in cards]
    other.seen = [*chance.shuffled(before), *board.open, *other.hand]
    if not is_ali:
        other.adjectives = {
            treasure: chance.pick(ADJECTIVES)
            for treasure in chance.shuffled(other.hand)[: len(board.adjectives)]
        }
        other.recited = list(dict.fromkeys(chance.shuffled(other.hand)))[: len(board.recited)]
    if not reads:
        treasures = chance.shuffled(TREASURES)
        other.said = [
            Item(
                treasure,
                1 + chance.below(copies(treasure, board.options.forty_four)),
                item.adjective and chance.pick(ADJECTIVES),
            )
            for treasure, item in zip(treasures, board.said, strict=False)
        ]
    return other


def deal_anew(places: list[list[str]], chance: Stream) -> None:
    """Every card but the Chief goes to any of these places."""
    fresh = iter(chance.shuffled([card for cards in places for card in cards if card != CHIEF]))
    for cards in places:
        cards[:] = [card if card == CHIEF else next(fresh) for card in cards]
