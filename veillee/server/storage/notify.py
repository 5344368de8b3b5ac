"""What the log tells every server that shares its database: PostgreSQL sends it with the commit."""

import msgspec
from msgspec import Raw, Struct

CHANNEL = "veillee"
LONGEST = 7_900
"""PostgreSQL carries no longer message."""

encode = msgspec.json.Encoder().encode


class Written(Struct, tag="written"):
    """An entry is in the log. Too long a one is left out, and read there."""

    table: str
    seq: int
    entry: Raw = Raw(b"null")


class Forgotten(Struct, tag="forgotten"):
    """The table has been deleted."""

    table: str


def written(table: str, seq: int, entry: bytes) -> str:
    message = encode(Written(table, seq, Raw(entry)))
    if len(message) > LONGEST:
        message = encode(Written(table, seq))
    return message.decode()
