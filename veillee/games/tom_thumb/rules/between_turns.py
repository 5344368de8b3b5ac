"""Between turns: the team decides together whether to use the tall tree or the boots."""

from veillee.games.tom_thumb.board import (
    Board,
    DrawCards,
    GoOn,
    MoreTime,
    Propose,
    SaidGoOn,
    TimeGiven,
    TokenDeclined,
    TokenProposed,
    TokenWithdrawn,
    Withdraw,
)
from veillee.games.tom_thumb.rules.tokens import climb_the_tree, put_on_the_boots
from veillee.table.asks import Ask, Move, Race, Rules, Sit, TimeUp
from veillee.table.teller import Teller

DRAW_CARDS, GO_ON, MORE_TIME = DrawCards(), GoOn(), MoreTime()
PROPOSE = {"tree": Propose("tree"), "boots": Propose("boots")}
WITHDRAW = {"tree": Withdraw("tree"), "boots": Withdraw("boots")}


def between_turns(board: Board, table: Teller, guide: int) -> Rules[None]:
    """The team may use one of the tree and the boots; nobody is made to answer.

    The coming Guide draws when ready, a computer when it need not wait for anybody, and until then
    anyone may propose. Never before turn 1.
    """
    board.turn += 1
    if board.turn > 1:
        offered: list[str] = ["tree"] * board.tree + ["boots"] * board.boots
        board.voices = {what: [] for what in offered}
        board.candles += 1
    while True:
        seat, move = yield between_question(board, table, guide)
        if isinstance(move, DrawCards):
            for what, said in board.voices.items():
                if said:
                    table.tell_all(TokenDeclined(guide, PROPOSE[what].what))
            end_of_talk(board)
            return
        speak(board, table, seat, move)
        what = next((what for what in board.voices if agreed(board, table, what)), None)
        if what is not None:
            end_of_talk(board)
            if what == "tree":
                yield from climb_the_tree(board, table)
            else:
                yield from put_on_the_boots(board, table, guide)


def end_of_talk(board: Board) -> None:
    board.voices = {}
    board.go_on = []


# -- what is asked -------------------------------------------------------------------------------


def between_question(board: Board, table: Teller, guide: int) -> Race:
    """Who may do what; while a computer Guide waits for people, a candle burns."""
    asks: dict[int, Ask] = {}
    waits = waits_for_people(board, table, guide)
    if not waits:
        asks[guide] = Ask(guide, "draw", [DRAW_CARDS], secret=False)
    if board.voices:
        for seat in table.persons or range(board.seats):
            ask = asks.setdefault(seat, Ask(seat, "between", [], secret=False))
            ask.choices += may_say(board, table, guide, seat)
    can_act = [ask for ask in asks.values() if ask.choices]
    if not waits:
        return Race(can_act)
    return Race(can_act, board.setting.calm_seconds, f"calm {board.candles}")


def waits_for_people(board: Board, table: Teller, guide: int) -> bool:
    """A computer Guide waits for every person, where there is anything to talk about."""
    if not board.voices or guide in table.persons:
        return False
    return not table.persons <= set(board.go_on)


def may_say(board: Board, table: Teller, guide: int, seat: int) -> list[Move]:
    """People decide together and computer players follow them; without people, all have a say.

    Only people change their minds, and only a computer Guide has to be told to go on or to wait.
    """
    spoke_for = [what for what, said in board.voices.items() if seat in said]
    choices: list[Move] = [PROPOSE[what] for what in board.voices if what not in spoke_for]
    if seat in table.persons:
        choices += [WITHDRAW[what] for what in spoke_for]
        if guide not in table.persons:
            if not spoke_for and seat not in board.go_on:
                choices.append(GO_ON)
            choices.append(MORE_TIME)
    return choices


# -- what is said --------------------------------------------------------------------------------


def speak(board: Board, table: Teller, seat: int, move: Move) -> None:
    """One person's word, or time: whoever says nothing lets a computer Guide go on."""
    match move:
        case Propose(what=what):
            speak_for(board, seat, what)
            table.tell_all(TokenProposed(seat, what))
        case Withdraw(what=what):
            board.voices[what].remove(seat)
            table.tell_all(TokenWithdrawn(seat, what))
        case GoOn():
            board.go_on.append(seat)
            table.tell_all(SaidGoOn(seat))
        case MoreTime():
            wait_again(board, seat)
            table.tell_all(TimeGiven(seat))
        case TimeUp():
            board.go_on = sorted(table.persons)
        case Sit(seat=back, persona=None):
            wait_again(board, back)
        case _:
            pass


def speak_for(board: Board, seat: int, what: str) -> None:
    """A new proposal gives everybody new time; whoever agrees with one does not want to go on."""
    if not board.voices[what]:
        board.go_on = []
    wait_again(board, seat)
    board.voices[what].append(seat)


def wait_again(board: Board, seat: int) -> None:
    """A new candle, and this seat has not said "go on"."""
    board.candles += 1
    board.go_on = [other for other in board.go_on if other != seat]


def agreed(board: Board, table: Teller, what: str) -> bool:
    """Every person, or the majority where only computers play."""
    said = set(board.voices[what])
    return table.persons <= said if table.persons else 2 * len(said) > board.seats
