"""Alembic's entry: it is handed an open connection by `store.migrate`."""

from __future__ import annotations

from alembic import context

from zaubertisch.server.keeping.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
