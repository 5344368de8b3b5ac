"""What shows on a computer player's face: only what everybody has seen.

What it felt is its own, so nothing here depends on it. How sure it seems is what the others read
off its hand: how early in the pile it took a card, and how fast.
"""

from veillee.games.dark_wood.board import CameHome, Eaten, TokenLaid
from veillee.games.dark_wood.player.trust import Others
from veillee.table.player import Mood
from veillee.table.seen.events import Event

CLEARLY = 0.8
"""Ours: how sure or unsure one has to seem for it to show."""


def mood_of(seat: int, events: list[Event], others: Others, votes: bool) -> Mood | None:
    """Proud or sorry of what was just laid open; else how sure one seems, while one `votes`."""
    seemed = seeming(seat, others)
    for event in reversed(events):
        match event:
            case CameHome(seat=home) if home == seat:
                return "proud"
            case Eaten(seats=eaten) if seat in eaten:
                return "sorry"
            case TokenLaid(finder=finder) if finder == seat:
                return "proud"
            case TokenLaid() if seemed == "sure":
                return "sorry"
            case _:
                pass
    return seemed if votes else None


def seeming(seat: int, others: Others) -> Mood | None:
    """By the card that one took in this turn, as the others see it."""
    for taken in others.taken:
        if taken.seat == seat and abs(taken.sureness) >= CLEARLY:
            return "sure" if taken.sureness > 0.0 else "unsure"
    return None
