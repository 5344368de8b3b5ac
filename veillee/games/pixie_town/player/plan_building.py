"""How a computer player builds after plans: which stone, from which die, for which house."""

from random import Random
from typing import Any, NamedTuple

from veillee.games.pixie_town.board import Build
from veillee.games.pixie_town.rules.stones import COLOURS, KIND, PLANS, STONES, WHITE
from veillee.games.pixie_town.views import HouseSeen, View


class Outlook(NamedTuple):
    """What somebody thinks of when choosing a stone, and how much luck has a say in it.

    `finish`: to have a house done before the gnome comes. `scarce`: to take what is hard to get
    while it is there. `ahead`: to be able to use the next dice too.
    """

    finish: float
    scarce: float
    ahead: float
    whim: float


class Wanted(NamedTuple):
    """A place of a plan that is open to be built."""

    owner: int
    house: int
    spot: int
    shape: str


OUTLOOKS = {
    "age5": Outlook(0.5, 0.0, 0.0, 1.0),
    "age7": Outlook(1.0, 0.2, 0.0, 0.5),
    "age10": Outlook(1.0, 0.6, 0.3, 0.25),
    "adult": Outlook(1.0, 1.0, 0.6, 0.1),
    "age70": Outlook(1.0, 0.8, 0.5, 0.15),
    "elephant": Outlook(1.0, 1.0, 0.8, 0.0),
}
"""Ours."""
IN_THE_BOX = len(STONES)
KEPT_FOR_LAST = 0.5
"""A white die can wait: it takes what the colours leave."""


def build(view: View, domain: dict[str, Any], outlook: Outlook, chance: Random) -> Build:
    """The best of all stones for all places, by one's lights."""
    stock = counted(view.middle)
    spots = [Wanted(**spot) for spot in domain["spots"]]
    best: tuple[float, Build] | None = None
    for die, stones in domain["dice"].items():
        white = view.faces[int(die)] == WHITE
        for kind, stone in {KIND[stone]: stone for stone in stones}.items():
            for spot in spots:
                if not kind.endswith(spot.shape):
                    continue
                worth = (
                    outlook.finish * progress_of(view.houses[spot.owner][spot.house])
                    + outlook.scarce * scarcity_of(kind, stock, white)
                    + outlook.ahead * outlook_after(kind, spot, spots, stock)
                    + outlook.whim * chance.random()
                    - white * KEPT_FOR_LAST
                )
                if best is None or worth > best[0]:
                    move = Build(int(die), stone, spot.owner, spot.house, spot.spot)
                    best = worth, move
    assert best is not None, "one is asked only when there is something to build"
    return best[1]


def counted(middle: list[str]) -> dict[str, int]:
    stock: dict[str, int] = {}
    for stone in middle:
        stock[KIND[stone]] = stock.get(KIND[stone], 0) + 1
    return stock


def progress_of(house: HouseSeen) -> float:
    return progress(len(house.stones), len(PLANS[house.card]))


def progress(stones: int, planned: int) -> float:
    """How much of a house stands with one more stone; a house that is done cannot fall."""
    return ((stones + 1) / planned) ** 2


def scarcity_of(kind: str, stock: dict[str, int], white: bool) -> float:
    shape = kind[-1]
    colours = sum(f"{colour}-{shape}" in stock for colour in COLOURS)
    left = sum(many for each, many in stock.items() if each[:-2] == kind[:-2])
    return scarcity(colours, left, white)


def scarcity(colours: int, left: int, white: bool) -> float:
    """A shape that comes in few colours is hard to roll; of any colour, take what is plentiful:
    `left` stones of it."""
    return 1.0 / colours + (left / IN_THE_BOX if white else 0.0)


def outlook_after(kind: str, spot: Wanted, spots: list[Wanted], stock: dict[str, int]) -> float:
    """The share of colours that would still be of use, this stone taken."""
    shapes = {other.shape for other in spots if other is not spot}
    useful = sum(
        any(stock.get(f"{colour}-{shape}", 0) > (f"{colour}-{shape}" == kind) for shape in shapes)
        for colour in COLOURS
    )
    return useful / len(COLOURS)
