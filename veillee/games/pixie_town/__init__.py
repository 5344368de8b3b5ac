"""Pixie Town: roll for stones and build the village before the gnome's tower stands."""

import msgspec

from veillee.games.pixie_town import board as pieces
from veillee.games.pixie_town.player.actions import ACTIONS
from veillee.games.pixie_town.player.player import PixieTownPlayer
from veillee.games.pixie_town.rules import plot, stones
from veillee.games.pixie_town.rules.play import play
from veillee.games.pixie_town.rules.setup import STRONG_FROM, advice, set_up, sides
from veillee.games.pixie_town.views import outlook, veil, view
from veillee.table.game import Evening, Game

EDITION = plot.EDITION

GAME = Game(
    id="pixie_town",
    version=EDITION["version"],
    edition=EDITION["name"],
    fewest=EDITION["players"]["fewest"],
    most=EDITION["players"]["most"],
    age=EDITION["players"]["age"],
    options=pieces.Options,
    board=pieces.Board,
    set_up=set_up,
    play=play,
    view=view,
    outlook=outlook,
    veil=veil,
    moves=(
        pieces.Roll,
        pieces.RaiseTower,
        pieces.Sacrifice,
        pieces.Build,
        pieces.Place,
        pieces.Give,
        pieces.PlaceGift,
        pieces.Done,
        pieces.Wreck,
    ),
    events=(
        pieces.DiceRolled,
        pieces.GnomeDieRolled,
        pieces.BlueStonePlaced,
        pieces.GnomeCame,
        pieces.HouseFell,
        pieces.StonePlaced,
        pieces.StoneGiven,
        pieces.GiftDeclined,
        pieces.HouseFinished,
        pieces.CardTaken,
        pieces.NothingToTake,
        pieces.DiceLeft,
        pieces.Declined,
        pieces.GameEnded,
    ),
    endings=("village", "tower", "pixies", "gnome"),
    player=PixieTownPlayer,
    actions=ACTIONS,
    only_where={
        option: {"game": "against"} for option in ("gnome_die", "gentle_gnome", "first_gnome")
    },
    levers=("building", "gnome_die", "gentle_gnome"),
    constants={
        "COLOURS": stones.COLOURS,
        "COLOUR_DIE": stones.COLOUR_DIE,
        "GNOME_DICE": stones.GNOME_DICE,
        "STRONG_FROM": STRONG_FROM,
        "STONES": stones.STONES,
        "BLUE_STONES": stones.BLUE_STONES,
        "SIZES": plot.SIZES,
        "OPENING": plot.OPENING,
        "PLOT": {"width": plot.PLOT_WIDTH, "height": plot.PLOT_HEIGHT},
        "SAFE": pieces.SAFE,
        "MARKS": pieces.MARKS,
        "PLANS": stones.PLANS,
    },
    advice=advice,
    sides=sides,
    evenings=msgspec.convert(EDITION["evening"], dict[str, Evening]),
)
