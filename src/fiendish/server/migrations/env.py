"""Alembic's door to the migrations; the connection is handed in by `database.migrate`."""

from alembic import context

from fiendish.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
