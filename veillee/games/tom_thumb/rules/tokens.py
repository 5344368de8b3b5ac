"""What the team may use once per game: the tall tree and the boots."""

from veillee.games.tom_thumb.board import (
    COSTS,
    Board,
    BootsPutOn,
    BootsTakenOff,
    CardTurned,
    OgreShrank,
    SomeoneHelped,
    TilesShown,
    TreeClimbed,
    TurnUp,
)
from veillee.games.tom_thumb.rules.effects import (
    ask_for,
    asked,
    faces,
    glance,
    reveal_ogre,
    turn_all_up,
    turn_down,
    turn_up,
    turn_up_choices,
)
from veillee.games.tom_thumb.rules.helping import hear_help, helped_asks
from veillee.table.asks import Ask, Look, Race, Rules
from veillee.table.teller import Teller


def climb_the_tree(board: Board, table: Teller) -> Rules[None]:
    """One ogre tile, then everybody sees the whole circle. Once per game."""
    board.tree = False
    table.tell_all(TreeClimbed())
    reveal_ogre(board, table, COSTS["tree"])
    turn_all_up(board)
    table.tell_all(TilesShown("tree", faces(board)))
    yield Look(board.setting.look_seconds, "look")
    turn_down(board, table)


def put_on_the_boots(board: Board, table: Teller, guide: int) -> Rules[None]:
    """The coming Guide must find every place of the travel deck, card by card, alone."""
    board.boots = False
    board.boots_on = True
    table.tell_all(BootsPutOn(guide))
    board.hand = table.chance(f"boots {board.turn}").shuffled(board.places)
    found = True
    while found and board.hand:
        ask_for(board, guide, board.hand.pop())
        table.tell_all(CardTurned(guide, asked(board)))
        at = yield from stride(board, table, guide)
        found = turn_up(board, table, guide, at)
    board.asked = board.seeker = None
    board.hand = []
    board.boots_on = False
    table.tell_all(BootsTakenOff(guide, found))
    if found:
        board.ogre = max(0, board.ogre - COSTS["boots_win_back"])
        table.tell_all(OgreShrank(board.ogre))
    else:
        reveal_ogre(board, table, board.setting.boots_cost)
    yield glance(board)
    turn_down(board, table)


def stride(board: Board, table: Teller, guide: int) -> Rules[int]:
    """One tile in the boots. No pebble helps; others may only say that someone helped."""
    while True:
        choices = turn_up_choices(board)
        walking = Ask(guide, "boots", choices, secret=False, quiet=True)
        seat, move = yield Race([walking, *helped_asks(board, table)])
        match move:
            case TurnUp(at=at):
                return at
            case SomeoneHelped():
                hear_help(board, table, seat)
            case _:
                pass
