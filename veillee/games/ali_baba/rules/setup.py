"""Laying the table: the pile, and the Chief above its last cards."""

from veillee.games.ali_baba.board import CHIEF, COPIES, Board, Options, copies
from veillee.table.chance import Chance
from veillee.table.game import Seat
from veillee.table.refused import Refused


def all_cards(options: Options) -> list[str]:
    """The treasures of the box; the German printing has one teapot fewer."""
    return [each for each in COPIES for _ in range(copies(each, options.forty_four))]


def pebbles_of(seats: int, options: Options) -> list[int]:
    """A number for every seat."""
    named = options.pebbles
    if len(named) > seats:
        raise Refused("options", f"pebbles are for {seats} seats here, not for {len(named)}")
    return [*named, *[0] * (seats - len(named))]


def objection(seats: list[Seat], options: Options) -> str | None:
    if options.adjectives == "free" and not all(seat.is_person for seat in seats):
        return "free words are for tables where only people sit"
    return None


def set_up(seats: int, options: Options, chance: Chance) -> Board:
    """Shuffle the treasures; the Chief lies on the bottom ones. The end of the list is the top."""
    if options.first_ali >= seats:
        raise Refused(
            "options", f"first_ali is a seat from 0 to {seats - 1}, not {options.first_ali}"
        )
    cards = chance("pile").shuffled(all_cards(options))[: options.pile]
    if options.chief_at >= len(cards):
        raise Refused("options", f"chief_at must be less than the {len(cards)} cards of the pile")
    pile = [*cards[: options.chief_at], CHIEF, *cards[options.chief_at :]]
    return Board(
        seats=seats,
        options=options,
        pile=pile,
        ali=options.first_ali,
        pebbles=pebbles_of(seats, options),
        won=[[] for _ in range(seats)],
    )
