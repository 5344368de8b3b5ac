"""Berry basket: pick berries, and run home before the fox comes. A game to begin from."""

from veillee.games.berry_basket import board as pieces
from veillee.games.berry_basket.board import EDITION, Board, Options
from veillee.games.berry_basket.player.knowing import KNOWING
from veillee.games.berry_basket.player.picker import Picker
from veillee.games.berry_basket.rules.setup import set_up
from veillee.games.berry_basket.rules.turns import play
from veillee.games.berry_basket.views import outlook, veil, view
from veillee.table.game import Game

GAME = Game(
    id="berry_basket",
    version=EDITION["version"],
    edition=EDITION["name"],
    fewest=EDITION["players"]["fewest"],
    most=EDITION["players"]["most"],
    age=EDITION["players"]["age"],
    default_seats=3,
    options=Options,
    board=Board,
    set_up=set_up,
    play=play,
    view=view,
    outlook=outlook,
    veil=veil,
    moves=(pieces.Pick, pieces.GoHome),
    events=(
        pieces.TurnBegun,
        pieces.Picked,
        pieces.FoxCame,
        pieces.WentHome,
        pieces.GameEnded,
    ),
    endings=("empty",),
    player=Picker,
    knowing=KNOWING,
)
