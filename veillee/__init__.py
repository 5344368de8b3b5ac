"""Veillée: tale games for an evening together.

table = veillee.Table("tom_thumb", seats=4, options={"mode": "legendary"}, seed="any text")
"""

from veillee.games import games
from veillee.table import Record, Refused, Seat, Table

__all__ = ["Record", "Refused", "Seat", "Table", "games"]
__version__ = "0.1.0"
