"""The rules, to be read side by side with the rulebook."""

from veillee.games.berry_basket.board import (
    FOX,
    Board,
    FoxCame,
    GameEnded,
    GoHome,
    Pick,
    Picked,
    TurnBegun,
    WentHome,
    worth,
)
from veillee.table.asks import Ask, Rules
from veillee.table.game import Outcome
from veillee.table.teller import Teller


def play(board: Board, table: Teller) -> Rules[Outcome]:
    for player in table.clockwise(from_=board.options.first_player):
        board.player = player
        table.tell_all(TurnBegun(player))
        yield from pick_berries(board, table, player)
        if not board.bush:
            return end(board, table)
    raise AssertionError("the bush is emptied one day")


def pick_berries(board: Board, table: Teller, player: int) -> Rules[None]:
    """Pick, and pick again, until one goes home or the fox comes."""
    while board.bush:
        choices = [Pick(), GoHome()] if board.hand else [Pick()]
        if isinstance((yield Ask(player, "pick", choices, secret=False)), GoHome):
            break
        board.hand.append(board.bush.pop())
        table.tell_all(Picked(player, board.hand[-1]))
        if board.hand[-1] == FOX:
            board.gone += board.hand
            board.hand = []
            table.tell_all(FoxCame(player))
            return
    board.baskets[player] += board.hand
    table.tell_all(WentHome(player, len(board.hand)))
    board.hand = []


def end(board: Board, table: Teller) -> Outcome:
    board.over = True
    scores = [worth(basket) for basket in board.baskets]
    table.tell_all(GameEnded(scores))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome("empty", winners=winners, scores=tuple(scores))
