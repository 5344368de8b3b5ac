"""The ids of words that the screen of Tom Thumb puts together."""

import re
from typing import get_args

from tests.words.put_together import each
from tests.words.reading import ROOT
from veillee.games.tom_thumb.board import PLACES, Token

WHISPERS = ROOT / "veillee/games/tom_thumb/screen/whispers.ts"


def whispered() -> list[str]:
    return re.findall(r"""\bid: "([a-z-]+)\"""", WHISPERS.read_text("utf-8"))


def put_together() -> set[str]:
    return (
        each("name-", [*PLACES, "wolves"])
        | each("place-", [*PLACES, "wolves"])
        | each("confirm-", get_args(Token))
        | each("do-propose-", get_args(Token))
        | each("", get_args(Token), "-used")
        | each("call-may-", get_args(Token))
        | each("whisper-", whispered())
        | {"suggest-look_seconds-more"}
    )
