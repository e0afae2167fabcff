"""Players, tables, seats, entries and chat.

The columns are written out, not taken from `schema`: a migration stays what it was.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("settings", sa.String, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watch", sa.String, nullable=False),
        sa.Column("owner", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("next", sa.String, sa.ForeignKey("tables.id")),
        sa.Column("created", sa.Float, nullable=False),
        sa.CheckConstraint("status IN ('open', 'playing', 'over')", name="known_status"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String, sa.ForeignKey("players.id"), index=True),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("stand_in", sa.String, nullable=False),
        sa.Column("invite", sa.String, nullable=False),
        sa.UniqueConstraint("table_id", "player", name="one_seat_each"),
    )
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
        sa.CheckConstraint("kind IN ('answer', 'idle', 'undo')", name="known_kind"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
