"""Help out of turn: who may say that someone helped, and what it costs."""

from veillee.games.tom_thumb.board import COSTS, Board, HelpHeard, SomeoneHelped
from veillee.games.tom_thumb.rules.effects import reveal_ogre
from veillee.table.asks import Ask
from veillee.table.teller import Teller

SOMEONE_HELPED = SomeoneHelped()


def helped_asks(board: Board, table: Teller) -> list[Ask]:
    """Whoever may say it is asked, until somebody has: two who say it at once mean the same."""
    if board.help_heard or not board.setting.someone_helped:
        return []
    return [Ask(seat, "helped", [SOMEONE_HELPED], secret=False) for seat in hearers(board, table)]


def hearers(board: Board, table: Teller) -> list[int]:
    """The Guide; any other person where the Guide is a computer or seeks, or where there is none.

    One person alone with computers has nobody who could help.
    """
    if len(table.persons) < 2:
        return []
    others = table.persons - {board.seeker}
    return [board.guide] if board.guide in others else sorted(others)


def hear_help(board: Board, table: Teller, seat: int) -> None:
    """One ogre tile, and the turn goes on."""
    board.help_heard = True
    table.tell_all(HelpHeard(seat))
    reveal_ogre(board, table, COSTS["helped"])
