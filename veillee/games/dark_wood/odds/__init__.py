"""The fast twin of the Dark Wood: the same rules, and players who feel, remember and err alike."""

from veillee.games.dark_wood.odds.numbers import settle
from veillee.games.dark_wood.odds.simulate import play_games
from veillee.twin.twin import Twin

TWIN = Twin(
    game="dark_wood",
    endings=("cottage", "last_one", "eaten"),
    settle=settle,
    play=play_games,
    heavy=(5, {"sleepy": 4}),
    has_scores=True,
)
