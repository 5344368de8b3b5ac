"""The fast twin of Tom Thumb: the same rules and the same players, compiled, for live odds."""

from veillee.games.tom_thumb.odds.numbers import settle
from veillee.games.tom_thumb.odds.simulate import play
from veillee.twin.twin import Twin

TWIN = Twin(
    game="tom_thumb",
    endings=("cottage", "ogre"),
    settle=settle,
    play=play,
    heavy=(6, {"places": 9, "section_1": 9, "section_2": 9, "section_3": 9}),
)
