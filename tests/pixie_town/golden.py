"""The golden games of Pixie Town: how each is to end, and what is right in it."""

from random import Random
from typing import Any

from tools.golden import tells
from veillee.games.pixie_town import board as pixie_town
from veillee.games.pixie_town.player.player import PixieTownPlayer
from veillee.table import Ask, Table


def gnome_came_to(table: Table, houses: int) -> bool:
    return tells(
        table,
        pixie_town.GnomeCame,
        by=lambda event: len(getattr(event, "houses", ())) == houses,
    )


def somebody_helped(table: Table) -> bool:
    return tells(
        table,
        pixie_town.StonePlaced,
        by=lambda event: getattr(event, "seat", None) != getattr(event, "owner", None),
    )


GAMES: dict[str, dict[str, Any]] = {
    "village": {
        "seats": 2,
        "skill": 0.9,
        "options": {},
        "wanted": lambda table: (
            tells(table, pixie_town.CardTaken, pixie_town.NothingToTake)
            and somebody_helped(table)
            and gnome_came_to(table, 0)
            and gnome_came_to(table, 2)
        ),
    },
    "village-imaginary": {
        "seats": 2,
        "skill": 1.0,
        "options": {"building": "imaginary"},
        "wanted": lambda table: tells(
            table, pixie_town.HouseFell, pixie_town.CardTaken, pixie_town.StoneGiven
        ),
    },
    "tower": {
        "seats": 3,
        "skill": 0.5,
        "options": {"first_player": 1},
        "wanted": lambda table: gnome_came_to(table, 1) and tells(table, pixie_town.Declined),
    },
    "pixies": {
        "seats": 3,
        "skill": 1.0,
        "options": {"game": "against"},
        "wanted": lambda table: tells(table, pixie_town.HouseFell) and somebody_helped(table),
    },
    "gnome-imaginary": {
        "seats": 3,
        "skill": 0.8,
        "options": {"game": "against", "building": "imaginary", "gnome_die": "strong"},
        "wanted": lambda table: tells(table, pixie_town.HouseFell, pixie_town.HouseFinished),
    },
}


def right_move(table: Table, ask: Ask) -> Any:
    """What a pixie that thinks far ahead would do."""
    player = PixieTownPlayer(ask.seat, "elephant", Random(len(table.moves)))
    decision = player.watch(table.sight(ask.seat))
    return decision and decision.move
