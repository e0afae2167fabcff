"""Taking a table out of the database, with all that belongs to it."""

from __future__ import annotations

from sqlalchemy import delete, update
from sqlalchemy.engine import Connection

from fiendish.server.schema import (
    chat,
    device_links,
    entries,
    finals,
    removals,
    seats,
    tables,
)


def remove_table(connection: Connection, table: str) -> None:
    """Nothing is left of it; the game of which it was the rematch can have another one."""
    connection.execute(update(tables).where(tables.c.next == table).values(next=None))
    for kept in (chat, entries, seats, device_links, removals, finals):
        connection.execute(delete(kept).where(kept.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))
