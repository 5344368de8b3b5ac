"""A stopped table keeps what its question had left; what belongs to a table goes with it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock_seq", sa.Integer))
    op.add_column("tables", sa.Column("clock_left", sa.Float))
    for kept in ("entries", "guests"):
        op.execute(f'DELETE FROM {kept} WHERE "table" NOT IN (SELECT id FROM tables)')  # noqa: S608
        without_rowid = {"sqlite_with_rowid": kept != "entries"}
        with op.batch_alter_table(kept, table_kwargs=without_rowid) as batch:
            batch.create_foreign_key(
                f"{kept}_table_fkey", "tables", ["table"], ["id"], ondelete="CASCADE"
            )
