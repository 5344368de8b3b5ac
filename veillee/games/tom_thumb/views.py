"""What each seat sees, field by field; and `veil`, the proof that it sees no more."""

from copy import deepcopy

from msgspec import Struct

from veillee.games.tom_thumb.board import WOLVES, Board, Setting
from veillee.table.chance import Stream


class TileSeen(Struct, frozen=True):
    """Where a tile lies, and its face while it is up. `free`: a spot of the forest with no tile."""

    face: str | None = None
    free: bool = False


class Pointing(Struct, frozen=True):
    """Where somebody points; `at` is None while they think, -1 when they keep quiet."""

    seat: int
    at: int | None


class Voice(Struct, frozen=True):
    """What may be used between turns, and who is for it."""

    what: str
    seats: list[int]


class View(Struct, frozen=True):
    """The table from one seat. `hand` is None for everyone but the Guide.

    `candles` changes whenever a computer Guide is given new time.
    """

    setting: Setting
    turn: int
    question: int
    guide: int
    seeker: int | None
    asked: str | None
    tiles: list[TileSeen]
    spots: list[tuple[float, float]] | None
    chairs: list[int]
    lantern: int
    ogre: int
    pebbles: int
    tree: bool
    boots: bool
    boots_on: bool
    cards: int
    hand: list[str] | None
    pebble_on: bool
    pointing: list[Pointing]
    voices: list[Voice]
    go_on: list[int]
    candles: int
    shown: list[str]


DOWN = TileSeen()
FREE = TileSeen(free=True)


def view(board: Board, seat: int | None) -> View:
    return View(
        setting=board.setting,
        turn=board.turn,
        question=board.question,
        guide=board.guide,
        seeker=board.seeker,
        asked=board.asked,
        tiles=[
            FREE if tile is None else TileSeen(tile.place) if tile.up or board.over else DOWN
            for tile in board.tiles
        ],
        spots=board.spots,
        chairs=[board.chair(each) for each in range(board.seats)],
        lantern=board.lantern,
        ogre=board.ogre,
        pebbles=board.pebbles,
        tree=board.tree,
        boots=board.boots,
        boots_on=board.boots_on,
        cards=len(board.hand),
        hand=list(board.hand) if outlook(board, seat) else None,
        pebble_on=board.pebble_on,
        pointing=[Pointing(other, at) for other, at in board.pointing.items()],
        voices=[Voice(what, list(seats)) for what, seats in board.voices.items()],
        go_on=list(board.go_on),
        candles=board.candles,
        shown=list(board.shown),
    )


def outlook(board: Board, seat: int | None) -> bool:
    """Whether it is the Guide's, who alone sees the cards. Everybody else sees the same."""
    return seat is not None and seat == board.reader


def veil(board: Board, seat: int | None, chance: Stream) -> Board:
    """Another board that this seat could not tell from the given one.

    Covered tiles, what lies aside and cards that the seat does not see are dealt anew. The wolves
    stay in the circle, and so does every place that is looked for or on a card that the seat sees.
    """
    other = deepcopy(board)
    if board.over:
        return other
    down = [other.tile(at) for at in other.face_down]
    faces = [tile.place for tile in down]
    stay = {WOLVES, board.asked, *(board.hand if outlook(board, seat) else ())}
    fresh = iter(chance.shuffled([each for each in faces + board.aside if each not in stay]))
    faces = [place if place in stay else next(fresh) for place in faces]
    other.aside = list(fresh)
    for tile, place in zip(down, chance.shuffled(faces), strict=True):
        tile.place = place
    if not outlook(board, seat):
        coming = [place for place in faces if place not in stay]
        other.hand = chance.shuffled(coming)[: len(board.hand)]
    return other
