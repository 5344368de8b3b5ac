"""Laying the table: the stones in the middle, the marks under the blue ones, two cards each."""

from veillee.games.pixie_town.board import CARDS_EACH, MARKS, SAFE, Board, House, Options
from veillee.games.pixie_town.rules.plot import EDITION
from veillee.games.pixie_town.rules.stones import BLUE_STONES, CARDS, KIND, KINDS, PLANS, STONES
from veillee.table.chance import Chance
from veillee.table.refused import Refused

FEWEST_AGAINST: int = EDITION["players"]["fewest_against"]
STRONG_FROM: int = EDITION["die"]["strong_from"]


def set_up(seats: int, options: Options, chance: Chance) -> Board:
    """The end of the pile is its top. Whoever plays the gnome has no cards."""
    check_seats(seats, options)
    gnome = options.first_gnome if options.game == "against" else None
    pile = chance("cards").shuffled(CARDS)
    houses = [
        [new_house(pile.pop(), options) for _ in range(0 if seat == gnome else CARDS_EACH)]
        for seat in range(seats)
    ]
    middle: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for stone in STONES:
        middle[KIND[stone]].append(stone)
    return Board(
        seats=seats,
        options=options,
        player=options.first_player,
        gnome=gnome,
        pile=pile,
        marked=chance("marks").shuffled(BLUE_STONES)[:MARKS],
        middle=middle,
        blue=list(BLUE_STONES),
        houses=houses,
    )


def check_seats(seats: int, options: Options) -> None:
    against = options.game == "against"
    if against and seats < FEWEST_AGAINST:
        raise Refused(
            "options", f"one against all is for {FEWEST_AGAINST} players or more, not {seats}"
        )
    named = {"first_player": options.first_player}
    if against:
        named["first_gnome"] = options.first_gnome
    for name, seat in named.items():
        if seat >= seats:
            raise Refused("options", f"{name} is a seat from 0 to {seats - 1}, not {seat}")


def advice(seats: int, options: Options) -> str | None:
    """Which gnome die is the fairer one."""
    if options.game != "against":
        return None
    fair = "strong" if seats - 1 >= STRONG_FROM else "mild"
    if options.gnome_die == fair:
        return None
    return f"With {seats - 1} pixies the {fair} gnome die is the fairer one: gnome_die={fair}."


def sides(seats: int, options: Options) -> list[list[int]]:
    """The gnome against all pixies, where one plays the gnome."""
    if options.game != "against":
        return []
    gnome = options.first_gnome
    return [[gnome], [seat for seat in range(seats) if seat != gnome]]


def new_house(card: str, options: Options, since: int = 0) -> House:
    if options.building == "imaginary":
        return House(card, SAFE, since)
    return House(card, len(PLANS[card]), since, missing=needs(card))


def needs(card: str) -> dict[int, str]:
    """All that a plan asks for: the shape of every place."""
    return {number: spot.shape for number, spot in enumerate(PLANS[card])}
