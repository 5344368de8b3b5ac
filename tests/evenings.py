"""Tables full of computer players, for the tests of how they play."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.random_play import any_options
from veillee.games import find_game
from veillee.lab.evening import Hourglass
from veillee.memory import PERSONAS
from veillee.table import Decision, Refused, Seat, Table, TimeUp


def any_evening(game: str, chance: Random, people: bool) -> Table:
    """Any seats and options a game takes. Some questions are asked of people only."""
    rules = find_game(game)
    while True:
        seats = chance.randint(rules.fewest, rules.most)
        personas = [chance.choice(sorted(PERSONAS)) for _ in range(seats)]
        who = [Seat(None if people else persona) for persona in personas]
        try:
            return Table(game, who, any_options(game, chance), f"any {chance.random()}")
        except Refused:
            continue


def seated(table: Table, chance: Random) -> list[Any]:
    """A player at every seat, a person's seat too: it may be lent to one."""
    return [
        table.game.player(number, seat.persona or chance.choice(sorted(PERSONAS)), Random(number))
        for number, seat in enumerate(table.seats)
    ]


def evening(table: Table, chance: Random) -> Iterator[dict[int, Decision]]:
    """Play to the end as time would have it. Before each move: what the players want."""
    players, hourglass = seated(table, chance), Hourglass()
    while table.outcome is None:
        wants = [table.show(player, seat) for seat, player in enumerate(players)]
        yield {seat: decision for seat, decision in enumerate(wants) if decision is not None}
        seat = hourglass.next_to_act(table, wants)
        decision = None if seat is None else wants[seat]
        table.play(seat, TimeUp() if decision is None else decision.move)
