"""Ali Baba (Open Sesame): recite what is in the cave, and know when to leave."""

import msgspec

from veillee.games.ali_baba import board as pieces
from veillee.games.ali_baba.board import EDITION, Options
from veillee.games.ali_baba.player.actions import ACTIONS
from veillee.games.ali_baba.player.knowing import KNOWING
from veillee.games.ali_baba.player.player import AliBabaPlayer
from veillee.games.ali_baba.rules.play import play
from veillee.games.ali_baba.rules.recital import LONGEST_WORD
from veillee.games.ali_baba.rules.setup import objection, set_up
from veillee.games.ali_baba.views import outlook, veil, view
from veillee.table.game import Evening, Game

GAME = Game(
    id="ali_baba",
    version=EDITION["version"],
    edition=EDITION["name"],
    fewest=EDITION["players"]["fewest"],
    most=EDITION["players"]["most"],
    age=EDITION["players"]["age"],
    options=Options,
    board=pieces.Board,
    objection=objection,
    set_up=set_up,
    play=play,
    view=view,
    outlook=outlook,
    veil=veil,
    moves=(
        pieces.Draw,
        pieces.OpenSesame,
        pieces.Say,
        pieces.SpendPebble,
        pieces.ThatIsAll,
        pieces.Judge,
        pieces.Pick,
    ),
    events=(
        pieces.TreasureShown,
        pieces.TreasureHidden,
        pieces.AlarmRaised,
        pieces.AliCaptured,
        pieces.LastRound,
        pieces.RecitalBegun,
        pieces.PebbleSpent,
        pieces.ItemSaid,
        pieces.ItemJudged,
        pieces.MistakeMade,
        pieces.RecitalEnded,
        pieces.AliLeft,
        pieces.HandLaidOpen,
        pieces.CardPicked,
        pieces.NewAli,
        pieces.Scored,
    ),
    endings=("most", "singles", "shared"),
    player=AliBabaPlayer,
    levers=("pebbles",),
    knowing=KNOWING,
    actions=ACTIONS,
    constants={
        "KINDS": pieces.KINDS,
        "COPIES": {each: pieces.copies(each, forty_four=False) for each in pieces.TREASURES},
        "GERMAN_COPIES": {each: pieces.copies(each, forty_four=True) for each in pieces.TREASURES},
        "ALARMS": pieces.ALARMS,
        "ALI_TAKES_FIRST": EDITION["sharing"]["ali_takes_first"],
        "ADJECTIVES": pieces.ADJECTIVES,
        "LONGEST_WORD": LONGEST_WORD,
    },
    evenings=msgspec.convert(EDITION["evening"], dict[str, Evening]),
)
