"""What is known of a table on other servers: who is there, and who acts.

Only a memory of what they said last. A server that falls silent is dropped from it.
"""

from msgspec import Raw, Struct


class Here(Struct, tag="here"):
    """What one server knows of a table: who is connected there, and how far it has got.

    `eyes`: the seats that look from there. `came`: who has ever been here. `left`: the seconds on
    the clock, where it runs. `waits`: everybody who sits there wants the table to wait.
    `ages`: how many seconds ago the entries that asked what is open were shown, where the fastest
    hand counts. `seq` is 0 where the table is not awake.
    """

    server: str
    table: str
    held: list[int] = []
    eyes: list[int] = []
    lines: int = 0
    onlookers: int = 0
    came: list[int] = []
    seq: int = 0
    left: float | None = None
    waits: bool = False
    ages: dict[int, float] = {}


class Said(Struct, tag="said"):
    """A message to everyone who looks at the table, wherever they are connected."""

    server: str
    table: str
    message: Raw


class Introduced(Struct, tag="introduced"):
    """Somebody at the table has another name or picture."""

    server: str
    table: str


News = Here | Said | Introduced
"""What a table tells other servers."""


class OtherServers:
    def __init__(self, server: str) -> None:
        self._server = server
        self._said: dict[str, Here] = {}

    def hear(self, here: Here) -> None:
        if here.lines:
            self._said[here.server] = here
        else:
            self._said.pop(here.server, None)

    def drop(self, server: str) -> bool:
        """Whether anybody was there."""
        return self._said.pop(server, None) is not None

    @property
    def is_empty(self) -> bool:
        return not self._said

    @property
    def held(self) -> set[int]:
        return {seat for here in self._said.values() for seat in here.held}

    @property
    def waits(self) -> bool:
        """Whether everybody who sits there wants the table to wait."""
        return all(here.waits for here in self._said.values())

    @property
    def onlookers(self) -> int:
        return sum(here.onlookers for here in self._said.values())

    @property
    def rank(self) -> int:
        """How many servers go before this one when somebody has to act for the table.

        It saves them from all trying at once. That an act counts once is the log's affair.
        """
        return sum(server < self._server for server in self._said)

    def feels_before(self, seat: int) -> bool:
        """A seat has one fingertip. Where it looks from several servers, the first one feels."""
        return any(
            server < self._server and seat in here.eyes for server, here in self._said.items()
        )
