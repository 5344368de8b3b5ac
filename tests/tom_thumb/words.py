"""The ids of words that the screen of Tom Thumb puts together."""

from typing import get_args

from tests.words.put_together import each
from veillee.games.tom_thumb.board import PLACES, Token


def put_together() -> set[str]:
    return (
        each("name-", [*PLACES, "wolves"])
        | each("place-", [*PLACES, "wolves"])
        | each("confirm-", get_args(Token))
        | each("do-propose-", get_args(Token))
        | each("", get_args(Token), "-used")
        | each("call-may-", get_args(Token))
        | {"suggest-look_seconds-more"}
    )
