"""Between turns: deciding together, the tall tree, the boots."""

from veillee.games.tom_thumb.board import (
    COSTS,
    Board,
    BootsPutOn,
    BootsTakenOff,
    CardTurned,
    DrawCards,
    OgreShrank,
    Propose,
    TilesShown,
    TokenDeclined,
    TokenProposed,
    TreeClimbed,
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
from veillee.table.asks import Ask, Look, Race, Rules
from veillee.table.teller import Teller

DRAW_CARDS = DrawCards()
PROPOSE = {"tree": Propose("tree"), "boots": Propose("boots")}


def between_turns(board: Board, table: Teller, guide: int) -> Rules[None]:
    """The team may use one of the tree and the boots; nobody is made to answer.

    The coming Guide draws when ready, and until then anyone may propose. Never before turn 1.
    """
    board.turn += 1
    board.voices = {}
    if board.turn > 1:
        offered: list[str] = ["tree"] * board.tree + ["boots"] * board.boots
        board.voices = {what: [] for what in offered}
    while True:
        seat, move = yield Race(between_asks(board, table, guide))
        if isinstance(move, DrawCards):
            for what, said in board.voices.items():
                if said:
                    table.tell_all(TokenDeclined(guide, PROPOSE[what].what))
            board.voices = {}
            return
        if isinstance(move, Propose):
            board.voices[move.what].append(seat)
            table.tell_all(TokenProposed(seat, move.what))
        what = next((what for what in board.voices if agreed(board, table, what)), None)
        if what is not None:
            board.voices = {}
            if what == "tree":
                yield from climb_the_tree(board, table)
            else:
                yield from put_on_the_boots(board, table, guide)


def between_asks(board: Board, table: Teller, guide: int) -> list[Ask]:
    """People decide together and computer players follow them; without people, all have a say."""
    asks = {guide: Ask(guide, "draw", [DRAW_CARDS], secret=False)}
    if board.voices:
        for seat in table.persons or range(board.seats):
            ask = asks.setdefault(seat, Ask(seat, "between", [], secret=False))
            ask.choices += [
                PROPOSE[what] for what, said in board.voices.items() if seat not in said
            ]
    return [ask for ask in asks.values() if ask.choices]


def agreed(board: Board, table: Teller, what: str) -> bool:
    """Every person, or the majority where only computers play."""
    said = set(board.voices[what])
    return table.persons <= said if table.persons else 2 * len(said) > board.seats


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
        move = yield Ask(guide, "boots", turn_up_choices(board), secret=False, quiet=True)
        found = turn_up(board, table, guide, move.at)
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
