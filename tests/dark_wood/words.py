"""The ids of words that the screen of the Dark Wood puts together."""

import re

from tests.words.put_together import asked_in, both, each
from tests.words.reading import ROOT
from veillee.games.dark_wood.board import CHILDREN
from veillee.games.dark_wood.rules.trees import HOLES, OUTLINES

WHISPERS = ROOT / "veillee/games/dark_wood/screen/whispers.ts"


def whispered() -> list[str]:
    return re.findall(r"""\bid: "([a-z-]+)\"""", WHISPERS.read_text("utf-8"))


def put_together() -> set[str]:
    return (
        each("outline-", OUTLINES)
        | each("holes-", HOLES)
        | each("boot-", ["left", "right"])
        | each("practice-step-", [1, 2, 3])
        | each("felt-", ["nothing", "wood", "edge", "hole"])
        | each("felt-edge-", range(8))
        | each("colour-", CHILDREN)
        | each("whisper-", whispered())
        | both(asked_in("dark_wood")) - {"call-receive", "call-colour", "call-colour-other"}
    )
