"""The fast twin of Pixie Town: its rules and its computer players in compiled numbers.

The modules have the names of those they are the twins of; `taking` is a part of `free_building`.
"""

from veillee.games.pixie_town.odds.numbers import ENDINGS, settle
from veillee.games.pixie_town.odds.simulate import play_games
from veillee.twin.twin import Twin

TWIN = Twin(
    game="pixie_town",
    endings=ENDINGS,
    settle=settle,
    play=play_games,
    heavy=(6, {"building": "imaginary"}),
)
