"""What the servers of one house tell each other. Nothing here decides anything: the log does.

News may come late, twice or not at all. Whoever missed some reads the log and calls the roll.
"""

from typing import Protocol

import msgspec
from msgspec import Raw, Struct

CHANNEL = "veillee"
LONGEST = 7_900
"""PostgreSQL carries no longer message."""


class Written(Struct, tag="written"):
    """An entry is in the log. Too long a one is left out, and read there."""

    table: str
    seq: int
    entry: Raw = Raw(b"null")


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


class RollCall(Struct, tag="roll_call"):
    """Who is at these tables? Everybody answers, or only the one that is asked."""

    server: str
    tables: list[str]
    to: str | None = None


class Said(Struct, tag="said"):
    """A message to everyone who looks at the table, wherever they are connected."""

    server: str
    table: str
    message: Raw


class Introduced(Struct, tag="introduced"):
    """Somebody at the table has another name or picture."""

    server: str
    table: str


class Forgotten(Struct, tag="forgotten"):
    """The table has been deleted."""

    table: str


class Alive(Struct, tag="alive"):
    """Said every second. `new`: I have just come, who else is there?"""

    server: str
    new: bool = False


class Farewell(Struct, tag="farewell"):
    """This server is being restarted; whoever was connected there will be back in a moment."""

    server: str


Message = Written | Here | RollCall | Said | Introduced | Forgotten | Alive | Farewell

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Message).decode


def written(table: str, seq: int, entry: bytes) -> str:
    message = encode(Written(table, seq, Raw(entry)))
    if len(message) > LONGEST:
        message = encode(Written(table, seq))
    return message.decode()


class News(Protocol):
    """The way from server to server."""

    def tell(self, message: Message) -> None:
        """To all servers, this one too. Never waits; what cannot be sent now is lost."""
        ...

    async def close(self) -> None: ...


class Silence:
    """One server alone with its file has nobody to talk to."""

    def tell(self, message: Message) -> None: ...

    async def close(self) -> None: ...
