"""Alembic's way in. The connection, and with it the transaction, is the one of whoever asks."""

from alembic import context

from veillee.server.storage.schema import SCHEMA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMA,
    render_as_batch=True,
)
context.run_migrations()
