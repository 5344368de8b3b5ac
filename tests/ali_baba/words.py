"""The ids of words that the screen of Ali Baba puts together."""

import re
from typing import get_args

from tests.words.put_together import both, each
from tests.words.reading import ROOT
from veillee.games.ali_baba.board import ADJECTIVES, TREASURES, Alarm, Mistake

WHISPERS = ROOT / "veillee/games/ali_baba/screen/whispers.ts"


def whispered() -> list[str]:
    return re.findall(r"""\bid: "([a-z-]+)\"""", WHISPERS.read_text("utf-8"))


def put_together() -> set[str]:
    mistakes = [one for one in get_args(Mistake) if one not in ("time", "judged")]
    adjectives = [*ADJECTIVES, "none"]
    return (
        each("name-", TREASURES)
        | each("class-", TREASURES)
        | each("say-", TREASURES)
        | each("adj-", ADJECTIVES)
        | each("form-", adjectives)
        | each("side-", adjectives)
        | each("kind-", get_args(Alarm))
        | each("told-wrong-", mistakes)
        | each("whisper-", whispered())
        | each("why-captured-", ["alike", "different", "either"])
        | both(["draw", "recite", "choose", "judge", "pick"])
    )
