"""What a computer player keeps of the tiles it has seen, and where it thinks they lie.

The memory itself is everybody's (`veillee.memory`); here is what *happens* to it in this game: what
was seen, for how long, and on whose turn. It learns nothing but what its own seat was told.
"""

from math import cos, dist, exp, pi, sin
from random import Random

from veillee.games.tom_thumb.board import (
    WOLVES,
    BootsTakenOff,
    CardsDrawn,
    CardTurned,
    GuideChanged,
    PebbleSpent,
    PlaceNamed,
    StormTurned,
    TileInserted,
    TilesShown,
    TilesSwapped,
    TilesTurnedDown,
    TileTurnedUp,
)
from veillee.games.tom_thumb.player.probabilities import Odds, Row
from veillee.games.tom_thumb.views import View
from veillee.memory import Memory, Person
from veillee.table.seen.events import Event

SWAP_SECONDS = 5.0
"""How long it takes to say "the wolves are here" and to let two tiles trade places."""
OPEN_SECONDS = 15.0
"""How long eyes rest on a found tile until the end of the turn, besides the glance when it turns.

It lies open while the others seek and the Guide thinks about the swap: ten seconds to half a minute
at a family's table, shared with the other tiles.
"""


class Recollection:
    """One player's picture of the tiles.

    A new tile in the circle moves those behind it on, so every spot has a label of its own that it
    keeps: memory knows labels, the table knows positions.
    """

    def __init__(self, seat: int, person: Person, chance: Random) -> None:
        self.memory: Memory[str, int] = Memory(person, chance, self._steps)
        self._confusion = person.persona.confusion
        self._seat = seat
        self._labels: list[int] = []
        self._positions: dict[int, int] = {}
        self._spots: list[tuple[float, float]] | None = None
        self._spacing = 1.0
        self._laid: dict[str, None] = {WOLVES: None}
        self._up: dict[str, int] = {}

    # -- what happens ----------------------------------------------------------------------------

    def follow(self, event: Event, view: View) -> None:
        """Take in one event of a sight, as somebody who sits there would."""
        if not self._labels:
            self._sit_down(view)
        glance = view.setting.glance_seconds
        match event:
            case TilesShown(why=why, faces=faces):
                self._see_all(faces, glance if why == "wolves" else view.setting.look_seconds)
            case TileTurnedUp(seat=seat, at=at, place=place, found=found):
                label = self._labels[at]
                self._see(place, label, glance, watched=seat != self._seat)
                if found:
                    self._up[place] = label
            case TilesTurnedDown():
                self._see_what_lay_open()
            case TilesSwapped(seat=seat, wolves=wolves, other=other):
                watched = seat != self._seat
                self._see_swap(self._labels[wolves], self._labels[other], watched=watched)
            case TileInserted(seat=seat, place=place, gap=gap):
                self._see(place, self._lay(gap), glance, watched=seat != self._seat)
            case PlaceNamed(place=place) | CardTurned(place=place):
                self._laid[place] = None
            case CardsDrawn(places=list() as places):
                self._laid.update(dict.fromkeys(places))
            case GuideChanged() | PebbleSpent() | BootsTakenOff():
                self.memory.pass_event()
            case StormTurned():
                self.memory.pass_event()
                self.memory.displace(self._turned(view), loses_bearings(self._confusion))
            case _:
                pass

    def _sit_down(self, view: View) -> None:
        self._labels = list(range(len(view.tiles)))
        self._positions = {label: label for label in self._labels}
        self._spots = view.spots
        if view.spots is not None:
            nearest = [min(dist(a, b) for b in view.spots if b != a) for a in view.spots]
            self._spacing = sum(nearest) / len(nearest)

    def _lay(self, gap: int) -> int:
        """Make room for a new tile; its label. The forest's spots were there all along."""
        if self._spots is not None:
            return gap
        new = len(self._labels)
        self._labels.insert(gap, new)
        self._positions = {label: at for at, label in enumerate(self._labels)}
        return new

    def _see(self, place: str, label: int, seconds: float, *, watched: bool) -> None:
        self._laid[place] = None
        self._disprove_others(place, label)
        self.memory.see(place, label, seconds, watched=watched)

    def _see_all(self, faces: list[str | None], seconds: float) -> None:
        seen = {face: self._labels[at] for at, face in enumerate(faces) if face is not None}
        self._laid.update(dict.fromkeys(seen))
        for face, label in seen.items():
            self._disprove_others(face, label)
        self.memory.see_together(seen, seconds)

    def _see_what_lay_open(self) -> None:
        if self._up:
            self.memory.see_together(self._up, OPEN_SECONDS * len(self._up), watched=True)
            self._up = {}

    def _see_swap(self, wolves: int, other: int, *, watched: bool) -> None:
        """Follow two backs. Hearing where the wolves are helps whoever does not know better."""
        thought = self.memory.where(WOLVES)
        self.memory.swap(wolves, other, SWAP_SECONDS, watched=watched)
        if thought is None or thought.place == wolves:
            self.memory.see(WOLVES, other, SWAP_SECONDS, watched=watched)

    def _disprove_others(self, place: str, label: int) -> None:
        """Whoever believed another thing here knows better now."""
        for thing in self._laid:
            if thing != place:
                self.memory.disprove(thing, label)

    # -- where things are ------------------------------------------------------------------------

    def odds(self, view: View) -> Odds:
        """All that is believed about the covered tiles, weighed together."""
        down = [at for at, tile in enumerate(view.tiles) if tile.face is None and not tile.free]
        number = {self._labels[at]: i for i, at in enumerate(down)}
        up = {tile.face for tile in view.tiles}
        beliefs: dict[str, Row] = {}
        for thing in self._laid:
            if thing not in up:
                belief = self.memory.where(thing)
                if belief is None or belief.place not in number:
                    beliefs[thing] = None
                else:
                    beliefs[thing] = number[belief.place], belief.confidence
        return Odds(down, beliefs)

    def things_at(self, at: int) -> list[str]:
        """What comes to mind for the tile that lies there."""
        return self.memory.what_is_at(self._labels[at])

    def confidence(self, thing: str) -> float:
        """How sure the player is of where a thing lies; 0 when it does not know."""
        belief = self.memory.where(thing)
        return 0.0 if belief is None else belief.confidence

    def neighbours(self, gap: int, view: View) -> list[int]:
        """The two tiles between which, or in the forest next to which, a new one would lie."""
        if self._spots is None:
            return [gap - 1, gap]
        tiles = [at for at, tile in enumerate(view.tiles) if not tile.free]
        return sorted(tiles, key=lambda at: self._steps(gap, at))[:2]

    def _steps(self, here: int, there: int) -> float:
        """From neighbour to neighbour round the circle; as the crow flies in the huge forest."""
        if self._spots is not None:
            return dist(self._spots[here], self._spots[there]) / self._spacing
        way = abs(self._positions[here] - self._positions[there])
        return min(way, len(self._labels) - way)

    def _turned(self, view: View) -> dict[int, int]:
        """Where each tile seems to lie to somebody who moved one chair on without noticing."""
        chairs = len(view.chairs)
        if self._spots is not None:
            tiles = [at for at, tile in enumerate(view.tiles) if not tile.free]
            return turned_in_the_forest(tiles, self._spots, 2 * pi / chairs)
        n = len(self._labels)
        steps = tiles_a_chair(n, chairs)
        return {label: self._labels[(at + steps) % n] for label, at in self._positions.items()}


def loses_bearings(confusion: float) -> float:
    """Ours: how likely a storm turns a belief round that is out of focus.

    For people one belief in twenty, for an elephant one in a hundred. No study measured it.
    """
    return 1.0 - exp(-2.0 * confusion)


def tiles_a_chair(tiles: int, chairs: int) -> int:
    """By how many tiles a circle seems turned to somebody who moved one chair on."""
    return max(1, round(tiles / chairs))


def turned_in_the_forest(
    tiles: list[int], spots: list[tuple[float, float]], angle: float
) -> dict[int, int]:
    """For each tile, the one nearest to where it would lie if the table were turned."""
    c, s = cos(angle), sin(angle)

    def nearest(x: float, y: float) -> int:
        return min(tiles, key=lambda at: dist(spots[at], (x, y)))

    return {at: nearest(c * x - s * y, s * x + c * y) for at in tiles for x, y in [spots[at]]}
