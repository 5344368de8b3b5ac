"""The ids of words that the screen of Berry basket puts together, besides those of every screen."""

from tests.words.put_together import each
from veillee.games.berry_basket.board import BERRIES, FOX


def put_together() -> set[str]:
    return each("name-", [*BERRIES, FOX])
