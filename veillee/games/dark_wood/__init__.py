"""The Dark Wood: feel a tree you may not see, find it again, and outrun the boots."""

import msgspec

from veillee.games.dark_wood import board as pieces
from veillee.games.dark_wood.board import EDITION, Board, Options
from veillee.games.dark_wood.player.actions import ACTIONS
from veillee.games.dark_wood.player.knowing import KNOWING
from veillee.games.dark_wood.player.player import DarkWoodPlayer
from veillee.games.dark_wood.rules import trees
from veillee.games.dark_wood.rules.play import play
from veillee.games.dark_wood.rules.setup import set_up
from veillee.games.dark_wood.rules.touch import feel
from veillee.games.dark_wood.views import may_drum, may_feel, outlook, veil, view
from veillee.table.game import Evening, Game
from veillee.table.refused import Refused
from veillee.table.seen.touch import Felt


def feel_token(board: Board, seat: int, x: float, y: float) -> Felt:
    return feel(may_feel(board, seat), x, y)


def feel_practice(tree: str, x: float, y: float) -> Felt:
    if tree not in trees.TREES:
        raise Refused("tree", f"there is no tree {tree!r}")
    return feel(tree, x, y)


GAME = Game(
    id="dark_wood",
    version=EDITION["version"],
    edition=EDITION["name"],
    fewest=EDITION["players"]["fewest"],
    most=EDITION["players"]["most"],
    age=EDITION["players"]["age"],
    options=Options,
    board=Board,
    set_up=set_up,
    play=play,
    view=view,
    outlook=outlook,
    veil=veil,
    unhurried={"finding": "ask_around"},
    only_where={
        "card_seconds": {"finding": "slap"},
        "left_out": {"trees": "own"},
    },
    feel=feel_token,
    practice=feel_practice,
    may_drum=may_drum,
    moves=(
        pieces.ChooseColour,
        pieces.Draw,
        pieces.TakeInHand,
        pieces.PassOn,
        pieces.TurnUp,
        pieces.Slap,
        pieces.Take,
        pieces.Leave,
        pieces.NotThisOne,
        pieces.NoneForMe,
        pieces.Vote,
        pieces.Stride,
    ),
    events=(
        pieces.TurnBegun,
        pieces.ColourChosen,
        pieces.TokenDrawn,
        pieces.TokenPassed,
        pieces.TokenBoxed,
        pieces.CardTurnedUp,
        pieces.PileSlapped,
        pieces.CardTaken,
        pieces.CardLeft,
        pieces.SaidNone,
        pieces.PileThrough,
        pieces.TokenLaid,
        pieces.VotesShown,
        pieces.Walked,
        pieces.StoppedShort,
        pieces.CameHome,
        pieces.BootPutOn,
        pieces.BootStrode,
        pieces.Eaten,
    ),
    endings=("cottage", "last_one", "eaten"),
    player=DarkWoodPlayer,
    levers=("pebbles", "sleepy", "trees"),
    knowing=KNOWING,
    actions=ACTIONS,
    constants={
        "CHILDREN": pieces.CHILDREN,
        "COTTAGE": pieces.COTTAGE,
        "OUTLINES": {outline: trees.path(outline) for outline in trees.OUTLINES},
        "HOLES": {pattern: trees.holes(pattern) for pattern in trees.HOLES},
        "TREES": trees.TREES,
        "TOKEN_WIDTH": trees.WIDTH,
    },
    evenings=msgspec.convert(EDITION["evening"], dict[str, Evening]),
)
