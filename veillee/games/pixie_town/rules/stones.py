"""What is in the box: the stones by name, the dice, and the plans of the cards."""

from msgspec import Struct

from veillee.games.pixie_town.rules.plot import (
    EDITION,
    PLOT_WIDTH,
    QUARTER,
    SHAPES,
    UNIT,
    Pose,
    box,
    standing_at,
)

WHITE, BLUE = "white", "blue"
COLOURS: list[str] = EDITION["pieces"]["colours"]
COLOUR_DIE: list[str] = EDITION["die"]["colours"]
GNOME_DICE: dict[str, list[str]] = {name: EDITION["die"][name] for name in ("mild", "strong")}
BLANK, GNOME = "blank", "gnome"

STONES: list[str] = [
    f"{colour}-{shape}-{number}"
    for colour in COLOURS
    for shape, many in EDITION["stones"].items()
    for number in range(1, many + 1)
]
"""The stones of the village, by name: colour, shape, number."""
BLUE_STONES: list[str] = [
    f"{BLUE}-{shape}-{number}"
    for shape, many in EDITION["blue"].items()
    for number in range(1, many + 1)
]
KIND: dict[str, str] = {stone: stone.rpartition("-")[0] for stone in (*STONES, *BLUE_STONES)}
"""Colour and shape of a stone: `red-C`."""
SHAPE: dict[str, str] = {stone: kind.rpartition("-")[2] for stone, kind in KIND.items()}
KINDS: list[str] = list(dict.fromkeys(KIND[stone] for stone in STONES))
GIVES: dict[str, dict[str, list[str]]] = {
    face: {
        shape: [f"{colour}-{shape}" for colour in COLOURS if face in (WHITE, colour)]
        for shape in SHAPES
    }
    for face in COLOUR_DIE
    if face != BLUE
}
"""What a die may give: by shape, the kinds of its colour."""


class Spot(Struct, frozen=True):
    """One place of a plan: the shape it needs, and where that stone will stand."""

    shape: str
    pose: Pose


def read_plan(stones: list[tuple[str, float, float]]) -> list[Spot]:
    """A plan of the edition, moved to the middle of a plot."""
    spots: list[Spot] = []
    for letter, x, y in stones:
        turn = QUARTER if letter.islower() else 0
        pose = standing_at(letter.upper(), round(x * UNIT), round(y * UNIT), turn)
        spots.append(Spot(letter.upper(), pose))
    boxes = [box(spot.shape, spot.pose) for spot in spots]
    reach = min(left for left, *_ in boxes) + max(right for _, _, right, _ in boxes)
    aside = (PLOT_WIDTH - reach) // 2
    return [
        Spot(spot.shape, Pose(spot.pose.x + aside, spot.pose.y, spot.pose.turn)) for spot in spots
    ]


PLANS: dict[str, list[Spot]] = {name: read_plan(plan) for name, plan in EDITION["plan"].items()}
CARDS = list(PLANS)
