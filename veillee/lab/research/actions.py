"""Every action has a name and keeps its number: "TurnUp 3" is the same action all game long.

A learner that has to find out anew what an action means learns little. So each game names all that
may be done in it before it begins (`Game.actions`). A game that does not has a few actions of no
fixed meaning.

What a seat may do now is made from what that seat is sent: its view, and its domain as described.
"""

from veillee.table import Ask, Move, Table

WAIT = "Wait"
UNNAMED = 256
"""How many choices a game may offer at once that does not name its actions."""
SAMPLES = 8
"""How many answers are drawn from a domain of such a game."""


def names_of(table: Table) -> list[str]:
    """The name of every action, by its number; 0 is to wait."""
    actions = table.game.actions
    if actions is None:
        return [WAIT, *(f"Choice {number}" for number in range(UNNAMED))]
    return [WAIT, *actions.names(len(table.seats), table.options)]


def offers(table: Table, ask: Ask) -> dict[str, Move]:
    """The name of every action that is open to the one who is asked, and its move."""
    choices, actions = ask.choices, table.game.actions
    chance = table.chance(f"research {table.seq} {ask.seat}")
    if actions is None:
        listed = isinstance(choices, list | tuple)
        moves = choices if listed else [choices.sample(chance) for _ in range(SAMPLES)]
        return {f"Choice {number}": move for number, move in enumerate(moves[:UNNAMED])}
    if isinstance(choices, list | tuple):
        return {name_of(move): move for move in choices}
    return actions.offers(choices, table.game.view(table.board, ask.seat), ask.seat, chance)


def name_of(move: Move) -> str:
    """`TurnUp 3`, `Say lamp 2 dusty`: what is done, and with what."""
    values = (getattr(move, field) for field in move.__struct_fields__)
    return " ".join([type(move).__name__, *(str(value) for value in values if value is not None)])
