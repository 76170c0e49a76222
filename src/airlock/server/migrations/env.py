"""Alembic runs this file; the connection comes from `airlock.server.migrate`."""

from __future__ import annotations

from alembic import context

from airlock.server.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
