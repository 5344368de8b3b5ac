"""What servers that share a database tell each other. Nothing here decides anything: the log does.

A message may come late, twice or not at all. Whoever missed some reads the log and calls the roll.
"""

import msgspec
from msgspec import Struct

from veillee.live.people.other_servers import Here, Introduced, Said
from veillee.server.storage.notify import Forgotten, Written


class RollCall(Struct, tag="roll_call"):
    """Who is at these tables? Everybody answers, or only the one that is asked."""

    server: str
    tables: list[str]
    to: str | None = None


class Alive(Struct, tag="alive"):
    """The heartbeat of a server, every second. `new`: I have just come, who else is there?"""

    server: str
    new: bool = False


class Farewell(Struct, tag="farewell"):
    """This server is being restarted; whoever was connected there will be back in a moment."""

    server: str


FromServer = Here | RollCall | Said | Introduced | Alive | Farewell
Message = FromServer | Written | Forgotten

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Message).decode
