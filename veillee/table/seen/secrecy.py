"""Who may know what lies on a board. Every field of every board says so, or the game is refused.

    pile: Hidden[list[str]]
    hand: Annotated[list[str], SeenBy("ali")]
    lantern: Public[int]

A field is `Public` only if nothing in it is ever hidden from anybody. The suite holds a game's
`veil` to this: it deals anew, sooner or later, all that a seat may not know, and nothing else.
"""

from collections.abc import Collection
from dataclasses import fields
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar, get_type_hints

T = TypeVar("T")


class Everybody(NamedTuple):
    """No part of the field is hidden from anybody."""


class SeenBy(NamedTuple):
    """The field, or a part of it, is hidden from all but whom an attribute of the board names: a
    seat, a set of seats (with None for onlookers), or None. Without one, from everybody."""

    attribute: str | None = None

    def eyes(self, board: Any) -> set[int | None]:
        seen_by: int | Collection[int | None] | None = (
            None if self.attribute is None else getattr(board, self.attribute)
        )
        if seen_by is None:
            return set()
        return {seen_by} if isinstance(seen_by, int) else set(seen_by)


Public: TypeAlias = Annotated[T, Everybody()]
Hidden: TypeAlias = Annotated[T, SeenBy()]


def hidden_fields(board: type) -> dict[str, SeenBy]:
    """The fields of a board that hold something hidden. Raises where a field says nothing."""
    hints = get_type_hints(board, include_extras=True)
    hidden: dict[str, SeenBy] = {}
    for field in fields(board):
        said = [
            word
            for word in getattr(hints[field.name], "__metadata__", ())
            if isinstance(word, Everybody | SeenBy)
        ]
        if len(said) != 1:
            raise TypeError(
                f"{board.__module__}.{board.__name__}.{field.name} has to say who may know it: "
                "Public[…], Hidden[…] or Annotated[…, SeenBy(…)]"
            )
        if isinstance(said[0], SeenBy):
            hidden[field.name] = said[0]
    return hidden
