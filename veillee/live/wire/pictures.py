"""The portraits that people choose from. Each is drawn in `client/src/art`, and the page gets this
list written into its types."""

from typing import Literal, get_args

Picture = Literal[
    "child-1",
    "child-2",
    "child-3",
    "child-4",
    "child-5",
    "child-6",
    "child-7",
    "child-8",
]
PICTURES: tuple[Picture, ...] = get_args(Picture)


def known_picture(name: str) -> str:
    """The first portrait for a name that there is none for: older tables may hold any."""
    return name if name in PICTURES else PICTURES[0]
