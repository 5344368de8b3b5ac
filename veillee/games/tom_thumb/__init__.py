"""Tom Thumb (Le Petit Poucet): find the way home before the ogre is whole."""

import msgspec

from veillee.games.tom_thumb import board as pieces
from veillee.games.tom_thumb.board import EDITION
from veillee.games.tom_thumb.player.actions import ACTIONS
from veillee.games.tom_thumb.player.knowing import KNOWING
from veillee.games.tom_thumb.player.player import TomThumbPlayer
from veillee.games.tom_thumb.rules.play import play
from veillee.games.tom_thumb.rules.setup import Options, set_up
from veillee.games.tom_thumb.views import outlook, veil, view
from veillee.table.game import Evening, Game

GAME = Game(
    id="tom_thumb",
    version=EDITION["version"],
    edition=EDITION["name"],
    fewest=EDITION["players"]["fewest"],
    most=EDITION["players"]["most"],
    age=EDITION["players"]["age"],
    options=Options,
    board=pieces.Board,
    set_up=set_up,
    play=play,
    view=view,
    outlook=outlook,
    veil=veil,
    moves=(
        pieces.DrawCards,
        pieces.Propose,
        pieces.Withdraw,
        pieces.GoOn,
        pieces.MoreTime,
        pieces.NamePlace,
        pieces.TurnUp,
        pieces.SpendPebble,
        pieces.Point,
        pieces.KeepQuiet,
        pieces.SomeoneHelped,
        pieces.Swap,
        pieces.InsertTile,
    ),
    events=(
        pieces.TilesShown,
        pieces.TilesTurnedDown,
        pieces.TokenProposed,
        pieces.TokenWithdrawn,
        pieces.SaidGoOn,
        pieces.TimeGiven,
        pieces.TokenDeclined,
        pieces.TreeClimbed,
        pieces.BootsPutOn,
        pieces.BootsTakenOff,
        pieces.CardsDrawn,
        pieces.PlaceNamed,
        pieces.CardTurned,
        pieces.TileTurnedUp,
        pieces.PebbleSpent,
        pieces.Pointed,
        pieces.KeptQuiet,
        pieces.HelpHeard,
        pieces.OgreGrew,
        pieces.OgreShrank,
        pieces.LanternMoved,
        pieces.TilesSwapped,
        pieces.NewTilesShown,
        pieces.TileInserted,
        pieces.GuideChanged,
        pieces.StormTurned,
        pieces.GameEnded,
    ),
    endings=("cottage", "ogre"),
    player=TomThumbPlayer,
    knowing=KNOWING,
    actions=ACTIONS,
    presets=EDITION["mode"],
    levers=(
        "mode",
        "pebbles",
        "mild_boots",
        "boots",
        "tall_tree",
        "ogre_tiles",
        "dark_forest",
        "storm",
        "huge_forest",
    ),
    evenings=msgspec.convert(EDITION["evening"], dict[str, Evening]),
)
