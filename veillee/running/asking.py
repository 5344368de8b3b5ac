"""What is asked about games and tables beside the live tables themselves."""

from contextlib import suppress

from veillee.live.opening import Opening
from veillee.table.catalogue import find_game
from veillee.table.refused import Refused
from veillee.table.seen.touch import Felt


def practise(id: str, thing: str, x: float, y: float) -> Felt:
    """Feel something for practice: the player has chosen `thing`, so it is no secret."""
    game = find_game(id)
    if game.practice is None:
        raise Refused("touch", f"there is nothing to feel in {id}")
    if not (0 <= x <= 1 and 0 <= y <= 1):
        raise Refused("touch", "x and y must be between 0 and 1")
    return game.practice(thing, x, y)


def seats_opened(opening: Opening, keys: list[str]) -> list[int]:
    """The seats that these keys open; one that opens nothing counts for nothing."""
    seats: set[int] = set()
    for key in keys:
        with suppress(Refused):
            seats.update(opening.seats_for([key]))
    return sorted(seats)
