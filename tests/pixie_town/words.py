"""The ids of words that the screen of Pixie Town puts together."""

from tests.words.put_together import asked_in, both, each
from veillee.games.pixie_town.rules.stones import CARDS, COLOURS


def put_together() -> set[str]:
    asked = (asked_in("pixie_town") - {"place_gift"}) | {"gift", "gnome-roll", "build-free", "help"}
    return (
        each("die-", ["gnome", "blank"])
        | each("colour-", [*COLOURS, "white", "blue"])
        | each("pattern-", ["dots", "stripes", "waves", "checks", "stars"])
        | each("plan-", CARDS)
        | each("dream-", CARDS)
        | both(asked)
    )
