"""The fast twin of Ali Baba: the same rules and the same players, compiled."""

from veillee.games.ali_baba.odds.numbers import ENDINGS, settle
from veillee.games.ali_baba.odds.simulate import play
from veillee.twin.twin import Twin

TWIN = Twin(
    game="ali_baba",
    endings=ENDINGS,
    settle=settle,
    play=play,
    heavy=(5, {"adjectives": "set", "in_order": "recited"}),
    has_scores=True,
)
