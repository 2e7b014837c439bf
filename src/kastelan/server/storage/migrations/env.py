"""Alembic's entry: the connection comes from `storage.upgrade`."""

from __future__ import annotations

from alembic import context

from kastelan.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes tables by copying them
)
with context.begin_transaction():
    context.run_migrations()
