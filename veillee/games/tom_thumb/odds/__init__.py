"""The fast twin of Tom Thumb: the same rules and the same players, compiled, for live odds."""

from veillee.games.tom_thumb.odds.evening import play
from veillee.games.tom_thumb.odds.numbers import settle
from veillee.twin.twin import Twin

TWIN = Twin("tom_thumb", ("cottage", "ogre"), settle, play)
