"""The first schema: tables, their entries, and who introduced themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("touched_at", sa.Float, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_index("ix_tables_touched_at", "tables", ["touched_at"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("picture", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
