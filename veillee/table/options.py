"""Kinds of options whose schema says more than their type."""

from typing import Annotated, TypeAlias

from msgspec import Meta

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, extra_json_schema={"format": "seat"})]
"""One of the seats: the set-up page lets people choose it by the name of who sits there.

    first_player: Annotated[SeatNumber, Meta(le=3)] = 0

Where it may also be None, it is drawn by lot unless somebody chooses.
"""
