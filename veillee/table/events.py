"""What is told at the table."""

from typing import ClassVar, TypeVar

import msgspec
from msgspec import Struct


class Event(Struct, frozen=True, tag_field="type", gc=False):
    """Something that happened, in the past tense: `TileTurnedUp`.

    `fleeting` names the fields that were there to be seen in their moment only. Whoever hears of
    the event later hears it without them: these are memory games.

    (`gc=False`: events and moves never go round in circles, so nobody has to look whether they do;
    a table keeps hundreds of them.)
    """

    fleeting: ClassVar[tuple[str, ...]] = ()


E = TypeVar("E", bound=Event)


def faded(event: E) -> E:
    """What is left of an event once its moment has passed."""
    if not event.fleeting:
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.fleeting))
