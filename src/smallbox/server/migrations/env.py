"""Run by alembic: on the connection, and in the transaction, that it was handed."""

from alembic import context

from smallbox.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
