"""A player may give up: a kind of entry more.

SQLite cannot change a check: the entries move to a table that has another one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.rename_table("entries", "entries_before")
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("command", sa.String),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="one_entry_per_command"),
        sa.CheckConstraint("kind IN ('answer', 'idle', 'undo', 'concede')", name="known_kind"),
    )
    columns = "table_id, seq, kind, seat, choice, command, created"
    op.execute(f"INSERT INTO entries ({columns}) SELECT {columns} FROM entries_before")
    op.drop_table("entries_before")
