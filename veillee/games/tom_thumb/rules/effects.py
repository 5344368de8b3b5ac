"""What happens to the pieces: tiles turn, the ogre grows, the lantern moves."""

from veillee.games.tom_thumb.board import (
    EDITION,
    Board,
    Bridge,
    LanternMoved,
    OgreGrew,
    TilesTurnedDown,
    TileTurnedUp,
    TurnUp,
)
from veillee.table.asks import Look, Move
from veillee.table.teller import Teller

TELLING_SECONDS: int = EDITION["seconds"]["telling"]
TURN_UP = [TurnUp(at) for at in range(16)]


class OgreIsWhole(Exception):
    """The last ogre tile is up: lost, at once, wherever the turn was."""


def ask_for(board: Board, seeker: int, place: str) -> None:
    board.seeker = seeker
    board.asked = place
    board.help_heard = False


def asked(board: Board) -> str:
    assert board.asked is not None
    return board.asked


def turn_up_choices(board: Board) -> list[Move]:
    return [TURN_UP[at] for at in board.face_down]


def turn_up(board: Board, table: Teller, seat: int, at: int) -> bool:
    """Right: the tile stays up."""
    tile = board.tile(at)
    tile.up = True
    found = tile.place == board.asked
    table.tell_all(TileTurnedUp(seat, at, tile.place, found))
    return found


def turn_all_up(board: Board) -> None:
    for tile in board.tiles:
        if tile is not None:
            tile.up = True


def turn_down(board: Board, table: Teller) -> None:
    """Wolves too."""
    for tile in board.tiles:
        if tile is not None:
            tile.up = False
    table.tell_all(TilesTurnedDown())


def glance(board: Board) -> Look:
    """A quick look: its time begins once everybody has been told what happened."""
    return Look(board.setting.glance_seconds + TELLING_SECONDS, "glance")


def faces(board: Board) -> list[str | None]:
    return [tile.place if tile is not None and tile.up else None for tile in board.tiles]


def reveal_ogre(board: Board, table: Teller, tiles: int) -> None:
    """Surplus reveals are ignored."""
    board.ogre = min(board.ogre + tiles, board.setting.ogre_tiles)
    table.tell_all(OgreGrew(board.ogre))
    if board.ogre == board.setting.ogre_tiles:
        raise OgreIsWhole


def move_the_lantern(board: Board, table: Teller) -> Bridge | None:
    """One space on; says which bridge it crossed, if any."""
    first, second, _ = board.setting.sections
    board.lantern += 1
    bridge: Bridge | None = None
    if board.lantern == first + 1:
        bridge = "stone"
    elif board.lantern == first + second + 1:
        bridge = "wood"
    table.tell_all(LanternMoved(board.lantern, bridge))
    return bridge
