"""What a Guide can tell of the others: who has found much, and what was shown when.

A rough idea, kept by the turn and not by the second.
"""

from math import exp

from veillee.games.tom_thumb.board import (
    CardTurned,
    PlaceNamed,
    Pointed,
    TileInserted,
    TilesShown,
    TilesSwapped,
    TileTurnedUp,
)
from veillee.games.tom_thumb.player.recollection import Recollection
from veillee.games.tom_thumb.views import View
from veillee.table.seen.events import Event

NEVER = -1


class Others:
    """The other seats through one player's eyes."""

    def __init__(self, own: Recollection) -> None:
        self._own = own
        self._times_shown: dict[str, float] = {}
        self._last_shown: dict[str, int] = {}
        self._knew: dict[tuple[int, str], int] = {}
        self._missed: set[tuple[int, str]] = set()
        self._asked: dict[int, int] = {}
        self._found: dict[int, int] = {}
        self._pointed: dict[int, int] = {}
        self._named = ""

    def follow(self, event: Event, view: View) -> None:
        """To be told before the player's own recollection follows the same event."""
        match event:
            case TilesShown(faces=faces):
                for face in faces:
                    if face is not None:
                        self._show(face, view.turn)
            case TileInserted(place=place):
                self._show(place, view.turn)
            case PlaceNamed(place=place) | CardTurned(place=place):
                self._named = place
                self._pointed = {}
            case Pointed(seat=seat, at=at):
                self._pointed[seat] = at
            case TileTurnedUp(seat=seat, at=at, place=place, found=found):
                self._show(place, view.turn)
                self._answer(seat, at, found, view.turn)
            case TilesSwapped(wolves=wolves, other=other):
                for place in (*self._own.things_at(wolves), *self._own.things_at(other)):
                    self._confuse(place)
            case _:
                pass

    def _show(self, place: str, turn: int) -> None:
        self._times_shown[place] = self._times_shown.get(place, 0.0) + 1.0
        self._last_shown[place] = turn
        self._missed = {(seat, missed) for seat, missed in self._missed if missed != place}

    def _answer(self, seat: int, at: int, found: bool, turn: int) -> None:
        self._asked[seat] = self._asked.get(seat, 0) + 1
        if not found:
            self._missed.add((seat, self._named))
            return
        self._found[seat] = self._found.get(seat, 0) + 1
        for other in (seat, *(other for other, to in self._pointed.items() if to == at)):
            self._knew[other, self._named] = turn

    def _confuse(self, place: str) -> None:
        """It traded places: some will have lost it."""
        self._times_shown[place] = self._times_shown.get(place, 0.0) / 2
        self._knew = {key: turn for key, turn in self._knew.items() if key[1] != place}

    def knows(self, seat: int, place: str, turn: int) -> float:
        """How likely a seat is to know a place, as far as one can tell."""
        fresh = freshness(turn - self._last_shown.get(place, 0))
        knew = self._knew.get((seat, place))
        return likely_known(
            self._times_shown.get(place, 0.0),
            fresh,
            NEVER if knew is None else turn - knew,
            (seat, place) in self._missed,
            skill(self._found.get(seat, 0), self._asked.get(seat, 0)),
        )

    def best_known(self, place: str, besides: int, view: View) -> float:
        """How likely the one who knows a place best of the others knows it."""
        seats = (seat for seat in range(len(view.chairs)) if seat != besides)
        return max(self.knows(seat, place, view.turn) for seat in seats)

    def turns_unseen(self, place: str, turn: int) -> int | None:
        """How many turns ago a place was last seen by all; None: never."""
        shown = self._last_shown.get(place)
        return None if shown is None else turn - shown

    def last_shown(self, at: int) -> int:
        """In which turn the tile that lies there was last seen; 0 when one cannot say."""
        return max((self._last_shown.get(thing, 0) for thing in self._own.things_at(at)), default=0)


def likely_known(
    times_shown: float, freshness: float, since_known: int, has_missed: bool, skill: float
) -> float:
    """How likely somebody knows a place, as far as another can tell.

    What was shown often and lately is known to most; more to whoever knew it some turns ago
    (`since_known`, or `NEVER`), and to those who find much.
    """
    seen = (0.3 + times_shown) * freshness
    if since_known != NEVER:
        seen += 0.5 / (1 + since_known)
    if has_missed:
        seen *= 0.3
    return 1.0 - exp(-seen * skill)


def freshness(turns: int) -> float:
    """How much of what was shown so many turns ago is left."""
    return (1 + turns) ** -0.5


def skill(found: int, asked: int) -> float:
    """From above 0.5 for those who never find a thing to below 1.5 for those who always do."""
    return 0.5 + (found + 3) / (asked + 4)
