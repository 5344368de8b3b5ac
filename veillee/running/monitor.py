"""What whoever runs tables may want to count or to write down. Nothing here names a person."""

from typing import Literal


class Monitor:
    """This one keeps nothing of it."""

    def opened(self, table: str, game: str, seats: int) -> None:
        pass

    def woken(self, table: str, entries: int) -> None:
        pass

    def put_away(self, table: str, why: str) -> None:
        pass

    def awake(self, tables: int) -> None:
        """So many tables are in memory now."""

    def moved(self, game: str, by: Literal["person", "computer", "table"]) -> None:
        pass

    def ended(self, table: str, game: str, reason: str) -> None:
        pass

    def refused(self, name: str) -> None:
        pass

    def overtaken(self) -> None:
        """Somebody else appended an entry with that number first."""

    def followed(self) -> None:
        """Somebody else appended an entry, and it was played here."""

    def not_followed(self, table: str, seq: int) -> None:
        """Called while the refusal of such an entry is being handled."""
