"""The three tables of the database, as they are now.

How an older database becomes like this stands in `migrations/`; `REVISION` is the newest of them.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

REVISION = "0002"
SCHEMA = MetaData()

TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False, index=True),
    Column("ended", Boolean, nullable=False),
    Column("clock_seq", Integer),
    Column("clock_left", Float),
)
"""`clock_left`: the seconds that a question had left after entry `clock_seq`, when its server was
stopped. Whoever wakes the table gives it exactly those."""

ENTRIES = Table(
    "entries",
    SCHEMA,
    Column("table", String, ForeignKey(TABLES.c.id, ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
    sqlite_with_rowid=False,
)
GUESTS = Table(
    "guests",
    SCHEMA,
    Column("table", String, ForeignKey(TABLES.c.id, ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("picture", String, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)
