"""The rules of the Dark Wood, in the order of the rulebook."""

from veillee.games.dark_wood.board import (
    COTTAGE,
    EDITION,
    Board,
    BootPutOn,
    BootStrode,
    CameHome,
    Eaten,
    PassOn,
    StoppedShort,
    Stride,
    TakeInHand,
    TokenBoxed,
    TokenDrawn,
    TokenLaid,
    TokenPassed,
    TurnBegun,
    Vote,
    VotesShown,
    Walked,
    Why,
)
from veillee.games.dark_wood.rules.colours import draw
from veillee.games.dark_wood.rules.finding import find
from veillee.table.asks import Ask, AskAll, Look, Race, Rules, Sit
from veillee.table.game import Outcome
from veillee.table.teller import Teller

AFTERMATH: float = EDITION["seconds"]["aftermath"]
STRIDE_SECONDS: float = EDITION["seconds"]["stride"]


def play(board: Board, table: Teller) -> Rules[Outcome]:
    while True:
        begin_turn(board, table)
        yield from touch(board, table)
        yield from find(board, table)
        yield from help_each_other(board)
        lay_the_token(board, table)
        walk(board, table)
        if board.home is not None:
            return outcome(board, "cottage", [board.home])
        yield from move_the_ogre(board, table)
        living = board.living()
        if len(living) == 1:
            return outcome(board, "last_one", living)
        if not living:
            return outcome(board, "eaten", [])
        yield Look(AFTERMATH, "aftermath")
        put_away(board, table)


def outcome(board: Board, reason: str, winners: list[int]) -> Outcome:
    """Nobody wins when the ogre eats all who are left; otherwise somebody does."""
    lost = None if winners else False
    places = tuple(float(max(place, 0)) for place in board.places)
    return Outcome(reason, won=lost, winners=tuple(winners), scores=places)


def begin_turn(board: Board, table: Teller) -> None:
    board.turn += 1
    table.tell_all(TurnBegun(board.turn, board.first))


# -- 1. touch the tree ---------------------------------------------------------------------------


def touch(board: Board, table: Teller) -> Rules[None]:
    """From the first player clockwise each feels it for a count of ten; then it is boxed.

    The count begins with the first touch. Who has pebbles of their own may feel it for longer.
    """
    board.phase = "touch"
    order = [seat for seat in [board.first, *table.others(board.first)] if is_living(board, seat)]
    yield from draw(board, table)
    board.token = board.bag.pop()
    table.tell_all(TokenDrawn(board.first))
    for seat, next_one in zip(order, [*order[1:], None], strict=True):
        board.in_hand = seat
        yield Ask(seat, "receive", [TakeInHand()])
        board.feeling = seat
        seconds = board.seconds_to_feel(seat)
        yield Ask(seat, "feel", [PassOn()], seconds, otherwise=PassOn())
        board.feeling = None
        if next_one is None:
            table.tell_all(TokenBoxed(seat))
        else:
            table.tell_all(TokenPassed(seat, next_one))
    board.in_hand = None


def is_living(board: Board, seat: int) -> bool:
    return seat not in board.eaten


# -- 3. help each other --------------------------------------------------------------------------


def help_each_other(board: Board) -> Rules[None]:
    """A secret vote: who holds the right card? Where nobody took one there is nothing to vote."""
    board.phase = "vote"
    holders = [seat for seat in board.living() if board.cards[seat] is not None]
    votes: dict[int, Vote] = {}
    if holders:
        choices = [Vote(seat) for seat in holders]
        votes = yield AskAll([Ask(seat, "vote", choices) for seat in board.living()])
    board.votes = [votes[seat].child if seat in votes else None for seat in range(board.seats)]


# -- 4. forward ----------------------------------------------------------------------------------


def lay_the_token(board: Board, table: Teller) -> None:
    assert board.token is not None
    board.phase = "reveal"
    board.laid = True
    if board.token in board.cards:
        board.finder = board.cards.index(board.token)
    table.tell_all(TokenLaid(board.token, board.finder))


def walk(board: Board, table: Teller) -> None:
    """One step for the finder, one for everyone who voted for the finder; so two for both."""
    assert board.votes is not None
    if board.finder is not None:
        step(board, table, board.finder, EDITION["steps"]["finder"], "found")
    table.tell_all(VotesShown(board.votes))
    for seat in board.living():
        if board.finder is not None and board.votes[seat] == board.finder:
            step(board, table, seat, EDITION["steps"]["voter"], "voted")
    if board.finder is not None and board.places[board.finder] == COTTAGE:
        board.home = board.finder
        table.tell_all(CameHome(board.finder))


def step(board: Board, table: Teller, seat: int, steps: int, why: Why) -> None:
    """The door of the cottage opens only for the one who holds the right card."""
    last = COTTAGE if seat == board.finder else COTTAGE - 1
    to = min(board.places[seat] + steps, last)
    if to > board.places[seat]:
        board.places[seat] = to
        table.tell_all(Walked(seat, to, why))
    elif seat != board.finder:
        table.tell_all(StoppedShort(seat))


# -- 5. the ogre ---------------------------------------------------------------------------------


def move_the_ogre(board: Board, table: Teller) -> Rules[None]:
    """One boot on, the other boot on, then the rear boot steps before the other."""
    yield from let_the_eaten_stride(board, table)
    left, right = board.boots
    if left is None or right is None:
        boot = 0 if left is None else 1
        board.boots[boot] = board.house
        table.tell_all(BootPutOn(boot))
        return
    boot = 0 if left <= right else 1
    board.boots[boot] = max(left, right) + 1
    table.tell_all(BootStrode(boot, max(left, right) + 1))
    caught = [seat for seat in board.living() if board.places[seat] == board.boots[boot]]
    if caught:
        board.eaten += caught
        table.tell_all(Eaten(caught))


def let_the_eaten_stride(board: Board, table: Teller) -> Rules[None]:
    """Who was eaten may move the boots; if nobody does, they go by themselves."""
    while True:
        eaten = [seat for seat in board.eaten if seat in table.persons]
        asks = [Ask(seat, "stride", [Stride()], secret=False) for seat in eaten]
        if not asks:
            return
        clock = f"stride {board.turn}"
        _, move = yield Race(asks, STRIDE_SECONDS, clock)
        if not isinstance(move, Sit):
            return


# -- the next turn -------------------------------------------------------------------------------


def put_away(board: Board, table: Teller) -> None:
    """Token and card leave the game. The finder is first, who always steps ahead of the boots.

    Where nobody found it, the same player is first again, or whoever lives to the left of them.
    """
    assert board.token is not None
    board.gone.append(board.token)
    if board.finder is not None:
        board.first = board.finder
    while not is_living(board, board.first):
        board.first = table.left_of(board.first)
    board.token = None
    board.laid = False
    board.finder = None
    board.votes = None
    board.card = 0
    board.pile = []
    board.none_for = []
    board.cards = [None] * board.seats
