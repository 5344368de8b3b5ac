"""What any game is made of: asks, moves, events, views, chance, the record."""

from veillee.table.asks import (
    Ask,
    AskAll,
    Begin,
    Choices,
    Domain,
    Look,
    Move,
    Question,
    Race,
    Ready,
    Rules,
    Sit,
    Timed,
    TimeUp,
)
from veillee.table.chance import Chance, Stream, seal_of
from veillee.table.game import Game, Outcome, Seat
from veillee.table.player import Decision, Player
from veillee.table.record import Played, Record, check_record, read_record
from veillee.table.refused import Refused
from veillee.table.seen.events import Event
from veillee.table.seen.sight import AskSeen, Sight, sample
from veillee.table.seen.touch import Felt, Hand
from veillee.table.table import Table
from veillee.table.teller import Teller

__all__ = [
    "Ask",
    "AskAll",
    "AskSeen",
    "Begin",
    "Chance",
    "Choices",
    "Decision",
    "Domain",
    "Event",
    "Felt",
    "Game",
    "Hand",
    "Look",
    "Move",
    "Outcome",
    "Played",
    "Player",
    "Question",
    "Race",
    "Ready",
    "Record",
    "Refused",
    "Rules",
    "Seat",
    "Sight",
    "Sit",
    "Stream",
    "Table",
    "Teller",
    "TimeUp",
    "Timed",
    "check_record",
    "read_record",
    "sample",
    "seal_of",
]
