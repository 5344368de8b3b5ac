"""What there is to know in the forest: where each place lies, and where the wolves are."""

from random import Random

from veillee.games.tom_thumb.board import Board, GameEnded, TileInserted, TilesShown, TileTurnedUp
from veillee.games.tom_thumb.player.recollection import Recollection
from veillee.games.tom_thumb.views import TileSeen, View
from veillee.memory import draw_person, persona_named
from veillee.table.knowing import How, Knowing, Things
from veillee.table.seen.sight import Sight


class Wanderer(Recollection):
    """Somebody who only remembers. What lies face up needs no memory."""

    def __init__(self, seat: int, persona: str, chance: Random) -> None:
        super().__init__(seat, draw_person(persona_named(persona), chance), chance)
        self._tiles: list[TileSeen] = []

    def watch(self, sight: Sight) -> None:
        view: View = sight.view
        self._tiles = view.tiles
        for event in sight.events:
            self.follow(event, view)

    def thinks(self) -> Things:
        beliefs = {thing: self.memory.where(thing) for thing in self._laid}
        places = {
            thing: self._positions[belief.place]
            for thing, belief in beliefs.items()
            if belief is not None
        }
        up = {tile.face: at for at, tile in enumerate(self._tiles) if tile.face is not None}
        return places | up


def truth(board: Board) -> Things:
    return {tile.place: at for at, tile in enumerate(board.tiles) if tile is not None}


def noticed(sight: Sight, _truth: Things) -> dict[str, How]:
    """Only faces that were shown with the tile they belong to."""
    faces: list[str | None] = []
    for event in sight.events:
        match event:
            case TilesShown(faces=shown) | GameEnded(faces=shown):
                faces += shown
            case TileTurnedUp(place=place) | TileInserted(place=place):
                faces.append(place)
            case _:
                pass
    return {face: "saw" for face in faces if face is not None}


KNOWING = Knowing(Wanderer, truth, noticed)
