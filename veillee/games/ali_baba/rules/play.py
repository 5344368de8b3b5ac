"""The rules of Ali Baba, in the order of the rulebook."""

from veillee.games.ali_baba.board import (
    CHIEF,
    KINDS,
    AlarmRaised,
    AliCaptured,
    AliLeft,
    Board,
    Draw,
    ItemJudged,
    ItemSaid,
    Judge,
    LastRound,
    Mistake,
    MistakeMade,
    NewAli,
    OpenSesame,
    PebbleSpent,
    RecitalBegun,
    RecitalEnded,
    RoundEnd,
    Say,
    SpendPebble,
    ThatIsAll,
    TreasureHidden,
    TreasureShown,
)
from veillee.games.ali_baba.rules.recital import (
    Items,
    as_heard,
    hear,
    is_complete,
    name_for_the_thief,
    what_was_wrong,
)
from veillee.games.ali_baba.rules.sharing import score, share
from veillee.table.asks import Ask, Look, Move, Rules
from veillee.table.game import Outcome
from veillee.table.teller import Teller


def play(board: Board, table: Teller) -> Rules[Outcome]:
    while True:
        begin_round(board, table)
        end = yield from explore_the_cave(board, table)
        yield from share(board, table, end)
        if board.last_round or not board.pile:
            return score(board, table)
        board.ali = table.left_of(board.ali)


def begin_round(board: Board, table: Teller) -> None:
    board.round += 1
    board.tokens = []
    board.adjectives = {}
    board.recited = []
    board.thief = None
    board.at_fault = None
    table.tell_all(NewAli(board.ali))


def explore_the_cave(board: Board, table: Teller) -> Rules[RoundEnd]:
    """Draw, show, recite; until Ali leaves, a thief errs or Ali is captured."""
    yield Ask(board.ali, "draw", [Draw()], secret=False)
    while True:
        draw(board, table)
        if captured(board):
            table.tell_all(AliCaptured(board.ali))
            return "captured"
        yield Look(board.options.shown_seconds, "glance")
        hide(board, table)
        board.thief = next_thief(board, table)
        if not (yield from recite(board, table)):
            return "mistake"
        if not board.pile:
            table.tell_all(AliLeft(board.ali, must=True))
            return "left"
        choices: list[Move] = [Draw(), OpenSesame()]
        if isinstance(
            (yield Ask(board.ali, "choose", choices, secret=False, peek=True)), OpenSesame
        ):
            table.tell_all(AliLeft(board.ali, must=False))
            return "left"


# -- Ali -----------------------------------------------------------------------------------------


def draw(board: Board, table: Teller) -> None:
    """The top card is shown to all; a trapped treasure gives Ali an alarm token of its kind."""
    treasure = board.pile.pop()
    board.shown = treasure
    board.seen.append(treasure)
    board.hand.append(treasure)
    table.tell_all(TreasureShown(board.ali, treasure))
    if treasure == CHIEF:
        board.last_round = True
        table.tell_all(LastRound())
    kind = KINDS.get(treasure, "plain")
    if kind != "plain":
        board.tokens.append(kind)
        table.tell_all(AlarmRaised(kind))  # pyright: ignore[reportArgumentType]


def captured(board: Board) -> bool:
    """Three alike or three all different, at once."""
    return is_alarm(board.tokens)


def is_alarm(tokens: list[str]) -> bool:
    return len(set(tokens)) == 3 or any(tokens.count(kind) == 3 for kind in tokens)


def hide(board: Board, table: Teller) -> None:
    """Ali takes the card in hand: no thief sees it again."""
    board.shown = None
    table.tell_all(TreasureHidden())


# -- thieves -------------------------------------------------------------------------------------


def next_thief(board: Board, table: Teller) -> int:
    """First Ali's left, then clockwise, skipping Ali. Cassim never recites."""
    thief = table.left_of(board.ali if board.thief is None else board.thief)
    return table.left_of(thief) if thief == board.ali else thief


def recite(board: Board, table: Teller) -> Rules[bool]:
    """All that is in Ali's hand, item by item, each judged as it is said. True: faultless."""
    thief = board.thief
    assert thief is not None
    board.reciting = True
    board.said = []
    table.tell_all(RecitalBegun(thief))
    mistake: Mistake | None = None
    while mistake is None:
        move = yield recite_ask(board, thief)
        if isinstance(move, ThatIsAll):
            board.finished = True
            if (yield from is_right(board, table, is_complete(board))):
                break
            mistake = "judged" if board.options.ali_judges else "early"
        elif isinstance(move, Say):
            mistake = yield from say(board, table, thief, move)
        elif isinstance(move, SpendPebble):
            spend_pebble(board, table, thief)
        else:
            mistake = "time"
    said, there = what_was_wrong(board, mistake)
    board.reciting = board.finished = False
    board.said = []
    if mistake is None:
        table.tell_all(RecitalEnded(thief))
        return True
    board.at_fault = thief
    table.tell_all(MistakeMade(thief, mistake, said, there))
    return False


def recite_ask(board: Board, thief: int) -> Ask:
    """With a sand timer the sand runs through the whole recital."""
    seconds = board.options.sand_timer or None
    clock = f"recital {board.round} {len(board.seen)}"
    return Ask(thief, "recite", Items(board, thief), seconds=seconds, clock=clock, quiet=True)


def say(board: Board, table: Teller, thief: int, move: Say) -> Rules[Mistake | None]:
    move = as_heard(move)
    heard = hear(board, move)
    told = None if board.options.ali_judges else heard is None
    table.tell_all(ItemSaid(thief, move.treasure, move.count, move.adjective, told))
    by_word = heard == "adjective" and board.options.adjectives == "free"
    if by_word and not board.options.ali_judges:
        if (yield from ask_ali(board, table)):
            heard = None
    elif not (yield from is_right(board, table, heard is None)):
        return "judged" if board.options.ali_judges else heard
    elif board.options.ali_judges:
        heard = None
    return heard


def spend_pebble(board: Board, table: Teller, thief: int) -> None:
    """Ours: the table names a treasure rightly, as if the thief had. There is nothing to judge."""
    board.pebbles[thief] -= 1
    item = name_for_the_thief(board)
    table.tell_all(PebbleSpent(thief))
    table.tell_all(ItemSaid(thief, item.treasure, item.count, item.adjective, True))


def is_right(board: Board, table: Teller, right: bool) -> Rules[bool]:
    """The table judges, unless it was agreed that Ali does."""
    if board.options.ali_judges:
        return (yield from ask_ali(board, table))
    return right


def ask_ali(board: Board, table: Teller) -> Rules[bool]:
    judged = yield Ask(board.ali, "judge", [Judge(True), Judge(False)])
    table.tell_all(ItemJudged(board.ali, judged.right))
    return judged.right
