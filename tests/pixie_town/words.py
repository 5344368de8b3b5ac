"""The ids of words that the screen of Pixie Town puts together."""

import re

from tests.words.put_together import asked_in, both, each
from tests.words.reading import ROOT
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
        | each("whisper-", whispers())
    )


def whispers() -> list[str]:
    path = ROOT / "veillee/games/pixie_town/screen/whispers.ts"
    return re.findall(r'\bid: "([\w-]+)"', path.read_text("utf-8"))
