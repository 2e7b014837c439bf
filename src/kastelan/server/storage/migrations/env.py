"""Alembic's environment: `database.upgrade` passes the connection."""

from __future__ import annotations

from alembic import context

from kastelan.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters tables by copying them
)
with context.begin_transaction():
    context.run_migrations()
