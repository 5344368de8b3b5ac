"""The fast twin of Ali Baba: the same rules and the same players, compiled."""

from veillee.games.ali_baba.odds.evening import play
from veillee.games.ali_baba.odds.numbers import ENDINGS, settle
from veillee.twin.twin import Twin

TWIN = Twin("ali_baba", ENDINGS, settle, play, has_scores=True)
