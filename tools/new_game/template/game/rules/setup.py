"""From the options to the board at the start."""

from veillee.games.berry_basket.board import BERRIES, FOX, Board, Options
from veillee.table.chance import Chance
from veillee.table.refused import Refused


def set_up(seats: int, options: Options, chance: Chance) -> Board:
    first = options.first_player
    if first >= seats:
        raise Refused("options", f"first_player is a seat from 0 to {seats - 1}, not {first}")
    berries = [berry for berry, many in BERRIES.items() for _ in range(many)]
    return Board(
        seats=seats,
        options=options,
        bush=chance("bush").shuffled([*berries, *[FOX] * options.foxes]),
        baskets=[[] for _ in range(seats)],
        player=first,
    )
