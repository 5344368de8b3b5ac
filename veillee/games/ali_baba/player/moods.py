"""What can be seen on a computer player's face: only of what all have seen and heard.

A thief thinks aloud, so to speak: everybody saw the cards. What Ali makes of his hand, and what
anybody has won, shows on no face.
"""

from veillee.games.ali_baba.board import (
    AliCaptured,
    AliLeft,
    HandLaidOpen,
    MistakeMade,
    RecitalEnded,
    Say,
    SpendPebble,
)
from veillee.games.ali_baba.views import View
from veillee.table.player import Mood
from veillee.table.seen.events import Event

MANY = 6
"""So many cards are hard to remember, and a lot to leave with."""


def mood_after(events: list[Event], view: View, seat: int) -> Mood | None:
    """Proud or sorry of what has just happened to oneself."""
    laid_open = [len(event.treasures) for event in events if isinstance(event, HandLaidOpen)]
    cards = laid_open[0] if laid_open else view.cards
    for event in events:
        match event:
            case MistakeMade(thief=who) | AliCaptured(ali=who) if who == seat:
                return "sorry"
            case RecitalEnded(thief=who) | AliLeft(ali=who) if who == seat and cards >= MANY:
                return "proud"
            case _:
                pass
    return None


def mood_before(
    item: Say | SpendPebble | None, unsure: set[str], said: list[str], cards: int
) -> Mood | None:
    """Unsure before the first guess of a recital; sure at the outset of a long one without any."""
    if unsure & set(said):
        return None
    if isinstance(item, SpendPebble) or (item and item.treasure in unsure):
        return "unsure"
    return "sure" if cards >= MANY and not said and not unsure else None
