"""Laying the table: what may be chosen, the numbers in force, the circle, the tiles put aside."""

from math import cos, pi, sin
from typing import Annotated, Literal

from msgspec import Meta, Struct

from veillee.games.tom_thumb.board import EDITION, PLACES, WOLVES, Board, Setting, Tile
from veillee.table.chance import Chance, Stream
from veillee.table.options import SeatNumber
from veillee.table.refused import Refused

INNER, OUTER = 4, 9
"""The huge forest's spots: some near the middle, more along the edge of the table."""
INNER_RADIUS, OUTER_RADIUS = 0.36, 0.82


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose. None: as the mode says."""

    mode: Literal["basic", "fabulous", "legendary"] = "basic"
    storm: bool = False
    dark_forest: bool = False
    huge_forest: bool = False
    pebbles: Annotated[int, Meta(ge=0, le=9)] | None = None
    tall_tree: bool | None = None
    boots: bool | None = None
    mild_boots: bool = False
    ogre_tiles: Annotated[int, Meta(ge=3, le=9)] = EDITION["pieces"]["ogre_tiles"]
    ogre_up: Annotated[int, Meta(ge=0, le=8)] | None = None
    places: Annotated[int, Meta(ge=4, le=9)] = EDITION["pieces"]["first_circle"]
    section_1: Annotated[int, Meta(ge=1, le=9)] = EDITION["path"]["sections"][0]
    section_2: Annotated[int, Meta(ge=1, le=9)] = EDITION["path"]["sections"][1]
    section_3: Annotated[int, Meta(ge=1, le=9)] = EDITION["path"]["sections"][2]
    look_seconds: Annotated[int, Meta(ge=3, le=120)] = EDITION["seconds"]["look"]
    glance_seconds: Annotated[int, Meta(ge=1, le=30)] = EDITION["seconds"]["glance"]
    calm_seconds: Annotated[int, Meta(ge=5, le=120)] = EDITION["seconds"]["calm"]
    first_guide: Annotated[SeatNumber, Meta(le=5)] = 0
    someone_helped: bool = True


def setting_of(seats: int, options: Options) -> Setting:
    """What the options come to: the mode's numbers where the table did not choose its own."""
    mode = EDITION["mode"][options.mode]
    ogre_up: int = mode["ogre_up"] if options.ogre_up is None else options.ogre_up
    tree = mode["tall_tree"] if options.tall_tree is None else options.tall_tree
    if ogre_up >= options.ogre_tiles:
        raise Refused(
            "options",
            f"ogre_up ({ogre_up}) must be less than ogre_tiles ({options.ogre_tiles}), "
            "or the game would be lost before it begins",
        )
    if options.first_guide >= seats:
        raise Refused(
            "options", f"first_guide is a seat from 0 to {seats - 1}, not {options.first_guide}"
        )
    return Setting(
        mode=options.mode,
        storm=options.storm,
        dark_forest=options.dark_forest,
        huge_forest=options.huge_forest,
        two_lost_souls=seats == 2,
        pebbles=mode["pebbles"] if options.pebbles is None else options.pebbles,
        tall_tree=tree and not options.dark_forest,
        boots=mode["boots"] if options.boots is None else options.boots,
        boots_cost=EDITION["costs"]["mild_boots" if options.mild_boots else "boots"],
        ogre_tiles=options.ogre_tiles,
        ogre_up=ogre_up,
        places=options.places,
        sections=(options.section_1, options.section_2, options.section_3),
        look_seconds=options.look_seconds,
        glance_seconds=options.glance_seconds,
        calm_seconds=options.calm_seconds,
        first_guide=options.first_guide,
        someone_helped=options.someone_helped,
    )


def set_up(seats: int, options: Options, chance: Chance) -> Board:
    """Some places and the wolves, shuffled, in a circle; the other places aside."""
    setting = setting_of(seats, options)
    circle = chance("circle")
    mixed = circle.shuffled(PLACES)
    laid, aside = mixed[: setting.places], mixed[setting.places :]
    tiles: list[Tile | None] = [Tile(place) for place in circle.shuffled([*laid, WOLVES])]
    spots = None
    if setting.huge_forest:
        spots = scatter(chance("forest"))
        free: list[Tile | None] = [None] * (len(spots) - len(tiles))
        tiles = chance("spots").shuffled([*tiles, *free])
    return Board(
        seats=seats,
        setting=setting,
        tiles=tiles,
        spots=spots,
        aside=aside,
        guide=setting.first_guide,
        pebbles=setting.pebbles,
        tree=setting.tall_tree,
        boots=setting.boots,
        ogre=setting.ogre_up,
    )


def scatter(chance: Stream) -> list[tuple[float, float]]:
    """Spots all over a round table of radius 1, never touching, never quite regular."""
    spots: list[tuple[float, float]] = []
    for many, radius in ((INNER, INNER_RADIUS), (OUTER, OUTER_RADIUS)):
        turned = chance.fraction()
        for i in range(many):
            spots.append(
                spot_in_ring(many, radius, i + turned, chance.fraction(), chance.fraction())
            )
    return spots


def spot_in_ring(
    many: int, radius: float, place: float, aside: float, out: float
) -> tuple[float, float]:
    """Where one of so many spots lies. `aside` and `out`, from 0 to 1, shift it a little."""
    angle = 2 * pi * (place + 0.16 * (aside - 0.5)) / many
    far = radius + 0.06 * (out - 0.5)
    return round(far * cos(angle), 3), round(far * sin(angle), 3)
