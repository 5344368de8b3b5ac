"""The games that can be played."""

from veillee.table.game import Game
from veillee.table.refused import Refused

GAMES: dict[str, Game] = {}
"""`veillee.games` puts every game here."""


def find_game(game: str) -> Game:
    try:
        return GAMES[game]
    except (KeyError, TypeError):
        known = ", ".join(sorted(GAMES))
        raise Refused("game", f"there is no game {game!r:.60}; there is: {known}") from None
